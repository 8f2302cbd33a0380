import type { World } from '@/src/server/payments/simulator/books/world'
import { readPriceData } from '@/src/server/payments/simulator/objects/checkout-params'
import {
  type Subscription,
  startSubscription,
} from '@/src/server/payments/simulator/objects/subscription'
import {
  type Form,
  fields,
  list,
  only,
  required,
  texts,
} from '@/src/server/payments/simulator/params'

/** `POST /v1/subscriptions`: without a page, for anyone who has a card there. */
export function createSubscription(world: World, form: Form, account: string): Subscription {
  only(form, 'customer', 'items', 'metadata')
  const { id: customer } = world.customers.named(required(form, 'customer'), account)
  const item = fields(list(form.items)[0])
  only(item, 'price_data', 'quantity')
  const price = readPriceData(fields(item.price_data), 'items[0][price_data]')
  return startSubscription(world, account, {
    customer,
    line: { price, name: '', quantity: 1 },
    firstAmount: price.unitAmount,
    feePercent: null,
    metadata: texts(form.metadata),
  }).subscription
}
