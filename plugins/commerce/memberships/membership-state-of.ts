import { isBeingAdopted } from '@/plugins/commerce/memberships/lock-live-membership'
import type { MembershipRow } from '@/plugins/commerce/memberships/membership-row'
import { isOverdue } from '@/src/core/memberships/membership-status'
import type { Subscription } from '@/src/server/payments/subscriptions'

/** What a member hears of. */
export type MembershipNotice = 'started' | 'changed' | 'failed' | 'ended'

export type SettledMembership = {
  state: Subscription
  endReason: 'cancelled' | 'payment_failed' | null
  news: MembershipNotice | null
}

/**
 * What a subscription makes of a membership, from its present state alone: events come late, twice and in
 * any order.
 */
export function membershipStateOf(before: MembershipRow, state: Subscription): SettledMembership {
  const hadFailed = isOverdue(before.status)
  const hasEnded = state.status === 'canceled'
  return {
    state,
    endReason: hasEnded ? (hadFailed ? 'payment_failed' : 'cancelled') : null,
    news: newsOf(before, state),
  }
}

function newsOf(before: MembershipRow, { status, terms }: Subscription): MembershipNotice | null {
  if (isBeingAdopted(before)) {
    // Nothing changed for the member, who pays as before.
    return null
  }
  const wasRunning = before.status === 'active' || before.status === 'past_due'
  switch (status) {
    case 'active':
      if (!wasRunning && before.status !== 'unpaid') {
        return 'started'
      }
      return before.tierId !== terms.tierId ||
        before.interval !== terms.interval ||
        before.amountMinor !== terms.amountMinor
        ? 'changed'
        : null
    case 'past_due':
      return before.status === 'past_due' ? null : 'failed'
    case 'canceled':
      return before.status !== 'canceled' && before.status !== 'incomplete' ? 'ended' : null
    default:
      return null
  }
}
