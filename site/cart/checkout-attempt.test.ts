// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import {
  abandonedOrder,
  attemptKey,
  forgetAttempt,
  isOwnAttempt,
  lastAnswers,
  openOrder,
  rememberOrder,
} from '@/site/cart/checkout-attempt'

afterEach(() => sessionStorage.clear())

it('keeps the key while nothing changes, so that a second click is the same order', () => {
  const key = attemptKey('{"a":1}')
  expect(z.uuid().safeParse(key).success).toBe(true)
  rememberOrder({ orderRef: 'AAAA-BBBB-CCCC', token: 't' })
  expect(attemptKey('{"a":1}')).toBe(key)
})

it('makes a new key for another body and after it was told to forget', () => {
  const key = attemptKey('{"a":1}')
  expect(attemptKey('{"a":2}')).not.toBe(key)
  const second = attemptKey('{"a":2}')
  forgetAttempt()
  expect(attemptKey('{"a":2}')).not.toBe(second)
})

it('knows its own order', () => {
  attemptKey('{}')
  rememberOrder({ orderRef: 'AAAA-BBBB-CCCC', token: 't' })
  expect(isOwnAttempt('AAAA-BBBB-CCCC')).toBe(true)
  expect(isOwnAttempt('ZZZZ-BBBB-CCCC')).toBe(false)
})

it('names the order left behind when the cart has changed since', () => {
  attemptKey('{"a":1}')
  expect(abandonedOrder('{"a":2}')).toBeNull()
  rememberOrder({ orderRef: 'AAAA-BBBB-CCCC', token: 't' })
  expect(abandonedOrder('{"a":1}')).toBeNull()
  expect(abandonedOrder('{"a":2}')).toEqual({ orderRef: 'AAAA-BBBB-CCCC', token: 't' })
})

it('brings back what was answered and which order is open, until it is told to forget', () => {
  expect([lastAnswers(), openOrder()]).toEqual([null, undefined])
  const body = { profileId: 'p', items: [], email: 'fan@example.com', tip: 3 }
  attemptKey(JSON.stringify(body))
  const order = { orderRef: 'AAAA-BBBB-CCCC', token: 't' }
  rememberOrder(order)
  expect([lastAnswers(), openOrder()]).toEqual([body, order])
  forgetAttempt()
  expect([lastAnswers(), openOrder()]).toEqual([null, undefined])
})
