import { messages } from '@/src/core/messages'
import { showDate } from '@/src/core/show-date'

/** Why somebody who was given a membership cannot pay for one now. */
export function sayGiven(until: string | Date | null): string {
  return until ? messages.membership.isGiven(showDate(until)) : messages.membership.isGivenForGood
}
