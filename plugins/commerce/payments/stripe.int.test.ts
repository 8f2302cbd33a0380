import { randomUUID } from 'node:crypto'
import type { Where } from 'payload'
import { afterEach, expect } from 'vitest'
import { reconcileOrders } from '@/plugins/commerce/payments/reconcile-orders'
import { countOf, germanAddress, letOrderRunOut, orderOf } from '@/plugins/commerce/testing/shop'
import { stripeShopTest } from '@/plugins/commerce/testing/stripe-test'
import { forgetEnv } from '@/src/core/env'
import { slugs } from '@/src/core/slugs'
import { getPaymentProvider } from '@/src/server/payments'
import { stripeLimits } from '@/src/server/payments/stripe/stripe-client'
import { disconnectDatabase } from '@/src/testing/disconnect-database'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const it = stripeShopTest
  .extend('order', ({ shop }) => async () => {
    const album = await shop.sell({ title: 'Night Bus', priceMinor: 900 })
    const { json } = await shop.checkout([shop.item(album)])
    return { ...json, sessionId: json.redirectUrl.split('/').at(-1) ?? '' }
  })
  .extend(
    'press',
    ({ stripe }) =>
      (url: string, action: 'pay' | 'decline') =>
        stripe.press(url, { action }),
  )

/** A client is kept with the environment that it was made for. */
function setStripeTimeout(ms: number): void {
  stripeLimits.timeout = ms
  forgetEnv()
}

const { timeout } = stripeLimits
afterEach(() => setStripeTimeout(timeout))

const statusOf = async (orderRef: string) => (await orderOf(payload, orderRef)).status

it('sells by a hosted page and a signed webhook', async ({ order, press }) => {
  const { redirectUrl, orderRef } = await order()
  const paid = await press(redirectUrl, 'pay')
  expect(paid.headers.get('location')).toContain(`/checkout/complete?order=${orderRef}`)
  await expect.poll(() => statusOf(orderRef)).toBe('delivered')
  const { id, ...stored } = await orderOf(payload, orderRef)
  expect(stored).toMatchObject({ provider: 'stripe', amountReceivedMinor: 900, livemode: false })
  expect(stored.paymentIntentId).toMatch(/^pi_/)
  expect(await countOf(payload, 'entitlements', id)).toBe(1)
})

it('acts once on events that come in copies, late and in any order', async ({
  stripe,
  order,
  press,
}) => {
  await stripe.deliver({ mode: 'hold', copies: 5 })
  const { redirectUrl, orderRef } = await order()
  await press(redirectUrl, 'decline')
  await press(redirectUrl, 'pay')
  await stripe.control('release', { isReversed: true })
  await stripe.repeat(3)
  const { id, status } = await orderOf(payload, orderRef)
  expect(status).toBe('delivered')
  expect(await countOf(payload, 'entitlements', id)).toBe(1)
})

it('keeps a declined order for another try, on the same page', async ({ order, press }) => {
  const { redirectUrl, orderRef } = await order()
  await press(redirectUrl, 'decline')
  await expect.poll(() => statusOf(orderRef)).toBe('payment_failed')
  await press(redirectUrl, 'pay')
  await expect.poll(() => statusOf(orderRef)).toBe('delivered')
})

it('closes the old page before it opens another', async ({ shop, order, press }) => {
  const reply = await order()
  await press(reply.redirectUrl, 'decline')
  await expect.poll(() => statusOf(reply.orderRef)).toBe('payment_failed')
  const { json } = await shop.post(reply, 'retry')
  expect(json.redirectUrl).not.toBe(reply.redirectUrl)
  expect((await press(reply.redirectUrl, 'pay')).status).toBe(200)
  await press(json.redirectUrl, 'pay')
  await expect.poll(() => statusOf(reply.orderRef)).toBe('delivered')
})

it('lets the buyer try again although the closing of the old page is heard of first', async ({
  shop,
  order,
  press,
}) => {
  const reply = await order()
  await press(reply.redirectUrl, 'decline')
  await expect.poll(() => statusOf(reply.orderRef)).toBe('payment_failed')
  await getPaymentProvider(payload).expire(reply.sessionId)
  const heard: Where = {
    and: [
      { type: { equals: 'checkout.session.expired' } },
      { objectId: { equals: reply.sessionId } },
    ],
  }
  const hearing = () => payload.count({ collection: slugs.paymentEvents, where: heard })
  await expect.poll(hearing).toEqual({ totalDocs: 1 })
  expect(await statusOf(reply.orderRef)).toBe('payment_failed')
  const { json } = await shop.post(reply, 'retry')
  await press(json.redirectUrl, 'pay')
  await expect.poll(() => statusOf(reply.orderRef)).toBe('delivered')
})

