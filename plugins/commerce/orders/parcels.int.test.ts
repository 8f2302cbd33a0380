import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { openShop } from '@/plugins/commerce/testing/shop'
import type { OrderView } from '@/src/core/contracts/orders/order-answers'
import type { OrderState, TransitionBody } from '@/src/core/contracts/orders/order-calls'
import { showDay } from '@/src/core/dates/show-date'
import type { ErrorBody } from '@/src/core/errors'
import { ordersAnswers } from '@/src/core/messages/cart-answers'
import { giftAnswers } from '@/src/core/messages/gift-answers'
import { slugs } from '@/src/core/slugs'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const shop = await openShop(payload)

const shippingAddress = {
  name: 'Ada',
  street: '1 Road',
  zipCode: 'HU1 1AA',
  city: 'Hull',
  country: 'GB',
}

type Item = Parameters<typeof shop.checkout>[0][number]

/** A paid order, for a buyer of its own. */
async function buy(items: Item[]) {
  const email = `${randomUUID()}@example.com`
  const { json } = await shop.checkout(items, { email, shippingAddress })
  const { id } = await shop.pay(json)
  return { ...json, id, email }
}
type Bought = Awaited<ReturnType<typeof buy>>

const merch = (title: string) => shop.sell({ title, category: 'Merch' })

const ask = (order: Bought, call: string, body: unknown) =>
  rest<OrderState & ErrorBody>('POST', `/api/orders/${order.id}/${call}`, {
    token: shop.owner.token,
    body,
  })

const send = (order: Bought, body: Omit<TransitionBody, 'to'> = {}) =>
  ask(order, 'transition', { to: 'shipped', ...body })

const see = async (order: Bought) =>
  (await shop.readOrder(order)).json as Pick<OrderView, 'status' | 'lines' | 'parcels'>

async function mailsTo(to: string, kind: string) {
  const { docs } = await payload.find({
    collection: slugs.mailLog,
    where: { and: [{ to: { equals: to } }, { kind: { equals: kind } }] },
    sort: 'createdAt',
  })
  return docs.map(({ text }) => text ?? '')
}

it('goes in parcels, each with its own number and its own mail; the last one ships the order', async () => {
  const [shirt, poster, album] = [await merch('Shirt'), await merch('Poster'), await shop.sell()]
  const order = await buy([shop.item(shirt, { quantity: 2 }), shop.item(poster), shop.item(album)])
  const first = await send(order, {
    lines: [1],
    carrier: 'DHL',
    trackingNumber: '42',
    note: 'The poster goes alone',
  })
  expect(first.json.status).toBe('processing')
  const [mail] = await mailsTo(order.email, 'shipped')
  expect(mail).toContain('DHL 42')
  expect(mail).toContain('The poster goes alone')
  expect(mail).toContain('Still to come: 2 × Shirt')
  const partly = await see(order)
  expect(partly.lines.map(({ progress }) => progress)).toEqual([
    'Being packed',
    'On its way',
    'Delivered',
  ])
  expect(partly.parcels).toMatchObject([{ contents: 'Poster', trackingNumber: '42' }])
  const { docs: events } = await payload.find({
    collection: slugs.orderEvents,
    where: { and: [{ order: { equals: order.id } }, { cause: { equals: 'parcel' } }] },
  })
  expect(events).toMatchObject([
    { from: 'processing', to: 'processing', actor: shop.owner.id, note: expect.any(String) },
  ])
  expect(events[0]?.note).toBe('Poster\nThe poster goes alone')

  const second = await send(order, { carrier: 'UPS', trackingNumber: '7' })
  expect(second.json.status).toBe('shipped')
  const [, last] = await mailsTo(order.email, 'shipped')
  expect(last).toContain('UPS 7')
  expect(last).not.toMatch(/Poster|Still to come/)
  expect((await see(order)).parcels.map(({ contents }) => contents)).toEqual([
    'Poster',
    '2 × Shirt',
  ])

  expect((await ask(order, 'resend', { mail: 'shipped' })).status).toBe(200)
  expect(await mailsTo(order.email, 'shipped')).toHaveLength(4)
  const file = await rest('GET', `/api/orders/export?profileId=${shop.profile.id}`, {
    token: shop.owner.token,
  })
  const rows: Record<string, string>[] = parse(file.text, { columns: true, bom: true })
  expect(rows.find((row) => row.Order === order.orderRef)).toMatchObject({
    Carrier: 'DHL; UPS',
    'Tracking number': '42; 7',
  })
})

