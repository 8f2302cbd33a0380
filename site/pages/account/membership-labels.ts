import type { CurrentMembership } from '@/src/core/contracts/accounts/account-answers'
import { showDate } from '@/src/core/dates/show-date'
import { sayEndsByItself } from '@/src/core/memberships/membership-labels'
import { membershipMessages } from '@/src/core/messages/membership'
import { formatPrice, toMinor } from '@/src/core/money'

/** What a membership costs, and how long it lasts. */
export function sayMembership(membership: CurrentMembership): string {
  const { status, interval, amount, currentPeriodEnd, cancelAtPeriodEnd, accessUntil } = membership
  if (interval === 'none') {
    const given = currentPeriodEnd && membershipMessages.givenUntil(showDate(currentPeriodEnd))
    return sayEndsByItself(membership) || given || membershipMessages.free
  }
  const price = membershipMessages.priceA(formatPrice(toMinor(amount)), interval)
  if (status === 'canceled' || cancelAtPeriodEnd) {
    const end = accessUntil ?? currentPeriodEnd
    return end ? sayEnd(end, (date) => `${membershipMessages.endsOn(date)}.`) : price
  }
  return status === 'active' && currentPeriodEnd
    ? membershipMessages.renews(price, showDate(currentPeriodEnd))
    : price
}

/** How long what is not paid for stays open; empty where that is not known. */
export function sayOpenUntil({ accessUntil }: Pick<CurrentMembership, 'accessUntil'>): string {
  return accessUntil ? sayEnd(accessUntil, membershipMessages.openUntil) : ''
}

/** A membership is ended a while after its time is over: until then no day is told that has passed. */
function sayEnd(end: string, sayUntil: (date: string) => string): string {
  return Date.parse(end) > Date.now() ? sayUntil(showDate(end)) : membershipMessages.isEnding
}
