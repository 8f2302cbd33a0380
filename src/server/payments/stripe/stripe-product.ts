import Stripe from 'stripe'
import type { SubscriptionTerms } from '@/src/server/payments/subscriptions'

/** A tier is one product at Stripe. */
export const stripeProductId = (tierId: string): string => `tier_${tierId}`

/** The product is named after its tier. */
export async function ensureStripeProduct(
  stripe: Stripe,
  options: Stripe.RequestOptions,
  { tierId, tierName }: Pick<SubscriptionTerms, 'tierId' | 'tierName'>,
): Promise<string> {
  const id = stripeProductId(tierId)
  try {
    await stripe.products.create({ id, name: tierName }, options)
  } catch (error) {
    const isThere =
      error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists'
    if (!isThere) {
      throw error
    }
  }
  return id
}
