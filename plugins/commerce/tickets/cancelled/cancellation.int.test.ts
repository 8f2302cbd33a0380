import { sql } from '@payloadcms/db-postgres'
import type { FlattenedField, SelectField } from 'payload'
import { expect, it } from 'vitest'
import { deliverDueGifts } from '@/plugins/commerce/gifts/deliver-gifts'
import { claimTokenOf } from '@/plugins/commerce/gifts/gift-link'
import {
  openShop,
  orderOf,
  payInBooks,
  type Reply,
  sendTestEvent,
} from '@/plugins/commerce/testing/shop'
import { refundEvent } from '@/plugins/commerce/tickets/cancelled/refund-event'
import { mailNewTickets } from '@/plugins/commerce/tickets/mail-tickets'
import type { CheckInReply, RefundTicketsReply } from '@/src/core/contracts/events/ticket-answers'
import type { ClaimReply, GiftPage } from '@/src/core/contracts/orders/gift-answers'
import type { ErrorBody } from '@/src/core/errors'
import { giftAnswers } from '@/src/core/messages/gift-answers'
import { giftClaimMessages } from '@/src/core/messages/gift-claim'
import { ticketsAnswers } from '@/src/core/messages/tickets-answers'
import { slugs } from '@/src/core/slugs'
import { changeKnownPage } from '@/src/server/payments/test/books'
import { createEvent, createTicket } from '@/src/testing/event-factories'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const shop = await openShop(payload)

async function openEvent() {
  const event = await createEvent(payload, shop.profile.id)
  const wish = async (priceMinor: number) => {
    const data = { profile: shop.profile.id, event: event.id }
    const kind = await createTicket(payload, data, { size: `For ${priceMinor}`, priceMinor })
    return { product: { id: String(kind.product) }, variant: kind }
  }
  return { id: event.id, seat: await wish(1800), free: await wish(0) }
}

async function buy(items: Record<string, unknown>[], email: string): Promise<Reply> {
  const { json } = await shop.checkout(items, { email, name: 'Ada Fan' })
  if ((await orderOf(payload, json.orderRef)).status === 'initiated_payment') {
    await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
  }
  return json
}

const giftFor = (name: string) => ({
  isGift: true,
  recipientName: name,
  recipientEmail: `${name.toLowerCase()}@example.com`,
})

const cancel = (id: string) =>
  payload.update({ collection: slugs.events, id, data: { status: 'cancelled' }, depth: 0 })
const ask = (id: string, token = shop.owner.token) =>
  rest<RefundTicketsReply & ErrorBody>('POST', `/api/events/${id}/refund-tickets`, {
    token,
    body: {},
  })
const ticketsOf = ({ orderRef }: Reply) =>
  rowsOf<{ status: string }>(
    payload,
    sql`
    select tickets.status from tickets join orders on orders.id = tickets.order_id
    where orders.public_ref = ${orderRef}`,
  )
const told = async () =>
  (
    await rowsOf<{ to: string }>(
      payload,
      sql`select "to" from mail_log where kind = 'event-cancelled' order by "to"`,
    )
  ).map(({ to }) => to)

/** What the links in the mails about the gifts of an order claim them with, by line. */
async function linksOf({ orderRef }: Reply): Promise<string[]> {
  const { docs } = await payload.find({
    collection: slugs.gifts,
    where: { 'order.publicRef': { equals: orderRef } },
    sort: 'line',
    depth: 0,
    showHiddenFields: true,
  })
  return docs.map((gift) => claimTokenOf(payload.secret, gift))
}
const claim = (link = '') =>
  shop.call<ClaimReply & ErrorBody>('POST', `/api/public/gifts/${link}/claim`, { body: {} })
const giftStateOf = async (token = '') =>
  (await shop.call<GiftPage>('GET', `/api/public/gifts/${token}`)).json.state

/** What the queue holds, done by as many workers at the same time as are asked for. */
async function work(times: number) {
  const waiting = await rowsOf<{ data: unknown }>(
    payload,
    sql`delete from jobs.job where name = 'refund-event' returning data`,
  )
  const [data] = waiting.map((job) => refundEvent.data.parse(job.data))
  if (data) {
    const run = () => refundEvent.run(payload, data)
    await Promise.all(Array.from({ length: times }, run))
  }
  return waiting.length
}