it('sends nothing twice, no files, nothing that was given back, and nothing unknown', async () => {
  const [shirt, poster, album] = [await merch('Shirt'), await merch('Poster'), await shop.sell()]
  const order = await buy([shop.item(shirt), shop.item(poster), shop.item(album)])
  await send(order, { lines: [0] })
  const refusal = [409, ordersAnswers.nothingToSend]
  for (const lines of [[0], [0, 1], [2], [3]]) {
    const { status, json } = await send(order, { lines })
    expect([status, json.message], `${lines}`).toEqual(refusal)
  }
  for (const lines of [[], [1, 1], [-1], ['1']]) {
    expect((await send(order, { lines: lines as number[] })).status, `${lines}`).toBe(400)
  }
  await ask(order, 'refunds', { key: randomUUID(), lines: [{ line: 1, quantity: 1 }] })
  expect((await send(order, { lines: [1] })).status).toBe(409)
  expect((await see(order)).status).toBe('processing')
  expect(await mailsTo(order.email, 'shipped')).toHaveLength(1)
  const shown = (await shop.readOrder(order)).json
  expect([shown.hasHandedOver, shown.stillToCome]).toEqual([true, ''])
  // Nothing is left: the order only has to be said to be done.
  expect((await send(order)).json.status).toBe('shipped')
  expect(await mailsTo(order.email, 'shipped')).toHaveLength(1)
})

it.each([
  ['had gone', 'shipped'],
  ['had arrived', 'delivered'],
] as const)(
  'can still send what was to be refunded, when that failed after the rest %s',
  async (_, status) => {
    const [shirt, poster] = [await merch('Shirt'), await merch('Poster')]
    const order = await buy([shop.item(shirt), shop.item(poster)])
    await ask(order, 'refunds', { key: randomUUID(), lines: [{ line: 1, quantity: 1 }] })
    expect((await send(order, { lines: [0] })).json.status).toBe('shipped')
    if (status === 'delivered') {
      await ask(order, 'transition', { to: status })
    }
    expect((await send(order)).status).toBe(409)
    await payload.db.updateMany({
      collection: slugs.refunds,
      where: { order: { equals: order.id } },
      data: { state: 'failed' },
    })
    expect((await send(order)).json.status).toBe(status)
    expect((await see(order)).parcels.map(({ contents }) => contents)).toEqual(['Shirt', 'Poster'])
    expect(await mailsTo(order.email, 'shipped')).toHaveLength(2)
    expect((await send(order)).status).toBe(409)
  },
)

it('lets one of two people send the same thing', async () => {
  const [shirt, poster] = [await merch('Shirt'), await merch('Poster')]
  const order = await buy([shop.item(shirt), shop.item(poster)])
  const both = await Promise.all([send(order, { lines: [0] }), send(order, { lines: [0] })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await mailsTo(order.email, 'shipped')).toHaveLength(1)
})

it('does not wait for what comes out later, nor for the address of somebody else’s gift', async () => {
  const [shirt, vinyl] = [await merch('Shirt'), await merch('Vinyl')]
  const releaseAt = new Date(Date.now() + 30 * 24 * 3600_000).toISOString()
  await payload.update({
    collection: slugs.variants,
    id: vinyl.variant.id,
    data: { availabilityStatus: 'preorder', releaseAt },
  })
  const gift = {
    isGift: true,
    recipientName: 'Carl',
    recipientEmail: 'carl@example.com',
    recipientMessage: 'For you',
  }
  const order = await buy([shop.item(vinyl), shop.item(shirt, gift), shop.item(shirt)])
  const why = async (lines?: number[]) => (await send(order, { lines })).json.message
  expect(await why()).toBe(ordersAnswers.notOutYet('Vinyl', showDay(releaseAt)))
  expect(await why([1])).toBe(giftAnswers.waitsForAddress('Carl'))
  expect((await send(order, { lines: [2] })).json.status).toBe('processing')
  expect((await see(order)).parcels).toMatchObject([{ contents: 'Shirt' }])
})

it('waits until all of it is out, unless what is not out was given back', async () => {
  const [shirt, vinyl] = [await merch('Shirt'), await merch('Night Bus on vinyl')]
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString()
  const change = (data: Record<string, unknown>) =>
    payload.update({ collection: slugs.variants, id: vinyl.variant.id, data })
  const day = inDays(30)
  await change({ availabilityStatus: 'preorder', releaseAt: day })
  const items = [shop.item(shirt), shop.item(vinyl)]
  const [first, second] = [await buy(items), await buy(items)]
  const refused = await send(first)
  expect([refused.status, refused.json.message]).toEqual([
    409,
    ordersAnswers.notOutYet('Night Bus on vinyl', showDay(day)),
  ])
  const lines = [{ line: 1, quantity: 1 }]
  await ask(second, 'refunds', { key: randomUUID(), lines })
  expect((await send(second)).status).toBe(200)
  await change({ releaseAt: inDays(-1) })
  expect((await send(first)).status).toBe(200)
})
