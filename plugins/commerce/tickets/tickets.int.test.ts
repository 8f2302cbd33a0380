import { createLocalReq } from 'payload'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  openShop,
  orderOf,
  payInBooks,
  type Reply,
  sendTestEvent,
} from '@/plugins/commerce/testing/shop'
import { mailNewTickets } from '@/plugins/commerce/tickets/mail-tickets'
import { voidBeyond, voidTickets } from '@/plugins/commerce/tickets/void-tickets'
import type {
  CheckInReply,
  GuestList,
  TicketCard,
  UndoReply,
} from '@/src/core/contracts/events/ticket-answers'
import type { ErrorBody } from '@/src/core/errors'
import { ordersAnswers } from '@/src/core/messages/cart-answers'
import { slugs } from '@/src/core/slugs'
import { readAttachments } from '@/src/server/mail/attachments'
import { createEvent, createTicket } from '@/src/testing/event-factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const shop = await openShop(payload)

type Shop = typeof shop

async function sell(to: Shop = shop, title = 'The launch') {
  const event = await createEvent(payload, to.profile.id, { title })
  const kind = await createTicket(payload, { profile: to.profile.id, event: event.id })
  return { event, wish: { product: { id: String(kind.product) }, variant: kind } }
}

async function buy(
  { wish }: Awaited<ReturnType<typeof sell>>,
  quantity: number,
  { to = shop, ...rest }: { to?: Shop } & Record<string, unknown> = {},
) {
  const { json } = await to.checkout([to.item(wish, { quantity })], { name: 'Ada Fan', ...rest })
  await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
  const lines = (await to.readOrder(json)).json.lines
  return { reply: json, tickets: lines[0]?.tickets ?? [] }
}

const door = <Body = CheckInReply & ErrorBody>(
  eventId: string,
  body: Record<string, unknown>,
  { token = shop.owner.token, undo = false } = {},
) => rest<Body>('POST', `/api/events/${eventId}/check-in${undo ? '/undo' : ''}`, { token, body })
const guests = (eventId: string, search = '', token: string | undefined = shop.owner.token) =>
  rest<GuestList & ErrorBody>(
    'GET',
    `/api/events/${eventId}/guests?${new URLSearchParams({ search })}`,
    { token },
  )

async function readCode(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}
const bytesOf = ({ qr }: TicketCard) => Buffer.from(qr.split(',')[1] ?? '', 'base64')

