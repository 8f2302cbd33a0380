import type { CartItem } from '@/site/cart/cart-item'
import type { CartQuote, CartQuoteBody, QuotedLine } from '@/src/core/contracts/checkout'
import { toDollars, toMinor } from '@/src/core/money'

/** What the shop is asked to price: which things, how many, and the price the visitor saw. */
export function toQuoteLines(items: readonly CartItem[]): CartQuoteBody['items'] {
  return items.map((item) => ({
    productId: item.productId,
    productVariantId: item.productVariantId,
    quantity: item.quantity,
    price: toDollars(item.priceMinor),
    ...(item.isGift && {
      isGift: true,
      recipientName: item.recipientName,
      recipientEmail: item.recipientEmail,
      recipientMessage: item.recipientMessage,
    }),
    ...(item.payWhatYouWant && { payWhatYouWantPrice: toDollars(item.priceMinor) }),
  }))
}

export type QuotedCartLine = { item: CartItem; quoted: QuotedLine | null }

/** The cart's lines beside what the shop says of them; null while nothing is known. */
export function withQuote(items: readonly CartItem[], quote: CartQuote | null): QuotedCartLine[] {
  return items.map((item) => ({
    item,
    quoted: quote?.lines.find((line) => isOf(item, line)) ?? null,
  }))
}

function isOf(item: CartItem, line: QuotedLine): boolean {
  return (
    line.productVariantId === item.productVariantId &&
    line.isGift === item.isGift &&
    line.recipientEmail === (item.recipientEmail ?? '')
  )
}

/** The price that the visitor would have to agree to, in minor units; null when none changed. */
export function newPriceMinor({ quoted }: QuotedCartLine): number | null {
  const message = quoted?.messages.find(
    ({ kind }) => kind === 'price_changed' || kind === 'price_too_low',
  )
  if (!quoted || !message) {
    return null
  }
  return toMinor(message.kind === 'price_too_low' ? quoted.minimumPrice : quoted.price)
}
