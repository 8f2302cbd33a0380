import type { PayloadRequest } from 'payload'
import { oldPriceOf } from '@/plugins/commerce/memberships/tier-terms'
import { accessEndsAt } from '@/src/access/post-access'
import type {
  CurrentMembership,
  MembershipState,
} from '@/src/core/contracts/accounts/account-answers'
import { toDollars } from '@/src/core/money'
import {
  type RunningMembership,
  runningMembership,
} from '@/src/server/memberships/running-membership'
import type { VisitorAccount } from '@/src/server/session'

/** What the visitor has here, or may come back to. */
export async function membershipState(
  req: PayloadRequest,
  account: Pick<VisitorAccount, 'id' | 'profileId'>,
): Promise<MembershipState> {
  const [running, old] = await Promise.all([
    runningMembership(req, account),
    oldPriceOf(req, account),
  ])
  return {
    membership: running && toView(running),
    oldPrice: running || !old ? null : toOldPrice(old),
  }
}

function toOldPrice({
  amountMinor,
  ...old
}: NonNullable<Awaited<ReturnType<typeof oldPriceOf>>>): MembershipState['oldPrice'] {
  return { ...old, amount: toDollars(amountMinor) }
}

function toView({
  id: _id,
  providerSubscriptionId,
  providerCustomerId: _customer,
  livemode,
  isElsewhere: _elsewhere,
  amountMinor,
  next,
  ...membership
}: RunningMembership): CurrentMembership {
  const endsAt = accessEndsAt(membership)
  return {
    ...membership,
    amount: toDollars(amountMinor),
    accessUntil: endsAt?.toISOString() ?? null,
    next:
      next && next.interval !== 'none'
        ? {
            tierId: next.tierId,
            tierName: next.tierName,
            interval: next.interval,
            amount: toDollars(next.amountMinor),
          }
        : null,
    isTest: providerSubscriptionId !== null && !livemode,
  }
}
