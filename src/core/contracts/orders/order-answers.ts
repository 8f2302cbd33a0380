import { z } from 'zod'
import { deliveryTypes } from '@/src/core/choices/product-choices'
import { ticketCards } from '@/src/core/contracts/events/ticket-answers'
import { dollars, isoDateTime } from '@/src/core/contracts/forms'
import { ownedFiles } from '@/src/core/contracts/music/download-answers'
import { postalAddress } from '@/src/core/contracts/orders/buyer'
import { orderGiftAnswer } from '@/src/core/contracts/orders/gift-answers'
import { paidInvoice } from '@/src/core/contracts/orders/invoices'
import { companies } from '@/src/core/measurement/companies'
import { refundStates } from '@/src/core/orders/order-labels'
import type { LineMessage, LineReason } from '@/src/core/orders/pricing/cart-line'
import { orderStatuses } from '@/src/core/orders/statuses'

const deliveryType = z.enum(deliveryTypes)

/** A cart line at today's price. Amounts are dollars. */
const quotedLine = z.strictObject({
  kind: z.enum(['product', 'gift-membership', 'membership']),
  /** Set on a membership, which has no product. */
  membership: z.strictObject({ tierId: z.uuid(), interval: z.enum(['month', 'year']) }).nullable(),
  /** Of a membership for somebody else: the tier. */
  productId: z.string(),
  /** Of a membership: its tier and months, as `gift-membership:{tierId}:{months}`. */
  productVariantId: z.string(),
  isGift: z.boolean(),
  /** Empty unless it is a gift. */
  recipientEmail: z.string(),
  title: z.string(),
  coverImage: z.string(),
  color: z.string(),
  size: z.string(),
  deliveryType: deliveryType.nullable(),
  payWhatYouWant: z.boolean(),
  /** Dollars; for pay-what-you-want the least that this buyer may pay. */
  minimumPrice: dollars,
  /** Dollars that everybody pays; above `price` for members. */
  listPrice: dollars,
  quantity: z.int().min(0),
  canIncreaseQuantity: z.boolean(),
  /** The most of it that can be bought now, after what the lines before take; 0 when there is none. */
  maxQuantity: z.int().min(0),
  price: dollars,
  /** `price` times `quantity`, before the code. */
  lineTotal: dollars,
  /** What the code takes off this line. */
  discount: dollars,
  /** Why it costs that, and what is special about it. */
  reasons: z.array(z.strictObject({ kind: z.string(), text: z.string() })),
  /** False when the line cannot be bought as asked; `messages` says why. */
  isAvailable: z.boolean(),
  messages: z.array(z.strictObject({ kind: z.string(), text: z.string() })),
})
/** The kinds of reasons and messages may grow without notice, so only the type tells which there are. */
export type QuotedLine = Omit<z.infer<typeof quotedLine>, 'reasons' | 'messages'> & {
  reasons: LineReason[]
  messages: LineMessage[]
}

/** Answer of `POST /public/cart/quote`: lines in the order asked for. Amounts are dollars. */
export const cartQuoteAnswer = z
  .strictObject({
    lines: z.array(quotedLine),
    currency: z.string().length(3),
    /** `total` is subtotal − discount + shipping + tax + tip. */
    subtotal: dollars,
    discount: dollars,
    /** The code asked for, and why it takes nothing off (empty when it does); null without one. */
    discountCode: z.strictObject({ code: z.string(), problem: z.string() }).nullable(),
    shipping: dollars,
    /** Ways to ship, cheapest first; empty when shipping is included or no country is known. */
    shippingOptions: z.array(z.strictObject({ id: z.uuid(), name: z.string(), price: dollars })),
    /** The way that `shipping` is the price of; empty without one. */
    shippingRateId: z.string(),
    /** What to say beside the shipping amount; empty when nothing is shipped. */
    shippingNote: z.string(),
    /** What comes on top of the prices. */
    tax: dollars,
    /** Each tax by its name, those that are in the prices too. */
    taxes: z.array(
      z.strictObject({
        name: z.string(),
        percent: z.number(),
        amount: dollars,
        isIncluded: z.boolean(),
      }),
    ),
    tip: dollars,
    /** Whether to ask for a tip. */
    takesTips: z.boolean(),
    /** Consent text of ad measurement beside the checkbox; empty when no company is connected. */
    measurement: z.string(),
    total: dollars,
    needsShippingAddress: z.boolean(),
    /** Ask for the buyer's name: it stands on a list at the door of an event. */
    needsName: z.boolean(),
    /** True when shipping or taxes depend on the buyer's country. */
    needsCountry: z.boolean(),
    /** True when the buyer has to log in first, because a membership is in the cart. */
    needsAccount: z.boolean(),
    /** True when checkout would accept the cart as it is, once all it needs is given. */
    canCheckout: z.boolean(),
    /** Why the total cannot be charged; empty when it can. */
    message: z.string(),
    /** True when no real money is taken. */
    testPayments: z.boolean(),
  })
  .meta({ id: 'CartQuote' })
