import { expect, it } from 'vitest'
import { obstacleTo } from '@/site/pages/checkout/checkout.client'
import type { CartQuote } from '@/src/core/contracts/orders/order-answers'
import { checkoutMessages } from '@/src/core/messages/checkout'

const quoteOf = (price: { total: number; tip?: number; code?: string; problem?: string }) =>
  ({
    total: price.total,
    tip: price.tip ?? 0,
    discountCode: price.code ? { code: price.code, problem: price.problem ?? '' } : null,
  }) as CartQuote
const seen = quoteOf({ total: 10 })

it.each([
  ['the price that was seen', quoteOf({ total: 10 }), ''],
  ['a tip', quoteOf({ total: 13.5, tip: 3.5 }), ''],
  ['a code that makes it cheaper', quoteOf({ total: 9, code: 'LESS' }), 'less'],
])('a press pays with %s', (_, now, typed) => {
  expect(obstacleTo(seen, now, typed)).toBe('')
})

it('stops where the total rose by more than the tip', () => {
  expect(obstacleTo(seen, quoteOf({ total: 17, tip: 2 }), '')).toBe(
    checkoutMessages.totalChanged('10.00', '17.00'),
  )
})

it('tells of a code that does not count, once', () => {
  const refused = quoteOf({ total: 10, code: 'WRONG', problem: 'This code is not valid.' })
  expect(obstacleTo(seen, refused, 'WRONG')).toBe('This code is not valid.')
  expect(obstacleTo(refused, refused, 'WRONG')).toBe('')
})
