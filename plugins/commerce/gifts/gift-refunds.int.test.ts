import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, expect, it } from 'vitest'
import { deliverDueGifts } from '@/plugins/commerce/gifts/deliver-gifts'
import { claimTokenOf } from '@/plugins/commerce/gifts/gift-link'
import { notifyGiftWithdrawn } from '@/plugins/commerce/gifts/notify-gift-withdrawn'
import { germanAddress, openShop, orderOf } from '@/plugins/commerce/testing/shop'
import { openStripe } from '@/plugins/commerce/testing/stripe-shop'
import type { ClaimReply, GiftPage } from '@/src/core/contracts/orders/gift-answers'
import type { ErrorBody } from '@/src/core/errors'
import { ordersAnswers } from '@/src/core/messages/cart-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { createEvent, createTicket } from '@/src/testing/event-factories'
import { readMail } from '@/src/testing/mails'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const stripe = await openStripe()
const shop = await openShop(payload)
afterEach(() => stripe.control('settings', { refunds: 'succeeded' }))
afterAll(async () => {
  await stripe.close()
})

const read = (orderRef: string) => orderOf(payload, orderRef)

type Wish = Parameters<typeof shop.item>[0]

const forAna = (product: Wish, quantity = 1) =>
  shop.item(product, {
    quantity,
    isGift: true,
    recipientName: 'Ana',
    recipientEmail: 'ana@example.com',
    recipientMessage: 'For you',
  })

/** A paid order whose gifts have been sent. */
async function buy(items: ReturnType<typeof shop.item>[], body: Record<string, unknown> = {}) {
  const { json } = await shop.checkout(items, body)
  await stripe.press(json.redirectUrl)
  await expect.poll(async () => (await read(json.orderRef)).paidAt).toBeTruthy()
  await deliverDueGifts(payload)
  return { ...json, order: await read(json.orderRef) }
}
type Bought = Awaited<ReturnType<typeof buy>>

const ask = (order: Bought, call: string, body: Record<string, unknown>) =>
  rest<ErrorBody>('POST', `/api/orders/${order.order.id}/${call}`, {
    token: shop.owner.token,
    body,
  })
const refund = (order: Bought, body: Record<string, unknown> = {}) =>
  ask(order, 'refunds', { key: randomUUID(), ...body })

/** By the holder of the link that was mailed. */
async function claim({ order }: Bought, line = 0) {
  const { docs } = await payload.find({
    collection: slugs.gifts,
    where: { and: [{ order: { equals: order.id } }, { line: { equals: line } }] },
    depth: 0,
    showHiddenFields: true,
  })
  const link = docs[0] ? claimTokenOf(payload.secret, docs[0]) : ''
  return shop.call<ClaimReply & ErrorBody>('POST', `/api/public/gifts/${link}/claim`, {
    body: { address: germanAddress },
  })
}

/** How the provider decided about the refund of an order that it took time for. */
async function finishRefund({ order }: Bought, status: 'succeeded' | 'failed') {
  const { refunds } = await stripe.state()
  const made = refunds.find((each) => each.payment_intent === order.paymentIntentId)
  await stripe.control('finish-refund', { id: made?.id, status })
}

it('is nobody’s while all the money is on its way back: neither claimed nor sent', async () => {
  const shirt = await shop.sell({ category: 'Merch', priceMinor: 2500 })
  const order = await buy([forAna(shirt), shop.item(shirt)], { shippingAddress: germanAddress })
  await stripe.control('settings', { refunds: 'pending' })
  expect((await refund(order)).status).toBe(200)
  expect((await claim(order)).status).toBe(404)
  for (const lines of [[1], undefined]) {
    const { status, json } = await ask(order, 'transition', { to: 'shipped', lines })
    expect([status, json.message]).toEqual([409, ordersAnswers.nothingToSend])
  }
  expect((await shop.readOrder(order)).json.stillToCome).toBe('')
  await finishRefund(order, 'failed')
  await expect.poll(async () => (await read(order.orderRef)).needsReview).toBe('refund_failed')
  expect((await claim(order)).status).toBe(200)
  expect((await ask(order, 'transition', { to: 'shipped' })).status).toBe(200)
})

