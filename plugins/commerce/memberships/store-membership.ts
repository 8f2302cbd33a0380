import type { PayloadRequest } from 'payload'
import {
  type MembershipMailer,
  queueMembershipMail,
} from '@/plugins/commerce/memberships/membership-mails'
import type { MembershipRow } from '@/plugins/commerce/memberships/membership-row'
import type { SettledMembership } from '@/plugins/commerce/memberships/membership-state-of'
import {
  type StoredPayment,
  storePayments,
} from '@/plugins/commerce/memberships/payments/store-payments'
import type { PaymentProvider } from '@/src/server/payments/payment-provider'
import { runSql } from '@/src/server/transaction'

type Stored = Pick<SettledMembership, 'state' | 'endReason'> & {
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
  const payments = await storePayments(req, before, { state, provider })
  if (mailer) {
    const { terms, paidUntil } = state
    await queueMembershipMail(req, mailer, {
      membershipId: before.id,
      profileId: before.profileId,
      accountId: before.accountId,
      formerTierId: before.tierId,
      formerInterval: before.interval,
      endReason,
      paidUntil,
      paidMinor: newestOf(payments)?.amountMinor,
      ...terms,
    })
  }
}

/** What was paid just now. An older one that nobody had told of is for something else. */
function newestOf(payments: readonly StoredPayment[]): StoredPayment | undefined {
  return payments
    .filter(({ isNew }) => isNew)
    .toSorted((a, b) => b.paidAt.getTime() - a.paidAt.getTime())[0]
}

async function store(
  req: PayloadRequest,
  before: MembershipRow,
  { state, endReason }: Pick<SettledMembership, 'state' | 'endReason'>,
): Promise<void> {
  const { terms, next } = state
  await runSql(req)`
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
      started_at = coalesce(started_at, ${state.startedAt.toISOString()}::timestamptz),
      ended_at = ${state.endedAt?.toISOString() ?? null}, end_reason = coalesce(end_reason, ${endReason}),
      provider_subscription_id = ${state.id}, provider_customer_id = ${state.customerId},
      livemode = ${state.livemode}, synced_at = now(), updated_at = now()
    where id = ${before.id}`
}
