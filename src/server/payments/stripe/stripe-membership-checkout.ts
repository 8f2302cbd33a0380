import type Stripe from 'stripe'
import type { PaymentLine } from '@/src/core/orders/payment-lines'
import type { CheckoutMembership, CheckoutRequest } from '@/src/server/payments/payment-provider'
import { stripeExpiry } from '@/src/server/payments/stripe/stripe-expiry'
import { ensureStripeProduct } from '@/src/server/payments/stripe/stripe-product'
import { recurringFee, recurringPrice } from '@/src/server/payments/stripe/stripe-recurring'
import { termsMetadata } from '@/src/server/payments/stripe/stripe-subscription'

/** Stripe takes so many prices that are paid once beside those that recur. */
const mostOnce = 20

/**
 * One page for things and a membership: Stripe puts what is paid once on the first invoice. The fee is a
 * percentage of each invoice, as it is for memberships that begin by themselves. The buyer is a new
 * customer to Stripe: credit of a former one would be taken off, and the order be paid less than it says.
 */
export async function membershipCheckoutParams(
  stripe: Stripe,
  options: Stripe.RequestOptions,
  request: CheckoutRequest,
  { membershipId, terms, platformFeeBps }: CheckoutMembership,
): Promise<Stripe.Checkout.SessionCreateParams> {
  const { currency } = request
  const product = await ensureStripeProduct(stripe, options, terms)
  const metadata = {
    orderId: request.orderId,
    membershipId,
    tenantId: request.profileId,
    attempt: String(request.attempt),
  }
  return {
    mode: 'subscription',
    client_reference_id: request.orderId,
    customer_email: request.email,
    line_items: [
      ...fewLines(request.lines).map(({ title, unitMinor, quantity }) => ({
        quantity,
        price_data: { currency, unit_amount: unitMinor, product_data: { name: title } },
      })),
      {
        quantity: 1,
        price_data: recurringPrice(terms, currency, product),
      },
    ],
    metadata,
    subscription_data: {
      metadata: { ...metadata, ...termsMetadata(terms) },
      ...recurringFee(options.stripeAccount, platformFeeBps),
    },
    // The buyer must be charged the order's own currency and amount.
    adaptive_pricing: { enabled: false },
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: stripeExpiry(request.expiresAt),
  }
}

/** As many lines as Stripe takes, with the same sum: those at the end become one. */
function fewLines(lines: readonly PaymentLine[]): readonly PaymentLine[] {
  if (lines.length <= mostOnce) {
    return lines
  }
  const rest = lines.slice(mostOnce - 1)
  const unitMinor = rest.reduce((sum, line) => sum + line.unitMinor * line.quantity, 0)
  const title = `${rest.length} more items`
  return [...lines.slice(0, mostOnce - 1), { title, unitMinor, quantity: 1 }]
}
