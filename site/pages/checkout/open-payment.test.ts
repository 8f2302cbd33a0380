// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { setPreview } from '@/site/api/preview'
import { storedCheckoutAnswers } from '@/site/cart/checkout/checkout-answers'
import { openOrder } from '@/site/cart/checkout/checkout-attempt'
import { obstacleTo, openPayment } from '@/site/pages/checkout/open-payment'
import type { CartQuote } from '@/src/core/contracts/orders/order-answers'
import type { ErrorCode } from '@/src/core/errors'
import { previewMessages } from '@/src/core/messages/blocks'
import { checkoutMessages } from '@/src/core/messages/checkout'

afterEach(() => {
  setPreview(null)
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const body = { profileId: 'p', email: 'fan@example.com', items: [] }

const token = 't'.repeat(43)

type Asked = { keys: string[]; cancelled: string[] }

/**
 * A shop that answers checkouts with these, one after another. Brings the keys that it was asked with, and
 * which orders it was told to cancel.
 */
function shopThat(...answers: ('opens' | ErrorCode)[]): Asked {
  const asked: Asked = { keys: [], cancelled: [] }
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    const cancelled = path.match(/orders\/([^/]+)\/cancel/)?.[1]
    if (cancelled) {
      asked.cancelled.push(cancelled)
      return Response.json({})
    }
    const count = asked.keys.push((headers as Record<string, string>)['Idempotency-Key'] ?? '')
    const answer = answers.shift()
    return answer === 'opens'
      ? Response.json({ orderRef: refOf(count), token, redirectUrl: `/pay/${count}` })
      : Response.json({ code: answer, message: 'No' }, { status: 409 })
  })
  return asked
}

const refOf = (count: number) => `AAAA-BBBB-000${count}`

/** What a second tab knows: the browser's, and nothing of the first tab's own. */
const inAnotherTab = () => sessionStorage.clear()

it('goes on with the order of the cart, in another tab too', async () => {
  const { keys, cancelled } = shopThat('opens', 'opens', 'opens')
  await openPayment(body)
  await openPayment(body)
  inAnotherTab()
  await openPayment({ ...body, source: 'instagram.com' })
  expect(new Set(keys).size).toBe(1)
  expect(cancelled).toEqual([])
})

it('is one order when two tabs press at once', async () => {
  const { keys } = shopThat('opens', 'opens')
  await Promise.all([openPayment(body), openPayment(body)])
  expect(keys[1]).toBe(keys[0])
})

it('gives up the order of another tab when the cart has changed', async () => {
  const { keys, cancelled } = shopThat('opens', 'opens')
  await openPayment(body)
  inAnotherTab()
  await openPayment({ ...body, tip: 2 })
  expect(cancelled).toEqual([refOf(1)])
  expect(keys[1]).not.toBe(keys[0])
  expect(openOrder('p')).toEqual({ orderRef: refOf(2), token })
})

it('keeps what was typed for anyone who comes back', async () => {
  shopThat('opens')
  await openPayment(body)
  expect(storedCheckoutAnswers('p')).toEqual(body)
})

it('orders the cart again when its order was closed meanwhile', async () => {
  const { keys } = shopThat('opens', 'ORDER_CLOSED', 'opens', 'opens')
  await openPayment(body)
  expect(await openPayment(body)).toBe('/pay/3')
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
  await openPayment(body)
  expect(keys[3]).toBe(keys[2])
  expect(storedCheckoutAnswers('p')).toEqual(body)
})

it('is one new order when two tabs find it closed', async () => {
  const { keys } = shopThat('opens', 'ORDER_CLOSED', 'ORDER_CLOSED', 'opens', 'opens')
  await openPayment(body)
  await Promise.all([openPayment(body), openPayment(body)])
  expect(new Set(keys.slice(3)).size).toBe(1)
})

it('gives up an order that the shop reads otherwise by now, and orders again', async () => {
  const { keys, cancelled } = shopThat('opens', 'IDEMPOTENCY_MISMATCH', 'opens')
  await openPayment(body)
  expect(await openPayment(body)).toBe('/pay/3')
  expect(cancelled).toEqual([refOf(1)])
  expect(keys[2]).not.toBe(keys[0])
})

it('does so once, and for no other refusal', async () => {
  const closed = shopThat('ORDER_CLOSED', 'ORDER_CLOSED', 'opens')
  await expect(openPayment(body)).rejects.toMatchObject({ code: 'ORDER_CLOSED' })
  expect(closed.keys).toHaveLength(2)
  const changed = shopThat('CART_CHANGED', 'opens')
  await expect(openPayment(body)).rejects.toMatchObject({ code: 'CART_CHANGED' })
  expect(changed.keys).toHaveLength(1)
})

it('leaves the order of the browser alone in a preview', async () => {
  const { keys, cancelled } = shopThat('opens')
  await openPayment(body)
  setPreview({ playToken: 'play', viewer: 'tier', tiers: [] })
  await expect(openPayment({ ...body, tip: 2 })).rejects.toMatchObject({
    message: previewMessages.nothingSent,
  })
  expect([keys.length, cancelled, openOrder('p')?.orderRef]).toEqual([1, [], refOf(1)])
})

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
