import { z } from 'zod'
import { email } from '@/src/core/contracts/email-address'
import { buyerName, countryCode, shippingAddress } from '@/src/core/contracts/orders/buyer'
import { namedCompany, refuseVatId } from '@/src/core/contracts/orders/company'
import { orderRef, orderToken } from '@/src/core/contracts/orders/order-key'
import { type Gift, giftProblems, tidyGift } from '@/src/core/gifts/gift'
import { limits } from '@/src/core/limits'
import { giftMonths } from '@/src/core/memberships/gift-months'
import { cartMessages } from '@/src/core/messages/cart'
import { cartAnswers } from '@/src/core/messages/cart-answers'
import { giftMessages } from '@/src/core/messages/gift'
import { membershipMessages } from '@/src/core/messages/membership'
import { giftMembershipKey } from '@/src/core/orders/pricing/membership-item'

/** Dollars with at most two decimals of meaning; kept below the largest order. */
const dollars = z
  .number()
  .min(0)
  .max(limits.order.maxTotalMinor / 100)

const giftFields = {
  /** Of gifts: who gets it. Two people may get the same thing. */
  recipientName: z.string().default(''),
  recipientEmail: z.string().default(''),
  recipientMessage: z.string().default(''),
  giverName: z.string().default(''),
  /** When the recipient hears of it; as soon as it is paid when left out. */
  deliverAt: z.iso.datetime({ offset: true }).or(z.literal('')).default(''),
}

const priceFields = {
  /** Dollars. Required where the buyer names the price, without effect elsewhere. */
  payWhatYouWantPrice: dollars.optional(),
  /** Dollars the buyer saw: a different price now is reported, never charged unasked. */
  price: dollars.optional(),
}

function takeGift<Line extends Gift>({
  recipientName,
  recipientEmail,
  recipientMessage,
  giverName,
  deliverAt,
  ...line
}: Line) {
  const gift = tidyGift({ recipientName, recipientEmail, recipientMessage, giverName, deliverAt })
  return { line, gift }
}

function refuseGift({ gift }: { gift: Gift | null }, context: z.core.$RefinementCtx): void {
  for (const [field, message] of Object.entries(gift ? giftProblems(gift) : {})) {
    context.addIssue({ code: 'custom', message, path: [field] })
  }
}

/**
 * A line of the browser's cart. Of the cart item, only these fields are read: titles, pictures,
 * colours and delivery come from the catalogue.
 */
const productLine = z
  .object({
    kind: z.literal('product').optional(),
    productId: z.uuid(),
    productVariantId: z.uuid(),
    quantity: z.int().min(1).max(limits.cart.maxQuantity).default(1),
    isGift: z.boolean().default(false),
    ...giftFields,
    ...priceFields,
  })
  .transform((input) => {
    const { line, gift } = takeGift(input)
    const { isGift, ...rest } = line
    return { ...rest, gift: isGift ? gift : null }
  })
  .superRefine(refuseGift)

/** A tier for some months, for somebody else. Paid once. */
const giftMembershipLine = z
  .object({
    kind: z.literal('gift-membership'),
    tierId: z.uuid(),
    months: z.literal(giftMonths),
    ...giftFields,
    ...priceFields,
  })
  .transform((input) => {
    const { line, gift } = takeGift(input)
    return { ...line, gift }
  })
  .superRefine(refuseGift)

/** A membership that begins when the order is paid: one in a cart, for anyone who is logged in. */
const membershipLine = z
  .object({
    kind: z.literal('membership'),
    tierId: z.uuid(),
    interval: z.enum(['month', 'year']),
    ...priceFields,
  })
  .transform((line) => ({ ...line, gift: null }))

const cartLineInput = z.discriminatedUnion('kind', [
  productLine,
  giftMembershipLine,
  membershipLine,
])
export type CartLineInput = z.output<typeof cartLineInput>

/**
 * What a line is of: two of the same are one, unless they are for different people. A cart begins one
 * membership at most.
 */
function identityOf(line: CartLineInput): string {
  if (line.kind === 'membership') {
    return 'membership'
  }
  const what = line.kind === 'gift-membership' ? giftMembershipKey(line) : line.productVariantId
  return `${what} ${line.gift?.recipientEmail ?? ''}`
}

const cartLines = z
  .array(cartLineInput)
  .min(1, cartMessages.empty)
  .max(limits.cart.maxLines)
  .superRefine((lines, context) => {
    const seen = new Set<string>()
    for (const [index, line] of lines.entries()) {
      const identity = identityOf(line)
      if (seen.has(identity)) {
        const isProduct = 'productVariantId' in line
        const message =
          line.kind === 'membership' ? membershipMessages.onlyOne : cartMessages.listedTwice
        const path = [index, isProduct ? 'productVariantId' : 'tierId']
        context.addIssue({ code: 'custom', message, path })
      }
      seen.add(identity)
    }
  })

/** What changes the price of a cart besides its lines; the same for quote and checkout. */
const choices = {
  /** ISO code. Where things are shipped, else where the buyer is. */
  country: countryCode.optional(),
  shippingRateId: z.uuid().optional(),
  discountCode: z.string().trim().max(limits.discountCode.lettersMax).optional(),
  /** Dollars. */
  tip: dollars.max(limits.order.maxTipMinor / 100).optional(),
}

/** Body of `POST /public/cart/quote`. */
export const cartQuoteBody = z.object({
  profileId: z.uuid(),
  items: cartLines,
  ...choices,
  /** The unpaid order that this cart takes the place of: what it keeps aside counts as free. */
  openOrder: z.object({ orderRef, token: orderToken }).optional(),
})
export type CartQuoteBody = z.input<typeof cartQuoteBody>
export type CartQuoteInput = z.output<typeof cartQuoteBody>

/**
 * Body of `POST /public/checkout`, sent with the header `Idempotency-Key`: a UUID made once for each
 * state of the cart. Repeating a call with the same key and body answers the same order.
 */
export const checkoutBody = z
  .object({
    profileId: z.uuid(),
    items: cartLines,
    email,
    /** The buyer's name, where there is a list of names: at the door of a concert. */
    name: buyerName,
    /** Required when a line is shipped, ignored otherwise. Its country counts before `country`. */
    shippingAddress: shippingAddress.optional(),
    /** Whom the invoice is for, where that is no person. */
    company: namedCompany.optional(),
    ...choices,
    /** Where the visit came from in which it is bought, for the artist's numbers. */
    source: z.string().max(200).optional(),
    /** What the link was for that the visit began with. */
    campaign: z.string().max(200).optional(),
    /** The words that the buyer ticked, as the quote had them: companies that they want told of the purchase. */
    measurement: z.string().max(1000).optional(),
    /** Dollars the buyer saw as the total: another one now is reported, never charged unasked. */
    seenTotal: dollars.optional(),
  })
  .superRefine((body, context) => {
    refuseVatId(body, context)
    const { email, items } = body
    for (const [index, { gift }] of items.entries()) {
      if (gift?.recipientEmail === email) {
        const path = ['items', index, 'recipientEmail']
        context.addIssue({ code: 'custom', message: giftMessages.notYourself, path })
      }
    }
  })
export type CheckoutBody = z.input<typeof checkoutBody>
export type CheckoutInput = z.output<typeof checkoutBody>

export const idempotencyKey = z.uuid(cartAnswers.keyRequired)
