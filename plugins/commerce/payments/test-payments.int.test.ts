import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, expect, it } from 'vitest'
import { countOf, openShop, orderOf } from '@/plugins/commerce/testing/shop'
import type { TestPaymentView } from '@/src/core/contracts/orders/test-payments'
import type { ErrorBody } from '@/src/core/errors'
import { setEnvironment } from '@/src/testing/environment'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

/** What came in over the socket: the provider tells the shop by HTTP, like any other. */
const received: { path: string; host: string }[] = []

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', async () => {
    received.push({ path: request.url ?? '', host: request.headers.host ?? '' })
    const headers = { 'stripe-signature': String(request.headers['stripe-signature']) }
    const rawBody = Buffer.concat(chunks).toString('utf8')
    const answer = await rest('POST', request.url ?? '', { rawBody, headers })
    response.writeHead(answer.status).end(answer.text)
  })
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
setEnvironment({ PORT: String((server.address() as AddressInfo).port) })
const shop = await openShop(payload)
afterAll(async () => {
  server.close()
})

async function order() {
  const album = await shop.sell({ title: 'Night Bus', priceMinor: 900 })
  const { json } = await shop.checkout([shop.item(album)])
  const path = `/api/public/test-payments/${json.redirectUrl.split('/').at(-1)}`
  const press = (action: string) =>
    shop.call<TestPaymentView & ErrorBody>('POST', path, { body: { action } })
  const view = async () => (await shop.call<TestPaymentView>('GET', path)).json
  const status = async () => (await orderOf(payload, json.orderRef)).status
  return { ...json, press, view, status }
}

it('shows what is to be paid, and that it is not real', async () => {
  const { view } = await order()
  expect(await view()).toMatchObject({
    description: 'Night Bus',
    amount: 9,
    currency: 'usd',
    page: 'open',
    membership: null,
    notice: 'Test payments – no money is taken',
  })
})

it('pays by a signed webhook over HTTP, once', async () => {
  const { press, status, orderRef, view } = await order()
  const { json } = await press('pay')
  expect(json.redirectUrl).toContain(`/checkout/complete?order=${orderRef}`)
  expect(received.at(-1)).toEqual({ path: '/api/webhooks/test', host: shop.host })
  expect(await status()).toBe('delivered')

  await Promise.all([press('pay'), press('decline'), press('leave')])
  expect(await status()).toBe('delivered')
  expect((await view()).page).toBe('complete')
  const { id } = await orderOf(payload, orderRef)
  expect(await countOf(payload, 'entitlements', id)).toBe(1)
})

it('declines, says so on the way back, and can be paid after all', async () => {
  const { press, status, orderRef } = await order()
  const { json } = await press('decline')
  expect(json.redirectUrl).toContain(`/checkout?order=${orderRef}`)
  expect(await status()).toBe('payment_failed')
  await press('pay')
  expect(await status()).toBe('delivered')
})

it('goes back on cancel, with nothing paid and the page still open', async () => {
  const { press, status, ...reply } = await order()
  const { json } = await press('leave')
  expect(json.redirectUrl).toContain('payment=cancelled')
  expect(await status()).toBe('initiated_payment')
  expect((await shop.post(reply, 'retry')).json.redirectUrl).toBe(reply.redirectUrl)
})

it('keeps no address of the buyer in its books', async () => {
  const { press } = await order()
  await press('pay')
  const books = sql`select state::text as text from test_payments`
  const kept = (await rowsOf<{ text: string }>(payload, books)).map(({ text }) => text).join()
  expect(kept).toContain('Night Bus')
  expect(kept).not.toContain('fan@')
})

it('knows no other pages and no other buttons', async () => {
  const { press } = await order()
  expect((await press('steal')).status).toBe(400)
  for (const id of [`cs_test_${'0'.repeat(32)}`, 'nothing', "cs_test_'or 1=1--"]) {
    const path = `/api/public/test-payments/${encodeURIComponent(id)}`
    expect((await shop.call('GET', path)).status).toBe(404)
  }
})
