import type { CartItem } from '@/site/cart/cart-item'
import { showDate } from '@/src/core/dates/show-date'
import { limits } from '@/src/core/limits'
import { cartMessages } from '@/src/core/messages/cart'
import { giftMessages } from '@/src/core/messages/gift'
import { formatMinor } from '@/src/core/money'

type OwnPrice = { priceMinor: number; problem: '' } | { priceMinor: null; problem: string }

/**
 * Reads the price a visitor typed for a pay-what-you-want thing.
 *
 * @param text dollars: `12`, `12.5`, `$12.50`, `12,50`
 * @param minMinor integer minor units
 */
export function parsePrice(text: string, minMinor: number): OwnPrice {
  const match = /^\$?\s*(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim())
  const priceMinor = match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : -1
  if (priceMinor < minMinor) {
    return { priceMinor: null, problem: cartMessages.priceAtLeast(formatMinor(minMinor)) }
  }
  const { maxTotalMinor } = limits.order
  if (priceMinor > maxTotalMinor) {
    return { priceMinor: null, problem: cartMessages.totalAtMost(formatMinor(maxTotalMinor)) }
  }
  return { priceMinor, problem: '' }
}

/** `Gift for Ana, on December 24, 2026`. */
export function giftNote({ recipientName = '', deliverAt }: CartItem): string {
  const gift = giftMessages.to(recipientName)
  return deliverAt ? giftMessages.onDay(gift, showDate(deliverAt)) : gift
}