it('gives everybody the money of their tickets back, once, and tells who has them', async () => {
  const event = await openEvent()
  const album = await shop.sell({ title: 'Tidewater', priceMinor: 900 })
  const both = await buy(
    [shop.item(event.seat, { quantity: 2 }), shop.item(album)],
    'ada@example.com',
  )
  const free = await buy([shop.item(event.free)], 'free@example.com')
  const given = await buy(
    [shop.item(event.seat, giftFor('Ana')), shop.item(event.seat, giftFor('Eve'))],
    'ben@example.com',
  )
  await deliverDueGifts(payload)
  await claim((await linksOf(given))[0])
  const states = async () => {
    const all = [
      ...(await ticketsOf(both)),
      ...(await ticketsOf(free)),
      ...(await ticketsOf(given)),
    ]
    return all.map(({ status }) => status)
  }
  expect(await states()).toEqual(['valid', 'valid', 'valid', 'valid'])
  await cancel(event.id)
  expect((await ask(event.id)).json).toEqual({ orders: 3 })

  expect(await work(3)).toBe(1)
  await ask(event.id)
  await work(1)
  expect(await states()).toEqual(['void', 'void', 'void', 'void'])
  expect(await orderOf(payload, both.orderRef)).toMatchObject({
    status: 'delivered',
    refundState: 'partial',
    refundedMinor: 3600,
  })
  expect(await orderOf(payload, given.orderRef)).toMatchObject({
    status: 'cancelled',
    refundState: 'full',
  })
  expect((await orderOf(payload, free.orderRef)).refundState).toBe('none')
  const notes = await rowsOf<{ note: string; actor: string }>(
    payload,
    sql`
    select note, actor from order_events e join orders o on o.id = e.order_id
    where o.public_ref = ${free.orderRef} and e.from::text = e.to::text`,
  )
  expect(notes).toEqual([
    { note: 'Taken back: “The launch” was called off.', actor: shop.owner.id },
  ])
  const rights = await rowsOf(
    payload,
    sql`
    select e.revoked_at as revoked from entitlements e join orders o on o.id = e.order_id
    where o.public_ref = ${both.orderRef}`,
  )
  expect(rights).toEqual([{ revoked: null }])
  expect(await told()).toEqual([
    'ada@example.com',
    'ana@example.com',
    'ben@example.com',
    'eve@example.com',
    'free@example.com',
  ])
  const { why } = ticketsAnswers.cancelled
  const mails = await rowsOf<{ to: string; text: string }>(
    payload,
    sql`select "to", text from mail_log where kind = 'event-cancelled'`,
  )
  const reasons = mails.map(({ to, text }) => [
    to.split('@')[0],
    Object.values(why).filter((words) => text.replaceAll(/\s+/g, ' ').includes(words)),
  ])
  expect(Object.fromEntries(reasons)).toEqual({
    ada: [why.holds],
    ana: [why.holds],
    ben: [why.bought],
    eve: [why.given],
    free: [why.holds],
  })
  const [mail] = await rowsOf<{ text: string }>(
    payload,
    sql`
    select text from mail_log where kind = 'refunded' and "to" = 'ada@example.com'`,
  )
  expect(mail?.text).toContain('$36.00')
  expect(mail?.text).toContain(ticketsAnswers.cancelled.reason('The launch'))
})

it('takes back the gifts that are tickets, and none of the others', async () => {
  const event = await openEvent()
  const album = await shop.sell({ title: 'Tidewater', priceMinor: 0 })
  const order = await buy(
    [
      shop.item(event.seat),
      shop.item(event.seat, giftFor('Eve')),
      shop.item(album, giftFor('Ana')),
    ],
    'mixed@example.com',
  )
  await deliverDueGifts(payload)
  const { id } = await orderOf(payload, order.orderRef)
  const keys: string[] = []
  for (const link of await linksOf(order)) {
    keys.push((await claim(link)).json.token)
  }
  await cancel(event.id)
  await ask(event.id)
  await work(1)
  expect((await orderOf(payload, order.orderRef)).refundedMinor).toBe(3600)
  const states: string[] = []
  for (const key of keys) {
    states.push(await giftStateOf(key))
  }
  expect(states).toEqual(['event_cancelled', 'claimed'])
  const rights = await rowsOf(
    payload,
    sql`select revoked_at as revoked from entitlements where order_id = ${id}`,
  )
  expect(rights).toEqual([{ revoked: null }])
})

