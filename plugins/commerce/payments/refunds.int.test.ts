import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { afterAll, afterEach, expect, it } from 'vitest'
import { loadOrder } from '@/plugins/commerce/admin/load-order'
import { reportOf } from '@/plugins/commerce/payments/payment-report'
import { processMissedWebhooks } from '@/plugins/commerce/payments/process-missed-webhooks'
import { reconcileOrders } from '@/plugins/commerce/payments/reconcile-orders'
import { type RefundInput, requestRefund } from '@/plugins/commerce/payments/request-refund'
import { sendDueRefunds } from '@/plugins/commerce/payments/send-refund'
import { failOrder, settle } from '@/plugins/commerce/payments/settle'
import { notifiedReviews } from '@/plugins/commerce/testing/announced-reviews'
import {
  countOf,
  germanAddress,
  letOrderRunOut,
  openShop,
  orderOf,
} from '@/plugins/commerce/testing/shop'
import { openStripe } from '@/plugins/commerce/testing/stripe-shop'
import { raiseStorm } from '@/plugins/commerce/testing/webhook-storm'
import { ownerMessages } from '@/src/core/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { Refund } from '@/src/payload-types'
import { getPaymentProvider } from '@/src/server/payments'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const stripe = await openStripe()
const shop = await openShop(payload)
afterEach(async () => {
  await stripe.deliver({})
  await stripe.control('clear-faults')
  await stripe.control('settings', { refunds: 'succeeded' })
})
afterAll(async () => {
  await stripe.close()
})

const read = (orderRef: string) => orderOf(payload, orderRef)
const sessionIdOf = (redirectUrl: string) => redirectUrl.split('/').at(-1) ?? ''

/** An album, paid; or shirts, of which there are five. */
async function sold({ shirts = 0 }: { shirts?: number } = {}) {
  const product = shirts
    ? await shop.sell({ category: 'Merch', priceMinor: 2500, stockQuantity: 5 })
    : await shop.sell({ priceMinor: 900 })
  const item = shop.item(product, shirts ? { quantity: shirts } : {})
  const { json } = await shop.checkout([item], shirts ? { shippingAddress: germanAddress } : {})
  await stripe.press(json.redirectUrl)
  const paid = shirts ? 'processing' : 'delivered'
  await expect.poll(async () => (await read(json.orderRef)).status).toBe(paid)
  const stock = async () => {
    const { id } = product.variant
    const variant = await payload.findByID({ collection: slugs.variants, id })
    return [variant.stockQuantity, variant.stockHeld, variant.availabilityStatus]
  }
  return { ...json, stock, order: await read(json.orderRef) }
}

async function refund(orderId: string, input: Partial<RefundInput> = {}): Promise<Refund> {
  const req = await createLocalReq({}, payload)
  const key = randomUUID()
  return requestRefund(req, { orderId, key, restock: false, actor: 'owner', ...input })
}

/** As if the next look at it were due. */
async function lookAgain(): Promise<void> {
  await payload.db.updateMany({
    collection: slugs.refunds,
    where: { state: { in: ['requested', 'pending'] } },
    data: { nextTryAt: new Date(Date.now() - 1000).toISOString() },
  })
  await sendDueRefunds(payload)
}

const refundsOf = async (order: string) => {
  const { docs } = await payload.find({
    collection: slugs.refunds,
    where: { order: { equals: order } },
    sort: 'createdAt',
    depth: 0,
    showHiddenFields: true,
  })
  return docs
}

const atStripe = async (paymentIntentId: string | null | undefined) =>
  (await stripe.state()).refunds.filter((each) => each.payment_intent === paymentIntentId)

it('gives everything back: cancelled, no more downloads, a mail, the pieces in stock again', async () => {
  const { order, stock, orderRef } = await sold({ shirts: 5 })
  expect(await stock()).toEqual([0, 0, 'sold_out'])
  expect((await refund(order.id, { restock: true, reason: 'Sorry' })).state).toBe('succeeded')
  expect(await read(orderRef)).toMatchObject({
    status: 'cancelled',
    refundState: 'full',
    refundedMinor: 12_500,
  })
  expect(await stock()).toEqual([5, 0, 'active'])
  expect(await atStripe(order.paymentIntentId)).toMatchObject([{ amount: 12_500 }])

  const album = await sold()
  await refund(album.order.id)
  const { docs: rights } = await payload.find({
    collection: slugs.entitlements,
    where: { order: { equals: album.order.id } },
  })
  expect(rights.map(({ revokedAt }) => Boolean(revokedAt))).toEqual([true])
  const [row] = await refundsOf(album.order.id)
  const { docs: mails } = await payload.find({
    collection: slugs.mailLog,
    where: { dedupeKey: { equals: `refunded:${row?.id}` } },
  })
  expect(mails[0]?.text).toContain('$9.00')
  const { docs: history } = await payload.find({
    collection: slugs.orderEvents,
    where: { order: { equals: album.order.id } },
    sort: 'createdAt',
  })
  expect(history.map(({ to, actorType }) => `${to} by ${actorType}`).slice(-2)).toEqual([
    'delivered by owner',
    'cancelled by provider',
  ])
})

