import type { PayloadRequest } from 'payload'
import { queueInvoices } from '@/plugins/commerce/invoices/issue-invoice'
import { queueChargeNote } from '@/plugins/commerce/money/charges/note-charge'
import type { PaymentProvider } from '@/src/server/payments/payment-provider'
import type { Subscription, SubscriptionPayment } from '@/src/server/payments/subscriptions'
import { runSql } from '@/src/server/transaction'

type Paid = {
  state: Subscription
  provider: Pick<PaymentProvider, 'name' | 'account'>
  /** Paid for a membership that was paid already. */
  isDuplicate?: boolean
}

type PaidFor = { id: string | null; profileId: string; adoptedAt?: string | null }

/** A payment in the books; new when it was not told of before. */
export type StoredPayment = Pick<SubscriptionPayment, 'amountMinor' | 'paidAt'> & {
  id: string
  isNew: boolean
}

/**
 * Writes every paid invoice of a subscription into the books once, whichever event told of it. What began
 * with an order was paid with the order the first time: that money stands there.
 *
 * @param membership without an `id` when its account is gone; of one that was taken over, what was paid before that
 *   was the former service's sale
 * @returns all of them that stand in these books
 */
export async function storePayments(
  req: PayloadRequest,
  { id, profileId, adoptedAt = null }: PaidFor,
  { state, provider: { name, account }, isDuplicate = false }: Paid,
): Promise<StoredPayment[]> {
  const { payments, terms, livemode, orderId } = state
  const since = new Date(adoptedAt ?? 0)
  const own = payments.filter(({ isFirst, paidAt }) => !(isFirst && orderId) && paidAt >= since)
  const stored: StoredPayment[] = []
  for (const { id: invoiceId, amountMinor, currency, paidAt, paymentIntentId, isExtra } of own) {
    const rows = await runSql(req)<
      Pick<StoredPayment, 'id' | 'isNew'> & { isCostUnknown: boolean }
    >`
      insert into membership_payments (profile_id, membership_id, tier_id, amount_minor, currency,
        provider, account, invoice_id, payment_intent_id, livemode, paid_at, is_duplicate,
        is_extra)
      values (${profileId}, ${id}, (select id from membership_tiers where id::text = ${terms.tierId}),
        ${amountMinor}, ${currency}, ${name}, ${account}, ${invoiceId}, ${paymentIntentId},
        ${livemode}, ${paidAt.toISOString()}, ${isDuplicate}, ${isExtra})
      on conflict (provider, account, invoice_id) do update set
        is_extra = excluded.is_extra,
        payment_intent_id = coalesce(membership_payments.payment_intent_id, excluded.payment_intent_id)
      returning id, xmax = 0 as "isNew",
        payment_intent_id is not null and provider_fee_minor is null as "isCostUnknown"`
    for (const { id: paymentId, isNew, isCostUnknown } of rows) {
      stored.push({ id: paymentId, isNew, amountMinor, paidAt })
      if (isNew) {
        await queueInvoices(req, { payment: paymentId }, 'paid')
      }
      if (isCostUnknown) {
        await queueChargeNote(req, { payment: paymentId }, 'paid')
      }
    }
  }
  return stored
}
