import Stripe from 'stripe'
import { PaymentProviderError } from '@/src/server/payments/payment-provider'
import { changeTerms, setStripeEnding } from '@/src/server/payments/stripe/stripe-change'
import { stripeExpiry } from '@/src/server/payments/stripe/stripe-expiry'
import { findPaidSubscription } from '@/src/server/payments/stripe/stripe-invoice-payments'
import { openStripePortal } from '@/src/server/payments/stripe/stripe-portal'
import { ensureStripeProduct } from '@/src/server/payments/stripe/stripe-product'
import { recurringFee, recurringPrice } from '@/src/server/payments/stripe/stripe-recurring'
import { releaseSchedule } from '@/src/server/payments/stripe/stripe-schedule'
import {
  readRunningStripe,
  readStripePage,
  readStripePayments,
  readStripeSubscription,
  termsMetadata,
} from '@/src/server/payments/stripe/stripe-subscription'
import type {
  Subscription,
  SubscriptionPage,
  SubscriptionProvider,
  SubscriptionRequest,
  SubscriptionTerms,
} from '@/src/server/payments/subscriptions'

type Options = {
  stripe: Stripe
  /** Connected account that is charged; '' for the platform's own. */
  account: string
  explain: (error: unknown) => PaymentProviderError
}

/** Subscriptions by Stripe Billing: the price stands in each of them, so that it stays the member's own. */
export function createStripeSubscriptions({
  stripe,
  account,
  explain,
}: Options): SubscriptionProvider {
  const options: Stripe.RequestOptions = account ? { stripeAccount: account } : {}
  const ask = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    try {
      return await call()
    } catch (error) {
      throw error instanceof PaymentProviderError ? error : declinedOr(error, explain)
    }
  }
  const product = (terms: SubscriptionTerms) =>
    ask(() => ensureStripeProduct(stripe, options, terms))
  const retrievePage = (id: string): Promise<SubscriptionPage> =>
    ask(async () => readStripePage(await stripe.checkout.sessions.retrieve(id, {}, options)))

  return {
    retrievePage,
    openPage: async (request) => {
      const productId = await product(request.terms)
      const open = async (wanted: SubscriptionRequest) => {
        const params = pageParams(wanted, productId, account)
        const { idempotencyKey } = wanted
        return stripe.checkout.sessions.create(params, { ...options, idempotencyKey })
      }
      return ask(async () => {
        try {
          return readStripePage(await open(request))
        } catch (error) {
          if (!isUnknownCustomer(error)) {
            throw error
          }
          // The keys are another account's than those that made the customer, or it was deleted there.
          const idempotencyKey = `${request.idempotencyKey}:new-customer`
          return readStripePage(await open({ ...request, customerId: null, idempotencyKey }))
        }
      })
    },
    expirePage: async (id) => {
      try {
        return await ask(async () =>
          readStripePage(await stripe.checkout.sessions.expire(id, {}, options)),
        )
      } catch (error) {
        // Only open pages can be closed: paid in another tab, or over already.
        if (error instanceof PaymentProviderError && error.reason === 'refused') {
          return retrievePage(id)
        }
        throw error
      }
    },
    retrieve: (id) => ask(() => retrieveSubscription(stripe, options, id)),
    ofPayment: (paymentIntentId) =>
      ask(() => findPaidSubscription(stripe, options, paymentIntentId)),
    change: (id, wanted) => ask(() => changeTerms(stripe, options, id, wanted)),
    setEnding: (id, endsAtPeriodEnd) =>
      ask(() => setStripeEnding(stripe, options, id, endsAtPeriodEnd)),
    end: (id) =>
      ask(async () => {
        const found = await stripe.subscriptions.retrieve(id, { expand: ['schedule'] }, options)
        if (found.status !== 'canceled') {
          await releaseSchedule(stripe, options, readRunningStripe(found))
          await stripe.subscriptions.cancel(id, {}, options)
        }
      }),
    openPortal: (portal) => ask(() => openStripePortal(stripe, options, portal)),
  }
}

async function retrieveSubscription(
  stripe: Stripe,
  options: Stripe.RequestOptions,
  id: string,
): Promise<Subscription> {
  const [subscription, invoices] = await Promise.all([
    stripe.subscriptions.retrieve(id, { expand: ['schedule'] }, options),
    stripe.invoices.list(
      { subscription: id, status: 'paid', limit: 20, expand: ['data.payments'] },
      options,
    ),
  ])
  return readStripeSubscription(subscription, readStripePayments(invoices.data))
}

function pageParams(
  request: SubscriptionRequest,
  product: string,
  account: string,
): Stripe.Checkout.SessionCreateParams {
  const { terms, currency } = request
  const metadata = {
    membershipId: request.membershipId,
    tenantId: request.profileId,
    attempt: String(request.attempt),
    ...termsMetadata(terms),
  }
  return {
    mode: 'subscription',
    client_reference_id: request.membershipId,
    ...(request.customerId ? { customer: request.customerId } : { customer_email: request.email }),
    line_items: [
      {
        quantity: 1,
        price_data: recurringPrice(terms, currency, product),
      },
    ],
    metadata,
    subscription_data: {
      metadata,
      ...recurringFee(account, request.platformFeeBps),
    },
    // A member must be charged the tier's own currency and amount, each period.
    adaptive_pricing: { enabled: false },
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: stripeExpiry(request.expiresAt),
  }
}

function isUnknownCustomer(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'resource_missing' &&
    error.param === 'customer'
  )
}

function declinedOr(error: unknown, explain: Options['explain']): PaymentProviderError {
  return error instanceof Stripe.errors.StripeCardError
    ? new PaymentProviderError('declined', error.message, { cause: error })
    : explain(error)
}