describe('tickets', () => {
  it('are made when they are paid, one for each, and can be read from their pictures', async () => {
    const event = await sell()
    const { json } = await shop.checkout([shop.item(event.wish, { quantity: 3 })], {
      name: 'Ada Fan',
    })
    expect((await shop.readOrder(json)).json.lines[0]?.tickets).toEqual([])
    const paid = await payInBooks(payload, json.redirectUrl)
    await Promise.all([sendTestEvent(payload, paid), sendTestEvent(payload, paid)])
    const { tickets = [] } = (await shop.readOrder(json)).json.lines[0] ?? {}
    expect(tickets).toHaveLength(3)
    expect(tickets[0]).toMatchObject({
      kind: 'Standing',
      holderName: 'Ada Fan',
      state: 'valid',
      eventTitle: 'The launch',
      venue: 'The Hall, 1 Street, Leeds, United Kingdom',
    })
    const read = await Promise.all(tickets.map((ticket) => readCode(bytesOf(ticket))))
    expect(read).toEqual(tickets.map(({ code }) => code))
    expect(new Set(read).size).toBe(3)
    expect((await orderOf(payload, json.orderRef)).status).toBe('delivered')
  })

  it('are mailed once, with their pictures, at most ten in one mail', async () => {
    const event = await sell(shop, 'The long night')
    await payload.update({
      collection: slugs.variants,
      id: event.wish.variant.id,
      data: { maxPerOrder: 20 },
    })
    const { tickets } = await buy(event, 12, { email: 'many@example.com' })
    await Promise.all([mailNewTickets(payload), mailNewTickets(payload)])
    await mailNewTickets(payload)
    const { docs: mails } = await payload.find({
      collection: slugs.mailLog,
      where: { to: { equals: 'many@example.com' }, kind: { equals: 'tickets' } },
      depth: 1,
    })
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your tickets for The long night',
      'Your tickets for The long night',
    ])
    const files = mails.flatMap(({ body }) =>
      typeof body === 'object' && body ? readAttachments(body.attachments) : [],
    )
    const codes = await Promise.all(files.map(({ content }) => readCode(content)))
    expect(codes.sort()).toEqual(tickets.map(({ code }) => code).sort())
    const html = mails.map((mail) => mail.html).join('')
    const shown = files.filter(({ content }) => html.includes(content.toString('base64')))
    expect(shown, 'codes in the mail itself').toHaveLength(files.length)
  })

  it('are mailed to their holder again by the owner, as long as they let somebody in', async () => {
    const event = await sell(shop, 'Once more')
    const email = `${crypto.randomUUID()}@example.com`
    const { reply, tickets } = await buy(event, 2, { email })
    await mailNewTickets(payload)
    const { id } = await orderOf(payload, reply.orderRef)
    const again = (token = shop.owner.token) =>
      rest<ErrorBody>('POST', `/api/orders/${id}/resend`, { token, body: { mail: 'tickets' } })
    const codesSent = async () => {
      const { docs } = await payload.find({
        collection: slugs.mailLog,
        where: { to: { equals: email }, kind: { equals: 'tickets' } },
        sort: 'createdAt',
      })
      return docs.map(({ text }) => tickets.filter(({ code }) => text?.includes(code)).length)
    }
    const other = await openShop(payload, 'Another')
    expect((await again(other.owner.token)).status).toBe(404)
    expect((await again()).status).toBe(200)
    await door(event.event.id, { ticket: tickets[0]?.code })
    expect((await again()).status).toBe(200)
    expect(await codesSent()).toEqual([2, 2, 1])
    await door(event.event.id, { ticket: tickets[1]?.code })
    const late = await again()
    expect([late.status, late.json.message]).toEqual([409, ordersAnswers.nothingToTell])
    const { docs: causes } = await payload.find({
      collection: slugs.orderEvents,
      where: { and: [{ order: { equals: id } }, { cause: { equals: 'mail tickets sent again' } }] },
    })
    expect(causes).toHaveLength(2)
  })

  it('stand in the account of who bought them', async () => {
    const event = await sell(shop, 'At home')
    const { json } = await shop.call<Reply>('POST', '/api/public/checkout', {
      token: shop.visitor.token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: {
        profileId: shop.profile.id,
        email: shop.visitor.email,
        items: [shop.item(event.wish)],
      },
    })
    await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
    const own = await shop.call<TicketCard[]>('GET', '/api/public/tickets', {
      token: shop.visitor.token,
    })
    expect(own.json.map(({ eventTitle }) => eventTitle)).toEqual(['At home'])
    const other = await openShop(payload, 'Elsewhere')
    const none = await other.call<TicketCard[]>('GET', '/api/public/tickets', {
      token: other.visitor.token,
    })
    expect(none.json).toEqual([])
  })
})