it('stands on a ticket that was given away, before and after it is taken back', async () => {
  const event = await openEvent()
  const order = await buy([shop.item(event.seat, giftFor('Lea'))], 'standing@example.com')
  await deliverDueGifts(payload)
  const [link] = await linksOf(order)
  const key = (await claim(link)).json.token
  const cards = async () => {
    const { json } = await shop.call<GiftPage>('GET', `/api/public/gifts/${key}`)
    return json.tickets.map(({ state, isCancelled }) => [state, isCancelled])
  }
  expect(await cards()).toEqual([['valid', false]])
  await cancel(event.id)
  expect(await cards()).toEqual([['valid', true]])
})

it('neither sends a gift again nor gives it to anybody before its money has gone back', async () => {
  const event = await openEvent()
  const order = await buy([shop.item(event.seat, giftFor('Kim'))], 'again@example.com')
  await deliverDueGifts(payload)
  await cancel(event.id)
  const call = (path: string, body: Record<string, unknown>) => {
    const gift = `/api/public/orders/${order.orderRef}/gifts/0${path}?token=${order.token}`
    return shop.call<ErrorBody>('POST', gift, { body })
  }
  for (const { status, json } of [
    await call('/resend', {}),
    await call('', { recipientEmail: 'kim2@example.com' }),
  ]) {
    expect([status, json.message]).toEqual([409, giftAnswers.cancelled])
  }
  const [link] = await linksOf(order)
  expect(await giftStateOf(link)).toBe('event_cancelled')
  const claimed = await claim(link)
  expect([claimed.status, claimed.json.message]).toEqual([409, giftClaimMessages.cancelledForYou])
  const mails = await rowsOf(
    payload,
    sql`select 1 from mail_log where kind = 'gift' and "to" in ('kim@example.com', 'kim2@example.com')`,
  )
  expect(mails).toHaveLength(1)
})

it('takes a free seat of a paid order back once', async () => {
  const event = await openEvent()
  const order = await buy(
    [shop.item(event.free), shop.item(await shop.sell({ priceMinor: 900 }))],
    'once@example.com',
  )
  const { id } = await orderOf(payload, order.orderRef)
  await cancel(event.id)
  await ask(event.id)
  await work(2)
  expect(await ticketsOf(order)).toEqual([{ status: 'void' }])
  const again = await rest('POST', `/api/orders/${id}/refunds`, {
    token: shop.owner.token,
    body: { key: crypto.randomUUID(), lines: [{ line: 0, quantity: 1 }], restock: true },
  })
  expect(again.status).toBe(422)
  const rows = await rowsOf(
    payload,
    sql`select amount_minor::int as amount, state from refunds where order_id = ${id}`,
  )
  expect(rows).toEqual([{ amount: 0, state: 'succeeded' }])
})

it('gives back what was paid after it was called off, and mails no tickets', async () => {
  const event = await openEvent()
  const early = await buy([shop.item(event.seat)], 'early@example.com')
  const late = 'late@example.com'
  const { json } = await shop.checkout(
    [shop.item(event.seat), shop.item(event.seat, giftFor('Zoe'))],
    { email: late, name: 'Ada Fan' },
  )
  await cancel(event.id)
  await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
  expect(await ticketsOf(json)).toEqual([{ status: 'valid' }])
  const left = () =>
    rest<RefundTicketsReply>('GET', `/api/events/${event.id}/refund-tickets`, {
      token: shop.owner.token,
    })
  expect((await left()).json).toEqual({ orders: 2 })
  await mailNewTickets(payload)
  await deliverDueGifts(payload)

  expect(await work(1)).toBe(1)
  expect(await orderOf(payload, json.orderRef)).toMatchObject({
    status: 'cancelled',
    refundedMinor: 3600,
  })
  expect(await ticketsOf(json)).toEqual([{ status: 'void' }])
  // Whether everybody gets their money back is the artist's to say.
  expect(await ticketsOf(early)).toEqual([{ status: 'valid' }])
  expect((await left()).json).toEqual({ orders: 1 })
  const kinds = await rowsOf<{ kind: string }>(
    payload,
    sql`select kind from mail_log where "to" in (${late}, 'zoe@example.com') order by kind`,
  )
  expect(kinds.map(({ kind }) => kind)).toEqual(['event-cancelled', 'receipt', 'refunded'])
})

