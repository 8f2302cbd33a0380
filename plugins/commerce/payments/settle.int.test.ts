import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { reconcileOrders } from '@/plugins/commerce/payments/reconcile-orders'
import { failOrder } from '@/plugins/commerce/payments/settle'
import {
  countOf,
  germanAddress,
  openShop,
  orderOf,
  payInBooks,
  sendTestEvent,
  tamperedEvent,
} from '@/plugins/commerce/testing/shop'
import { shippedTemplate } from '@/src/core/email/registry'
import { testPaymentsNotice } from '@/src/core/messages/checkout'
import { slugs } from '@/src/core/slugs'
import { getPaymentProvider } from '@/src/server/payments'
import { signEvent } from '@/src/server/payments/simulator/event'
import { testWebhookSecret } from '@/src/server/payments/test/deliver-events'
import { readMail } from '@/src/testing/mails'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const shop = await openShop(payload)

async function orderAlbum() {
  const album = await shop.sell({ title: 'Night Bus', priceMinor: 900 })
  return (await shop.checkout([shop.item(album)])).json
}

async function orderShirt(stockQuantity: number) {
  const shirt = await shop.sell({ category: 'Merch', priceMinor: 2500, stockQuantity })
  const { json } = await shop.checkout([shop.item(shirt)], { shippingAddress: germanAddress })
  const stock = async () => {
    const id = shirt.variant.id
    const variant = await payload.findByID({ collection: slugs.variants, id })
    return [variant.stockQuantity, variant.stockHeld, variant.availabilityStatus]
  }
  return { ...json, shirt, stock }
}

const statusOf = async (orderRef: string) => (await orderOf(payload, orderRef)).status
const idFrom = (redirectUrl: string) => redirectUrl.split('/').at(-1) ?? ''
const reconcile = () =>
  reconcileOrders(payload, {
    olderThanSeconds: -1,
  })

it('does everything that follows from a payment at once', async () => {
  const reply = await orderAlbum()
  const event = await payInBooks(payload, reply.redirectUrl)
  expect((await sendTestEvent(payload, event)).status).toBe(200)

  const order = await orderOf(payload, reply.orderRef)
  expect(order).toMatchObject({ status: 'delivered', amountReceivedMinor: 900, livemode: false })
  expect(await countOf(payload, 'entitlements', order.id)).toBe(1)

  const { docs: history } = await payload.find({
    collection: slugs.orderEvents,
    where: { order: { equals: order.id } },
    sort: 'createdAt',
  })
  expect(history.map(({ to, actorType }) => `${to} by ${actorType}`)).toEqual([
    'initiated_payment by visitor',
    'paid by provider',
    'delivered by system',
  ])
  const { docs: mails } = await payload.find({
    collection: slugs.mailLog,
    where: { dedupeKey: { equals: `receipt:${order.id}` } },
  })
  expect(mails[0]).toMatchObject({ state: 'not_sent', error: 'not sent: no SMTP configured' })
  expect(mails[0]?.html).toContain('Night Bus')
  expect(mails[0]?.text).toContain('Test payments – no money is taken')
  expect(mails[0]?.text).toContain(reply.token)
})

it('says once in a receipt that no money is taken, also in forms of an earlier one', async () => {
  const { subject, document } = shippedTemplate('receipt')
  const former = JSON.stringify(document).replace(
    '{{order.shipsTo}}',
    '{{order.shipsTo}} {{order.notice}}',
  )
  const { id } = await payload.create({
    collection: slugs.emailTemplates,
    data: { profile: shop.profile.id, key: 'receipt', subject, layout: JSON.parse(former), rev: 0 },
  })
  const reply = await orderAlbum()
  await sendTestEvent(payload, await payInBooks(payload, reply.redirectUrl))
  const order = await orderOf(payload, reply.orderRef)
  const mail = await readMail(payload, `receipt:${order.id}`)
  expect(mail?.text?.split(testPaymentsNotice)).toHaveLength(2)
  await payload.delete({ collection: slugs.emailTemplates, id })
})

it('acts once on an event that comes 50 times at the same time', async () => {
  const reply = await orderAlbum()
  const event = await payInBooks(payload, reply.redirectUrl)
  const answers = await Promise.all(Array.from({ length: 50 }, () => sendTestEvent(payload, event)))
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
  const { id } = await orderOf(payload, reply.orderRef)
  expect(await countOf(payload, 'entitlements', id)).toBe(1)
  expect(await countOf(payload, 'order-events', id)).toBe(3)
})

