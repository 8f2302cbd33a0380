import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { openShop, payInBooks, type Reply, sendTestEvent } from '@/plugins/commerce/testing/shop'
import { mailNewTickets } from '@/plugins/commerce/tickets/mail-tickets'
import { notifyHolders } from '@/plugins/commerce/tickets/rescheduled/notify-holders'
import type { NotifyHoldersReply } from '@/src/core/contracts/events/ticket-answers'
import { slugs } from '@/src/core/slugs'
import { createEvent, createTicket } from '@/src/testing/event-factories'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const shop = await openShop(payload)

/** An event with tickets of Ada (two of them), Ben and Cem, who know of it. */
async function soldEvent() {
  const event = await createEvent(payload, shop.profile.id)
  const data = { profile: shop.profile.id, event: event.id }
  const kind = await createTicket(payload, data, { size: 'Stalls', priceMinor: 1800 })
  const seat = { product: { id: String(kind.product) }, variant: kind }
  for (const [name, quantity] of [
    ['ada', 2],
    ['ben', 1],
    ['cem', 1],
  ] as const) {
    const { json } = await shop.checkout([shop.item(seat, { quantity })], {
      email: `${name}@example.com`,
      name,
    })
    await sendTestEvent(payload, await payInBooks(payload, (json as Reply).redirectUrl))
  }
  await mailNewTickets(payload)
  return event
}

const change = (id: string, data: Record<string, unknown>) =>
  payload.update({ collection: slugs.events, id, data, depth: 0 })
const call = (method: 'GET' | 'POST', id: string, token = shop.owner.token) =>
  rest<NotifyHoldersReply>(method, `/api/events/${id}/notify-holders`, {
    token,
    ...(method === 'POST' && { body: {} }),
  })
const toTell = async (id: string) => (await call('GET', id)).json.holders

/** What the queue holds, done by two workers at the same time. */
async function work() {
  const waiting = await rowsOf<{ data: unknown }>(
    payload,
    sql`delete from jobs.job where name = 'notify-ticket-holders' returning data`,
  )
  for (const { data } of waiting) {
    const run = () => notifyHolders.run(payload, notifyHolders.data.parse(data))
    await Promise.all([run(), run()])
  }
}

async function told(id: string) {
  return rowsOf<{ to: string; text: string }>(
    payload,
    sql`
    select "to", text from mail_log where kind = 'event-moved' and text like ${`%${id}%`}
    order by created_at, "to"`,
  )
}

const later = '2031-03-05T19:00:00.000Z'

it('tells everybody with tickets once where an event is now, and where it was', async () => {
  const event = await soldEvent()
  expect(await toTell(event.id)).toBe(0)
  await change(event.id, { description: null })
  expect(await toTell(event.id)).toBe(0)

  await change(event.id, { startsAt: later })
  expect(await toTell(event.id)).toBe(3)
  expect((await call('POST', event.id)).json).toEqual({ holders: 3 })
  await work()
  const mails = await told(event.id)
  expect(mails.map(({ to }) => to).sort()).toEqual([
    'ada@example.com',
    'ben@example.com',
    'cem@example.com',
  ])
  expect(mails[0]?.text).toContain('March 5, 2031')
  expect(mails[0]?.text).toMatch(/Before, it was: \w+day, .+ at .+, .+/)
  expect(await toTell(event.id)).toBe(0)

  await call('POST', event.id)
  await work()
  expect(await told(event.id)).toHaveLength(3)
})

it('tells of a place as well, and of a way back', async () => {
  const event = await soldEvent()
  const first = event.address
  await change(event.id, { address: { ...first, name: 'The Old Mill' } })
  await call('POST', event.id)
  await work()
  await change(event.id, { address: first })
  expect(await toTell(event.id)).toBe(3)
  await call('POST', event.id)
  await work()
  const mails = await told(event.id)
  expect(mails).toHaveLength(6)
  expect(mails[0]?.text).toContain('The Old Mill')
  expect(mails[5]?.text).toMatch(/Before, it was: .*The Old Mill/)
})

it('leaves out whose ticket is not good any more, and events that are over or called off', async () => {
  const event = await soldEvent()
  await change(event.id, { startsAt: later })
  await rowsOf(
    payload,
    sql`
    update tickets set status = 'void' where event_id = ${event.id} and holder_email = 'ben@example.com'`,
  )
  await rowsOf(
    payload,
    sql`
    update tickets set checked_in_at = now() - interval '1 second'
    where event_id = ${event.id} and holder_email = 'cem@example.com'`,
  )
  expect(await toTell(event.id)).toBe(1)
  await change(event.id, { startsAt: '2020-01-01T20:00:00.000Z' })
  expect(await toTell(event.id)).toBe(0)
  await change(event.id, { startsAt: later, status: 'cancelled' })
  expect(await toTell(event.id)).toBe(0)
  await call('POST', event.id)
  await work()
  expect(await told(event.id)).toEqual([])
})

it('is the artist’s own', async () => {
  const event = await soldEvent()
  await change(event.id, { startsAt: later })
  const other = await openShop(payload, 'Stranger')
  for (const method of ['GET', 'POST'] as const) {
    expect((await call(method, event.id, other.owner.token)).status).toBe(404)
    expect((await call(method, event.id, shop.visitor.token)).status).toBe(401)
  }
})