it('gives back what is left where a part went back before', async () => {
  const event = await openEvent()
  const order = await buy([shop.item(event.seat)], 'part@example.com')
  const { id } = await orderOf(payload, order.orderRef)
  await rest('POST', `/api/orders/${id}/refunds`, {
    token: shop.owner.token,
    body: { key: crypto.randomUUID(), amount: 10 },
  })
  await cancel(event.id)
  await ask(event.id)
  await work(1)
  expect(await orderOf(payload, order.orderRef)).toMatchObject({
    status: 'cancelled',
    refundedMinor: 1800,
  })
  expect(await ticketsOf(order)).toEqual([{ status: 'void' }])
})

it('asks again for what the provider refused, and the audit log names the artist', async () => {
  const event = await openEvent()
  const order = await buy([shop.item(event.seat)], 'refused@example.com')
  const { id, paymentIntentId } = await orderOf(payload, order.orderRef)
  const bookAs = (amountMinor: number) =>
    changeKnownPage({ payload }, paymentIntentId ?? '', ({ world }) => {
      world.intents.get(paymentIntentId ?? '').amount = amountMinor
    })
  await cancel(event.id)
  await bookAs(0)
  await ask(event.id)
  await work(1).catch(() => 'told of the failure')
  expect(await ticketsOf(order)).toEqual([{ status: 'valid' }])
  await bookAs(1800)
  expect((await ask(event.id)).json).toEqual({ orders: 1 })
  await work(1)
  expect(await ticketsOf(order)).toEqual([{ status: 'void' }])
  const lines = await rowsOf<{ actor: string }>(
    payload,
    sql`
    select actor_label as actor from audit_log where target_id = ${id}`,
  )
  expect(lines.map(({ actor }) => actor)).toContain(shop.owner.email)
  expect((await ask(event.id)).json).toEqual({ orders: 0 })
  await work(1)
})

it('lets nobody in any more', async () => {
  const event = await openEvent()
  const order = await buy([shop.item(event.seat)], 'door@example.com')
  const [ticket] = (await shop.readOrder(order)).json.lines[0]?.tickets ?? []
  await cancel(event.id)
  const { json } = await rest<CheckInReply>('POST', `/api/events/${event.id}/check-in`, {
    token: shop.owner.token,
    body: { ticket: ticket?.code },
  })
  expect(json).toMatchObject({ result: 'event_cancelled', guest: { checkedInAt: null } })
  const title = ticketsAnswers.door.titles[json.result]
  expect(title).toBe('This event was called off')
})

it('is the artist’s own, for an event that was called off', async () => {
  const event = await openEvent()
  const early = await ask(event.id)
  const status = payload.collections.events.config.flattenedFields.find(
    (field): field is FlattenedField & SelectField => field.name === 'status',
  )
  expect(status?.options).toContainEqual({ value: 'cancelled', label: 'Called off' })
  expect(ticketsAnswers.cancelled.notCancelled).toContain('“Called off”')
  expect([early.status, early.json.message]).toEqual([409, ticketsAnswers.cancelled.notCancelled])
  await cancel(event.id)
  const other = await openShop(payload, 'Stranger')
  expect((await ask(event.id, other.owner.token)).status).toBe(404)
  expect((await ask(event.id, shop.visitor.token)).status).toBe(401)
  expect(await work(1)).toBe(0)
})
