import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { describe, expect } from 'vitest'
import {
  ask,
  waitlistTest as it,
  join,
  type Night,
  restock,
  told,
  waiting,
} from '@/plugins/commerce/testing/waiting-list'
import { notifyWaitlists } from '@/plugins/commerce/waitlist/notify-waitlists'
import { emailListMessages } from '@/src/core/messages/email-list'
import { eventsMessages, waitlistMessages } from '@/src/core/messages/tickets'
import { slugs } from '@/src/core/slugs'
import type { Event } from '@/src/payload-types'
import { dropUnwanted } from '@/src/server/mail/is-still-wanted'
import { txDb } from '@/src/server/transaction'
import { createTicket } from '@/src/testing/event-factories'
import { rest, sendForm } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

describe('the waitlist', () => {
  it('takes an address once, keeps its place, and writes one mail about it', async ({
    luna,
    night,
  }) => {
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

  it('is written once by many calls at the same time', async ({ night }) => {
    const at = await night()
    const calls = Array.from({ length: 8 }, () => ask(at, { email: 'many@example.com' }))
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await waiting(at)).toEqual(['many@example.com'])
  })

  it.for([
    ['', emailListMessages.emailRequired],
    ['nobody', emailListMessages.emailInvalid],
    [`${'a'.repeat(260)}@example.com`, emailListMessages.emailInvalid],
    [undefined, emailListMessages.emailRequired],
  ])('refuses the address %s', async ([email, message], { night }) => {
    const at = await night()
    const { status, json } = await ask(at, { email })
    expect([status, json.errors]).toEqual([400, [{ field: 'email', message }]])
  })

  it('refuses other artists’ events, hidden ones, and kinds of another event', async ({
    luna,
    kito,
    night,
  }) => {
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

  it('is there only for what is sold out and takes place', async ({ night }) => {
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

  it('takes a form without scripts', async ({ luna: { host, profile }, night }) => {
    const at = await night()
    const onSale = await night({ stockQuantity: 2, availabilityStatus: 'active' })
    const email = 'plain@example.com'
    const send = ({ event }: Night, fields: object, headers = {}) =>
      sendForm(`/api/public/events/${event.id}/waitlist/form`, {
        host,
        fields: { profileId: profile.id, email, ...fields },
        headers: { 'x-client-ip': crypto.randomUUID(), ...headers },
      })
    const to = (outcome: string) => `303 /events/waitlist/${outcome}`
    expect(await send(at, { email: '' })).toBe(to('email-required'))
    expect(await send(at, {}, { 'sec-fetch-site': 'cross-site' })).toBe(to('failed'))
    expect(await send(onSale, {})).toBe(to('on-sale'))
    expect(await waiting(at)).toEqual([])
    expect(await send(at, { ticketId: at.kind.id })).toBe(to('waiting'))
    expect(await waiting(at)).toEqual([email])
  })

  it('is for one kind while another can be had, and for any once somebody asks for two', async ({
    night,
  }) => {
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

describe('the link in the mails', () => {
  async function linkOf(at: Night, email: string) {
    const { docs } = await payload.find({
      collection: slugs.mailLog,
      where: { to: { equals: email }, subject: { contains: at.event.title } },
    })
    const [, token = ''] = /leave-waitlist\?token=(\S+)/.exec(docs[0]?.text ?? '') ?? []
    return { token, head: docs[0]?.unsubscribeUrl ?? '' }
  }
  const leave = (token: string, { host }: { host: string }) =>
    rest('POST', '/api/public/email-lists/unsubscribe', { host, body: { token } })

  it('takes its reader off, without an account, on its own site only', async ({
    luna,
    kito,
    night,
  }) => {
    const at = await night()
    await join(at, 'ana@example.com', 'ben@example.com')
    const { token } = await linkOf(at, 'ana@example.com')
    expect((await leave(token, kito)).status).toBe(400)
    expect(
      (
        await leave(
          token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
          luna,
        )
      ).status,
    ).toBe(400)
    expect(await waiting(at)).toHaveLength(2)
    expect((await leave(token, luna)).status).toBe(200)
    expect((await leave(token, luna)).status).toBe(200)
    expect(await waiting(at)).toEqual(['ben@example.com'])
    await restock(at, { stockQuantity: 5 })
    await notifyWaitlists(payload)
    expect(await told(at)).toEqual(['ben@example.com'])
  })

  it('takes its waiting mails along; leaving another list does not', async ({ luna, night }) => {
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
    expect((await leave(token, luna)).status).toBe(200)
    expect(await states()).toEqual([
      { kind: 'tickets-free', state: 'not_sent' },
      { kind: 'waitlist-joined', state: 'not_sent' },
    ])
  })

  it('works from the head of a mail by one press, and opening it asks first', async ({
    luna,
    night,
  }) => {
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
  it('takes the list away as a file, which is noted; nobody else does', async ({
    luna,
    kito,
    night,
  }) => {
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

  it('deletes it with the event', async ({ night }) => {
    const at = await night()
    await join(at, 'ana@example.com')
    await payload.delete({ collection: slugs.events, id: at.event.id })
    expect(await waiting(at)).toEqual([])
  })
})