it('offers to put back what has a counted stock, while some of it is out', async () => {
  const req = await createLocalReq({}, payload)
  const offered = async (id: string) => [...(await loadOrder(req, id)).returnable]
  const { order } = await sold({ shirts: 1 })
  const [line] = order.items
  expect(await offered(order.id)).toEqual([line?.variant])
  await refund(order.id, { restock: true, actor: undefined })
  expect(await offered(order.id)).toEqual([])
  expect(await offered((await sold()).order.id)).toEqual([])
})

it('gives parts back, per line or by amount, and never more than was paid', async () => {
  const { order, stock, orderRef } = await sold({ shirts: 3 })
  await refund(order.id, { lines: [{ line: 0, quantity: 2 }], restock: true })
  expect(await read(orderRef)).toMatchObject({
    status: 'processing',
    refundState: 'partial',
    refundedMinor: 5000,
  })
  expect(await stock()).toEqual([4, 0, 'active'])
  await expect(refund(order.id, { lines: [{ line: 0, quantity: 2 }] })).rejects.toMatchObject({
    code: 'REFUND_TOO_HIGH',
    status: 422,
    message: ownerMessages.refunds.fewerLeft,
  })
  for (const tooMuch of [
    { amountMinor: 2501 },
    { amountMinor: 2500, lines: [{ line: 0, quantity: 2 }] },
  ]) {
    await expect(refund(order.id, tooMuch)).rejects.toMatchObject({ status: 422 })
  }
  await refund(order.id, { amountMinor: 1000 })
  await refund(order.id)
  expect(await read(orderRef)).toMatchObject({ status: 'cancelled', refundedMinor: 7500 })
  expect((await atStripe(order.paymentIntentId)).map(({ amount }) => amount)).toEqual([
    5000, 1000, 1500,
  ])
  await expect(refund(order.id)).rejects.toMatchObject({ status: 422 })
})

