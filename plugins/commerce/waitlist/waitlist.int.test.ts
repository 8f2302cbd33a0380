import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { reconcileOrders } from '@/plugins/commerce/payments/reconcile-orders'
import { requestRefund } from '@/plugins/commerce/payments/request-refund'
import {
  openShop,
  orderOf,
  payInBooks,
  type Reply,
  sendTestEvent,
} from '@/plugins/commerce/testing/shop'
import { notifyWaitlists } from '@/plugins/commerce/waitlist/notify-waitlists'
import type { ErrorBody } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { emailListMessages } from '@/src/core/messages/email-list'
import { eventsMessages, waitlistMessages } from '@/src/core/messages/tickets'
import { slugs } from '@/src/core/slugs'
import type { Event, Variant } from '@/src/payload-types'
import { dropUnwanted } from '@/src/server/mail/is-still-wanted'
import { getPaymentProvider } from '@/src/server/payments'
import { txDb } from '@/src/server/transaction'
import { createEvent, createTicket } from '@/src/testing/event-factories'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

type Shop = Awaited<ReturnType<typeof openShop>>
type Night = { event: Event; kind: Variant; shop: Shop }

const luna = await openShop(payload)
const kito = await openShop(payload, 'Kito')

let nights = 0

/** An event with one kind of ticket, sold out unless said otherwise. */
async function night({ shop = luna, ...kind }: { shop?: Shop } & Partial<Variant> = {}) {
  nights += 1
  const profile = shop.profile.id
  const event = await createEvent(payload, profile, { title: `Night ${1000 + nights}` })
  const ticket = await createTicket(
    payload,
    { profile, event: event.id },
    { stockQuantity: 0, availabilityStatus: 'sold_out', ...(kind as object) },
  )
  return { event, kind: ticket, shop }
}

const ask = ({ event, shop }: Night, body: Record<string, unknown>, host = shop.host) =>
  rest<{ waiting?: boolean } & ErrorBody>('POST', `/api/public/events/${event.id}/waitlist`, {
    host,
    headers: { 'x-client-ip': crypto.randomUUID() },
    body: { profileId: shop.profile.id, ...body },
  })

async function join(at: Night, ...emails: string[]) {
  for (const email of emails) {
    expect((await ask(at, { email })).json).toEqual({ waiting: true })
  }
}

const restock = (
  { kind }: Night,
  data: Partial<Pick<Variant, 'stockQuantity' | 'availabilityStatus'>>,
) => payload.update({ collection: slugs.variants, id: kind.id, data })

/** Who was told of free tickets for the event so far, one entry per mail. */
async function told({ event }: Night): Promise<string[]> {
  const { docs } = await payload.find({
    collection: slugs.mailLog,
    where: { kind: { equals: 'tickets-free' }, subject: { contains: `${event.title} are free` } },
    pagination: false,
  })
  return docs.map(({ to }) => to).sort()
}

const waiting = async ({ event }: Night) =>
  (
    await rowsOf<{ email: string }>(
      payload,
      sql`select email from waitlist_entries where event_id = ${event.id} order by created_at, id`,
    )
  ).map(({ email }) => email)

async function buy({ kind, shop }: Night, email: string, { pay = true } = {}) {
  const item = shop.item({ product: { id: String(kind.product) }, variant: kind })
  const { json } = await shop.checkout([item], { name: 'Ada Fan', email })
  if (pay) {
    await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
  }
  return json
}

async function refund({ orderRef }: Reply, isRestocked = true) {
  const order = await orderOf(payload, orderRef)
  const req = await createLocalReq({}, payload)
  await requestRefund(req, {
    orderId: order.id,
    key: crypto.randomUUID(),
    restock: isRestocked,
    actor: 'owner',
  })
}

