import type Stripe from 'stripe'
import {
  type CheckoutRequest,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentSession,
} from '@/src/server/payments/payment-provider'
import { ask, createStripeClient, explain } from '@/src/server/payments/stripe/stripe-client'
import { stripeExpiry } from '@/src/server/payments/stripe/stripe-expiry'
import { findSubscriptionSession } from '@/src/server/payments/stripe/stripe-invoice-payments'
import { createStripeLedger } from '@/src/server/payments/stripe/stripe-ledger'
import { membershipCheckoutParams } from '@/src/server/payments/stripe/stripe-membership-checkout'
import { listMissedEvents } from '@/src/server/payments/stripe/stripe-missed-events'
import { createStripeRefunds } from '@/src/server/payments/stripe/stripe-refund'
import { readStripeSession } from '@/src/server/payments/stripe/stripe-session'
import { createStripeSubscriptions } from '@/src/server/payments/stripe/stripe-subscriptions'
import { parseStripeWebhook } from '@/src/server/payments/stripe/stripe-webhook'

export type StripeProviderOptions = {
  secretKey: string
  /** More than one while a secret is being changed. */
  webhookSecrets: readonly string[]
  /** Those of the events of connected accounts; none when artists have no accounts of their own. */
  connectSecrets?: readonly string[]
  /** Connected account that is charged; '' for the owner of the key. */
  account?: string
  apiBase?: string
}

/** Stripe Checkout: hosted pages, so no card data comes here. Charges are direct: the account's own. */
export function createStripeProvider(options: StripeProviderOptions): PaymentProvider {
  const { account = '', webhookSecrets, connectSecrets = [] } = options
  const stripe = createStripeClient(options)
  const ofAccount: Stripe.RequestOptions = account ? { stripeAccount: account } : {}
  const { sessions } = stripe.checkout

  const retrieve = (sessionId: string): Promise<PaymentSession> =>
    ask(() => sessions.retrieve(sessionId, withPayment, ofAccount), readStripeSession)

  return {
    name: 'stripe',
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
    expire: async (sessionId) => {
      try {
        return await ask(() => sessions.expire(sessionId, {}, ofAccount), readStripeSession)
      } catch (error) {
        // Only open sessions can be expired: paid in another tab, or over already.
        if (error instanceof PaymentProviderError && error.reason === 'refused') {
          return retrieve(sessionId)
        }
        throw error
      }
    },
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
    subscriptions: createStripeSubscriptions({ stripe, account, explain }),
    missedEvents: (since) => listMissedEvents(stripe, ofAccount, since),
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
