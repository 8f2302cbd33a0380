import { z } from 'zod'
import type { PaymentSession } from '@/src/server/payments/payment-provider'
import { stripeInvoicePayments } from '@/src/server/payments/stripe/stripe-invoice-payments'
import { readAs, reference } from '@/src/server/payments/stripe/stripe-shapes'

/** What we wrote into the object when we made it; foreign objects have none. */
const ourMetadata = z
  .object({ orderId: z.string().default(''), attempt: z.coerce.number().int().default(0) })
  .nullish()
  .transform((metadata) => metadata ?? { orderId: '', attempt: 0 })

/** With its status when it was asked for whole. */
const intentReference = z.union([
  z.string().transform((id) => ({ id, status: '' })),
  z.object({ id: z.string(), status: z.string() }),
])

const sessionShape = z.object({
  object: z.literal('checkout.session'),
  id: z.string().min(1),
  url: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int(),
  currency: z.string(),
  livemode: z.boolean(),
  client_reference_id: z.string().nullish(),
  payment_intent: intentReference.nullish(),
  /** With its payments when it was asked for with them. */
  invoice: z.union([z.string().transform(() => null), stripeInvoicePayments]).nullish(),
  subscription: reference.nullish(),
  metadata: ourMetadata,
})

const paymentIntentShape = z.object({
  object: z.literal('payment_intent'),
  id: z.string().min(1),
  livemode: z.boolean(),
  metadata: ourMetadata,
})

/** @throws {PaymentProviderError} `unavailable` when it is no Checkout Session */
export function readStripeSession(object: unknown): PaymentSession {
  const data = readAs(sessionShape, object)
  return {
    id: data.id,
    url: data.status === 'open' ? (data.url ?? null) : null,
    state: stateOf(data),
    amountMinor: data.amount_total,
    currency: data.currency.toLowerCase(),
    orderId: data.client_reference_id ?? data.metadata.orderId,
    attempt: data.metadata.attempt,
    // With a membership the payment is that of its first invoice.
    paymentIntentId: data.payment_intent?.id ?? data.invoice ?? null,
    subscriptionId: data.subscription ?? null,
    livemode: data.livemode,
  }
}

/** @throws {PaymentProviderError} `unavailable` when it is no PaymentIntent */
export function readStripePaymentIntent(object: unknown): z.output<typeof paymentIntentShape> {
  return readAs(paymentIntentShape, object)
}

/** Where a payment stands that no bank will make any more. */
const givenUp = ['requires_payment_method', 'canceled']

function stateOf(session: z.output<typeof sessionShape>): PaymentSession['state'] {
  if (session.status !== 'complete') {
    return session.status
  }
  if (session.payment_status !== 'unpaid') {
    return 'paid'
  }
  // A page that was left to a bank stays complete when the bank refuses, days later.
  return givenUp.includes(session.payment_intent?.status ?? '') ? 'expired' : 'processing'
}
