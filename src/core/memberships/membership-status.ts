import type { Account, CurrentMembership } from '@/src/core/contracts/accounts/account-answers'

/** What a membership can be; those of paid ones are the provider's words. */
export const membershipStatuses = [
  'free',
  'incomplete',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'paused',
  'incomplete_expired',
] as const

export type MembershipStatus = (typeof membershipStatuses)[number]

/** Whether a paid membership goes on, or waits for money: there is still something that can be ended. */
export function isAlive(status: MembershipStatus): boolean {
  return status === 'active' || status === 'past_due' || status === 'unpaid'
}

/** Whether the last payment failed: the provider goes on trying the card, or has given up. */
export function isOverdue(status: string): boolean {
  return status === 'past_due' || status === 'unpaid'
}

/** The short form of a membership that stands in the account. */
export function accountMembership(membership: CurrentMembership | null): Account['membership'] {
  return (
    membership && {
      membershipTierId: membership.tierId,
      status: membership.status,
      interval: membership.interval,
      currentPeriodEnd: membership.currentPeriodEnd,
    }
  )
}
