// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { openPayment } from '@/site/pages/checkout/open-payment'
import type { ErrorCode } from '@/src/core/errors'

afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const body = { profileId: 'p', email: 'fan@example.com', items: [] }

/** A shop that answers checkouts with these, one after another. Brings the keys that it was asked with. */
function shopThat(...answers: ('opens' | ErrorCode)[]): string[] {
  const keys: string[] = []
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    keys.push((headers as Record<string, string>)['Idempotency-Key'] ?? '')
    const answer = answers.shift()
    return answer === 'opens'
      ? Response.json({ orderRef: 'R', token: 't', redirectUrl: `/pay/${keys.length}` })
      : Response.json({ code: answer, message: 'No' }, { status: 409 })
  })
  return keys
}

it('goes on with the order of the cart', async () => {
  const keys = shopThat('opens', 'opens')
  await openPayment(body)
  await openPayment(body)
  expect(keys[0]).toBe(keys[1])
})

it('orders the cart anew when its order was closed meanwhile', async () => {
  const keys = shopThat('opens', 'ORDER_CLOSED', 'opens', 'opens')
  await openPayment(body)
  expect(await openPayment(body)).toBe('/pay/3')
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
  await openPayment(body)
  expect(keys[3]).toBe(keys[2])
})

it('does so once, and for no other refusal', async () => {
  const closed = shopThat('ORDER_CLOSED', 'ORDER_CLOSED', 'opens')
  await expect(openPayment(body)).rejects.toMatchObject({ code: 'ORDER_CLOSED' })
  expect(closed).toHaveLength(2)
  const changed = shopThat('CART_CHANGED', 'opens')
  await expect(openPayment(body)).rejects.toMatchObject({ code: 'CART_CHANGED' })
  expect(changed).toHaveLength(1)
})
