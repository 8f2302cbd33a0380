import type { CartItem } from '@/site/cart/cart-item'
import { giftMessages } from '@/src/core/messages/gift'
import { showDate } from '@/src/core/show-date'

/** `Gift for Ana, on December 24, 2026`. */
export function giftNote({ recipientName = '', deliverAt }: CartItem): string {
  const gift = giftMessages.to(recipientName)
  return deliverAt ? giftMessages.onDay(gift, showDate(deliverAt)) : gift
}
