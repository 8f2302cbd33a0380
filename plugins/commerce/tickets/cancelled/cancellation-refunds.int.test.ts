import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, expect, it } from 'vitest'
import { deliverDueGifts } from '@/plugins/commerce/gifts/deliver-gifts'
import { claimTokenOf } from '@/plugins/commerce/gifts/gift-link'
import { notifyGiftWithdrawn } from '@/plugins/commerce/gifts/notify-gift-withdrawn'
import { openShop, orderOf } from '@/plugins/commerce/testing/shop'
import { openStripe } from '@/plugins/commerce/testing/stripe-shop'
import { refundEvent } from '@/plugins/commerce/tickets/cancelled/refund-event'
import type { RefundTicketsReply } from '@/src/core/contracts/events/ticket-answers'
import type { ErrorBody } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import { createEvent, createTicket } from '@/src/testing/event-factories'
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

async function openEvent() {
  const { id } = await createEvent(payload, shop.profile.id)
  const wish = async (priceMinor: number) => {
    const at = { profile: shop.profile.id, event: id }
    const kind = await createTicket(payload, at, { size: `For ${priceMinor}`, priceMinor })
    return { product: { id: String(kind.product) }, variant: kind }
  }
  return { id, seat: await wish(1800), free: await wish(0) }
}

const forSomebody = () => ({
  isGift: true,
  recipientName: 'Ana',
  recipientEmail: `ana-${randomUUID()}@example.com`,
})

/** A paid order whose gifts have been sent, and claimed. */
async function buy(items: ReturnType<typeof shop.item>[]) {
  const { json } = await shop.checkout(items)
  if ((await read(json.orderRef)).status === 'initiated_payment') {
    await stripe.press(json.redirectUrl)
  }
  await expect.poll(async () => (await read(json.orderRef)).paidAt).toBeTruthy()
  await deliverDueGifts(payload)
  const order = await read(json.orderRef)
  const { docs } = await payload.find({
    collection: slugs.gifts,
    where: { order: { equals: order.id } },
    depth: 0,
    showHiddenFields: true,
  })
  for (const gift of docs) {
    const link = claimTokenOf(payload.secret, gift)
    const { status } = await shop.call('POST', `/api/public/gifts/${link}/claim`, { body: {} })
    expect(status).toBe(200)
  }
  return order
}
type Bought = Awaited<ReturnType<typeof buy>>

const callOff = (id: string) =>
  payload.update({ collection: slugs.events, id, data: { status: 'cancelled' }, depth: 0 })
const refundTickets = (eventId: string) =>
  refundEvent.run(payload, { eventId, actor: shop.owner.id })
const ordersLeft = async (eventId: string) =>
  (
    await rest<RefundTicketsReply>('GET', `/api/events/${eventId}/refund-tickets`, {
      token: shop.owner.token,
    })
  ).json.orders
const refund = ({ id }: Bought, body: Record<string, unknown>) =>
  rest<ErrorBody>('POST', `/api/orders/${id}/refunds`, {
    token: shop.owner.token,
    body: { key: randomUUID(), ...body },
  })

/** How the provider decided about the refund of an order that it took time for. */
async function finishRefund({ paymentIntentId }: Bought, status: 'succeeded' | 'failed') {
  const { refunds } = await stripe.state()
  const made = refunds.find((each) => each.payment_intent === paymentIntentId)
  await stripe.control('finish-refund', { id: made?.id, status })
}

async function ticketsOf({ id }: Bought): Promise<string[]> {
  const rows = await rowsOf<{ status: string }>(
    payload,
    sql`select status from tickets where order_id = ${id} order by line, unit`,
  )
  return rows.map(({ status }) => status)
}

/** Mails about what they lost, to those who had claimed gifts of an order. */
async function toldOf({ id }: Bought): Promise<string[]> {
  const waiting = await rowsOf<{ giftId: string }>(
    payload,
    sql`
    select g.id as "giftId" from jobs.job j join gifts g on g.id::text = j.data->>'giftId'
    where j.name = 'notify-gift-withdrawn' and g.order_id = ${id}`,
  )
  for (const { giftId } of waiting) {
    await notifyGiftWithdrawn.run(payload, { giftId })
  }
  const mails = await rowsOf<{ kind: string }>(
    payload,
    sql`
    select m.kind from mail_log m join gifts g on g.claimed_email = m."to"
    where g.order_id = ${id} and m.kind in ('event-cancelled', 'gift-withdrawn')`,
  )
  return mails.map(({ kind }) => kind)
}

it('tells the recipient who claimed a ticket that its artist takes it back by hand', async () => {
  const event = await openEvent()
  const order = await buy([shop.item(event.seat, forSomebody()), shop.item(await shop.sell())])
  await callOff(event.id)
  expect((await refund(order, { claimedGifts: 'withdraw' })).status).toBe(200)
  expect(await ticketsOf(order)).toEqual(['void'])
  expect(await toldOf(order)).toEqual(['gift-withdrawn'])
})

