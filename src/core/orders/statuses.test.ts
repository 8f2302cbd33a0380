import { expect, it } from 'vitest'
import { AppError } from '@/src/core/errors'
import { createOrderStatusTrigger } from '@/src/core/orders/status-trigger'
import { assertMove, canMove, type OrderStatus, orderStatuses } from '@/src/core/orders/statuses'

/** Written out by hand from the design, so that a slip in the table shows. */
const specified = [
  'initiated_payment>paid',
  'initiated_payment>payment_failed',
  'initiated_payment>failed',
  'initiated_payment>cancelled',
  'payment_failed>paid',
  'payment_failed>failed',
  'payment_failed>cancelled',
  'payment_failed>initiated_payment',
  'failed>paid',
  'paid>delivered',
  'paid>processing',
  'paid>cancelled',
  'processing>shipped',
  'processing>cancelled',
  'shipped>delivered',
  'shipped>cancelled',
  'delivered>cancelled',
]

const pairs = orderStatuses.flatMap((from) =>
  orderStatuses.filter((to) => to !== from).map((to): [OrderStatus, OrderStatus] => [from, to]),
)

it('allows the 17 specified moves and refuses the other 39 of 56', () => {
  const allowed = pairs.filter(([from, to]) => canMove(from, to)).map((pair) => pair.join('>'))
  expect(pairs).toHaveLength(56)
  expect(allowed.toSorted()).toEqual(specified.toSorted())
  expect(specified).toHaveLength(17)
})

it('names both statuses when a move is illegal', () => {
  expect(() => assertMove({ from: 'delivered', to: 'paid', by: 'provider' })).toThrow(
    'Cannot change order from delivered to paid',
  )
})

it('lets nobody but the provider or the system pay an order', () => {
  for (const by of ['visitor', 'owner'] as const) {
    expect(() => assertMove({ from: 'initiated_payment', to: 'paid', by })).toThrow(AppError)
  }
  expect(() => assertMove({ from: 'initiated_payment', to: 'paid', by: 'provider' })).not.toThrow()
})

it('puts the same pairs into the database trigger', () => {
  const inTrigger = [...createOrderStatusTrigger.matchAll(/'(\w+>\w+)'/g)].map(([, pair]) => pair)
  expect(inTrigger.toSorted()).toEqual(specified.toSorted())
})
