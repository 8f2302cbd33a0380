import type { Account } from '@/src/core/contracts/accounts'
import type { CurrentMembership } from '@/src/core/contracts/memberships'

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