it('gives back once, however often and at the same time it is asked', async () => {
  const { order } = await sold()
  const key = randomUUID()
  await Promise.all(Array.from({ length: 5 }, () => refund(order.id, { key, amountMinor: 400 })))
  await stripe.control('repeat', { times: 2 })
  await lookAgain()
  expect(await atStripe(order.paymentIntentId)).toMatchObject([{ amount: 400 }])
  expect(await refundsOf(order.id)).toHaveLength(1)
  const several = await Promise.allSettled([
    refund(order.id, { amountMinor: 500 }),
    refund(order.id, { amountMinor: 500 }),
  ])
  expect(several.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

it.each(['reset', '500', '429', 'malformed', 'html404'])(
  'gives back once after %s at the provider',
  async (kind) => {
    const { order, orderRef } = await sold()
    await stripe.deliver({ mode: 'drop' })
    await stripe.control('fault', { kind, times: 3 })
    const first = await refund(order.id)
    await stripe.control('clear-faults')
    await lookAgain()
    await lookAgain()
    expect(['requested', 'succeeded']).toContain(first.state)
    expect(await atStripe(order.paymentIntentId)).toMatchObject([{ amount: 900 }])
    expect(await read(orderRef)).toMatchObject({ status: 'cancelled', refundedMinor: 900 })
  },
)

it('leaves alone what went back already, whoever hears of its payment then', async () => {
  const { order, orderRef, redirectUrl } = await sold()
  await refund(order.id)
  await expect.poll(async () => (await read(orderRef)).status).toBe('cancelled')
  const provider = getPaymentProvider(payload)
  const session = await provider.retrieve(sessionIdOf(redirectUrl))
  const req = await createLocalReq({}, payload)
  expect(await settle(req, reportOf(provider, session, 'heard late'))).toBe('unchanged')
  expect((await read(orderRef)).needsReview).toBeNull()
})

it('tells the owner when the provider refuses, who may decide again', async () => {
  const { order, orderRef } = await sold()
  await stripe.control('fault', { kind: '400' })
  expect(await refund(order.id)).toMatchObject({ state: 'failed', error: 'This cannot be done' })
  expect(await read(orderRef)).toMatchObject({ needsReview: 'refund_failed', refundedMinor: 0 })
  expect(await notifiedReviews(payload, order.id)).toEqual(['refund_failed'])
  expect((await refund(order.id)).state).toBe('succeeded')
  expect((await read(orderRef)).needsReview).toBeNull()
})

it('finds the end of a refund that takes days, also when its event is lost', async () => {
  await stripe.control('settings', { refunds: 'pending' })
  const [told, lost] = [await sold(), await sold()]
  for (const { order } of [told, lost]) {
    expect((await refund(order.id)).state).toBe('pending')
  }
  const [[toldRefund], [lostRefund]] = await Promise.all([
    atStripe(told.order.paymentIntentId),
    atStripe(lost.order.paymentIntentId),
  ])
  await stripe.control('finish-refund', { id: toldRefund?.id, status: 'succeeded' })
  await expect.poll(async () => (await read(told.orderRef)).status).toBe('cancelled')
  await stripe.deliver({ mode: 'drop' })
  await stripe.control('finish-refund', { id: lostRefund?.id, status: 'succeeded' })
  expect((await read(lost.orderRef)).status).toBe('delivered')
  await lookAgain()
  expect((await read(lost.orderRef)).status).toBe('cancelled')
})

it('counts the money again when a refund fails at the bank', async () => {
  const { order, orderRef } = await sold()
  await refund(order.id, { amountMinor: 400 })
  const [made] = await atStripe(order.paymentIntentId)
  await stripe.control('finish-refund', { id: made?.id, status: 'failed' })
  await expect
    .poll(() => read(orderRef))
    .toMatchObject({ refundedMinor: 0, refundState: 'none', needsReview: 'refund_failed' })
  expect((await refund(order.id)).amountMinor).toBe(900)
})

it('notices what the owner gives back at the provider, also when the event is lost', async () => {
  const { order, orderRef } = await sold()
  await stripe.control('refund', { payment_intent: order.paymentIntentId, amount: 300 })
  await expect.poll(async () => (await read(orderRef)).refundedMinor).toBe(300)
  await stripe.deliver({ mode: 'drop' })
  await stripe.control('refund', { payment_intent: order.paymentIntentId })
  await processMissedWebhooks(payload)
  await processMissedWebhooks(payload)
  expect(await read(orderRef)).toMatchObject({ refundedMinor: 900, status: 'cancelled' })
  expect((await refundsOf(order.id)).map(({ actorType }) => actorType)).toEqual([
    'provider',
    'provider',
  ])
})

it('leaves what is in the post out of the stock when the provider gives all back', async () => {
  const sell = (title: string) => shop.sell({ title, category: 'Merch', stockQuantity: 5 })
  const [mug, poster] = [await sell('Mug'), await sell('Poster')]
  const { json } = await shop.checkout([shop.item(mug), shop.item(poster)], {
    shippingAddress: germanAddress,
  })
  await stripe.press(json.redirectUrl)
  await expect.poll(async () => (await read(json.orderRef)).status).toBe('processing')
  const order = await read(json.orderRef)
  const body = { to: 'shipped', lines: [0] }
  await rest('POST', `/api/orders/${order.id}/transition`, { token: shop.owner.token, body })
  await stripe.control('refund', { payment_intent: order.paymentIntentId })
  await expect.poll(async () => (await read(json.orderRef)).status).toBe('cancelled')
  const { docs } = await payload.find({
    collection: slugs.variants,
    where: { id: { in: [mug.variant.id, poster.variant.id] } },
  })
  const left = new Map(docs.map(({ id, stockQuantity }) => [id, stockQuantity]))
  expect([left.get(mug.variant.id), left.get(poster.variant.id)]).toEqual([4, 5])
})

type Sold = Awaited<ReturnType<typeof sold>>

it.each<[string, (sale: Sold) => Promise<unknown>]>([
  [
    'the last piece',
    ({ order }) => refund(order.id, { lines: [{ line: 0, quantity: 1 }], restock: true }),
  ],
  ['all that is left', ({ order }) => refund(order.id, { restock: true })],
  [
    'the rest, by the provider',
    ({ order }) => stripe.control('refund', { payment_intent: order.paymentIntentId }),
  ],
  [
    'what a bank decided about',
    ({ order }) =>
      stripe.control('dispute', { payment_intent: order.paymentIntentId, status: 'lost' }),
  ],
])(
  'takes into stock what it is for, and nothing that went back broken: %s',
  async (_, giveBack) => {
    const sale = await sold({ shirts: 3 })
    await refund(sale.order.id, { lines: [{ line: 0, quantity: 2 }] })
    expect(await sale.stock()).toEqual([2, 0, 'active'])
    await giveBack(sale)
    await expect.poll(async () => (await read(sale.orderRef)).status).toBe('cancelled')
    expect(await sale.stock()).toEqual([3, 0, 'active'])
  },
)

it('ends in the provider’s present state when a refund is heard of before its payment', async () => {
  const { json } = await shop.checkout([shop.item(await shop.sell({ priceMinor: 900 }))])
  await stripe.deliver({ mode: 'hold' })
  await stripe.press(json.redirectUrl)
  const { paymentIntents } = await stripe.state()
  await stripe.control('refund', { payment_intent: paymentIntents.at(-1)?.id })
  await stripe.control('release', { isReversed: true })
  await expect
    .poll(() => read(json.orderRef))
    .toMatchObject({ status: 'cancelled', refundState: 'full' })
})

it.each([
  ['another amount', { amount_total: 1 }, 'amount_mismatch', 1],
  ['another currency', { currency: 'jpy' }, 'currency_mismatch', 900],
])('gives %s back by itself', async (_, changes, needsReview, amount) => {
  const { json } = await shop.checkout([shop.item(await shop.sell({ priceMinor: 900 }))])
  await stripe.control('tamper', { id: sessionIdOf(json.redirectUrl), ...changes })
  await stripe.press(json.redirectUrl)
  await expect.poll(async () => (await read(json.orderRef)).status).toBe('failed')
  await stripe.control('repeat')
  await lookAgain()
  const order = await read(json.orderRef)
  expect(order).toMatchObject({ needsReview, refundState: 'full' })
  expect(await atStripe(order.paymentIntentId)).toMatchObject([{ amount }])
  expect(await countOf(payload, 'entitlements', order.id)).toBe(0)
})

it('gives money for sold-out and for cancelled orders back by itself', async () => {
  const shirt = await shop.sell({ category: 'Merch', priceMinor: 2500, stockQuantity: 1 })
  const order = async () =>
    (await shop.checkout([shop.item(shirt)], { shippingAddress: germanAddress })).json
  const late = await order()
  await stripe.deliver({ mode: 'hold' })
  await stripe.press(late.redirectUrl)
  const req = await createLocalReq({}, payload)
  await failOrder(req, (await read(late.orderRef)).id, 'test')
  await order()
  await stripe.control('release')

  const cancelled = (await shop.checkout([shop.item(await shop.sell({ priceMinor: 900 }))])).json
  await payload.db.updateOne({
    collection: slugs.orders,
    where: { publicRef: { equals: cancelled.orderRef } },
    data: { status: 'cancelled' },
  })
  await stripe.press(cancelled.redirectUrl)
  await stripe.control('release')
  await lookAgain()
  expect(await read(late.orderRef)).toMatchObject({
    status: 'failed',
    needsReview: 'oversold',
    refundState: 'full',
  })
  expect(await read(cancelled.orderRef)).toMatchObject({
    status: 'cancelled',
    needsReview: 'late_payment',
    refundState: 'full',
  })
})

it('sends no real money back for what a test paid, or the other way round', async () => {
  const { json } = await shop.checkout([shop.item(await shop.sell({ priceMinor: 900 }))])
  await stripe.control('tamper', { id: sessionIdOf(json.redirectUrl), livemode: true })
  await stripe.press(json.redirectUrl)
  await expect
    .poll(() => read(json.orderRef))
    .toMatchObject({ status: 'failed', needsReview: 'account_mismatch' })
  await lookAgain()
  expect(await refundsOf((await read(json.orderRef)).id)).toEqual([])
})

it('marks a disputed order, and ends it when the bank decides for the buyer', async () => {
  const [kept, lost] = [await sold(), await sold({ shirts: 2 })]
  const decide = (order: typeof kept.order, status: string) =>
    stripe.control('dispute', { payment_intent: order.paymentIntentId, status })
  for (const { order, orderRef } of [kept, lost]) {
    await decide(order, 'needs_response')
    await expect
      .poll(() => read(orderRef))
      .toMatchObject({ needsReview: 'dispute', disputeState: 'open' })
  }
  await decide(kept.order, 'won')
  await decide(lost.order, 'lost')
  await expect
    .poll(() => read(kept.orderRef))
    .toMatchObject({ status: 'delivered', needsReview: null, disputeState: 'won' })
  await expect
    .poll(() => read(lost.orderRef))
    .toMatchObject({ status: 'cancelled', disputeState: 'lost' })
  expect(await lost.stock()).toEqual([5, 0, 'active'])
  await stripe.control('repeat')
  expect(await read(lost.orderRef)).toMatchObject({ disputeState: 'lost' })
})

it('hears of a second objection after one that was decided for the artist', async () => {
  const { order, orderRef } = await sold()
  const decide = (status: string) =>
    stripe.control('dispute', { payment_intent: order.paymentIntentId, status })
  const becomes = (expected: object) => expect.poll(() => read(orderRef)).toMatchObject(expected)
  await decide('needs_response')
  await becomes({ needsReview: 'dispute', disputeState: 'open' })
  await decide('won')
  await becomes({ needsReview: null, disputeState: 'won' })
  await decide('needs_response')
  await becomes({ needsReview: 'dispute', disputeState: 'open', status: 'delivered' })
  await stripe.control('repeat', { times: 2 })
  await becomes({ disputeState: 'open' })
  await decide('lost')
  await becomes({ status: 'cancelled', disputeState: 'lost' })
  await stripe.control('repeat')
  await becomes({ status: 'cancelled', disputeState: 'lost' })
})

it('takes a bank’s money when it comes, days later', async () => {
  const { json } = await shop.checkout([shop.item(await shop.sell({ priceMinor: 900 }))])
  await stripe.press(json.redirectUrl, { card: 'async' })
  await stripe.control('repeat')
  expect((await read(json.orderRef)).status).toBe('initiated_payment')
  await reconcileOrders(payload, { olderThanSeconds: -1 })
  await stripe.control('finish-payment', { id: sessionIdOf(json.redirectUrl) })
  await expect.poll(async () => (await read(json.orderRef)).status).toBe('delivered')
})

it('lets a buyer try again, or gives the stock back, when the bank refuses days later', async () => {
  const refused = async () => {
    const shirt = await shop.sell({ category: 'Merch', stockQuantity: 5 })
    const { json } = await shop.checkout([shop.item(shirt)], { shippingAddress: germanAddress })
    await stripe.press(json.redirectUrl, { card: 'async' })
    const id = sessionIdOf(json.redirectUrl)
    await stripe.control('finish-payment', { id, isPaid: false })
    await expect.poll(async () => (await read(json.orderRef)).status).toBe('payment_failed')
    return { ...json, variantId: shirt.variant.id }
  }
  const heldOf = async (variantId: string) =>
    (await payload.findByID({ collection: slugs.variants, id: variantId })).stockHeld

  const again = await refused()
  const retried = await shop.post(again, 'retry')
  expect(retried.json.redirectUrl).not.toBe(again.redirectUrl)
  await stripe.press(retried.json.redirectUrl, { action: 'pay' })
  await expect.poll(async () => (await read(again.orderRef)).status).toBe('processing')

  const left = await refused()
  expect((await shop.post(left, 'cancel')).status).toBe(200)
  expect(await heldOf(left.variantId)).toBe(0)

  const forgotten = await refused()
  await reconcileOrders(payload, { olderThanSeconds: -1 })
  expect((await read(forgotten.orderRef)).status).toBe('failed')
  expect(await heldOf(forgotten.variantId)).toBe(0)
})

it('keeps the provider’s books to the cent in a storm of events', async () => {
  const own = await openShop(payload, 'Storm')
  const result = await raiseStorm({ payload: payload, shop: own, stripe, orders: 22, seed: 7 })
  expect(result.events).toBeGreaterThan(50)
  expect(result.receivedCents).toBeGreaterThan(0)
  expect(result.refundedCents).toBeGreaterThan(0)
  expect([result.strayCents, result.strayRights, result.forgedTaken]).toEqual([0, 0, 0])
})

// The last one: the fake's clock is ahead from here on.
it('fails what nobody paid until the page closed', async () => {
  const { json } = await shop.checkout([shop.item(await shop.sell({ priceMinor: 900 }))])
  await letOrderRunOut(payload, json.orderRef)
  await stripe.control('advance', { seconds: 50 * 60 })
  await expect.poll(async () => (await read(json.orderRef)).status).toBe('failed')
})