describe('the waitlist', () => {
  it('takes an address once, keeps its place, and writes one mail about it', async () => {
    const at = await night()
    await join(at, 'Ana@Example.com', 'ben@example.com', 'ana@example.com')
    expect(await waiting(at)).toEqual(['ana@example.com', 'ben@example.com'])
    const { docs } = await payload.find({
      collection: slugs.mailLog,
      where: {
        kind: { equals: 'waitlist-joined' },
        to: { equals: 'ana@example.com' },
        subject: { contains: at.event.title },
      },
    })
    expect(docs).toHaveLength(1)
    expect(docs[0]?.text).toContain(`http://${luna.host}/events/leave-waitlist?token=waitlist.`)
  })

  it('is written once by many calls at the same time', async () => {
    const at = await night()
    const calls = Array.from({ length: 8 }, () => ask(at, { email: 'many@example.com' }))
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await waiting(at)).toEqual(['many@example.com'])
  })

  it.each([
    ['', emailListMessages.emailRequired],
    ['nobody', emailListMessages.emailInvalid],
    [`${'a'.repeat(260)}@example.com`, emailListMessages.emailInvalid],
    [undefined, emailListMessages.emailRequired],
  ])('refuses the address %s', async (email, message) => {
    const at = await night()
    const { status, json } = await ask(at, { email })
    expect([status, json.errors]).toEqual([400, [{ field: 'email', message }]])
  })

  it('refuses other artists’ events, hidden ones, and kinds of another event', async () => {
    const at = await night()
    const other = await night({ shop: kito })
    const email = 'ana@example.com'
    expect((await ask({ ...other, shop: luna }, { email })).status).toBe(404)
    expect((await ask(at, { email }, kito.host)).status).toBe(404)
    expect((await ask(at, { email, ticketId: other.kind.id })).status).toBe(404)
    const { event } = at
    await payload.update({
      collection: slugs.events,
      id: event.id,
      data: { isPublished: false },
    })
    expect((await ask(at, { email })).status).toBe(404)
    expect(await waiting(at)).toEqual([])
  })

  it('is there only for what is sold out and takes place', async () => {
    const email = 'ana@example.com'
    const onSale = await night({ stockQuantity: 2, availabilityStatus: 'active' })
    const refused = await ask(onSale, { email })
    expect([refused.status, refused.json.message]).toEqual([409, waitlistMessages.onSale])

    const cancelled = await night()
    const over = await night()
    const change = (id: string, data: Partial<Event>) =>
      payload.update({ collection: slugs.events, id, data: data as object })
    await change(cancelled.event.id, { status: 'cancelled' })
    await change(over.event.id, { startsAt: '2026-01-01T20:00:00.000Z' })
    expect((await ask(cancelled, { email })).json.message).toBe(eventsMessages.cancelled)
    expect((await ask(over, { email })).json.message).toBe(eventsMessages.ended)
  })

  it('is for one kind while another can be had, and for any once somebody asks for two', async () => {
    const at = await night()
    const { event, shop } = at
    const balcony = await createTicket(
      payload,
      { profile: shop.profile.id, event: event.id },
      { size: 'Balcony', stockQuantity: 0, availabilityStatus: 'sold_out' },
    )
    const seats = await createTicket(
      payload,
      { profile: shop.profile.id, event: event.id },
      { size: 'Seats', stockQuantity: 5 },
    )
    const email = 'ana@example.com'
    expect((await ask(at, { email })).status).toBe(409)
    expect((await ask(at, { email, ticketId: seats.id })).status).toBe(409)
    await ask(at, { email, ticketId: balcony.id })
    await restock(at, { stockQuantity: 1 })
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([])

    await ask(at, { email: 'ben@example.com', ticketId: balcony.id })
    await restock({ ...at, kind: balcony }, { stockQuantity: 1 })
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([email])

    await restock(at, { stockQuantity: 0 })
    await ask(at, { email: 'ben@example.com', ticketId: at.kind.id })
    await restock(at, { stockQuantity: 1 })
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([email, 'ben@example.com'])
  })
})

