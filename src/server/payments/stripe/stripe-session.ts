import { z } from 'zod'
import { PaymentProviderError, type PaymentSession } from '@/src/server/payments/payment-provider'
import { stripeInvoicePayments } from '@/src/server/payments/stripe/stripe-invoice-payments'

/** What we wrote into the object when we made it; foreign objects have none. */
const ourMetadata = z
  .object({ orderId: z.string().default(''), attempt: z.coerce.number().int().default(0) })
  .nullish()
  .transform((metadata) => metadata ?? { orderId: '', attempt: 0 })

const reference = z
  .union([z.string(), z.object({ id: z.string() })])
  .transform((target) => (typeof target === 'string' ? target : target.id))

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

/**
 * Our view of a Checkout Session. The SDK hands over whatever JSON came back, even from a proxy's
 * error page, so the shape is checked.
 *
 * @throws {PaymentProviderError} `unavailable` when it is no Checkout Session
 */
export function readStripeSession(object: unknown): PaymentSession {
  const parsed = sessionShape.safeParse(object)
  if (!parsed.success) {
    throw new PaymentProviderError('unavailable', 'Not a Checkout Session', { cause: parsed.error })
  }
  const { data } = parsed
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
  const parsed = paymentIntentShape.safeParse(object)
  if (!parsed.success) {
    throw new PaymentProviderError('unavailable', 'Not a PaymentIntent', { cause: parsed.error })
  }
  return parsed.data
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
