import Stripe from 'stripe'
import type { Terms } from '@/src/core/memberships/membership-change'
import { PaymentProviderError } from '@/src/server/payments/payment-provider'
import { ensureStripeProduct, stripeProductId } from '@/src/server/payments/stripe/stripe-product'
import { recurringPrice } from '@/src/server/payments/stripe/stripe-recurring'
import {
  releaseSchedule,
  retrieveRunning,
  scheduleTerms,
} from '@/src/server/payments/stripe/stripe-schedule'
import {
  keptMetadata,
  nothingKept,
  type RunningStripe,
  termsMetadata,
} from '@/src/server/payments/stripe/stripe-subscription'
import type { SubscriptionChange } from '@/src/server/payments/subscriptions'

/**
 * What costs more is charged at once, or nothing changes. What costs less waits in a schedule, so that
 * whatever is charged before is reckoned from the price that was paid.
 *
 * @throws {PaymentProviderError} `ending` when it ends with what is paid for: no change takes that back
 */
export async function changeTerms(
  stripe: Stripe,
  options: Stripe.RequestOptions,
  id: string,
  wanted: SubscriptionChange,
): Promise<void> {
  await ensureStripeProduct(stripe, options, wanted.terms)
  const running = await retrieveRunning(stripe, options, id)
  if (running.isEnding) {
    throw new PaymentProviderError('ending', 'The subscription ends with its period')
  }
  if (wanted.moment === 'now') {
    return changeNow(stripe, options, running, wanted)
  }
  if (isSame(wanted.terms, running.terms)) {
    await releaseSchedule(stripe, options, running)
    await stripe.subscriptions.update(id, { metadata: nothingKept }, options)
    return
  }
  await scheduleTerms(stripe, options, running, wanted.terms)
}

/**
 * Whether it ends with what is paid for. Stripe lets no schedule do that beside it, so what waits is kept
 * aside meanwhile.
 */
export async function setStripeEnding(
  stripe: Stripe,
  options: Stripe.RequestOptions,
  id: string,
  endsAtPeriodEnd: boolean,
): Promise<void> {
  const running = await retrieveRunning(stripe, options, id)
  const { schedule, waits } = running
  if (endsAtPeriodEnd) {
    if (schedule && waits) {
      await stripe.subscriptions.update(id, { metadata: keptMetadata(waits) }, options)
    }
    await releaseSchedule(stripe, options, running)
    await stripe.subscriptions.update(id, { cancel_at_period_end: true }, options)
    return
  }
  if (running.isEnding) {
    await stripe.subscriptions.update(id, { cancel_at_period_end: false }, options)
  }
  if (waits) {
    await scheduleTerms(stripe, options, running, waits)
  }
}

async function changeNow(
  stripe: Stripe,
  options: Stripe.RequestOptions,
  running: RunningStripe,
  { terms, idempotencyKey }: SubscriptionChange,
): Promise<void> {
  const { id, itemId, currency, schedule, waits } = running
  await releaseSchedule(stripe, options, running)
  const price_data = recurringPrice(terms, currency, stripeProductId(terms.tierId))
  try {
    await stripe.subscriptions.update(
      id,
      {
        items: [{ id: itemId, price_data }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
        metadata: { ...termsMetadata(terms), ...nothingKept },
      },
      { ...options, idempotencyKey },
    )
  } catch (error) {
    if (schedule && waits && error instanceof Stripe.errors.StripeCardError) {
      await scheduleTerms(stripe, options, { ...running, schedule: null }, waits)
    }
    throw error
  }
}

function isSame(a: Terms, b: Terms): boolean {
  return a.tierId === b.tierId && a.interval === b.interval && a.amountMinor === b.amountMinor
}
