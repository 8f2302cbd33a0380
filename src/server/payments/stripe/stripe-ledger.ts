import type Stripe from 'stripe'
import type { LedgerPayment, PaymentLedger } from '@/src/server/payments/payment-provider'
import { listed } from '@/src/server/payments/stripe/stripe-client'
import { readStripeRefund } from '@/src/server/payments/stripe/stripe-refund'

/** What came in and went back on one account, newest first, read page by page. */
export function createStripeLedger(stripe: Stripe, options: Stripe.RequestOptions): PaymentLedger {
  const from = (since: Date) => ({
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: 100,
  })
  return {
    async *payments(since) {
      for await (const intent of listed(stripe.paymentIntents.list(from(since), options))) {
        if (intent.status === 'succeeded') {
          yield toPayment(intent)
        }
      }
    },
    async *refunds(since) {
      for await (const refund of listed(stripe.refunds.list(from(since), options))) {
        yield { id: refund.id, read: () => readStripeRefund(refund) }
      }
    },
  }
}

const toPayment = (intent: Stripe.PaymentIntent): LedgerPayment => ({
  paymentIntentId: intent.id,
  amountMinor: intent.amount_received,
  orderId: intent.metadata.orderId ?? '',
})
