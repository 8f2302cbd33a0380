import type { PayloadRequest } from 'payload'
import { isActive } from '@/src/access/post-access'
import type { MembershipStatus } from '@/src/core/memberships/membership-status'
import type { TierInterval } from '@/src/core/memberships/tier-price'
import { paidElsewhere } from '@/src/server/memberships/paid-elsewhere'
import { runSql } from '@/src/server/transaction'

export type RunningMembership = {
  id: string
  tierId: string
  tierName: string
  status: MembershipStatus
  source: 'joined' | 'gift' | 'comp'
  interval: TierInterval
  amountMinor: number
  currentPeriodStart: string | null
  currentPeriodEnd: string | null
  cancelAtPeriodEnd: boolean
  next: { tierId: string; tierName: string; interval: TierInterval; amountMinor: number } | null
  livemode: boolean
  /** It has to be paid, and that is not in today's books. */
  isElsewhere: boolean
  providerSubscriptionId: string | null
  providerCustomerId: string | null
}

type Row = Omit<RunningMembership, 'amountMinor' | 'next'> & {
  amountMinor: string
  nextTierId: string | null
  nextTierName: string | null
  nextInterval: TierInterval | null
  nextAmountMinor: string | null
}

/**
 * The memberships that an account has or has had on its site, newest first, without those that were never
 * paid. Which of them count says `isActive`.
 */
async function membershipsOf(
  req: PayloadRequest,
  { id, profileId }: { id: string; profileId: string },
): Promise<RunningMembership[]> {
  const rows = await runSql(req)<Row>`
    select held.id, held.tier_id as "tierId", tiers.name as "tierName", held.status,
      coalesce(held.source, 'joined') as source, held.interval, held.amount_minor as "amountMinor",
      held.current_period_start as "currentPeriodStart", held.current_period_end as "currentPeriodEnd",
      coalesce(held.cancel_at_period_end, false) as "cancelAtPeriodEnd",
      held.next_tier_id as "nextTierId", next_tiers.name as "nextTierName",
      held.next_interval as "nextInterval", held.next_amount_minor as "nextAmountMinor",
      coalesce(held.livemode, false) as livemode,
      ${paidElsewhere(req.payload, 'held')} as "isElsewhere",
      held.provider_subscription_id as "providerSubscriptionId",
      held.provider_customer_id as "providerCustomerId"
    from memberships held
    join membership_tiers tiers on tiers.id = held.tier_id
    left join membership_tiers next_tiers on next_tiers.id = held.next_tier_id
    where held.profile_id = ${profileId} and held.account_id = ${id}
      and held.status not in ('incomplete', 'incomplete_expired')
    order by held.created_at desc`
  return rows.map(toMembership)
}

/**
 * The membership that an account is shown as its own: the one that counts today, else one that could
 * count again because its card has to be changed; null without one.
 */
export async function runningMembership(
  req: PayloadRequest,
  account: { id: string; profileId: string },
): Promise<RunningMembership | null> {
  const all = await membershipsOf(req, account)
  const now = new Date()
  return (
    all.find((membership) => isActive(membership, now)) ??
    all.find(({ status, isElsewhere }) => status !== 'canceled' && !isElsewhere) ??
    null
  )
}

function toMembership({
  nextTierId,
  nextTierName,
  nextInterval,
  nextAmountMinor,
  ...row
}: Row): RunningMembership {
  // What waited is kept aside while the membership is to end, for anyone who takes that back.
  const hasNext = row.status !== 'free' && row.status !== 'canceled' && !row.cancelAtPeriodEnd
  return {
    ...row,
    amountMinor: Number(row.amountMinor),
    currentPeriodStart: isoOf(row.currentPeriodStart),
    currentPeriodEnd: isoOf(row.currentPeriodEnd),
    next:
      hasNext && nextTierId && nextInterval
        ? {
            tierId: nextTierId,
            tierName: nextTierName ?? '',
            interval: nextInterval,
            amountMinor: Number(nextAmountMinor),
          }
        : null,
  }
}

function isoOf(moment: string | null): string | null {
  return moment && new Date(moment).toISOString()
}