/** Gifts of an order whose recipients are to be told that they were taken back. */
async function toTell({ order }: Bought): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    payload,
    sql`
    select g.id from jobs.job j join gifts g on g.id::text = j.data->>'giftId'
    where j.name = 'notify-gift-withdrawn' and g.order_id = ${order.id}`,
  )
  return rows.map(({ id }) => id)
}

const ofKey = (token: string) =>
  shop.call<GiftPage & ErrorBody>('GET', `/api/public/gifts/${token}`)
const revoked = { state: 'cancelled', isYours: false, address: null }
const cannotKeep = [409, ownerMessages.refunds.cannotKeep('Ana')]

it('that was claimed and not sent goes back with its money, and says so to anyone who claimed it', async () => {
  const shirt = await shop.sell({ category: 'Merch', priceMinor: 2500, stockQuantity: 3 })
  const order = await buy([forAna(shirt), shop.item(shirt)], { shippingAddress: germanAddress })
  const { json: claimed } = await claim(order)
  const lines = [{ line: 0, quantity: 1 }]
  for (const body of [{ lines }, {}]) {
    const kept = await refund(order, { ...body, claimedGifts: 'keep' })
    expect([kept.status, kept.json.message]).toEqual(cannotKeep)
  }
  const withdrawn = await refund(order, { lines, claimedGifts: 'withdraw', restock: true })
  expect(withdrawn.status).toBe(200)
  expect((await ofKey(claimed.token)).json).toMatchObject(revoked)
  expect((await read(order.orderRef)).status).toBe('processing')

  // Jobs may run again.
  const [giftId = ''] = await toTell(order)
  await notifyGiftWithdrawn.run(payload, { giftId })
  await notifyGiftWithdrawn.run(payload, { giftId })
  const mail = await readMail(payload, `gift-withdrawn:${giftId}`)
  expect(mail).toMatchObject({ to: 'ana@example.com', kind: 'gift-withdrawn' })
  // Perhaps nothing was paid, or the bank has the money.
  expect(mail?.text).toContain(`“${shirt.product.title}” was taken back with the order`)
  expect(mail?.text).not.toMatch(/refund|owe/)
})

it('is no news to anyone who did not claim it', async () => {
  const order = await buy([forAna(await shop.sell())])
  expect((await refund(order, { claimedGifts: 'withdraw' })).status).toBe(200)
  expect(await toTell(order)).toEqual([])
})

it('goes on with the pieces that are left when the recipient who claimed it keeps them', async () => {
  const shirt = await shop.sell({ category: 'Merch', priceMinor: 2500, stockQuantity: 4 })
  const order = await buy([forAna(shirt, 3), shop.item(shirt)], { shippingAddress: germanAddress })
  const { json } = await claim(order)
  const keep = (quantity: number) =>
    refund(order, { lines: [{ line: 0, quantity }], claimedGifts: 'keep' })
  expect((await keep(1)).status).toBe(200)
  expect((await ofKey(json.token)).json).toMatchObject({ state: 'claimed', isYours: true })
  const last = await keep(2)
  expect([last.status, last.json.message]).toEqual(cannotKeep)
})

it('stays with its recipient once it has been sent', async () => {
  const shirt = await shop.sell({ category: 'Merch', priceMinor: 2500 })
  const order = await buy([forAna(shirt)])
  const { json: claimed } = await claim(order)
  expect((await ask(order, 'transition', { to: 'shipped' })).status).toBe(200)
  expect((await refund(order, { claimedGifts: 'keep' })).status).toBe(200)
  expect((await read(order.orderRef)).status).toBe('cancelled')
  expect((await ofKey(claimed.token)).json).toMatchObject({ state: 'claimed', isYours: true })
})