it.for<[object, string]>([
  [{ amount_total: 1 }, 'amount_mismatch'],
  [{ currency: 'jpy' }, 'currency_mismatch'],
  [{ livemode: true }, 'account_mismatch'],
])(
  'grants nothing when the provider says %o',
  async ([changes, needsReview], { stripe, order, press }) => {
    const { redirectUrl, orderRef, sessionId } = await order()
    await stripe.control('tamper', { id: sessionId, ...changes })
    await press(redirectUrl, 'pay')
    await expect.poll(() => statusOf(orderRef)).toBe('failed')
    const stored = await orderOf(payload, orderRef)
    expect(stored.needsReview).toBe(needsReview)
    expect(await countOf(payload, 'entitlements', stored.id)).toBe(0)
  },
)

it('finds the payment by asking when every event is lost', async ({ stripe, order, press }) => {
  await stripe.deliver({ mode: 'drop' })
  const { redirectUrl, orderRef } = await order()
  await press(redirectUrl, 'pay')
  await reconcileOrders(payload, { olderThanSeconds: -1 })
  expect(await statusOf(orderRef)).toBe('delivered')
})

it('does not give up an order because the key was refused when it asked', async ({
  stripe,
  order,
  press,
}) => {
  await stripe.deliver({ mode: 'drop' })
  const { redirectUrl, orderRef } = await order()
  await press(redirectUrl, 'pay')
  await letOrderRunOut(payload, orderRef, 3600)
  await stripe.control('fault', { kind: '401' })
  await reconcileOrders(payload, { olderThanSeconds: -1 })
  expect(await statusOf(orderRef)).toBe('initiated_payment')
  await reconcileOrders(payload, { olderThanSeconds: -1 })
  expect(await statusOf(orderRef)).toBe('delivered')
})

it.for([600, -600])(
  'sells although its clock and the provider’s are %d seconds apart',
  async (seconds, { stripe, order, press }) => {
    await stripe.control('skew', { seconds })
    try {
      const { redirectUrl, orderRef, sessionId } = await order()
      await press(redirectUrl, 'pay')
      // Signed by the provider itself, but too long ago, or in the future: nothing of it is believed.
      const event = async () =>
        (await stripe.state()).events
          .filter(({ type }) => type === 'checkout.session.completed')
          .at(-1)
      await expect.poll(async () => (await event())?.attempts).toBeGreaterThan(1)
      expect(await event()).toMatchObject({ delivered: 0 })
      expect(await statusOf(orderRef)).toBe('initiated_payment')
      await reconcileOrders(payload, { olderThanSeconds: -1 })
      expect(await statusOf(orderRef), sessionId).toBe('delivered')
    } finally {
      await stripe.control('skew', { seconds: 0 })
    }
  },
)

it('closes a page itself when its time is over, and gives its stock back', async ({ shop }) => {
  const shirt = await shop.sell({ category: 'Merch', priceMinor: 2500, stockQuantity: 1 })
  const { json } = await shop.checkout([shop.item(shirt)], { shippingAddress: germanAddress })
  await letOrderRunOut(payload, json.orderRef, 120)
  await reconcileOrders(payload, { olderThanSeconds: -1 })
  expect(await statusOf(json.orderRef)).toBe('failed')
  expect((await shop.checkout([shop.item(shirt)], { shippingAddress: germanAddress })).status).toBe(
    201,
  )
})

it('cancels at the provider first', async ({ shop, order, press }) => {
  const reply = await order()
  expect((await shop.post(reply, 'cancel')).json.status).toBe('cancelled')
  await press(reply.redirectUrl, 'pay')
  expect(await statusOf(reply.orderRef)).toBe('cancelled')
})

it.for([
  ['429', 1],
  ['401', 1],
  ['reset', 1],
  ['500', 1],
  ['html404', 1],
  ['malformed', 1],
  ['hang', 1],
] as const)(
  'sells after %s at the provider, with one order and one page',
  async ([kind, times], { stripe, shop, press }) => {
    setStripeTimeout(1000)
    const album = await shop.sell()
    const key = randomUUID()
    const before = (await payload.count({ collection: slugs.orders })).totalDocs
    await stripe.control('fault', { kind, times, seconds: 2 })
    const first = await shop.checkout([shop.item(album)], { key })
    const reply = first.status === 201 ? first : await shop.checkout([shop.item(album)], { key })
    expect([201, 503]).toContain(first.status)
    expect(reply.status).toBe(201)
    expect((await payload.count({ collection: slugs.orders })).totalDocs).toBe(before + 1)
    await press(reply.json.redirectUrl, 'pay')
    await expect.poll(() => statusOf(reply.json.orderRef)).toBe('delivered')
  },
)

