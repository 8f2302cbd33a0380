import type Stripe from 'stripe'
import { adoptSubscription, subscriptionsOf } from '@/src/server/payments/stripe/stripe-adoption'
import { changeTerms, setStripeEnding } from '@/src/server/payments/stripe/stripe-change'
import {
  ask,
  closePage,
  isUnknownCustomer,
  safely,
} from '@/src/server/payments/stripe/stripe-client'
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
} from '@/src/server/payments/subscriptions'

/** Subscriptions by Stripe Billing: the price stands in each of them, so that it stays the member's own. */
export function createStripeSubscriptions(
  stripe: Stripe,
  /** Connected account that is charged; '' for the platform's own. */
  account: string,
): SubscriptionProvider {
  const options: Stripe.RequestOptions = account ? { stripeAccount: account } : {}
  const { sessions } = stripe.checkout
  const retrievePage = (id: string): Promise<SubscriptionPage> =>
    ask(() => sessions.retrieve(id, {}, options), readStripePage)

  return {
    retrievePage,
    openPage: (request) =>
      ask(async () => {
        const product = await ensureStripeProduct(stripe, options, request.terms)
        const open = (wanted: SubscriptionRequest) =>
          sessions.create(pageParams(wanted, product, account), {
            ...options,
            idempotencyKey: wanted.idempotencyKey,
          })
        try {
          return await open(request)
        } catch (error) {
          if (!isUnknownCustomer(error)) {
            throw error
          }
          // The keys are another account's than those that made the customer, or it was deleted there.
          const idempotencyKey = `${request.idempotencyKey}:new-customer`
          return open({ ...request, customerId: null, idempotencyKey })
        }
      }, readStripePage),
    expirePage: (id) =>
      closePage(
        () => ask(() => sessions.expire(id, {}, options), readStripePage),
        () => retrievePage(id),
      ),
    retrieve: (id) => safely(() => retrieveSubscription(stripe, options, id)),
    ofPayment: (paymentIntentId) =>
      safely(() => findPaidSubscription(stripe, options, paymentIntentId)),
    ofCustomer: (customerId) => safely(() => subscriptionsOf(stripe, options, customerId)),
    adopt: (id, adoption) => safely(() => adoptSubscription(stripe, options, id, adoption)),
    change: (id, wanted) => safely(() => changeTerms(stripe, options, id, wanted)),
    setEnding: (id, endsAtPeriodEnd) =>
      safely(() => setStripeEnding(stripe, options, id, endsAtPeriodEnd)),
    end: (id) =>
      safely(async () => {
        const found = await stripe.subscriptions.retrieve(id, { expand: ['schedule'] }, options)
        if (found.status !== 'canceled') {
          await releaseSchedule(stripe, options, readRunningStripe(found))
          await stripe.subscriptions.cancel(id, {}, options)
        }
      }),
    openPortal: (portal) => safely(() => openStripePortal(stripe, options, portal)),
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
