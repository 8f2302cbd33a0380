import type Stripe from 'stripe'
import type { PaymentEvent, Unread } from '@/src/server/payments/payment-provider'
import { listed } from '@/src/server/payments/stripe/stripe-client'
import { readStripeEvent } from '@/src/server/payments/stripe/stripe-webhook'

/**
 * Events that no webhook has taken, page by page: they came while this shop was away for long.
 *
 * @see https://docs.stripe.com/webhooks/process-undelivered-events
 */
export async function* listMissedEvents(
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