it('loses nothing while the provider never answers, and sells once it does', async ({
  stripe,
  shop,
  press,
}) => {
  setStripeTimeout(1000)
  const shirt = await shop.sell({ category: 'Merch', priceMinor: 2500, stockQuantity: 1 })
  const key = randomUUID()
  const buy = () => shop.checkout([shop.item(shirt)], { key, shippingAddress: germanAddress })
  const { calls } = await stripe.state()
  await stripe.control('fault', { kind: 'hang', times: 3, seconds: 2 })
  const { status, json, headers } = await buy()
  expect([status, json.code, headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '5'])
  expect((await stripe.state()).calls - calls).toBe(3)

  const { docs } = await payload.find({
    collection: slugs.orders,
    where: { idempotencyKey: { equals: key } },
    depth: 0,
    showHiddenFields: true,
  })
  expect(docs).toMatchObject([{ status: 'initiated_payment', checkoutSessionId: null }])
  const variant = () =>
    payload.findByID({ collection: slugs.variants, id: shirt.variant.id, depth: 0 })
  expect(await variant()).toMatchObject({ stockQuantity: 1, stockHeld: 1 })

  const later = await buy()
  expect([later.status, later.json.orderRef]).toEqual([201, docs[0]?.publicRef])
  await press(later.json.redirectUrl, 'pay')
  await expect.poll(() => statusOf(later.json.orderRef)).toBe('processing')
  expect(await variant()).toMatchObject({ stockQuantity: 0, stockHeld: 0 })
  const { sessions } = await stripe.state()
  expect(sessions.filter(({ client_reference_id: ref }) => ref === docs[0]?.id)).toMatchObject([
    { payment_status: 'paid' },
  ])
})

it('ends an order that the provider will never take, and gives its stock back', async ({
  stripe,
  shop,
}) => {
  const shirt = await shop.sell({ category: 'Merch', priceMinor: 2500, stockQuantity: 1 })
  const buy = () =>
    shop.checkout([shop.item(shirt)], {
      shippingAddress: germanAddress,
    })
  await stripe.control('fault', { kind: '400' })
  const { status, json, text } = await buy()
  expect([status, json.code]).toEqual([503, 'UNAVAILABLE'])
  expect(text).not.toContain('This cannot be done')
  const { docs } = await payload.find({
    collection: slugs.orders,
    sort: '-createdAt',
    limit: 1,
  })
  expect(docs[0]?.status).toBe('failed')
  expect((await buy()).status).toBe(201)
})

it('asks the provider for nothing while the database is away, and settles what it missed', async ({
  stripe,
  shop,
  order,
  press,
}) => {
  const paid = await order()
  const album = await shop.sell({ priceMinor: 900 })
  const before = (await stripe.state()).calls
  const restore = await disconnectDatabase(payload)
  const refused = await shop.checkout([shop.item(album)])
  expect([refused.status, refused.json.code]).toEqual([503, 'UNAVAILABLE'])
  expect(refused.headers.get('retry-after')).not.toBeNull()
  expect((await stripe.state()).calls).toBe(before)
  await press(paid.redirectUrl, 'pay')
  await expect.poll(async () => (await stripe.state()).events.at(-1)?.attempts).toBeGreaterThan(1)
  expect((await stripe.state()).events.at(-1)?.delivered).toBe(0)
  restore()
  await expect.poll(() => statusOf(paid.orderRef)).toBe('delivered')
  expect((await shop.checkout([shop.item(album)])).status).toBe(201)
})

it('answers 503 and waits while the provider refuses everybody', async ({ stripe, shop }) => {
  const album = await shop.sell()
  await stripe.control('fault', { kind: '429' })
  const { status, json, headers } = await shop.checkout([shop.item(album)])
  expect([status, json.code, headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '5'])
})

it('takes an order’s events from signed bytes only', async ({ order }) => {
  const { orderRef } = await order()
  const { id } = await orderOf(payload, orderRef)
  const event = {
    id: 'evt_forged',
    type: 'checkout.session.completed',
    livemode: false,
    data: { object: { client_reference_id: id, payment_status: 'paid' } },
  }
  const rawBody = JSON.stringify(event)
  for (const signature of [
    '',
    't=1,v1=00',
    `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`,
  ]) {
    const headers = { 'stripe-signature': signature }
    const { status } = await rest('POST', '/api/webhooks/stripe', { rawBody, headers })
    expect(status).toBe(400)
  }
  expect((await rest('POST', '/api/webhooks/test', { rawBody })).status).toBe(404)
  expect(await statusOf(orderRef)).toBe('initiated_payment')
})
