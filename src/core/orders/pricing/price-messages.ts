import { cartMessages } from '@/src/core/messages/cart'
import { cartAnswers } from '@/src/core/messages/cart-answers'
import { formatMinor } from '@/src/core/money'
import type { CartLine, LineMessage, SellableVariant } from '@/src/core/orders/pricing/cart-line'

/** Whether the buyer's own price is enough, or what they saw is still what it costs. */
export function priceMessages(
  { payWhatYouWant, priceMinor, title }: SellableVariant,
  line: CartLine,
  minUnitMinor: number,
): LineMessage[] {
  if (payWhatYouWant) {
    const isEnough = line.offeredMinor !== undefined && line.offeredMinor >= minUnitMinor
    const text = cartMessages.priceAtLeast(formatMinor(minUnitMinor))
    return isEnough ? [] : [{ kind: 'price_too_low', text }]
  }
  // Pages are the same for everyone: a member sees the price for all there, and their own here.
  const expected = [undefined, priceMinor, minUnitMinor]
  if (expected.includes(line.seenMinor)) {
    return []
  }
  const [before, now] = [formatMinor(line.seenMinor ?? 0), formatMinor(minUnitMinor)]
  return [{ kind: 'price_changed', text: cartAnswers.priceChanged(title, before, now) }]
}
