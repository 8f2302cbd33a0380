// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import {
  abandonedOrder,
  attemptKey,
  forgetAttempt,
  isAttempt,
  isOwnAttempt,
  openOrder,
  rememberOrder,
} from '@/site/cart/checkout/checkout-attempt'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
})

const stored = 'bandstand-checkout:luna'
const body = (more: object = {}) => ({
  profileId: 'luna',
  email: 'fan@example.com',
  items: [],
  ...more,
})
const order = { orderRef: 'AAAA-BBBB-CCCC', token: 't'.repeat(43) }

/** A checkout that came as far as the payment page. Brings its key. */
function opened(what = body()): string {
  const key = attemptKey(what)
  rememberOrder(what.profileId, key, order)
  return key
}

it('keeps the key while nothing changes, so that a second click or tab is the same order', () => {
  const key = opened()
  expect(z.uuid().safeParse(key).success).toBe(true)
  expect(attemptKey(body())).toBe(key)
  expect(attemptKey(body({ source: 'instagram.com' }))).toBe(key)
})

it('makes a new key for another body and after it was told to forget', () => {
  const key = attemptKey(body())
  expect(attemptKey(body({ tip: 2 }))).not.toBe(key)
  const second = attemptKey(body({ tip: 2 }))
  forgetAttempt('luna')
  expect(attemptKey(body({ tip: 2 }))).not.toBe(second)
})

it('knows its own order, also in a tab that has not ordered it', () => {
  opened()
  expect(isOwnAttempt('luna', order.orderRef)).toBe(true)
  expect(isOwnAttempt('luna', 'ZZZZ-BBBB-CCCC')).toBe(false)
  expect(localStorage.getItem(stored)).not.toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

it('names the order left behind when the cart has changed since', () => {
  const key = attemptKey(body())
  expect(abandonedOrder(body({ tip: 2 }))).toBeNull()
  rememberOrder('luna', key, order)
  expect(abandonedOrder(body())).toBeNull()
  expect(abandonedOrder(body({ tip: 2 }))).toEqual(order)
})

it('knows which order is open until it is told to forget', () => {
  expect(openOrder('luna')).toBeUndefined()
  opened()
  expect(openOrder('luna')).toEqual(order)
  forgetAttempt('luna')
  expect(openOrder('luna')).toBeUndefined()
})

it('keeps the artists of one address apart', () => {
  const key = opened()
  expect(openOrder('kito')).toBeUndefined()
  expect(attemptKey(body({ profileId: 'kito' }))).not.toBe(key)
  forgetAttempt('kito')
  expect(isOwnAttempt('luna', order.orderRef)).toBe(true)
})

it('leaves alone what another tab began meanwhile', () => {
  const late = attemptKey(body())
  const newer = attemptKey(body({ tip: 2 }))
  rememberOrder('luna', late, order)
  expect(openOrder('luna')).toBeUndefined()
  forgetAttempt('luna', late)
  expect([isAttempt('luna', late), isAttempt('luna', newer)]).toEqual([false, true])
  forgetAttempt('luna', newer)
  expect(isAttempt('luna', newer)).toBe(false)
})

it('holds nothing that was typed', () => {
  opened(body({ name: 'Ada Fan' }))
  expect(localStorage.getItem(stored)).not.toMatch(/fan@example|Ada/)
})

it('lets the same be bought another day', () => {
  vi.useFakeTimers()
  const key = opened()
  vi.advanceTimersByTime(23 * 3_600_000)
  expect(attemptKey(body())).toBe(key)
  vi.advanceTimersByTime(3_600_000)
  expect(openOrder('luna')).toBeUndefined()
  expect(attemptKey(body())).not.toBe(key)
})

it.each([
  '{not json',
  '[]',
  '"text"',
  '{"key":5}',
  JSON.stringify({ key: 'no uuid', cart: '', begunAt: Date.now() }),
])('begins anew when %s is stored', (text) => {
  localStorage.setItem(stored, text)
  expect(openOrder('luna')).toBeUndefined()
  const key = attemptKey(body())
  expect(attemptKey(body())).toBe(key)
})

it.each([{ orderRef: 'R', token: order.token }, { orderRef: order.orderRef }, null])(
  'sends the shop no order like %j, which it would refuse with the cart',
  (broken) => {
    opened()
    const attempt = JSON.parse(localStorage.getItem(stored) ?? '{}')
    localStorage.setItem(stored, JSON.stringify({ ...attempt, order: broken }))
    expect(openOrder('luna')).toBeUndefined()
  },
)

it('only costs the memory where the browser keeps nothing', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const key = opened()
  expect(z.uuid().safeParse(key).success).toBe(true)
  expect([openOrder('luna'), isOwnAttempt('luna', order.orderRef)]).toEqual([undefined, false])
  forgetAttempt('luna')
  expect(log).toHaveBeenCalled()
})