it.each([
  ['dispute', { status: 'lost' }],
  ['refund', {}],
])('that was not sent ends where the provider takes the money: %s', async (what, body) => {
  const [shirt, album] = [await shop.sell({ category: 'Merch' }), await shop.sell()]
  const order = await buy([forAna(shirt), forAna(album)])
  const [goods, music] = [await claim(order), await claim(order, 1)]
  await stripe.control(what, { payment_intent: order.order.paymentIntentId, ...body })
  await expect.poll(async () => (await read(order.orderRef)).status).toBe('cancelled')
  expect((await ofKey(goods.json.token)).json).toMatchObject(revoked)
  expect((await ofKey(music.json.token)).json).toMatchObject({ state: 'claimed', isYours: true })
})

it('lets in as many as are paid when money that was to go back stays after the claim', async () => {
  const event = await createEvent(payload, shop.profile.id)
  const kind = await createTicket(payload, { profile: shop.profile.id, event: event.id })
  const seat = { product: { id: String(kind.product) }, variant: kind }
  const order = await buy([forAna(seat, 3)])
  await stripe.control('settings', { refunds: 'pending' })
  await refund(order, { lines: [{ line: 0, quantity: 1 }] })
  const { json } = await claim(order)
  const states = async () =>
    (await ofKey(json.token)).json.tickets.map(({ state, holderName }) => [state, holderName])
  const good = ['valid', 'Ana']
  expect(await states()).toEqual([good, good])
  await finishRefund(order, 'failed')
  await expect.poll(states).toEqual([good, good, good])
})

it('is not sold again when the recipient who claimed it keeps it', async () => {
  const event = await createEvent(payload, shop.profile.id)
  const at = { profile: shop.profile.id, event: event.id }
  const kind = await createTicket(payload, at, { stockQuantity: 5 })
  const seat = { product: { id: String(kind.product) }, variant: kind }
  const order = await buy([forAna(seat), shop.item(seat)])
  const { json } = await claim(order)
  expect((await refund(order, { claimedGifts: 'keep', restock: true })).status).toBe(200)
  expect((await read(order.orderRef)).status).toBe('cancelled')
  expect((await ofKey(json.token)).json.tickets.map(({ state }) => state)).toEqual(['valid'])
  const { stockQuantity } = await payload.findByID({ collection: slugs.variants, id: kind.id })
  expect(stockQuantity).toBe(4)
})

it.each(['withdraw', 'keep'] as const)(
  'goes with the last money of its order as the owner says, and what is free with it: %s',
  async (claimedGifts) => {
    const event = await createEvent(payload, shop.profile.id)
    const at = { profile: shop.profile.id, event: event.id }
    const kind = await createTicket(payload, at, { priceMinor: 0, stockQuantity: 5 })
    const seat = { product: { id: String(kind.product) }, variant: kind }
    const [album, song] = [await shop.sell(), await shop.sell({ priceMinor: 0 })]
    const order = await buy([shop.item(album), forAna(song), shop.item(seat, { quantity: 2 })])
    const { json } = await claim(order, 1)
    const asked = await refund(order, {
      lines: [{ line: 0, quantity: 1 }],
      claimedGifts,
      restock: true,
    })
    expect(asked.status).toBe(200)
    expect((await read(order.orderRef)).status).toBe('cancelled')
    const isKept = claimedGifts === 'keep'
    expect((await ofKey(json.token)).json).toMatchObject(
      isKept ? { state: 'claimed', isYours: true } : revoked,
    )
    const { stockQuantity } = await payload.findByID({
      collection: slugs.variants,
      id: kind.id,
    })
    expect(stockQuantity).toBe(5)
  },
)