describe('those who wait are told', () => {
  const three = ['a@example.com', 'b@example.com', 'c@example.com'] as const
  const [first, second, third] = three

  it('when a refund puts a ticket back, the first only, and not who just bought', async () => {
    const at = await night({ stockQuantity: 1, availabilityStatus: 'active' })
    const order = await buy(at, 'buyer@example.com')
    await join(at, ...three)
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([])
    await refund(order)
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([first])
  })

  it('when a payment lapses and its tickets return', async () => {
    const at = await night({ stockQuantity: 1, availabilityStatus: 'active' })
    const { redirectUrl } = await buy(at, 'slow@example.com', { pay: false })
    await join(at, ...three)
    await getPaymentProvider(payload).expire(redirectUrl.split('/').at(-1) ?? '')
    await reconcileOrders(payload, { olderThanSeconds: -1 })
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([first])
  })

  it('when the artist raises the number, as many as there are', async () => {
    const at = await night()
    await join(at, ...three)
    const { availabilityStatus } = await restock(at, { stockQuantity: 2 })
    expect(availabilityStatus).toBe('active')
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([first, second])
  })

  it('when a kind is put on sale again, all of them when it never runs out', async () => {
    const at = await night({ stockQuantity: null })
    await join(at, ...three)
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([])
    await restock(at, { availabilityStatus: 'active' })
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([...three])
  })

  it('when there is a kind that did not exist when they asked', async () => {
    const at = await night()
    await join(at, ...three)
    const { shop, event } = at
    await createTicket(
      payload,
      { profile: shop.profile.id, event: event.id },
      { size: 'Late entry', stockQuantity: 1 },
    )
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([first])
  })

  it('once, however often and by how many it is looked', async () => {
    const at = await night()
    await join(at, ...three)
    await restock(at, { stockQuantity: 2 })
    await Promise.all(Array.from({ length: 4 }, () => notifyWaitlists(payload)))
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([first, second])
  })

  it('all or nothing: a round that dies tells nobody, and the next one does', async () => {
    const at = await night()
    await join(at, first, second)
    await restock(at, { stockQuantity: 2 })
    await rowsOf(
      payload,
      sql`
      create function lose_mail() returns trigger language plpgsql as $$
      begin
        if new."to" = ${sql.raw(`'${second}'`)} and new.kind = 'tickets-free' then
          raise exception 'lost';
        end if;
        return new;
      end $$`,
    )
    await rowsOf(
      payload,
      sql`
      create trigger lose_mail before insert on mail_log for each row execute function lose_mail()`,
    )
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([])
    await rowsOf(payload, sql`drop trigger lose_mail on mail_log`)
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([first, second])
  })

  it('then the next, when what they were told of stays free', async () => {
    const at = await night()
    await join(at, ...three)
    await restock(at, { stockQuantity: 1 })
    await notifyWaitlists(payload)
    await rowsOf(
      payload,
      sql`
      update waitlist_entries
      set notified_at = notified_at - make_interval(mins => ${limits.waitlist.turnMinutes + 1})
      where event_id = ${at.event.id} and notified_at is not null`,
    )
    await notifyWaitlists(payload)
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual([first, second])
  })

  it('again when tickets come free again, after those who were never told', async () => {
    const at = await night()
    await join(at, first, second)
    for (const count of [1, 0, 1, 0, 1]) {
      await restock(at, { stockQuantity: count })
      await notifyWaitlists(payload)
    }
    expect(await told(at)).toEqual([first, first, second])
  })

  it('no more once they have bought', async () => {
    const at = await night()
    await join(at, ...three)
    await restock(at, { stockQuantity: 2 })
    await notifyWaitlists(payload)
    await buy(at, first)
    await notifyWaitlists(payload)
    expect(await waiting(at)).toEqual([second, third])
    expect(await told(at)).toEqual([first, second])
  })

  it('not of hidden, cancelled or past events, nor before the sale begins', async () => {
    const hidden = await night()
    const cancelled = await night()
    const past = await night()
    const later = await night()
    const all = [hidden, cancelled, past, later]
    for (const at of all) {
      await join(at, first)
    }
    const change = (at: Night, data: Partial<Event>) =>
      payload.update({ collection: slugs.events, id: at.event.id, data: data as object })
    await change(hidden, { isPublished: false })
    await change(cancelled, { status: 'cancelled' })
    await change(past, { startsAt: '2026-11-01T20:00:00.000Z' })
    await payload.update({
      collection: slugs.variants,
      id: later.kind.id,
      data: { salesStartAt: new Date(Date.now() + 86_400_000).toISOString() },
    })
    for (const at of all) {
      await restock(at, { stockQuantity: 1 })
    }
    await notifyWaitlists(payload)
    expect(await Promise.all(all.map(told))).toEqual([[], [], [], []])
    await change(past, { startsAt: '2026-09-01T20:00:00.000Z' })
    await notifyWaitlists(payload)
    expect([await waiting(past), await waiting(hidden)]).toEqual([[], [first]])
  })

  it('of their own artist’s event, in words of that site', async () => {
    const [here, there] = [await night(), await night({ shop: kito })]
    await join(here, first)
    await join(there, second)
    await restock(there, { stockQuantity: 5 })
    await notifyWaitlists(payload)
    expect([await told(here), await told(there)]).toEqual([[], [second]])
    const { docs } = await payload.find({
      collection: slugs.mailLog,
      where: { kind: { equals: 'tickets-free' }, subject: { contains: there.event.title } },
      depth: 0,
    })
    expect(docs[0]?.profile).toBe(kito.profile.id)
    expect(docs[0]?.text).toContain(`http://${kito.host}/events/${there.event.id}`)
    expect(docs[0]?.text).toContain('Standing')
  })
})

