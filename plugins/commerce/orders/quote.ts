import type { CartQuote, QuotedLine } from '@/src/core/contracts/checkout'
import { messages } from '@/src/core/messages'
import { toDollars } from '@/src/core/money'
import type { CartLine, PricedCart, PricedLine } from '@/src/core/orders/pricing'

export const currency = 'usd'

/** A priced cart on the wire: dollars, lines in the order they were asked for. */
export function toCartQuote(input: {
  asked: readonly CartLine[]
  cart: PricedCart
  testPayments: boolean
}): CartQuote {
  const { asked, cart, testPayments } = input
  return {
    lines: asked.flatMap((line, index) => {
      const priced = cart.lines[index]
      return priced ? [toQuotedLine(line, priced)] : []
    }),
    currency,
    subtotal: toDollars(cart.subtotalMinor),
    shipping: toDollars(cart.shippingMinor),
    shippingNote: cart.needsShippingAddress ? messages.checkout.shippingIncluded : '',
    tax: toDollars(cart.taxMinor),
    total: toDollars(cart.totalMinor),
    needsShippingAddress: cart.needsShippingAddress,
    canCheckout: cart.isReady,
    message: cart.totalMessage ?? '',
    testPayments,
  }
}

function toQuotedLine(asked: CartLine, priced: PricedLine): QuotedLine {
  const { variant } = priced
  return {
    productId: asked.productId,
    productVariantId: asked.variantId,
    isGift: Boolean(asked.gift),
    recipientEmail: asked.gift?.recipientEmail ?? '',
    title: variant?.title ?? '',
    coverImage: variant?.coverUrl ?? '',
    color: variant?.color ?? '',
    size: variant?.size ?? '',
    deliveryType: variant?.deliveryType ?? null,
    payWhatYouWant: variant?.payWhatYouWant ?? false,
    minimumPrice: toDollars(variant?.priceMinor ?? 0),
    quantity: priced.quantity,
    canIncreaseQuantity: priced.canIncreaseQuantity,
    maxQuantity: priced.maxQuantity,
    price: toDollars(priced.unitMinor),
    lineTotal: toDollars(priced.lineMinor),
    isAvailable: priced.messages.every(({ kind }) => kind === 'price_changed'),
    messages: [...priced.messages],
  }
}