describe('the door', () => {
  it('lets each ticket in once, of fifty scans at the same time one', async () => {
    const event = await sell()
    const { tickets } = await buy(event, 2)
    const [first, second] = tickets
    const scans = await Promise.all(
      Array.from({ length: 50 }, () => door(event.event.id, { ticket: first?.code })),
    )
    const results = scans.map(({ json }) => json.result).sort()
    expect(results).toEqual(['in', ...Array.from({ length: 49 }, () => 'used')])
    const again = await door(event.event.id, { ticket: first?.code })
    expect(again.json).toMatchObject({
      result: 'used',
      guest: { name: 'Ada Fan', kind: 'Standing', checkedInAt: expect.any(String) },
      counts: { in: 1, total: 2 },
    })
    const typed = second?.code.toLowerCase().replaceAll('-', ' ')
    expect((await door(event.event.id, { ticket: typed })).json.counts).toEqual({ in: 2, total: 2 })
  })

  it('takes a mistake back', async () => {
    const event = await sell()
    const { tickets } = await buy(event, 1)
    const { json } = await door(event.event.id, { ticket: tickets[0]?.code })
    const undone = await door<UndoReply>(
      event.event.id,
      { ticketId: json.guest?.ticketId },
      { undo: true },
    )
    expect(undone.json).toMatchObject({ guest: { state: 'valid' }, counts: { in: 0, total: 1 } })
    expect((await door(event.event.id, { ticket: json.guest?.ticketId })).json.result).toBe('in')
  })

  it('refuses other events, other artists’ tickets, void ones, and what is none', async () => {
    const event = await sell()
    const otherEvent = await sell(shop, 'The second night')
    const { tickets } = await buy(otherEvent, 1)
    const wrong = await door(event.event.id, { ticket: tickets[0]?.code })
    expect(wrong.json).toMatchObject({ result: 'wrong_event', otherEvent: 'The second night' })

    const other = await openShop(payload, 'Kito')
    const foreign = await buy(await sell(other), 1, { to: other })
    for (const code of [foreign.tickets[0]?.code, 'ABCD-EFGH-JKLM', 'https://example.com', '']) {
      expect((await door(event.event.id, { ticket: code })).json).toMatchObject({
        result: 'unknown',
        guest: null,
      })
    }
    const { json: list } = await guests(otherEvent.event.id)
    const byId = await door(event.event.id, { ticket: list.guests[0]?.ticketId })
    expect(byId.json.result).toBe('wrong_event')

    const bought = await buy(event, 1)
    const order = await orderOf(payload, bought.reply.orderRef)
    await voidTickets(await createLocalReq({}, payload), order.id)
    const refused = await door(event.event.id, { ticket: bought.tickets[0]?.code })
    expect(refused.json).toMatchObject({ result: 'void', counts: { in: 0, total: 0 } })
  })

  it('is the artist’s own', async () => {
    const event = await sell()
    const other = await openShop(payload, 'Stranger')
    for (const token of [other.owner.token, shop.visitor.token, '']) {
      const status = token === other.owner.token ? 404 : 401
      expect((await door(event.event.id, { ticket: 'x' }, { token })).status).toBe(status)
      expect((await guests(event.event.id, '', token)).status).toBe(status)
    }
  })
})

it('lists guests by name, finds them, and makes a file of them', async () => {
  const event = await sell()
  await buy(event, 1, { name: '=HYPERLINK("x")', email: 'zoe@example.com' })
  const { tickets } = await buy(event, 2, { name: 'Ben Ames' })
  await door(event.event.id, { ticket: tickets[0]?.code })
  const { json } = await guests(event.event.id)
  expect(json).toMatchObject({ counts: { in: 1, total: 3 }, total: 3 })
  expect((await guests(event.event.id, 'ames')).json.total).toBe(2)
  expect((await guests(event.event.id, 'zoe@')).json.total).toBe(1)
  expect((await guests(event.event.id, '_')).json.total).toBe(0)
  expect((await guests(event.event.id, tickets[1]?.code.toLowerCase())).json.total).toBe(1)
  const { text } = await rest('GET', `/api/events/${event.event.id}/guests/export`, {
    token: shop.owner.token,
  })
  expect(text).toContain('Ben Ames,fan@example.com,Standing')
  expect(text).toContain("'=HYPERLINK")
})

it('takes as many tickets back as were refunded, first those that nobody came in with', async () => {
  const event = await sell()
  const { tickets, reply } = await buy(event, 3)
  await door(event.event.id, { ticket: tickets[2]?.code })
  const order = await orderOf(payload, reply.orderRef)
  await voidBeyond(await createLocalReq({}, payload), { orderId: order.id, line: 0, left: 1 })
  const states = (await shop.readOrder(reply)).json.lines[0]?.tickets.map(({ state }) => state)
  expect(states).toEqual(['void', 'void', 'used'])
})
