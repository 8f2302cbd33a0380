import { z } from 'zod'
import { deliveryTypes, productCategories } from '@/src/core/choices/product-choices'
import {
  joinFields,
  subscriberSources,
  subscriberStatuses,
} from '@/src/core/contracts/audience/email-lists'
import { eventStatuses } from '@/src/core/contracts/events/events'
import { isoDateTime } from '@/src/core/contracts/forms'
import { id } from '@/src/core/contracts/ids'
import { writtenStates } from '@/src/core/contracts/members/post-form'
import { postVisibilities } from '@/src/core/contracts/members/posts'
import { productStates } from '@/src/core/contracts/products/product-form'
import { limits } from '@/src/core/limits'
import { refundStates } from '@/src/core/orders/order-labels'
import { orderStatuses } from '@/src/core/orders/statuses'
import { studioLimits } from '@/src/core/studio-limits'

/** The site of a key: calls of the API for programs have it from there. */
export const siteOfKey = z.object({ profileId: id })
export const orderOfKey = siteOfKey.extend({ orderId: id })
export const codeOfKey = siteOfKey.extend({ codeId: id })
export const listOfKey = siteOfKey.extend({ listId: id })

/** Query of lists of the API for programs. */
export const cursorQuery = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(studioLimits.apiKeys.pageMax)
    .default(studioLimits.apiKeys.page),
  /** `next` of the page before. */
  after: z.string().max(400).optional(),
})
export type CursorQuery = z.output<typeof cursorQuery>

/** A page of a list; `next` is null on the last. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ data: z.array(item), next: z.string().nullable() })

const minor = z.int()
const stored = { id: z.uuid(), createdAt: isoDateTime, updatedAt: isoDateTime }

export const productsQuery = cursorQuery.extend({ category: z.enum(productCategories).optional() })

/** What is sold, in short; all of it by the calls of releases and merch. */
export const productItem = z
  .strictObject({
    ...stored,
    category: z.enum(productCategories),
    title: z.string(),
    state: z.enum(productStates),
    onSaleAt: isoDateTime.nullable(),
    releaseDate: isoDateTime,
    isFeatured: z.boolean(),
    priceMinMinor: minor,
    priceMaxMinor: minor,
  })
  .meta({ id: 'ProductItem' })

export const ordersQuery = cursorQuery.extend({
  status: z.enum(orderStatuses).optional(),
  /** Of the buyer. */
  email: joinFields.shape.email.optional(),
})

export const ownerOrder = z
  .strictObject({
    ...stored,
    ref: z.string(),
    status: z.enum(orderStatuses),
    refundState: z.enum(refundStates),
    email: z.string(),
    name: z.string().nullable(),
    currency: z.string(),
    subtotalMinor: minor,
    discountMinor: minor,
    shippingMinor: minor,
    taxMinor: minor,
    totalMinor: minor,
    refundedMinor: minor,
    paidAt: isoDateTime.nullable(),
    shippedAt: isoDateTime.nullable(),
    /** Null where nothing is sent. */
    shippingAddress: z
      .strictObject({
        name: z.string(),
        street: z.string(),
        line2: z.string(),
        zipCode: z.string(),
        city: z.string(),
        region: z.string(),
        country: z.string(),
      })
      .nullable(),
    items: z.array(
      z.strictObject({
        title: z.string(),
        product: z.string().nullable(),
        variant: z.string().nullable(),
        quantity: z.int(),
        unitMinor: minor,
        deliveryType: z.enum(deliveryTypes),
        sentAt: isoDateTime.nullable(),
        carrier: z.string().nullable(),
        trackingNumber: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'OwnerOrder' })
export type OwnerOrder = z.infer<typeof ownerOrder>

export const postItem = z
  .strictObject({
    ...stored,
    caption: z.string(),
    state: z.enum(writtenStates),
    publishedAt: isoDateTime.nullable(),
    visibility: z.enum(postVisibilities),
  })
  .meta({ id: 'PostItem' })

export const showItem = z
  .strictObject({
    ...stored,
    title: z.string(),
    startsAt: isoDateTime,
    timeZone: z.string(),
    venue: z.string(),
    city: z.string(),
    country: z.string(),
    status: z.enum(eventStatuses),
    isPublished: z.boolean(),
  })
  .meta({ id: 'ShowItem' })

export const emailListItem = z
  .strictObject({ ...stored, name: z.string(), doubleOptIn: z.boolean() })
  .meta({ id: 'EmailListItem' })

export const subscribersQuery = cursorQuery.extend({
  status: z.enum(subscriberStatuses).optional(),
})

export const subscriberItem = z
  .strictObject({
    ...stored,
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    status: z.enum(subscriberStatuses),
    source: z.enum(subscriberSources).nullable(),
    confirmedAt: isoDateTime.nullable(),
    unsubscribedAt: isoDateTime.nullable(),
    consentText: z.string().nullable(),
    consentAt: isoDateTime.nullable(),
  })
  .meta({ id: 'SubscriberItem' })

const { nameMax } = limits.subscriberImport

/** Who is put on a list. Without proof of consent the address is asked by mail, as the list's own form does. */
export const addSubscriberBody = joinFields.extend({
  firstName: z.string().trim().max(nameMax).default(''),
  lastName: z.string().trim().max(nameMax).default(''),
  consent: z
    .strictObject({
      /** What the person agreed to, word for word, and where. */
      text: z.string().trim().min(10).max(500),
      /** When. */
      at: z.iso.datetime({ offset: true }),
    })
    .optional(),
})

/** `asked`: a mail waits for an answer, where one is needed. `unchanged`: who is on it, or left it, stays as they are. */
export const addSubscriberAnswer = z.strictObject({
  outcome: z.enum(['added', 'asked', 'unchanged']),
  /** Why nothing changed; empty as a rule. */
  message: z.string(),
})

export const removeSubscriberBody = joinFields

const percent = z.int().min(1).max(100)
const codeFields = {
  percent: percent.nullable(),
  amountMinor: minor.min(1).nullable(),
  startsAt: isoDateTime.nullable(),
  endsAt: isoDateTime.nullable(),
  maxUses: z.int().min(1).nullable(),
  oncePerBuyer: z.boolean(),
  membersOnly: z.boolean(),
  isActive: z.boolean(),
}

export const codeItem = z
  .strictObject({
    ...stored,
    code: z.string(),
    ...codeFields,
    /** Ids of what it is for; empty: everything. */
    products: z.array(z.string()),
    uses: z.int(),
  })
  .meta({ id: 'DiscountCode' })

const onlyOne = 'Give either percent or amountMinor.'

/** A new code takes off a percentage or an amount. */
export const newCodeBody = z
  .strictObject({
    ...z.object(codeFields).partial().shape,
    code: z.string().trim().min(1).max(limits.discountCode.lettersMax),
    products: z.array(id).max(limits.discountCode.productsMax).optional(),
  })
  .refine(({ percent, amountMinor }) => !percent !== !amountMinor, {
    path: ['percent'],
    message: onlyOne,
  })

export const changeCodeBody = z
  .object(codeFields)
  .pick({ endsAt: true, maxUses: true, isActive: true })
  .partial()
