import { z } from 'zod'
import { deliveryTypes } from '@/src/core/choices/product-choices'
import { subscriberSources } from '@/src/core/contracts/audience/email-lists'
import { isoDateTime } from '@/src/core/contracts/forms'
import { postVisibilities } from '@/src/core/contracts/members/posts'
import { membershipStatuses } from '@/src/core/memberships/membership-status'

const minor = z.int()
const uuid = z.uuid()

const order = z.strictObject({
  id: uuid,
  ref: z.string().describe('The number that buyer and artist see'),
  email: z.string(),
  name: z.string().nullable(),
  accountId: uuid.nullable().describe('Null for a guest'),
  currency: z.string(),
  subtotalMinor: minor,
  discountMinor: minor,
  shippingMinor: minor,
  taxMinor: minor,
  tipMinor: minor,
  totalMinor: minor,
  paidAt: isoDateTime.nullable(),
  shippedAt: isoDateTime.nullable(),
  items: z.array(
    z.strictObject({
      title: z.string(),
      productId: uuid.nullable(),
      variantId: uuid.nullable(),
      quantity: z.int(),
      unitMinor: minor,
      deliveryType: z.enum(deliveryTypes),
      sentAt: isoDateTime.nullable(),
      carrier: z.string().nullable(),
      trackingNumber: z.string().nullable(),
    }),
  ),
})

/** What `order.paid` and `order.shipped` tell. */
export type ToldOrder = z.infer<typeof order>

const membership = z.strictObject({
  id: uuid,
  accountId: uuid.nullable().describe('Null once the account is deleted'),
  email: z.string().nullable(),
  tierId: uuid,
  tierName: z.string(),
  status: z.enum(membershipStatuses),
  source: z
    .enum(['joined', 'gift', 'comp'])
    .nullable()
    .describe('Paid for or free, given by somebody, or given by the artist'),
  interval: z.enum(['none', 'month', 'year']),
  amountMinor: minor,
  paidUntil: isoDateTime.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  nextTierId: uuid.nullable(),
  startedAt: isoDateTime.nullable(),
  endedAt: isoDateTime.nullable(),
  endReason: z.enum(['cancelled', 'payment_failed', 'period_over']).nullable(),
})

const subscriber = z.strictObject({
  id: uuid,
  listId: uuid,
  listName: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  source: z.enum(subscriberSources).nullable(),
})

/**
 * What a site tells other programs. The triggers in `migrations/hand-written.sql` write `data` in the transaction of
 * the fact; a change that would break who reads it is another version.
 */
export const webhookEvents = {
  'order.paid': { about: 'An order was paid, or cost nothing', data: order },
  'order.shipped': { about: 'Everything in an order that is shipped has been sent', data: order },
  'order.refunded': {
    about: 'An order was refunded, fully or in part',
    data: z.strictObject({
      id: uuid.describe('Of the refund'),
      orderId: uuid,
      ref: z.string(),
      email: z.string(),
      accountId: uuid.nullable(),
      amountMinor: minor,
      currency: z.string(),
      reason: z.string().nullable(),
    }),
  },
  'membership.started': { about: 'Somebody became a member', data: membership },
  'membership.changed': {
    about: 'A membership has another tier, price or status, or will end or change',
    data: membership,
  },
  'membership.ended': { about: 'A membership ended', data: membership },
  'subscriber.confirmed': {
    about: 'Someone joined an email list; imported addresses are not reported',
    data: subscriber,
  },
  'subscriber.left': { about: 'Someone left an email list', data: subscriber },
  'post.published': {
    about: 'A post was published; a scheduled one at its time',
    data: z.strictObject({
      id: uuid,
      caption: z.string(),
      visibility: z.enum(postVisibilities),
      publishedAt: isoDateTime,
    }),
  },
  'comment.created': {
    about: 'A fan commented on a post',
    data: z.strictObject({
      id: uuid,
      postId: uuid,
      accountId: uuid,
      name: z.string(),
      content: z.string(),
    }),
  },
  'release.published': {
    about: 'A release was published in the store',
    data: z.strictObject({
      id: uuid,
      title: z.string(),
      artist: z.string().nullable(),
      releaseDate: isoDateTime,
      visibility: z.enum(postVisibilities),
    }),
  },
  'ticket.checked_in': {
    about: 'A guest was let in at a show',
    data: z.strictObject({
      id: uuid,
      orderId: uuid,
      eventId: uuid.nullable(),
      eventTitle: z.string().nullable(),
      kind: z.string().nullable(),
      name: z.string().nullable(),
      email: z.string(),
      accountId: uuid.nullable(),
      checkedInAt: isoDateTime,
    }),
  },
} as const satisfies Record<string, { about: string; data: z.ZodObject }>

export type WebhookEvent = keyof typeof webhookEvents

export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]]

/** What an artist sends to see whether anybody answers. */
export const testEvent = 'webhook.test'

/** Of the shapes of `data`: it grows when one of them changes so that who reads it must change, too. */
export const webhookVersion = 1

/** What is sent of an event. */
export const webhookBody = (type: WebhookEvent) =>
  z.strictObject({
    type: z.literal(type),
    version: z.literal(webhookVersion),
    timestamp: isoDateTime.describe('When it happened'),
    data: webhookEvents[type].data,
  })
