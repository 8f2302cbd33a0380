import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import {
  type MembershipMailer,
  queueMembershipMail,
} from '@/plugins/commerce/memberships/membership-mails'
import type { MembershipRow } from '@/plugins/commerce/memberships/membership-row'
import type { SettledState } from '@/plugins/commerce/memberships/settled-state'
import type { PaymentProvider } from '@/src/server/payments/payment-provider'
import type { Subscription } from '@/src/server/payments/subscriptions'
import { txDb } from '@/src/server/transaction'

type Stored = Pick<SettledState, 'state' | 'endReason'> & {
  provider: PaymentProvider
  /** Null when there is no news for the member. */
  mailer: MembershipMailer | null
}

/**
 * Writes what a subscription says of a membership: how it stands, what was paid, and the mail about it.
 * In the caller's transaction, which holds the row.
 */
export async function storeMembership(
  req: PayloadRequest,
  before: MembershipRow,
  { state, endReason, provider, mailer }: Stored,
): Promise<void> {
  await store(req, before, { state, endReason })
  await storePayments(req, before, state, provider)
  if (mailer) {
    const { terms, paidUntil, livemode } = state
    await queueMembershipMail(req, mailer, {
      membershipId: before.id,
      profileId: before.profileId,
      accountId: before.accountId,
      formerTierId: before.tierId,
      endReason,
      isTest: !livemode,
      paidUntil,
      ...terms,
    })
  }
}

async function store(
  req: PayloadRequest,
  before: MembershipRow,
  { state, endReason }: Pick<SettledState, 'state' | 'endReason'>,
): Promise<void> {
  const { terms, next } = state
  const db = await txDb(req)
  await db.execute(sql`
    update memberships set
      status = ${state.status}, source = 'joined',
      tier_id = coalesce((select id from membership_tiers
        where id::text = ${terms.tierId} and profile_id = ${before.profileId}), tier_id),
      interval = ${terms.interval}, amount_minor = ${terms.amountMinor},
      current_period_start = ${state.periodStart.toISOString()},
      current_period_end = ${state.paidUntil?.toISOString() ?? null},
      cancel_at_period_end = ${state.cancelAtPeriodEnd},
      next_tier_id = (select id from membership_tiers
        where id::text = ${next?.tierId ?? null} and profile_id = ${before.profileId}),
      next_interval = ${next?.interval ?? null}, next_amount_minor = ${next?.amountMinor ?? null},
      started_at = ${state.startedAt.toISOString()},
      ended_at = ${state.endedAt?.toISOString() ?? null}, end_reason = coalesce(end_reason, ${endReason}),
      provider_subscription_id = ${state.id}, provider_customer_id = ${state.customerId},
      livemode = ${state.livemode}, synced_at = now(), updated_at = now()
    where id = ${before.id}`)
}

/**
 * Every paid invoice once, whichever event told of it. What began with an order was paid with the order
 * the first time: that money stands there.
 */
async function storePayments(
  req: PayloadRequest,
  { id, profileId }: MembershipRow,
  { payments, terms, livemode, orderId }: Subscription,
  { name, account }: PaymentProvider,
): Promise<void> {
  const db = await txDb(req)
  const own = payments.filter(({ isFirst }) => !(isFirst && orderId))
  for (const { id: invoiceId, amountMinor, currency, paidAt } of own) {
    await db.execute(sql`
      insert into membership_payments (profile_id, membership_id, tier_id, amount_minor, currency,
        provider, account, invoice_id, livemode, paid_at)
      values (${profileId}, ${id}, (select id from membership_tiers where id::text = ${terms.tierId}),
        ${amountMinor}, ${currency}, ${name}, ${account}, ${invoiceId}, ${livemode},
        ${paidAt.toISOString()})
      on conflict (provider, account, invoice_id) do nothing`)
  }
}
