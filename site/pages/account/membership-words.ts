import type { CurrentMembership } from '@/src/core/contracts/memberships'
import { sayEndsByItself } from '@/src/core/memberships/given-words'
import { messages } from '@/src/core/messages'
import { formatPrice, toMinor } from '@/src/core/money'
import { showDate } from '@/src/core/show-date'

/** What a membership costs, and how long it lasts. */
export function sayMembership(membership: CurrentMembership): string {
  const { status, interval, amount, currentPeriodEnd, cancelAtPeriodEnd, accessUntil } = membership
  if (interval === 'none') {
    const given = currentPeriodEnd && messages.membership.givenUntil(showDate(currentPeriodEnd))
    return sayEndsByItself(membership) || given || messages.membership.free
  }
  const price = messages.membership.priceA(formatPrice(toMinor(amount)), interval)
  if (status === 'canceled' || cancelAtPeriodEnd) {
    const end = accessUntil ?? currentPeriodEnd
    return end ? `${messages.membership.endsOn(showDate(end))}.` : price
  }
  return status === 'active' && currentPeriodEnd
    ? messages.membership.renews(price, showDate(currentPeriodEnd))
    : price
}
