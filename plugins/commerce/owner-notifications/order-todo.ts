import { ownerMessages } from '@/src/core/messages/owner-messages'
import { addressLines } from '@/src/core/places/address-lines'
import type { Order } from '@/src/payload-types'

const { todo } = ownerMessages.sales

/** What an artist has to do for a new order, as sentences. */
export function orderTodo({
  items,
  shippingAddress,
}: Pick<Order, 'items' | 'shippingAddress'>): string {
  const isSent = items.filter(({ deliveryType }) => deliveryType === 'shipping')
  const hasOwnParcel = isSent.some(({ giftFor }) => !giftFor)
  const hasGift = isSent.some(({ giftFor }) => giftFor)
  const isPickedUp = items.some(({ deliveryType }) => deliveryType === 'pickup')
  const sentences = [
    hasOwnParcel ? todo.send(addressLines(shippingAddress ?? {}).join(', ')) : '',
    hasGift ? todo.sendGift : '',
    isPickedUp ? todo.pickUp : '',
  ].filter(Boolean)
  return sentences.length > 0 ? sentences.join(' ') : todo.nothing
}