describe('the link in the mails', () => {
  async function linkOf(at: Night, email: string) {
    const { docs } = await payload.find({
      collection: slugs.mailLog,
      where: { to: { equals: email }, subject: { contains: at.event.title } },
    })
    const [, token = ''] = /leave-waitlist\?token=(\S+)/.exec(docs[0]?.text ?? '') ?? []
    return { token, head: docs[0]?.unsubscribeUrl ?? '' }
  }
  const leave = (token: string, host = luna.host) =>
    rest('POST', '/api/public/email-lists/unsubscribe', { host, body: { token } })

  it('takes its reader off, without an account, on its own site only', async () => {
    const at = await night()
    await join(at, 'ana@example.com', 'ben@example.com')
    const { token } = await linkOf(at, 'ana@example.com')
    expect((await leave(token, kito.host)).status).toBe(400)
    expect((await leave(token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(
      400,
    )
    expect(await waiting(at)).toHaveLength(2)
    expect((await leave(token)).status).toBe(200)
    expect((await leave(token)).status).toBe(200)
    expect(await waiting(at)).toEqual(['ben@example.com'])
    await restock(at, { stockQuantity: 5 })
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual(['ben@example.com'])
  })

  it('takes its waiting mails along; leaving another list does not', async () => {
    const at = await night()
    await join(at, 'ana@example.com')
    const { token } = await linkOf(at, 'ana@example.com')
    await restock(at, { stockQuantity: 5 })
    await notifyWaitlists(payload)
    const states = () =>
      rowsOf(
        payload,
        sql`
        select kind, state from mail_log
        where "to" = 'ana@example.com' and subject like ${`%${at.event.title}%`} order by kind`,
      )
    await rowsOf(
      payload,
      sql`
      update mail_log set state = 'queued', is_bulk = true where "to" = 'ana@example.com'`,
    )
    const db = await txDb(await createLocalReq({}, payload))
    const list = await payload.create({
      collection: slugs.emailLists,
      data: { profile: luna.profile.id, name: 'News' },
    })
    await db.execute(sql`
      insert into subscribers (profile_id, list_id, email, status, source, unsubscribed_at)
      values (${luna.profile.id}, ${list.id}, 'ana@example.com', 'unsubscribed', 'form',
        now() + interval '1 minute')`)
    await dropUnwanted(db, { profileId: luna.profile.id, email: 'ana@example.com' })
    expect(await states()).toEqual([
      { kind: 'tickets-free', state: 'queued' },
      { kind: 'waitlist-joined', state: 'queued' },
    ])
    expect((await leave(token)).status).toBe(200)
    expect(await states()).toEqual([
      { kind: 'tickets-free', state: 'not_sent' },
      { kind: 'waitlist-joined', state: 'not_sent' },
    ])
  })

  it('works from the head of a mail by one press, and opening it asks first', async () => {
    const at = await night()
    await join(at, 'ana@example.com')
    const { token, head } = await linkOf(at, 'ana@example.com')
    const path = head.replace(`http://${luna.host}`, '')
    const opened = await rest('GET', path, { host: luna.host })
    expect(opened.headers.get('location')).toBe(`/events/leave-waitlist?token=${token}`)
    expect(await waiting(at)).toHaveLength(1)
    expect((await rest('POST', path, { host: luna.host })).status).toBe(204)
    expect(await waiting(at)).toEqual([])
  })
})

describe('the artist', () => {
  it('takes the list away as a file, which is noted; nobody else does', async () => {
    const at = await night()
    await join(at, 'ana@example.com', 'ben@example.com')
    const read = (token?: string) =>
      rest('GET', `/api/events/${at.event.id}/waitlist/export`, { token })
    const { status, text } = await read(luna.owner.token)
    expect(status).toBe(200)
    expect(text.split('\r\n').map((line) => line.split(',').slice(0, 2))).toMatchObject([
      [expect.stringContaining('Email'), 'Ticket'],
      ['ana@example.com', 'Any'],
      ['ben@example.com', 'Any'],
      [''],
    ])
    expect((await read(kito.owner.token)).status).toBe(404)
    expect((await read(luna.visitor.token)).status).toBe(401)
    const { totalDocs } = await payload.count({
      collection: slugs.auditLog,
      where: { summary: { contains: `the waitlist of “${at.event.title}”` } },
    })
    expect(totalDocs).toBe(1)
  })

  it('deletes it with the event', async () => {
    const at = await night()
    await join(at, 'ana@example.com')
    await payload.delete({ collection: slugs.events, id: at.event.id })
    expect(await waiting(at)).toEqual([])
  })
})