it('acts once on the same fact in events of different ids', async () => {
  const reply = await orderAlbum()
  const event = await payInBooks(payload, reply.redirectUrl)
  const answers = await Promise.all(
    [...'abcdefgh'].map((id) => sendTestEvent(payload, { ...event, id: `evt_${id}` })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  const { id } = await orderOf(payload, reply.orderRef)
  expect(await countOf(payload, 'entitlements', id)).toBe(1)
})

it('believes no webhook that it did not sign, lately, with these bytes', async () => {
  const reply = await orderAlbum()
  const event = await payInBooks(payload, reply.redirectUrl)
  const rawBody = JSON.stringify(event)
  const secret = testWebhookSecret(payload)
  const longAgo = Math.floor(Date.now() / 1000) - 301
  const forgeries: [string, string][] = [
    [rawBody, ''],
    [rawBody, signEvent(rawBody, 'another secret')],
    [rawBody, signEvent(rawBody, secret, longAgo)],
    [rawBody, signEvent(rawBody, secret, longAgo + 3000)],
    [rawBody.replace('900', '901'), signEvent(rawBody, secret)],
    ['not json', signEvent('not json', secret)],
  ]
  for (const [body, signature] of forgeries) {
    const headers = { 'stripe-signature': signature }
    const answer = await rest('POST', '/api/webhooks/test', { rawBody: body, headers })
    expect([answer.status, answer.json.code]).toEqual([400, 'INVALID_SIGNATURE'])
  }
  const unsigned = await rest('POST', '/api/webhooks/test', { rawBody })
  expect(unsigned.status).toBe(400)
  const flood = await rest('POST', '/api/webhooks/test', { rawBody: 'x'.repeat(1_000_001) })
  expect(flood.status).toBe(413)
  const foreign = await rest('POST', '/api/webhooks/stripe', { rawBody })
  expect(foreign.status).toBe(404)
  expect(await statusOf(reply.orderRef)).toBe('initiated_payment')
})

it.each([
  ['another amount', { amount_total: 1 }, 'amount_mismatch'],
  ['another currency', { currency: 'eur' }, 'currency_mismatch'],
])('grants nothing for %s', async (_, tampered, needsReview) => {
  const reply = await orderAlbum()
  const event = await payInBooks(payload, reply.redirectUrl)
  expect((await sendTestEvent(payload, tamperedEvent(event, tampered))).status).toBe(200)
  const order = await orderOf(payload, reply.orderRef)
  expect(order).toMatchObject({ status: 'failed', needsReview })
  expect(await countOf(payload, 'entitlements', order.id)).toBe(0)
})

it('lets a paid session settle no other order', async () => {
  const [cheap, dear] = [await orderAlbum(), await orderAlbum()]
  const event = await payInBooks(payload, cheap.redirectUrl)
  const { id } = await orderOf(payload, dear.orderRef)
  await sendTestEvent(payload, tamperedEvent(event, { client_reference_id: id }))
  expect(await statusOf(dear.orderRef)).toBe('initiated_payment')
})

it('takes stock when paid and marks the last unit as sold out', async () => {
  const { redirectUrl, orderRef, stock } = await orderShirt(1)
  expect(await stock()).toEqual([1, 1, 'active'])
  await sendTestEvent(payload, await payInBooks(payload, redirectUrl))
  expect(await stock()).toEqual([0, 0, 'sold_out'])
  expect(await statusOf(orderRef)).toBe('processing')
})

it('sells at the price of the order when the shop’s changes, or the product is taken off meanwhile', async () => {
  const album = await shop.sell({ title: 'Night Bus', priceMinor: 900 })
  const { json } = await shop.checkout([shop.item(album)])
  await payload.update({
    collection: slugs.variants,
    id: album.variant.id,
    data: { priceMinor: 9900 },
  })
  await payload.update({
    collection: slugs.products,
    id: album.product.id,
    data: { title: 'Day Bus', isPublished: false },
  })
  await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
  const order = await orderOf(payload, json.orderRef)
  expect(order).toMatchObject({ status: 'delivered', totalMinor: 900, amountReceivedMinor: 900 })
  expect(order.items).toMatchObject([{ title: 'Night Bus', unitMinor: 900 }])
  expect(await countOf(payload, 'entitlements', order.id)).toBe(1)
})

it('does not end an order that its buyer has gone on with', async () => {
  const { orderRef } = await orderAlbum()
  const order = await orderOf(payload, orderRef)
  const req = await createLocalReq({}, payload)
  const before = { ...order, attempt: order.attempt - 1 }
  expect(await failOrder(req, order.id, 'test', before)).toBe('unchanged')
  expect(await failOrder(req, order.id, 'test', order)).toBe('failed')
})

it('keeps a declined order, and lets its buyer try again', async () => {
  const reply = await orderAlbum()
  const declined = await payInBooks(payload, reply.redirectUrl, { isDeclined: true })
  await sendTestEvent(payload, declined)
  expect((await shop.readOrder(reply)).json).toMatchObject({
    status: 'payment_failed',
    canRetry: true,
    isPaid: false,
  })

  const again = (await shop.post(reply, 'retry')).json
  expect(again.redirectUrl).not.toBe(reply.redirectUrl)
  expect(await statusOf(reply.orderRef)).toBe('initiated_payment')
  await sendTestEvent(payload, await payInBooks(payload, again.redirectUrl))
  expect(await statusOf(reply.orderRef)).toBe('delivered')
})

it('gives the stock back when the buyer cancels', async () => {
  const { stock, ...reply } = await orderShirt(3)
  const { status, json } = await shop.post(reply, 'cancel')
  expect([status, json.status]).toEqual([200, 'cancelled'])
  expect(await stock()).toEqual([3, 0, 'active'])
  const again = await shop.post(reply, 'cancel')
  expect([again.status, again.json.message]).toEqual([
    409,
    'Cannot change order from cancelled to cancelled',
  ])
  expect((await shop.post(reply, 'retry')).json.code).toBe('ORDER_CLOSED')
})

it('pays instead of cancelling when the money came first', async () => {
  const reply = await orderAlbum()
  await payInBooks(payload, reply.redirectUrl)
  expect((await shop.post(reply, 'cancel')).status).toBe(409)
  expect(await statusOf(reply.orderRef)).toBe('delivered')
})

it('marks money for a cancelled order, and grants nothing', async () => {
  const reply = await orderAlbum()
  const { redirectUrl } = reply
  const event = await payInBooks(payload, redirectUrl)
  await payload.db.updateOne({
    collection: slugs.orders,
    where: { publicRef: { equals: reply.orderRef } },
    data: { status: 'cancelled' },
  })
  await sendTestEvent(payload, event)
  const order = await orderOf(payload, reply.orderRef)
  expect(order).toMatchObject({ status: 'cancelled', needsReview: 'late_payment' })
  expect(await countOf(payload, 'entitlements', order.id)).toBe(0)
})

it('settles by asking when the webhook got lost', async () => {
  const reply = await orderAlbum()
  await payInBooks(payload, reply.redirectUrl)
  await reconcile()
  expect(await statusOf(reply.orderRef)).toBe('delivered')
})

it('settles when the buyer comes back before the webhook', async () => {
  const reply = await orderAlbum()
  const event = await payInBooks(payload, reply.redirectUrl)
  expect((await shop.post(reply, 'refresh')).json).toMatchObject({ status: 'delivered' })
  expect((await sendTestEvent(payload, event)).status).toBe(200)
})

it('fails what was never paid and gives its stock back', async () => {
  const { redirectUrl, orderRef, stock } = await orderShirt(2)
  await getPaymentProvider(payload).expire(idFrom(redirectUrl))
  await reconcile()
  expect(await statusOf(orderRef)).toBe('failed')
  expect(await stock()).toEqual([2, 0, 'active'])
})

it('honours money that comes after the order failed, while there is stock', async () => {
  const { redirectUrl, orderRef, stock } = await orderShirt(1)
  const event = await payInBooks(payload, redirectUrl)
  await failByHand(orderRef)
  expect(await stock()).toEqual([1, 0, 'active'])
  await sendTestEvent(payload, event)
  expect(await statusOf(orderRef)).toBe('processing')
  expect(await stock()).toEqual([0, 0, 'sold_out'])
})

it('sets late money aside when others have bought the last unit', async () => {
  const { redirectUrl, orderRef, shirt, stock } = await orderShirt(1)
  const event = await payInBooks(payload, redirectUrl)
  await failByHand(orderRef)
  const other = await shop.checkout([shop.item(shirt)], { shippingAddress: germanAddress })
  expect(other.status).toBe(201)
  await sendTestEvent(payload, event)
  expect(await orderOf(payload, orderRef)).toMatchObject({
    status: 'failed',
    needsReview: 'oversold',
    amountReceivedMinor: 2500,
  })
  expect(await stock()).toEqual([1, 1, 'active'])
  // The money goes back: hearing of it again buys nothing, even when the unit is free by then.
  await failByHand(other.json.orderRef)
  await sendTestEvent(payload, { ...event, id: `${event.id}_again` })
  expect(await statusOf(orderRef)).toBe('failed')
  expect(await stock()).toEqual([1, 0, 'active'])
})

it('ends with one of paid and cancelled, whichever comes first', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { stock, ...reply } = await orderShirt(1)
    const event = await payInBooks(payload, reply.redirectUrl)
    await Promise.all([
      sendTestEvent(payload, event),
      shop.post(reply, 'cancel'),
      shop.post(reply, 'refresh'),
    ])
    expect(await statusOf(reply.orderRef)).toBe('processing')
    expect(await stock()).toEqual([0, 0, 'sold_out'])
  }
})

it('closes a test payment page for good once it is paid', async () => {
  const reply = await orderAlbum()
  await payInBooks(payload, reply.redirectUrl)
  const session = await getPaymentProvider(payload).expire(idFrom(reply.redirectUrl))
  expect(session.state).toBe('paid')
})

/** As the reconcile job does for a page that closed unpaid. */
async function failByHand(orderRef: string): Promise<void> {
  const req = await createLocalReq({}, payload)
  await failOrder(req, (await orderOf(payload, orderRef)).id, 'test')
}
