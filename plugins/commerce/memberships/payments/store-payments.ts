import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { PaymentProvider } from '@/src/server/payments/payment-provider'
import type { Subscription } from '@/src/server/payments/subscriptions'
import { txDb } from '@/src/server/transaction'

type Paid = {
  state: Subscription
  provider: Pick<PaymentProvider, 'name' | 'account'>
  /** Paid for a membership that was paid already. */
  isDuplicate?: boolean
}

/**
 * Writes every paid invoice of a subscription into the books once, whichever event told of it. What began
 * with an order was paid with the order the first time: that money stands there.
 *
 * @param membership without an `id` when its account is gone
 * @returns the ids of all of them that stand in these books
 */
export async function storePayments(
  req: PayloadRequest,
  { id, profileId }: { id: string | null; profileId: string },
  { state, provider: { name, account }, isDuplicate = false }: Paid,
): Promise<string[]> {
  const { payments, terms, livemode, orderId } = state
  const db = await txDb(req)
  const own = payments.filter(({ isFirst }) => !(isFirst && orderId))
  const ids: string[] = []
  for (const { id: invoiceId, amountMinor, currency, paidAt, paymentIntentId, isExtra } of own) {
    const { rows } = await db.execute<{ id: string }>(sql`
      insert into membership_payments (profile_id, membership_id, tier_id, amount_minor, currency,
        provider, account, invoice_id, payment_intent_id, livemode, paid_at, is_duplicate,
        is_extra)
      values (${profileId}, ${id}, (select id from membership_tiers where id::text = ${terms.tierId}),
        ${amountMinor}, ${currency}, ${name}, ${account}, ${invoiceId}, ${paymentIntentId},
        ${livemode}, ${paidAt.toISOString()}, ${isDuplicate}, ${isExtra})
      on conflict (provider, account, invoice_id) do update set
        is_extra = excluded.is_extra,
        payment_intent_id = coalesce(membership_payments.payment_intent_id, excluded.payment_intent_id)
      returning id`)
    ids.push(...rows.map((row) => row.id))
  }
  return ids
}
