import Stripe from 'stripe'
import {
  type CheckoutRequest,
  type PaymentProblem,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentSession,
} from '@/src/server/payments/payment-provider'
import { readStripeSession } from '@/src/server/payments/stripe/stripe-session'
import { parseStripeWebhook } from '@/src/server/payments/stripe/stripe-webhook'

export type StripeProviderOptions = {
  secretKey: string
  /** More than one while a secret is being changed. */
  webhookSecrets: readonly string[]
  /** Where the API lives, for tests: `http://127.0.0.1:12111`. */
  apiBase?: string
}

/** Stripe Checkout: hosted pages, so no card data comes here. */
export function createStripeProvider(options: StripeProviderOptions): PaymentProvider {
  const livemode = options.secretKey.includes('_live_')
  const stripe = new Stripe(options.secretKey, {
    ...addressOf(options.apiBase),
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
  })

  const retrieve = (sessionId: string): Promise<PaymentSession> =>
    ask(() => stripe.checkout.sessions.retrieve(sessionId))

  return {
    name: 'stripe',
    livemode,
    account: '',
    retrieve,
    createCheckout: (request) =>
      ask(() =>
        stripe.checkout.sessions.create(checkoutParams(request), {
          idempotencyKey: request.idempotencyKey,
        }),
      ),
    expire: async (sessionId) => {
      try {
        return await ask(() => stripe.checkout.sessions.expire(sessionId))
      } catch (error) {
        // Only open sessions can be expired: paid in another tab, or over already.
        if (error instanceof PaymentProviderError && error.reason === 'refused') {
          return retrieve(sessionId)
        }
        throw error
      }
    },
    parseWebhook: (rawBody, headers) =>
      parseStripeWebhook({ stripe, secrets: options.webhookSecrets, rawBody, headers }),
  }
}

function checkoutParams(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const { currency } = request
  const metadata = {
    orderId: request.orderId,
    tenantId: request.profileId,
    attempt: String(request.attempt),
  }
  const extras = [
    { title: 'Shipping', unitMinor: request.shippingMinor, quantity: 1 },
    { title: 'Tax', unitMinor: request.taxMinor, quantity: 1 },
  ].filter(({ unitMinor }) => unitMinor > 0)

  return {
    mode: 'payment',
    client_reference_id: request.orderId,
    customer_email: request.email,
    line_items: [...request.lines, ...extras].map(({ title, unitMinor, quantity }) => ({
      quantity,
      price_data: { currency, unit_amount: unitMinor, product_data: { name: title } },
    })),
    metadata,
    payment_intent_data: { metadata },
    // The buyer must be charged the order's own currency and amount.
    adaptive_pricing: { enabled: false },
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
  }
}

async function ask(call: () => Promise<unknown>): Promise<PaymentSession> {
  try {
    return readStripeSession(await call())
  } catch (error) {
    throw error instanceof PaymentProviderError ? error : explain(error)
  }
}

function explain(error: unknown): PaymentProviderError {
  const status = error instanceof Stripe.errors.StripeError ? (error.statusCode ?? 0) : 0
  const message = error instanceof Error ? error.message : String(error)
  return new PaymentProviderError(problemOf(status), message, { cause: error })
}

/**
 * Statuses that say nothing about the payment: a wrong or rotated key (401, 403) is put right by a
 * person, 409 (still running) and 429 pass by themselves.
 */
const passing = new Set([401, 403, 409, 429])

/** Stripe keeps a 5xx with its key and repeats it. */
function problemOf(status: number): PaymentProblem {
  if (status >= 500) {
    return 'broken'
  }
  return status >= 400 && !passing.has(status) ? 'refused' : 'unavailable'
}

function addressOf(apiBase: string | undefined): Stripe.StripeConfig {
  if (!apiBase) {
    return {}
  }
  const { hostname, port, protocol } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
  }
}
