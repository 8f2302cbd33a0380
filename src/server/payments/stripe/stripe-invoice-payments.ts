import type Stripe from 'stripe'
import { z } from 'zod'

const reference = z
  .union([z.string(), z.object({ id: z.string() })])
  .transform((target) => (typeof target === 'string' ? target : target.id))

const payments = z.object({
  data: z.array(
    z.object({
      status: z.string(),
      payment: z.object({ payment_intent: reference.nullish() }),
    }),
  ),
})

/** An invoice with its payments: the id of the payment that paid it, null when there is none. */
export const stripeInvoicePayments = z
  .object({ id: z.string(), payments: payments.nullish() })
  .transform(
    (invoice) =>
      invoice.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent ??
      null,
  )

const invoiceOfSubscription = z.object({
  parent: z.object({ subscription_details: z.object({ subscription: reference }) }),
})

/**
 * The session whose first invoice was paid by a payment; null when it was no subscription's. Sessions that
 * began one do not name their payment themselves.
 */
export async function findSubscriptionSession(
  stripe: Stripe,
  options: Stripe.RequestOptions,
  paymentIntentId: string,
): Promise<Stripe.Checkout.Session | null> {
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
  const { subscription } = parsed.data.parent.subscription_details
  const { data } = await stripe.checkout.sessions.list(
    { subscription, limit: 1, expand: ['data.invoice.payments'] },
    options,
  )
  return data[0] ?? null
}