it.each([
  ['paid', 'seat', 900],
  ['free beside something paid', 'free', 900],
  ['in a free order', 'free', 0],
] as const)('tells it once where the event takes it back: %s', async (_, kind, priceMinor) => {
  const event = await openEvent()
  const album = await shop.sell({ priceMinor })
  const order = await buy([shop.item(event[kind], forSomebody()), shop.item(album)])
  await callOff(event.id)
  await refundTickets(event.id)
  expect(await ticketsOf(order)).toEqual(['void'])
  expect(await toldOf(order)).toEqual(['event-cancelled'])
})

it('takes a free ticket that was claimed back with the last that was paid', async () => {
  const event = await openEvent()
  const order = await buy([
    shop.item(event.seat),
    shop.item(event.seat, forSomebody()),
    shop.item(event.free, forSomebody()),
  ])
  await callOff(event.id)
  await refundTickets(event.id)
  expect((await read(order.publicRef)).status).toBe('cancelled')
  expect(await ticketsOf(order)).toEqual(['void', 'void', 'void'])
  expect(await toldOf(order)).toEqual(['event-cancelled', 'event-cancelled'])
})

it('takes a claimed ticket back whose money went back before, with what is left of it', async () => {
  const event = await openEvent()
  const order = await buy([shop.item(event.seat), shop.item(event.seat, forSomebody())])
  expect((await refund(order, { amount: 18 })).status).toBe(200)
  await callOff(event.id)
  await refundTickets(event.id)
  expect(await read(order.publicRef)).toMatchObject({ status: 'cancelled', refundedMinor: 3600 })
  expect(await ticketsOf(order)).toEqual(['void', 'void'])
  expect(await toldOf(order)).toEqual(['event-cancelled'])
})

it('leaves tickets whose money is on its way as they are, and gives it back once that has failed', async () => {
  const event = await openEvent()
  const order = await buy([shop.item(event.seat, forSomebody())])
  await stripe.control('settings', { refunds: 'pending' })
  expect((await refund(order, { amount: 18, claimedGifts: 'keep' })).status).toBe(200)
  await stripe.control('settings', { refunds: 'succeeded' })
  await callOff(event.id)
  await refundTickets(event.id)
  expect(await ticketsOf(order)).toEqual(['valid'])
  expect(await ordersLeft(event.id)).toBe(1)
  await finishRefund(order, 'failed')
  await expect.poll(async () => (await read(order.publicRef)).needsReview).toBe('refund_failed')
  await refundTickets(event.id)
  expect(await read(order.publicRef)).toMatchObject({ status: 'cancelled', refundedMinor: 1800 })
  expect(await ticketsOf(order)).toEqual(['void'])
  expect(await ordersLeft(event.id)).toBe(0)
  expect(await toldOf(order)).toEqual(['event-cancelled'])
})

it('waits for a part that is on its way before it names the lines', async () => {
  const event = await openEvent()
  const order = await buy([shop.item(event.seat), shop.item(event.seat, forSomebody())])
  await stripe.control('settings', { refunds: 'pending' })
  expect((await refund(order, { amount: 18 })).status).toBe(200)
  await stripe.control('settings', { refunds: 'succeeded' })
  await callOff(event.id)
  await refundTickets(event.id)
  expect(await ticketsOf(order)).toEqual(['valid', 'valid'])
  await finishRefund(order, 'failed')
  await expect.poll(async () => (await read(order.publicRef)).needsReview).toBe('refund_failed')
  await refundTickets(event.id)
  expect(await read(order.publicRef)).toMatchObject({ status: 'cancelled', refundedMinor: 3600 })
})

it.each([
  ['beside what is paid', { lines: [{ line: 0, quantity: 1 }] }, 'delivered'],
  ['of an order that is over', {}, 'cancelled'],
])('ends a gift that was kept when its money went back: %s', async (_, what, status) => {
  const event = await openEvent()
  const order = await buy([shop.item(event.seat, forSomebody()), shop.item(await shop.sell())])
  expect((await refund(order, { ...what, claimedGifts: 'keep' })).status).toBe(200)
  const { refundedMinor } = await read(order.publicRef)
  expect(await ticketsOf(order)).toEqual(['valid'])
  await callOff(event.id)
  expect(await ordersLeft(event.id)).toBe(1)
  await refundTickets(event.id)
  await refundTickets(event.id)
  expect(await ordersLeft(event.id)).toBe(0)
  expect(await ticketsOf(order)).toEqual(['void'])
  expect(await toldOf(order)).toEqual(['event-cancelled'])
  expect(await read(order.publicRef)).toMatchObject({ status, refundedMinor })
})
