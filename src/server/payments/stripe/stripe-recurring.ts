import type Stripe from 'stripe'
import type { Terms } from '@/src/core/memberships/membership-change'

/** The price of a membership, which stands in the subscription itself and stays the member's own. */
export function recurringPrice(terms: Terms, currency: string, product: string) {
  return {
    currency,
    unit_amount: terms.amountMinor,
    recurring: { interval: terms.interval },
    product,
  }
}

/** The platform's share of each invoice; what is paid to the platform itself has none. */
export function recurringFee(
  account: string | undefined,
  platformFeeBps: number,
): Stripe.Checkout.SessionCreateParams.SubscriptionData {
  return account && platformFeeBps > 0 ? { application_fee_percent: platformFeeBps / 100 } : {}
}
