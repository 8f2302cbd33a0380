import type { CartItem } from '@/site/cart/cart-item'
import type { CartQuote, CartQuoteBody, QuotedLine } from '@/src/core/contracts/checkout'
import { toDollars, toMinor } from '@/src/core/money'

/** What the shop is asked to price: which things, how many, and the price the visitor saw. */
export function toCheckoutLines(items: readonly CartItem[]): CartQuoteBody['items'] {
  return items.map((item) => ({
    productId: item.productId,
    productVariantId: item.productVariantId,
    quantity: item.quantity,
    price: toDollars(item.priceMinor),
    ...(item.payWhatYouWant && { payWhatYouWantPrice: toDollars(item.priceMinor) }),
  }))
}

export type CheckoutLine = { item: CartItem; quoted: QuotedLine | null }

/** The cart's lines beside what the shop says of them; null while nothing is known. */
export function withQuote(items: readonly CartItem[], quote: CartQuote | null): CheckoutLine[] {
  return items.map((item) => ({
    item,
    quoted:
      quote?.lines.find(({ productVariantId }) => productVariantId === item.productVariantId) ??
      null,
  }))
}

/** The price that the visitor would have to agree to, in minor units; null when none changed. */
export function newPriceMinor({ quoted }: CheckoutLine): number | null {
  const message = quoted?.messages.find(
    ({ kind }) => kind === 'price_changed' || kind === 'price_too_low',
  )
  if (!quoted || !message) {
    return null
  }
  return toMinor(message.kind === 'price_too_low' ? quoted.minimumPrice : quoted.price)
}
