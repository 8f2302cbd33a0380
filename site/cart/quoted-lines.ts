import type { CartItem } from '@/site/cart/cart-item'
import type { CartQuoteBody } from '@/src/core/contracts/orders/checkout'
import type { CartQuote, QuotedLine } from '@/src/core/contracts/orders/order-answers'
import { toDollars, toMinor } from '@/src/core/money'
import type { LineMessage } from '@/src/core/orders/pricing/cart-line'

/** What the shop is asked to price: which things, how many, and the price the visitor saw. */
export function toQuoteLines(items: readonly CartItem[]): CartQuoteBody['items'] {
  return items.map((item) => ({
    ...whatOf(item),
    price: toDollars(item.priceMinor),
    ...(item.isGift && {
      recipientName: item.recipientName,
      recipientEmail: item.recipientEmail,
      recipientMessage: item.recipientMessage,
      giverName: item.giverName,
      deliverAt: item.deliverAt,
    }),
    ...(item.payWhatYouWant && { payWhatYouWantPrice: toDollars(item.priceMinor) }),
  }))
}

function whatOf(item: CartItem) {
  const { membership, giftMembership, productId, productVariantId, quantity, isGift } = item
  if (membership) {
    return { kind: 'membership', ...membership } as const
  }
  return giftMembership
    ? ({ kind: 'gift-membership', ...giftMembership } as const)
    : { productId, productVariantId, quantity, ...(isGift && { isGift: true }) }
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
  if (item.membership || line.membership) {
    return (
      item.membership?.tierId === line.membership?.tierId &&
      item.membership?.interval === line.membership?.interval
    )
  }
  return (
    line.productVariantId === item.productVariantId &&
    line.isGift === item.isGift &&
    line.recipientEmail === (item.recipientEmail ?? '')
  )
}

/** The shop does not have it any more: it was unpublished or deleted. */
export function isGone({ quoted }: QuotedCartLine): boolean {
  return quoted?.messages.some(({ kind }) => kind === 'unavailable') ?? false
}

/**
 * What one of it costs this buyer, and what it costs everybody, in minor units; null for what is gone. A price
 * that the visitor has not agreed to yet is not shown as theirs. What cannot be bought right now has its
 * price, which is in the sum.
 */
export function shownPrices(line: QuotedCartLine): { unitMinor: number; listMinor: number } | null {
  const { item, quoted } = line
  if (isGone(line)) {
    return null
  }
  if (!quoted || newPriceMinor(line) !== null) {
    return { unitMinor: item.priceMinor, listMinor: item.priceMinor }
  }
  return { unitMinor: toMinor(quoted.price), listMinor: toMinor(quoted.listPrice) }
}

/** The sum of all lines as they are shown, in minor units. */
export function shownTotalMinor(lines: readonly QuotedCartLine[]): number {
  return lines.reduce(
    (sum, line) => sum + (shownPrices(line)?.unitMinor ?? 0) * line.item.quantity,
    0,
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

/** What has to be put right before the line can be bought. Who has to log in is asked at checkout. */
export function problemsOf({ quoted }: QuotedCartLine): LineMessage[] {
  return (quoted?.messages ?? []).filter(({ kind }) => kind !== 'sign_in')
}
