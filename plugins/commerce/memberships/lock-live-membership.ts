import type { PayloadRequest } from 'payload'
import { endUnreachableMembership } from '@/plugins/commerce/memberships/end-unreachable-membership'
import {
  findLiveMembership,
  findMembership,
  type MembershipRow,
} from '@/plugins/commerce/memberships/membership-row'
import { sayGiven } from '@/src/core/memberships/membership-labels'
import { runSql } from '@/src/server/transaction'

/** Before two of them are locked, by any caller: one after the other they would wait for each other. */
export async function lockMembershipsOf(
  req: PayloadRequest,
  accountId: string | null,
): Promise<void> {
  await runSql(req)`
    select 1 from memberships where account_id = ${accountId} order by id for update`
}

/**
 * The membership that stands in the way of another, locked. What was paid elsewhere does not: it ends here,
 * and a free or given one loses the page where another was to be paid.
 */
export async function lockLiveMembership(
  req: PayloadRequest,
  account: { id: string | null; profileId: string },
): Promise<MembershipRow | null> {
  const live = await findLiveMembership(req, account, { lock: true })
  if (!live?.isOutOfReach) {
    return live
  }
  if (live.isElsewhere) {
    await endUnreachableMembership(req, live)
    return null
  }
  await runSql(req)`
    update memberships set provider = null, provider_account = null, provider_customer_id = null,
      provider_subscription_id = null, checkout_session_id = null, order_id = null,
      next_tier_id = null, next_interval = null, next_amount_minor = null, updated_at = now()
    where id = ${live.id}`
  return findMembership(req, live.id)
}

/**
 * Lets one caller after the other decide about the membership of an account. Rows that name the account
 * may be written meanwhile: two who have written one, and come here then, would wait for each other.
 */
export async function lockAccount(req: PayloadRequest, accountId: string): Promise<void> {
  await runSql(req)`select 1 from public_accounts where id = ${accountId} for no key update`
}

/**
 * Whether a membership is being bought in an order. Whatever is heard of it, the order decides whether it
 * begins: both are paid at once.
 */
export function waitsForOrder({
  orderId,
  subscriptionId,
  pageId,
}: Pick<MembershipRow, 'orderId' | 'subscriptionId' | 'pageId'>): boolean {
  return orderId !== null && subscriptionId === null && pageId === null
}

/** Whether the order that a membership waits for can still be paid. */
export async function isBeingPaid(req: PayloadRequest, row: MembershipRow): Promise<boolean> {
  if (!waitsForOrder(row)) {
    return false
  }
  const rows = await runSql(req)`
    select 1 from orders
    where id = ${row.orderId} and status in ('initiated_payment', 'payment_failed')`
  return rows.length > 0
}

type Live = Pick<
  MembershipRow,
  'status' | 'interval' | 'currentPeriodEnd' | 'isElsewhere' | 'adoptedAt'
>

/** Whether a subscription that runs is being taken over for it, of which the provider has not been asked yet. */
export function isBeingAdopted({
  status,
  adoptedAt,
}: Pick<MembershipRow, 'status' | 'adoptedAt'>): boolean {
  return adoptedAt !== null && ['free', 'incomplete', 'incomplete_expired'].includes(status)
}

/**
 * Whether a membership stands in the way of another one: a free one gives way, so does an unpaid wish, and
 * what was paid elsewhere.
 */
export function isRunning(live: Pick<Live, 'status' | 'isElsewhere' | 'adoptedAt'>): boolean {
  const { status, isElsewhere } = live
  return isBeingAdopted(live) || (status !== 'free' && status !== 'incomplete' && !isElsewhere)
}

/** Why somebody who has a membership that was given to them cannot join; empty for others. */
export function giftMembershipRefusal({
  interval,
  currentPeriodEnd,
}: Pick<Live, 'interval' | 'currentPeriodEnd'>): string {
  return interval === 'none' ? sayGiven(currentPeriodEnd) : ''
}
