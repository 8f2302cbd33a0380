import type { PayloadRequest } from 'payload'
import type { Account } from '@/src/core/contracts/accounts/account-answers'
import { runningMembership } from '@/src/server/memberships/running-membership'
import type { VisitorAccount } from '@/src/server/session'

/** The visitor's own view of their account, with the membership that counts today. */
export async function accountView(req: PayloadRequest, visitor: VisitorAccount): Promise<Account> {
  const { id, firstName, lastName, email } = visitor
  const membership = await runningMembership(req, visitor)
  return {
    id,
    firstName,
    lastName,
    email,
    membership: membership && {
      membershipTierId: membership.tierId,
      status: membership.status,
      interval: membership.interval,
      currentPeriodEnd: membership.currentPeriodEnd,
    },
  }
}
