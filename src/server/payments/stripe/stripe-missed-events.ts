import type Stripe from 'stripe'
import type { PaymentEvent } from '@/src/server/payments/payment-provider'
import { ask } from '@/src/server/payments/stripe/stripe-client'
import { readStripeEvent } from '@/src/server/payments/stripe/stripe-webhook'

const atOnce = 500

/** Events that no webhook has taken, oldest first: they came while this shop was away for long. */
export function listMissedEvents(
  stripe: Stripe,
  options: Stripe.RequestOptions,
  since: Date,
): Promise<PaymentEvent[]> {
  const params = {
    delivery_success: false,
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: 100,
  }
  return ask(
    () => stripe.events.list(params, options).autoPagingToArray({ limit: atOnce }),
    (events) => events.map(readStripeEvent).reverse(),
  )
}