export type CartQuote = Omit<z.infer<typeof cartQuoteAnswer>, 'lines'> & { lines: QuotedLine[] }

/**
 * Answer of checkout and of retry. `redirectUrl` is the payment page, or the order's own page when
 * nothing is left to pay.
 */
export const checkoutAnswer = z
  .strictObject({
    orderRef: z.string(),
    token: z.string(),
    redirectUrl: z.string(),
  })
  .meta({ id: 'Checkout' })
export type CheckoutReply = z.infer<typeof checkoutAnswer>

/** Answer of `GET /public/orders/{ref}`: what its buyer may know. Amounts are dollars. */
export const orderAnswer = z
  .strictObject({
    ref: z.string(),
    status: z.enum(orderStatuses),
    email: z.string(),
    /** Whom the invoice is for, where that is no person. */
    company: z.strictObject({ name: z.string(), vatId: z.string() }).nullable(),
    currency: z.string().length(3),
    lines: z.array(
      z.strictObject({
        /** Empty for a membership, and for what the artist has deleted. */
        productId: z.string(),
        /** It has begun with this order, and goes on by itself. */
        isMembership: z.boolean(),
        title: z.string(),
        quantity: z.int().min(1),
        price: dollars,
        lineTotal: dollars,
        color: z.string(),
        size: z.string(),
        coverImage: z.string(),
        deliveryType,
        ...ownedFiles.shape,
        /** Set when somebody else gets it. */
        gift: orderGiftAnswer.nullable(),
        /** The buyer's own admissions; empty until paid. */
        tickets: ticketCards,
        /** Where this line stands, in plain words; empty until paid. */
        progress: z.string(),
        /** Units whose money was given back. */
        refundedQuantity: z.int().min(0),
      }),
    ),
    subtotal: dollars,
    discount: dollars,
    /** The code that gave it; empty without one. */
    discountCode: z.string(),
    shipping: dollars,
    /** On top of the prices. */
    tax: dollars,
    /** In the prices already. */
    taxIncluded: dollars,
    tip: dollars,
    total: dollars,
    /** What was given back. */
    refunded: dollars,
    refundState: z.enum(refundStates),
    /** Files to download: the invoice, and a credit note for each refund. */
    invoices: z.array(paidInvoice),
    shippingAddress: postalAddress.nullable(),
    /** What was sent so far, first to last. */
    parcels: z.array(
      z.strictObject({
        sentAt: isoDateTime,
        /** `2 × Tour shirt (Black, M), Poster` */
        contents: z.string(),
        carrier: z.string(),
        trackingNumber: z.string(),
        trackingUrl: z.string(),
      }),
    ),
    /** A part of it has left, or is ready to be picked up. */
    hasHandedOver: z.boolean(),
    /** `2 × Tour shirt (Black, M), Poster`: what has not. */
    stillToCome: z.string(),
    /** `Paid`, `Partly delivered`: how it stands. */
    standing: z.string(),
    /** `Out on March 1, 2027.`: what nobody can have yet, and when; empty when that is nothing. */
    coming: z.string(),
    /** What has happened to it, oldest first. */
    history: z.array(
      z.strictObject({ at: isoDateTime, status: z.enum(orderStatuses), words: z.string() }),
    ),
    createdAt: isoDateTime,
    paidAt: isoDateTime.nullable(),
    isPaid: z.boolean(),
    /** The artist has to look at this order before it goes on. */
    needsReview: z.boolean(),
    canRetry: z.boolean(),
    canCancel: z.boolean(),
    testPayments: z.boolean(),
    /** Companies that measure ads that will be told of it, as the buyer ticked; it can be taken back until then. */
    toTell: z.array(z.enum(companies)),
    /** Companies that were told, as the buyer ticked, or may have been: sending to them has begun. */
    maybeTold: z.array(z.enum(companies)),
  })
  .meta({ id: 'Order' })
export type OrderView = z.infer<typeof orderAnswer>
/** A bought line. Amounts are dollars. */
export type OrderLine = OrderView['lines'][number]
/** A parcel on its way, and how it can be followed; empty strings where that is not known. */
export type OrderParcel = OrderView['parcels'][number]
/** A change of an order. `words` is for its buyer. */
export type OrderStep = OrderView['history'][number]

/** The same whether there is such an order or not. */
export const orderLookupAnswer = z.strictObject({ message: z.string() })
