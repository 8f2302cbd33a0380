import type Stripe from 'stripe'
import type { Terms } from '@/src/core/memberships/membership-change'
import { stripeProductId } from '@/src/server/payments/stripe/stripe-product'
import { recurringPrice } from '@/src/server/payments/stripe/stripe-recurring'
import {
  nothingKept,
  type RunningStripe,
  readRunningStripe,
  readStripeSchedule,
  type StripeSchedule,
  termsMetadata,
} from '@/src/server/payments/stripe/stripe-subscription'

/** A subscription with what waits for the end of its period. */
export async function retrieveRunning(
  stripe: Stripe,
  options: Stripe.RequestOptions,
  id: string,
): Promise<RunningStripe> {
  return readRunningStripe(
    await stripe.subscriptions.retrieve(id, { expand: ['schedule'] }, options),
  )
}

/**
 * Lets the subscription have other terms when its period ends; until then it has the price that was paid.
 * Safe to repeat.
 */
export async function scheduleTerms(
  stripe: Stripe,
  options: Stripe.RequestOptions,
  running: RunningStripe,
  terms: Terms,
): Promise<void> {
  const { id, began } = running.schedule ?? (await attachSchedule(stripe, options, running.id))
  // What is left out of a phase is not in the subscription any more.
  const fee = running.feePercent === null ? {} : { application_fee_percent: running.feePercent }
  const price_data = recurringPrice(terms, running.currency, stripeProductId(terms.tierId))
  const phases = [
    {
      items: [{ price: running.priceId, quantity: 1 }],
      ...(began !== null && { start_date: began }),
      end_date: running.periodEnd,
      ...fee,
    },
    {
      items: [{ price_data, quantity: 1 }],
      duration: { interval: terms.interval, interval_count: 1 },
      proration_behavior: 'none',
      metadata: { ...termsMetadata(terms), ...nothingKept },
      ...fee,
    },
  ]
  await stripe.subscriptionSchedules.update(
    id,
    { end_behavior: 'release', proration_behavior: 'none', phases },
    options,
  )
}

/** Nothing waits any more: what runs goes on. Stripe lets a subscription with a schedule not be changed much. */
export async function releaseSchedule(
  stripe: Stripe,
  options: Stripe.RequestOptions,
  { schedule }: Pick<RunningStripe, 'schedule'>,
): Promise<void> {
  if (schedule) {
    const idempotencyKey = `release:${schedule.id}`
    await stripe.subscriptionSchedules.release(schedule.id, {}, { ...options, idempotencyKey })
  }
}

/** A subscription has one schedule: Stripe refuses a second. */
async function attachSchedule(
  stripe: Stripe,
  options: Stripe.RequestOptions,
  id: string,
): Promise<StripeSchedule> {
  try {
    return readStripeSchedule(
      await stripe.subscriptionSchedules.create({ from_subscription: id }, options),
    )
  } catch (error) {
    // Asked twice at the same time: the other one made it.
    const { schedule } = await retrieveRunning(stripe, options, id)
    if (!schedule) {
      throw error
    }
    return schedule
  }
}
