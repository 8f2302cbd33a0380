import { z } from 'zod'
import { giftProblems, tidyGift } from '@/src/core/gift'
import { limits } from '@/src/core/limits'
import { messages } from '@/src/core/messages'

/** Dollars with at most two decimals of meaning; kept below the largest order. */
const dollars = z
  .number()
  .min(0)
  .max(limits.order.maxTotalMinor / 100)

/**
 * A line of the browser's cart. Of the cart item, only these fields are read: titles, pictures,
 * colours and delivery come from the catalogue.
 */
export const cartLineInput = z
  .object({
    productId: z.uuid(),
    productVariantId: z.uuid(),
    quantity: z.int().min(1).max(limits.cart.maxQuantity).default(1),
    isGift: z.boolean().default(false),
    /** Of gifts: who gets it. Two people may get the same thing. */
    recipientName: z.string().default(''),
    recipientEmail: z.string().default(''),
    recipientMessage: z.string().default(''),
    /** Dollars. Required for pay-what-you-want variants, without effect on others. */
    payWhatYouWantPrice: dollars.optional(),
    /** Dollars the buyer saw: a different price now is reported, never charged unasked. */
    price: dollars.optional(),
  })
  .transform(({ recipientName, recipientEmail, recipientMessage, isGift, ...line }) => ({
    ...line,
    gift: isGift ? tidyGift({ recipientName, recipientEmail, recipientMessage }) : null,
  }))
  .superRefine(({ gift }, context) => {
    for (const [field, message] of Object.entries(gift ? giftProblems(gift) : {})) {
      context.addIssue({ code: 'custom', message, path: [field] })
    }
  })

export const cartLines = z
  .array(cartLineInput)
  .min(1, messages.cart.empty)
  .max(limits.cart.maxLines)
  .superRefine((lines, context) => {
    const seen = new Set<string>()
    for (const [index, { productVariantId, gift }] of lines.entries()) {
      const identity = `${productVariantId} ${gift?.recipientEmail ?? ''}`
      if (seen.has(identity)) {
        const path = [index, 'productVariantId']
        context.addIssue({ code: 'custom', message: messages.cart.listedTwice, path })
      }
      seen.add(identity)
    }
  })

/** Body of `POST /public/cart/quote`. */
export const cartQuoteBody = z.object({ profileId: z.uuid(), items: cartLines })
export type CartQuoteBody = z.input<typeof cartQuoteBody>

const addressLine = (max: number) => z.string().trim().min(1, messages.errors.required).max(max)

export const shippingAddress = z.object({
  name: addressLine(120),
  street: addressLine(200),
  zipCode: z.string().trim().max(20).default(''),
  city: addressLine(100),
  country: addressLine(60),
})
export type ShippingAddress = z.output<typeof shippingAddress>

export const buyerEmail = z
  .string()
  .trim()
  .min(1, messages.account.emailRequired)
  .max(limits.account.emailMax, messages.account.emailTooLong)
  .pipe(z.email(messages.account.emailInvalid))
  .transform((email) => email.toLowerCase())

/**
 * Body of `POST /public/checkout`, sent with the header `Idempotency-Key`: a UUID made once for each
 * state of the cart. Repeating a call with the same key and body answers the same order.
 */
export const checkoutBody = z.object({
  profileId: z.uuid(),
  items: cartLines,
  email: buyerEmail,
  /** Required when a line is shipped, ignored otherwise. */
  shippingAddress: shippingAddress.optional(),
})
export type CheckoutBody = z.input<typeof checkoutBody>
export type CheckoutInput = z.output<typeof checkoutBody>

export const idempotencyKey = z.uuid(messages.checkout.keyRequired)

/**
 * Answer of checkout and of retry. `redirectUrl` is the payment page, or the order's own page when
 * nothing is left to pay.
 */
export type CheckoutReply = { orderRef: string; token: string; redirectUrl: string }

export type QuoteMessageKind =
  | 'unavailable'
  | 'out_of_stock'
  | 'only_left'
  | 'price_too_low'
  | 'price_changed'
  | 'gift'

/** A cart line at today's price. Amounts are dollars. */
export type QuotedLine = {
  productId: string
  productVariantId: string
  isGift: boolean
  /** Empty unless it is a gift. */
  recipientEmail: string
  title: string
  coverImage: string
  color: string
  size: string
  deliveryType: 'digital' | 'shipping' | 'pickup' | null
  payWhatYouWant: boolean
  /** Dollars; for pay-what-you-want the least that may be paid. */
  minimumPrice: number
  quantity: number
  canIncreaseQuantity: boolean
  /** The most of it that can be bought now, after what the lines before take; 0 when there is none. */
  maxQuantity: number
  price: number
  lineTotal: number
  /** False when the line cannot be bought as asked; `messages` says why. */
  isAvailable: boolean
  messages: { kind: QuoteMessageKind; text: string }[]
}

/** Answer of `POST /public/cart/quote`: lines in the order asked for. Amounts are dollars. */
export type CartQuote = {
  lines: QuotedLine[]
  currency: string
  subtotal: number
  shipping: number
  /** What to say beside the shipping amount; empty when nothing is shipped. */
  shippingNote: string
  tax: number
  total: number
  needsShippingAddress: boolean
  /** True when checkout would accept the cart as it is. */
  canCheckout: boolean
  /** Why the total cannot be charged; empty when it can. */
  message: string
  /** True when no real money is taken. */
  testPayments: boolean
}
