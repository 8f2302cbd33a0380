import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { MembershipStatus } from '@/src/core/memberships/membership-status'
import type { TierInterval } from '@/src/core/memberships/tier-price'
import { inOtherBooks, paidToLostAccount } from '@/src/server/memberships/paid-elsewhere'
import type { PaymentProvider } from '@/src/server/payments/payment-provider'
import { runSql } from '@/src/server/transaction'

/** A membership as the money path sees it. Moments are ISO or as the database writes them. */
export type MembershipRow = {
  id: string
  profileId: string
  /** Null once the account is deleted. */
  accountId: string | null
  tierId: string
  status: MembershipStatus
  source: 'joined' | 'gift' | 'comp'
  interval: TierInterval
  amountMinor: number
  currentPeriodEnd: string | null
  cancelAtPeriodEnd: boolean
  endReason: string | null
  provider: PaymentProvider['name'] | null
  providerAccount: string
  /** See {@link paidToLostAccount}. */
  hasLostAccount: boolean
  /** Nobody can be asked about its payments, or the page for them. */
  isOutOfReach: boolean
  /** It has to be paid, and that is out of reach: it gives way to any other. */
  isElsewhere: boolean
  subscriptionId: string | null
  customerId: string | null
  pageId: string | null
  attempt: number
  /** When its subscription was taken over, which another service began; what was paid before is not in our books. */
  adoptedAt: string | null
  /** It was bought in this order, or is being bought. */
  orderId: string | null
  /** What it is meant to become: when it is paid, or at the end of the period. */
  wanted: { tierId: string; interval: TierInterval; amountMinor: number } | null
  updatedAt: string
  /** Changes with every write: who finds another one looks again. */
  seen: string
}

type Found = Omit<
  MembershipRow,
  'amountMinor' | 'attempt' | 'wanted' | 'isOutOfReach' | 'isElsewhere'
> & {
  isInOtherBooks: boolean
  amountMinor: string
  attempt: string
  nextTierId: string | null
  nextInterval: TierInterval | null
  nextAmountMinor: string | null
}

/** @param which a condition on `memberships` */
export async function findMemberships(
  req: PayloadRequest,
  which: ReturnType<typeof sql>,
  { lock = false }: { lock?: boolean } = {},
): Promise<MembershipRow[]> {
  const rows = await runSql(req)<Found>`
    select id, profile_id as "profileId", account_id as "accountId", tier_id as "tierId", status,
      coalesce(source, 'joined') as source, interval, amount_minor as "amountMinor",
      current_period_end as "currentPeriodEnd",
      coalesce(cancel_at_period_end, false) as "cancelAtPeriodEnd", end_reason as "endReason", provider,
      coalesce(provider_account, '') as "providerAccount",
      ${inOtherBooks(req.payload)} as "isInOtherBooks",
      ${paidToLostAccount(req.payload)} as "hasLostAccount",
      provider_subscription_id as "subscriptionId", provider_customer_id as "customerId",
      checkout_session_id as "pageId", order_id as "orderId", coalesce(attempt, 0) as attempt,
      adopted_at as "adoptedAt",
      next_tier_id as "nextTierId", next_interval as "nextInterval",
      next_amount_minor as "nextAmountMinor", updated_at as "updatedAt",
      xmin::text as seen
    from memberships where ${which} ${lock ? sql`for update` : sql``}`
  return rows.map(toMembership)
}

function toMembership({
  isInOtherBooks,
  nextTierId,
  nextInterval,
  nextAmountMinor,
  ...row
}: Found): MembershipRow {
  const isOutOfReach = isInOtherBooks || row.hasLostAccount
  return {
    ...row,
    amountMinor: Number(row.amountMinor),
    attempt: Number(row.attempt),
    isOutOfReach,
    isElsewhere: isOutOfReach && row.interval !== 'none',
    wanted:
      nextTierId && nextInterval
        ? { tierId: nextTierId, interval: nextInterval, amountMinor: Number(nextAmountMinor) }
        : null,
  }
}

/** One membership; null for an unknown one. */
export async function findMembership(
  req: PayloadRequest,
  id: string,
  options?: { lock?: boolean },
): Promise<MembershipRow | null> {
  const [row] = await findMemberships(req, sql`id = ${id}`, options)
  return row ?? null
}

/** The one that stands in the way of another: an account has one at a time. */
export async function findLiveMembership(
  req: PayloadRequest,
  account: { id: string | null; profileId: string },
  options?: { lock?: boolean },
): Promise<MembershipRow | null> {
  const [row] = await findMemberships(
    req,
    sql`profile_id = ${account.profileId} and account_id = ${account.id}
      and status not in ('canceled', 'incomplete_expired')`,
    options,
  )
  return row ?? null
}
