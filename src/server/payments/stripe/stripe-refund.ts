import type Stripe from 'stripe'
import { z } from 'zod'
import type {
  PaymentFact,
  ProviderDispute,
  ProviderRefund,
  RefundRequest,
} from '@/src/server/payments/payment-provider'
import { ask } from '@/src/server/payments/stripe/stripe-client'
import { readAs, reference } from '@/src/server/payments/stripe/stripe-shapes'

const refundShape = z.object({
  object: z.literal('refund'),
  id: z.string().min(1),
  amount: z.int(),
  currency: z.string(),
  status: z.string().nullable(),
  payment_intent: reference.nullish(),
  failure_reason: z.string().nullish(),
  metadata: z.object({ refundId: z.string().default('') }).nullish(),
})

const disputeShape = z.object({
  object: z.literal('dispute'),
  id: z.string().min(1),
  status: z.string(),
  payment_intent: reference.nullish(),
  amount: z.int(),
  balance_transactions: z.array(z.object({ fee: z.int() })).nullish(),
})

/** The calls about money that goes back, on one account. */
export function createStripeRefunds(stripe: Stripe, options: Stripe.RequestOptions) {
  /** Only payments to connected accounts have one; Stripe refuses to give back what nobody took. */
  const hasFee = async (paymentIntentId: string): Promise<boolean> => {
    if (!options.stripeAccount) {
      return false
    }
    const found = await stripe.paymentIntents.retrieve(paymentIntentId, {}, options)
    return (found.application_fee_amount ?? 0) > 0
  }
  return {
    refund: (request: RefundRequest): Promise<ProviderRefund> =>
      ask(
        async () =>
          stripe.refunds.create(
            {
              payment_intent: request.paymentIntentId,
              amount: request.amountMinor,
              metadata: { refundId: request.refundId },
              ...((await hasFee(request.paymentIntentId)) && { refund_application_fee: true }),
            },
            { ...options, idempotencyKey: request.idempotencyKey },
          ),
        readStripeRefund,
      ),
    refundsOf: (paymentIntentId: string): Promise<ProviderRefund[]> =>
      ask(
        () => stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }, options),
        ({ data }) => data.map(readStripeRefund),
      ),
  }
}

/** @throws {PaymentProviderError} `unavailable` when it is no refund */
export function readStripeRefund(object: unknown): ProviderRefund {
  const { id, amount, currency, status, payment_intent, failure_reason, metadata } = readAs(
    refundShape,
    object,
  )
  return {
    id,
    state: stateOf(status),
    amountMinor: amount,
    currency: currency.toLowerCase(),
    paymentIntentId: payment_intent ?? '',
    refundId: metadata?.refundId ?? '',
    problem: failure_reason ?? null,
  }
}

/** What an event about money that goes back says; null for all other events. */
export function stripeRefundFact(type: string, object: unknown): PaymentFact | null {
  switch (type) {
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    // What `refund.updated` was called, which webhooks that were set up then still ask for.
    case 'charge.refund.updated':
      return { kind: 'refund', refund: readStripeRefund(object) }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return { kind: 'dispute', dispute: readStripeDispute(object) }
    default:
      return null
  }
}

function readStripeDispute(object: unknown): ProviderDispute {
  const { id, status, payment_intent, amount, balance_transactions } = readAs(disputeShape, object)
  return {
    id,
    state: outcomes[status] ?? 'open',
    paymentIntentId: payment_intent ?? '',
    amountMinor: amount,
    feeMinor: balance_transactions?.reduce((sum, { fee }) => sum + fee, 0) ?? null,
  }
}

/** A warning that was closed took no money. */
const outcomes: Record<string, ProviderDispute['state']> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

function stateOf(status: string | null): ProviderRefund['state'] {
  switch (status) {
    case 'succeeded':
      return 'succeeded'
    case 'failed':
    case 'canceled':
      return 'failed'
    default:
      return 'pending'
  }
}
