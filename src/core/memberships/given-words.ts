import { membershipMessages } from '@/src/core/messages/membership'
import { showDate } from '@/src/core/show-date'

/** Why somebody whose membership ends by itself, given or cancelled, cannot join now. */
export function sayGiven(until: string | Date | null): string {
  return until ? membershipMessages.isGiven(showDate(until)) : membershipMessages.isGivenForGood
}

type Membership = {
  source: 'joined' | 'gift' | 'comp'
  interval: 'none' | 'month' | 'year'
  currentPeriodEnd: string | null
}

/** What stands in place of a way to leave: a gift was paid for until its end. Empty for all others. */
export function sayEndsByItself({ source, interval, currentPeriodEnd }: Membership): string {
  return source === 'gift' && interval === 'none' && currentPeriodEnd
    ? membershipMessages.endsByItself(showDate(new Date(currentPeriodEnd)))
    : ''
}
