import type { Payee } from '@/plugins/commerce/payments/payee'
import type { CartQuote, QuotedLine } from '@/src/core/contracts/orders/order-answers'
import { cartAnswers } from '@/src/core/messages/cart-answers'
import { checkoutMessages } from '@/src/core/messages/checkout'
import { toDollars } from '@/src/core/money'
import type { CartLine, PricedLine } from '@/src/core/orders/pricing/cart-line'
import type { PricedCart } from '@/src/core/orders/pricing/pricing'

export const currency = 'usd'

/** A priced cart on the wire: dollars, lines in the order they were asked for. */
export function toCartQuote(input: {
  asked: readonly CartLine[]
  cart: PricedCart
  takesTips: boolean
  measurement: string
  payee: Payee
}): CartQuote {
  const { asked, cart, takesTips, measurement, payee } = input
  const problem = cart.totalMinor > 0 ? payee.problem : null
  const { code, shippingOption } = cart
  return {
    lines: asked.flatMap((line, index) => {
      const priced = cart.lines[index]
      return priced ? [toQuotedLine(line, priced)] : []
    }),
    currency,
    subtotal: toDollars(cart.subtotalMinor),
    discount: toDollars(cart.discountMinor),
    discountCode: code && { code: code.code, problem: code.problem },
    shipping: toDollars(cart.shippingMinor),
    shippingOptions: cart.shippingOptions.map(({ id, name, amountMinor }) => ({
      id,
      name,
      price: toDollars(amountMinor),
    })),
    shippingRateId: shippingOption?.id ?? '',
    shippingNote: shippingNote(cart),
    tax: toDollars(cart.taxMinor),
    taxes: cart.taxes.map(({ amountMinor, ...tax }) => ({
      ...tax,
      amount: toDollars(amountMinor),
    })),
    tip: toDollars(cart.tipMinor),
    takesTips,
    measurement,
    total: toDollars(cart.totalMinor),
    needsShippingAddress: cart.needsShippingAddress,
    needsName: cart.needsName,
    needsCountry: cart.needsCountry,
    needsAccount: cart.needsAccount,
    canCheckout: cart.isReady && problem === null,
    message: problem ?? cart.totalMessage ?? '',
    testPayments: !payee.provider.livemode,
  }
}

function shippingNote({ needsShippingAddress, isShippingPriced, shippingOption }: PricedCart) {
  if (!needsShippingAddress || shippingOption) {
    return ''
  }
  return isShippingPriced ? checkoutMessages.chooseCountry : cartAnswers.shippingIncluded
}

function kindOf({ membership, giftMembership }: CartLine): QuotedLine['kind'] {
  if (membership) {
    return 'membership'
  }
  return giftMembership ? 'gift-membership' : 'product'
}

function toQuotedLine(asked: CartLine, priced: PricedLine): QuotedLine {
  const { variant } = priced
  return {
    kind: kindOf(asked),
    membership: asked.membership ?? null,
    productId: asked.membership ? '' : asked.productId,
    productVariantId: asked.membership ? '' : asked.variantId,
    isGift: Boolean(asked.gift),
    recipientEmail: asked.gift?.recipientEmail ?? '',
    title: variant?.title ?? '',
    coverImage: variant?.coverUrl ?? '',
    color: variant?.color ?? '',
    size: variant?.size ?? '',
    deliveryType: variant?.deliveryType ?? null,
    payWhatYouWant: variant?.payWhatYouWant ?? false,
    minimumPrice: toDollars(priced.minUnitMinor),
    listPrice: toDollars(priced.listUnitMinor),
    quantity: priced.quantity,
    canIncreaseQuantity: priced.canIncreaseQuantity,
    maxQuantity: priced.maxQuantity,
    price: toDollars(priced.unitMinor),
    lineTotal: toDollars(priced.lineMinor),
    discount: toDollars(priced.discountMinor),
    reasons: [...priced.reasons],
    isAvailable: priced.messages.every(({ kind }) => kind === 'price_changed'),
    messages: [...priced.messages],
  }
}
