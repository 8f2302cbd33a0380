import type Stripe from 'stripe'
import { z } from 'zod'
import { reference } from '@/src/server/payments/stripe/stripe-shapes'
import type { PaidSubscription } from '@/src/server/payments/subscriptions'

/** Payments of an invoice: the id of the one that paid it, null when there is none. */
export const stripePaidBy = z
  .object({
    data: z.array(
      z.object({
        status: z.string(),
        payment: z.object({ payment_intent: reference.nullish() }),
      }),
    ),
  })
  .nullish()
  .transform(
    (payments) =>
      payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent ?? null,
  )

/** An invoice with its payments: the id of the payment that paid it, null when there is none. */
export const stripeInvoicePayments = z
  .object({ id: z.string(), payments: stripePaidBy })
  .transform(({ payments }) => payments)

const invoiceOfSubscription = z.object({
  parent: z.object({
    subscription_details: z.object({
      subscription: reference,
      metadata: z.object({ membershipId: z.string().default('') }).nullish(),
    }),
  }),
})

/** The subscription that a payment paid an invoice of; null when it paid none. */
export async function findPaidSubscription(
  stripe: Stripe,
  options: Stripe.RequestOptions,
  paymentIntentId: string,
): Promise<PaidSubscription | null> {
  const { data: found } = await stripe.invoicePayments.list(
    {
      payment: { type: 'payment_intent', payment_intent: paymentIntentId },
      expand: ['data.invoice'],
      limit: 1,
    },
    options,
  )
  const parsed = invoiceOfSubscription.safeParse(found[0]?.invoice)
  if (!parsed.success) {
    return null
  }
  const { subscription, metadata } = parsed.data.parent.subscription_details
  return { subscriptionId: subscription, membershipId: metadata?.membershipId ?? '' }
}

/**
 * The session where the subscription of a payment began; null when it was no subscription's. Sessions that
 * began one do not name their payment themselves.
 */
export async function findSubscriptionSession(
  stripe: Stripe,
  options: Stripe.RequestOptions,
  paymentIntentId: string,
): Promise<Stripe.Checkout.Session | null> {
  const paid = await findPaidSubscription(stripe, options, paymentIntentId)
  if (!paid) {
    return null
  }
  const { data } = await stripe.checkout.sessions.list(
    { subscription: paid.subscriptionId, limit: 1, expand: ['data.invoice.payments'] },
    options,
  )
  return data[0] ?? null
}
