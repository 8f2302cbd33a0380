import { z } from 'zod'
import { reference } from '@/src/server/payments/stripe/stripe-shapes'
import type { SubscriptionFact } from '@/src/server/payments/subscriptions'

const metadata = z
  .object({ membershipId: z.string().default('') })
  .nullish()
  .transform((given) => given?.membershipId ?? '')

/** A page that sold an order, too, is the order's. */
const notOfOrder = z
  .unknown()
  .refine((given) => !(typeof given === 'object' && given !== null && 'orderId' in given))

const page = z
  .object({
    object: z.literal('checkout.session'),
    mode: z.literal('subscription'),
    id: z.string(),
    livemode: z.boolean(),
    subscription: reference.nullish(),
    metadata: notOfOrder.pipe(metadata),
  })
  .transform(({ id, livemode, subscription, metadata: membershipId }) => ({
    pageId: id,
    subscriptionId: subscription ?? '',
    membershipId,
    livemode,
  }))

const subscription = z
  .object({
    object: z.literal('subscription'),
    id: z.string(),
    livemode: z.boolean(),
    metadata,
  })
  .transform(({ id, livemode, metadata: membershipId }) => ({
    pageId: '',
    subscriptionId: id,
    membershipId,
    livemode,
  }))

const invoice = z
  .object({
    object: z.literal('invoice'),
    livemode: z.boolean(),
    parent: z.object({
      subscription_details: z.object({ subscription: reference, metadata }),
    }),
  })
  .transform(({ livemode, parent: { subscription_details: details } }) => ({
    pageId: '',
    subscriptionId: details.subscription,
    membershipId: details.metadata,
    livemode,
  }))

/** What waits for the end of a period; once it waits no more, it names its subscription elsewhere. */
const schedule = z
  .object({
    object: z.literal('subscription_schedule'),
    livemode: z.boolean(),
    subscription: reference.nullish(),
    released_subscription: z.string().nullish(),
  })
  .transform(({ livemode, subscription: current, released_subscription: former }) => ({
    pageId: '',
    subscriptionId: current ?? former ?? '',
    membershipId: '',
    livemode,
  }))

const shape = z.union([page, subscription, invoice, schedule])

/** Which membership an event's object is about; null when about none. */
export function stripeSubscriptionFact(object: unknown): SubscriptionFact | null {
  const parsed = shape.safeParse(object)
  return parsed.success ? { kind: 'subscription', ...parsed.data } : null
}
