import type Stripe from 'stripe'
import type {
  CheckoutRequest,
  LedgerPayment,
  PaymentCalls,
  PaymentEvent,
  PaymentLedger,
  PaymentSession,
  Unread,
} from '@/src/server/payments/payment-provider'
import { createStripeBalance } from '@/src/server/payments/stripe/stripe-balance'
import {
  ask,
  closePage,
  createStripeClient,
  listed,
  type StripeAddress,
} from '@/src/server/payments/stripe/stripe-client'
import { stripeExpiry } from '@/src/server/payments/stripe/stripe-expiry'
import { findSubscriptionSession } from '@/src/server/payments/stripe/stripe-invoice-payments'
import { membershipCheckoutParams } from '@/src/server/payments/stripe/stripe-membership-checkout'
import { createStripeRefunds, readStripeRefund } from '@/src/server/payments/stripe/stripe-refund'
import { readStripeSession } from '@/src/server/payments/stripe/stripe-session'
import { createStripeSubscriptions } from '@/src/server/payments/stripe/stripe-subscriptions'
import { parseStripeWebhook, readStripeEvent } from '@/src/server/payments/stripe/stripe-webhook'

export type StripeProviderOptions = StripeAddress & {
  /** More than one while a secret is being changed. */
  webhookSecrets: readonly string[]
  /** Those of the events of connected accounts; none when artists have no accounts of their own. */
  connectSecrets?: readonly string[]
  /** Connected account that is charged; '' for the owner of the key. */
  account?: string
}

/** Stripe Checkout: hosted pages, so no card data comes here. Charges are direct: the account's own. */
export function createStripeProvider(options: StripeProviderOptions): PaymentCalls {
  const { account = '', webhookSecrets, connectSecrets = [] } = options
  const stripe = createStripeClient(options)
  const ofAccount: Stripe.RequestOptions = account ? { stripeAccount: account } : {}
  const { sessions } = stripe.checkout

  const retrieve = (sessionId: string): Promise<PaymentSession> =>
    ask(() => sessions.retrieve(sessionId, withPayment, ofAccount), readStripeSession)

  return {
    livemode: options.secretKey.includes('_live_'),
    account,
    retrieve,
    createCheckout: (request) =>
      ask(async () => {
        const params = request.membership
          ? await membershipCheckoutParams(stripe, ofAccount, request, request.membership)
          : checkoutParams(request, account)
        const { idempotencyKey } = request
        return sessions.create(params, { ...ofAccount, idempotencyKey })
      }, readStripeSession),
    expire: (sessionId) =>
      closePage(
        () => ask(() => sessions.expire(sessionId, {}, ofAccount), readStripeSession),
        () => retrieve(sessionId),
      ),
    sessionOf: (paymentIntentId) =>
      ask(
        async () => {
          const { data } = await sessions.list(
            { payment_intent: paymentIntentId, limit: 1 },
            ofAccount,
          )
          return data[0] ?? findSubscriptionSession(stripe, ofAccount, paymentIntentId)
        },
        (session) => (session?.metadata?.orderId ? readStripeSession(session) : null),
      ),
    ...createStripeRefunds(stripe, ofAccount),
    ...createStripeBalance(stripe, ofAccount),
    subscriptions: createStripeSubscriptions(stripe, account),
    missedWebhooks: (since) => listMissedWebhooks(stripe, ofAccount, since),
    ledger: createStripeLedger(stripe, ofAccount),
    parseWebhook: (rawBody, headers, source = 'own') =>
      parseStripeWebhook({
        stripe,
        secrets: source === 'own' ? webhookSecrets : connectSecrets,
        source,
        rawBody,
        headers,
      }),
  }
}

/** Whether a bank still may pay, and what a payment is known by that is a membership's first invoice. */
const withPayment: Stripe.Checkout.SessionRetrieveParams = {
  expand: ['payment_intent', 'invoice.payments'],
}

function checkoutParams(
  request: CheckoutRequest,
  account: string,
): Stripe.Checkout.SessionCreateParams {
  const { currency, platformFeeMinor } = request
  const metadata = {
    orderId: request.orderId,
    tenantId: request.profileId,
    attempt: String(request.attempt),
  }
  return {
    mode: 'payment',
    client_reference_id: request.orderId,
    customer_email: request.email,
    line_items: request.lines.map(({ title, unitMinor, quantity }) => ({
      quantity,
      price_data: { currency, unit_amount: unitMinor, product_data: { name: title } },
    })),
    metadata,
    payment_intent_data: {
      metadata,
      ...(account && platformFeeMinor > 0 && { application_fee_amount: platformFeeMinor }),
    },
    // The buyer must be charged the order's own currency and amount.
    adaptive_pricing: { enabled: false },
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: stripeExpiry(request.expiresAt),
  }
}

/**
 * Events that no webhook has taken, page by page: they came while this shop was away for long.
 *
 * @see https://docs.stripe.com/webhooks/process-undelivered-events
 */
async function* listMissedWebhooks(
  stripe: Stripe,
  options: Stripe.RequestOptions,
  since: Date,
): AsyncGenerator<Unread<PaymentEvent>> {
  const params = {
    delivery_success: false,
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: 100,
  }
  for await (const event of listed(stripe.events.list(params, options))) {
    yield { id: event.id, read: () => readStripeEvent(event) }
  }
}

/** What came in and went back on one account, newest first, read page by page. */
function createStripeLedger(stripe: Stripe, options: Stripe.RequestOptions): PaymentLedger {
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
