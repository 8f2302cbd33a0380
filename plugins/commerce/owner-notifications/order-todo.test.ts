import { expect, it } from 'vitest'
import { orderTodo } from '@/plugins/commerce/owner-notifications/order-todo'
import type { DeliveryType } from '@/src/core/choices/product-choices'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { Order } from '@/src/payload-types'

const { todo } = ownerMessages.sales
const shippingAddress = {
  name: 'Ada Fan',
  street: 'Main 1',
  city: 'Ulm',
  zipCode: '12345',
  country: 'DE',
}

const line = (deliveryType: DeliveryType, giftFor?: string) =>
  ({ deliveryType, giftFor }) as Order['items'][number]

const own = todo.send('Ada Fan, Main 1, 12345 Ulm, Germany')

it.each([
  ['files', [line('digital')], todo.nothing],
  ['a parcel', [line('digital'), line('shipping')], own],
  ['a gift that waits for its address', [line('shipping', 'Ben')], todo.sendGift],
  ['what is picked up', [line('pickup')], todo.pickUp],
  [
    'all of it',
    [line('shipping'), line('shipping', 'Ben'), line('pickup')],
    `${own} ${todo.sendGift} ${todo.pickUp}`,
  ],
])('says what is to be done for %s', (_, items, words) => {
  expect(orderTodo({ items, shippingAddress })).toBe(words)
})
