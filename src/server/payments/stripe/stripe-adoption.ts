import type Stripe from 'stripe'
import { z } from 'zod'
import { PaymentProviderError } from '@/src/server/payments/payment-provider'
import { isUnknownCustomer } from '@/src/server/payments/stripe/stripe-client'
import { readAs, reference } from '@/src/server/payments/stripe/stripe-shapes'
import { stripeStatuses, termsMetadata } from '@/src/server/payments/stripe/stripe-subscription'
import type { Adoption, FoundSubscription } from '@/src/server/payments/subscriptions'

/** One in older versions of the API, several in newer ones; their ids unless asked for whole. */
const discounts = { discount: z.unknown().optional(), discounts: z.array(z.unknown()).nullish() }

/** What others began may be paid by the week, by use, or for several things. */
const foundShape = z.object({
  id: z.string().min(1),
  status: z.string(),
  livemode: z.boolean(),
  customer: reference,
  currency: z.string(),
  metadata: z.record(z.string(), z.string()).nullish(),
  ...discounts,
  items: z.object({
    data: z.array(
      z.object({
        ...discounts,
        quantity: z.int().nullish(),
        price: z.object({
          unit_amount: z.int().nullish(),
          recurring: z
            .object({ interval: z.string(), interval_count: z.int().default(1) })
            .nullish(),
        }),
      }),
    ),
  }),
})
type Found = z.output<typeof foundShape>

/** More than anybody has. */
const atOnce = 100

/** Those of a customer that are not over, as Stripe lists them unless told otherwise; null for an unknown customer. */
export async function subscriptionsOf(
  stripe: Stripe,
  options: Stripe.RequestOptions,
  customer: string,
): Promise<FoundSubscription[] | null> {
  try {
    const { data } = await stripe.subscriptions.list({ customer, limit: atOnce }, options)
    return data.map((each) => toFound(readAs(foundShape, each)))
  } catch (error) {
    if (isUnknownCustomer(error)) {
      return null
    }
    throw error
  }
}

function toFound(found: Found): FoundSubscription {
  return {
    id: found.id,
    membershipId: found.metadata?.membershipId ?? '',
    status: stripeStatuses[found.status] ?? 'paused',
    livemode: found.livemode,
    customerId: found.customer,
    currency: found.currency.toLowerCase(),
    price: priceOf(found),
    isDiscounted: [found, ...found.items.data].some(hasDiscount),
  }
}

const hasDiscount = ({ discount, discounts: several }: Pick<Found, 'discount' | 'discounts'>) =>
  Boolean(discount) || (several ?? []).length > 0

/** Several of a thing are charged several times, which a membership never is. */
function priceOf({ items }: Found): FoundSubscription['price'] {
  const [item, ...more] = items.data
  const { interval, interval_count: count } = item?.price.recurring ?? {}
  const amountMinor = item?.price.unit_amount
  return more.length === 0 &&
    (item?.quantity ?? 1) === 1 &&
    typeof amountMinor === 'number' &&
    count === 1 &&
    (interval === 'month' || interval === 'year')
    ? { interval, amountMinor }
    : null
}

/** Its metadata alone is written: price, rhythm, card and what it may be charged for stay the service's that began it. */
export async function adoptSubscription(
  stripe: Stripe,
  options: Stripe.RequestOptions,
  id: string,
  { membershipId, profileId, terms }: Adoption,
): Promise<void> {
  const { metadata } = await stripe.subscriptions.retrieve(id, {}, options)
  const known = metadata.membershipId ?? ''
  if (known !== '' && known !== membershipId) {
    throw new PaymentProviderError('refused', 'The subscription is for another membership')
  }
  await stripe.subscriptions.update(
    id,
    {
      metadata: {
        ...{ membershipId, tenantId: profileId, adopted: 'true' },
        ...termsMetadata(terms),
      },
    },
    options,
  )
}
