import { beforeAll, describe, expect, it } from 'vitest'
import { openShop } from '@/plugins/commerce/testing/shop'
import { createDueContentTask } from '@/plugins/public-api/due-content-task'
import type { EventWire } from '@/src/core/contracts/events/event-answers'
import type { CartQuote } from '@/src/core/contracts/orders/order-answers'
import { cartAnswers } from '@/src/core/messages/cart-answers'
import { slugs } from '@/src/core/slugs'
import { cacheTags, onRevalidateTags } from '@/src/server/caching/cache-tags'
import { createEvent, createTicket } from '@/src/testing/event-factories'
import { payload } from '@/src/testing/test-payload'

type Shop = Awaited<ReturnType<typeof openShop>>

let luna: Shop
let kito: Shop

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

beforeAll(async () => {
  luna = await openShop(payload, 'Luna')
  kito = await openShop(payload, 'Kito')
})

const list = ({ call, profile }: Shop) =>
  call<EventWire[]>('GET', `/api/public/events?profileId=${profile.id}`)
const read = ({ call, profile }: Shop, id: string) =>
  call<EventWire>('GET', `/api/public/events/${id}?profileId=${profile.id}`)

it('clears what shows tickets whose sale begins or ends by the clock', async () => {
  const { profile } = await openShop(payload, 'Clock')
  const event = await createEvent(payload, profile.id)
  const ticket = await createTicket(
    payload,
    { profile: profile.id, event: event.id },
    { salesStartAt: inDays(1), salesEndAt: inDays(2) },
  )
  const heard: string[] = []
  const stop = onRevalidateTags((tags) => heard.push(...tags))
  const task = createDueContentTask(new Date())
  await task(payload)
  for (const moment of ['sales_start_at', 'sales_end_at']) {
    expect(heard).toEqual([])
    await payload.db.pool.query(
      `update variants set ${moment} = date_trunc('milliseconds', now()) where id = $1`,
      [ticket.id],
    )
    await task(payload)
    expect(heard.splice(0)).toEqual([cacheTags.events(profile.id)])
    await payload.db.pool.query(`update variants set ${moment} = null where id = $1`, [ticket.id])
  }
  stop()
})

describe('GET /public/events', () => {
  it('answers what is ahead, soonest first, with dollars and what is left', async () => {
    const later = await createEvent(payload, luna.profile.id, { startsAt: inDays(9) })
    const tonight = await createEvent(payload, luna.profile.id, { startsAt: inDays(-0.1) })
    await createEvent(payload, luna.profile.id, { startsAt: inDays(-2) })
    await createEvent(payload, luna.profile.id, { startsAt: inDays(3), isPublished: false })
    const ticket = await createTicket(payload, { profile: luna.profile.id, event: later.id })
    const { status, json } = await list(luna)

    expect(status).toBe(200)
    expect(json.map(({ id }) => id)).toEqual([tonight.id, later.id])
    expect(json[1]).toMatchObject({
      dateTime: later.startsAt,
      timeZone: 'Europe/London',
      address: { name: 'The Hall', city: 'Leeds' },
      actionText: null,
      tickets: [{ id: ticket.id, price: 18, remaining: 240, maxPerOrder: 10, status: 'on_sale' }],
    })
  })

  it('shows each artist their own, and answers 404 for others', async () => {
    const event = await createEvent(payload, luna.profile.id)
    expect((await list(kito)).json).toEqual([])
    expect((await read(kito, event.id)).status).toBe(404)
    expect((await read(luna, event.id)).status).toBe(200)
    expect((await read(luna, 'no-id')).status).toBe(404)
    const foreign = `/api/public/events?profileId=${luna.profile.id}`
    expect((await kito.call('GET', foreign)).status).toBe(404)
  })

  it('answers past ones by their id, with nothing to buy', async () => {
    const event = await createEvent(payload, luna.profile.id, { startsAt: inDays(-30) })
    await createTicket(payload, { profile: luna.profile.id, event: event.id })
    const { json } = await read(luna, event.id)
    expect(json.tickets).toMatchObject([{ status: 'ended' }])
  })
})

describe('tickets in a cart', () => {
  async function quoteOf(
    event: Parameters<typeof createEvent>[2],
    ticket: Parameters<typeof createTicket>[2] = {},
    quantity = 1,
  ) {
    const { id } = await createEvent(payload, luna.profile.id, event)
    const variant = await createTicket(payload, { profile: luna.profile.id, event: id }, ticket)
    const product = { id: String(variant.product) }
    const items = [luna.item({ product, variant }, { quantity })]
    const { json } = await luna.call<CartQuote>('POST', '/api/public/cart/quote', {
      body: { profileId: luna.profile.id, items },
    })
    return { line: json.lines[0], items, variant, eventId: id }
  }

  it('are bought several at once, and each event shows what is left', async () => {
    const { line, items, eventId } = await quoteOf({}, {}, 4)
    expect(line).toMatchObject({
      quantity: 4,
      canIncreaseQuantity: true,
      lineTotal: 72,
      size: 'Standing',
      isAvailable: true,
    })
    const { status } = await luna.checkout(items)
    expect(status).toBe(201)
    expect((await read(luna, eventId)).json.tickets).toMatchObject([{ remaining: 236 }])
  })

  it('are at most as many as one order may hold', async () => {
    const { line, items } = await quoteOf({}, { maxPerOrder: 2 }, 3)
    expect(line).toMatchObject({ isAvailable: false, canIncreaseQuantity: false })
    expect(line?.messages[0]?.text).toBe(cartAnswers.atMostPerOrder(2))
    expect((await luna.checkout(items)).status).toBe(409)
  })

  it.each([
    ['the event is over', { startsAt: inDays(-1) }, {}],
    ['it is cancelled', { status: 'cancelled' as const }, {}],
    ['it is not on the site', { isPublished: false }, {}],
    ['the sale has not begun', {}, { salesStartAt: inDays(1) }],
    ['the sale is over', {}, { salesEndAt: inDays(-1) }],
  ])('cannot be had when %s', async (_when, event, ticket) => {
    const { line, items } = await quoteOf(event, ticket)
    expect(line).toMatchObject({ isAvailable: false })
    expect((await luna.checkout(items)).status).toBe(409)
  })

  it('never stand in the store', async () => {
    const { variant } = await quoteOf({})
    const path = `/api/public/products/${variant.product}?profileId=${luna.profile.id}`
    expect((await luna.call('GET', path)).status).toBe(404)
    const { docs } = await payload.find({
      collection: slugs.products,
      where: { id: { equals: String(variant.product) } },
      joins: false,
    })
    expect(docs).toMatchObject([{ category: 'Ticket' }])
  })
})