it('is not taken with the last money by what was decided about something else', async () => {
  const [first, second] = [await shop.sell(), await shop.sell()]
  const order = await buy([forAna(first), forAna(second), shop.item(await shop.sell())])
  const [, claimed] = [await claim(order), await claim(order, 1)]
  await stripe.control('settings', { refunds: 'pending' })
  await refund(order, { lines: [{ line: 0, quantity: 1 }], claimedGifts: 'withdraw' })
  const { refunds } = await stripe.state()
  const slow = refunds.find((each) => each.payment_intent === order.order.paymentIntentId)
  await stripe.control('settings', { refunds: 'succeeded' })
  await refund(order, { claimedGifts: 'keep' })
  await stripe.control('finish-refund', { id: slow?.id, status: 'succeeded' })
  await expect.poll(async () => (await read(order.orderRef)).status).toBe('cancelled')
  expect((await ofKey(claimed.json.token)).json).toMatchObject({ state: 'claimed', isYours: true })
})

it.each([
  { name: 'kept', of: { first: true, all: true }, isEarly: true, stock: 4 },
  { name: 'claimed between the two', of: { first: true, all: true }, isEarly: false, stock: 4 },
  { name: 'nobody’s', of: { first: false, all: true }, stock: 5 },
  { name: 'nobody’s, and not to be sold', of: { first: true, all: false }, stock: 4 },
])(
  'goes back into stock as was decided about it, whatever is carried out last: $name',
  async ({ of, isEarly, stock }) => {
    const event = await createEvent(payload, shop.profile.id)
    const at = { profile: shop.profile.id, event: event.id }
    const kind = await createTicket(payload, at, { priceMinor: 0, stockQuantity: 5 })
    const seat = { product: { id: String(kind.product) }, variant: kind }
    const order = await buy([forAna(await shop.sell()), forAna(seat), shop.item(await shop.sell())])
    if (isEarly) {
      await claim(order, 1)
    }
    await stripe.control('settings', { refunds: 'pending' })
    const lines = [{ line: 0, quantity: 1 }]
    await refund(order, { lines, claimedGifts: 'withdraw', restock: of.first })
    if (isEarly === false) {
      await claim(order, 1)
    }
    const { refunds } = await stripe.state()
    const slow = refunds.find((each) => each.payment_intent === order.order.paymentIntentId)
    await stripe.control('settings', { refunds: 'succeeded' })
    await refund(order, { claimedGifts: 'keep', restock: of.all })
    await stripe.control('finish-refund', { id: slow?.id, status: 'succeeded' })
    await expect.poll(async () => (await read(order.orderRef)).status).toBe('cancelled')
    const tickets = await payload.find({
      collection: slugs.tickets,
      where: { order: { equals: order.order.id } },
      depth: 0,
    })
    expect(tickets.docs.map(({ status }) => status)).toEqual(isEarly === undefined ? [] : ['valid'])
    const { stockQuantity } = await payload.findByID({
      collection: slugs.variants,
      id: kind.id,
    })
    expect(stockQuantity).toBe(stock)
  },
)

it('loses no seat by one taken back while another was on its way and then failed', async () => {
  const event = await createEvent(payload, shop.profile.id)
  const at = { profile: shop.profile.id, event: event.id }
  const kind = await createTicket(payload, at, { priceMinor: 0 })
  const seat = { product: { id: String(kind.product) }, variant: kind }
  const order = await buy([shop.item(seat, { quantity: 3 }), shop.item(await shop.sell())])
  const valid = () =>
    payload
      .count({
        collection: slugs.tickets,
        where: { order: { equals: order.order.id }, status: { equals: 'valid' } },
      })
      .then(({ totalDocs }) => totalDocs)
  await stripe.control('settings', { refunds: 'pending' })
  const one = { line: 0, quantity: 1 }
  expect((await refund(order, { lines: [one, { line: 1, quantity: 1 }] })).status).toBe(200)
  expect((await refund(order, { lines: [one] })).status).toBe(200)
  expect(await valid()).toBe(2)
  await finishRefund(order, 'failed')
  await expect.poll(async () => (await read(order.orderRef)).needsReview).toBe('refund_failed')
  expect(await valid()).toBe(2)
})
