import type { CartItem } from '@/site/cart/cart-item'
import { messages } from '@/src/core/messages'
import { showDate } from '@/src/core/show-date'

/** `Gift for Ana, on December 24, 2026`. */
export function giftNote({ recipientName = '', deliverAt }: CartItem): string {
  const gift = messages.gift.to(recipientName)
  return deliverAt ? messages.gift.onDay(gift, showDate(deliverAt)) : gift
}
