import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import {
  germanAddress,
  openShop,
  orderOf,
  payInBooks,
  sendTestEvent,
} from '@/plugins/commerce/testing/shop'
import type { ShippedOrder } from '@/src/core/contracts/orders/shipping'
import type { OwnerOrder } from '@/src/core/contracts/owner-api/lists'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { createApiKey } from '@/src/testing/api-keys'
import { linesOf } from '@/src/testing/audit-lines'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const words = ownerMessages.orderShipping
const shop = await openShop(payload)
const stranger = await openShop(payload, 'Stranger')
const shirt = await shop.sell({ title: 'Tour shirt', category: 'Merch' })
const album = await shop.sell({ title: 'Tides', trackTitles: ['One'] })

type Items = Parameters<typeof shop.checkout>[0]

async function buy(items: Items = [shop.item(shirt)], isPaid = true) {
  const email = `${randomUUID()}@example.com`
  const { json } = await shop.checkout(items, { email, shippingAddress: germanAddress })
  if (isPaid) {
    await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
  }
  return orderOf(payload, json.orderRef)
}

type Wish = { id: string; carrier?: string; trackingNumber?: string; sentAt?: string }

const ship = (orders: Wish[], more: object = {}, token = shop.owner.token) =>
  rest<ShippedOrder[]>('POST', `/api/profiles/${shop.profile.id}/orders/ship`, {
    token,
    body: { key: randomUUID(), orders, ...more },
  })

const mailsTo = async (to: string) => {
  const { docs } = await payload.find({
    collection: slugs.mailLog,
    where: { and: [{ to: { equals: to } }, { kind: { equals: 'shipped' } }] },
  })
  return docs.map(({ text }) => text ?? '')
}

const now = (id: string) => payload.findByID({ collection: slugs.orders, id, depth: 0 })

it('sends several, says of each what came of it, and goes on after what it refuses', async () => {
  const [one, two, unpaid, files, odd, foreign] = [
    await buy(),
    await buy(),
    await buy(undefined, false),
    await buy([shop.item(album)]),
    await buy(),
    randomUUID(),
  ]
  await payload.db.updateOne({
    collection: slugs.orders,
    where: { id: { equals: odd.id } },
    data: { needsReview: 'dispute' },
    options: { atomic: true },
  })
  const sentAt = new Date(Date.now() - 1000).toISOString()
  const { status, json } = await ship(
    [
      { id: one.id, carrier: 'DHL', trackingNumber: '42', sentAt },
      ...[two, unpaid, files, odd].map(({ id }) => ({ id })),
      { id: foreign },
    ],
    { note: 'Off they go' },
  )
  expect(status).toBe(200)
  expect(json.map(({ outcome, message }) => [outcome, message])).toEqual([
    ['sent', ''],
    ['sent', ''],
    ['refused', words.notPaid],
    ['refused', words.nothingToSend],
    ['refused', words.needsLook],
    ['refused', expect.any(String)],
  ])
  const [mail, ...others] = await mailsTo(one.email)
  expect(others).toEqual([])
  expect(mail).toContain('DHL 42')
  expect(mail).toContain('Off they go')
  expect((await mailsTo(two.email)).length).toBe(1)
  expect((await now(one.id)).status).toBe('shipped')
  expect((await now(odd.id)).status).toBe('processing')
  expect((await ship([{ id: one.id }])).json).toMatchObject([
    { outcome: 'already', ref: one.publicRef, message: words.already },
  ])
})

it('mails once, whether two people press at once or one decision comes twice', async () => {
  const order = await buy()
  const both = await Promise.all([ship([{ id: order.id }]), ship([{ id: order.id }])])
  expect(both.map(({ json }) => json[0]?.outcome).toSorted()).toEqual(['already', 'sent'])
  expect(await mailsTo(order.email)).toHaveLength(1)

  const other = await buy()
  const key = randomUUID()
  const twice = await Promise.all([
    ship([{ id: other.id }], { key }),
    ship([{ id: other.id }], { key }),
  ])
  expect(twice.map(({ json }) => json[0]?.outcome)).toEqual(['sent', 'sent'])
  expect(await mailsTo(other.email)).toHaveLength(1)
})

it('sends what can go, and keeps what waits', async () => {
  const vinyl = await shop.sell({ title: 'Vinyl', category: 'Merch' })
  await payload.update({
    collection: slugs.variants,
    id: vinyl.variant.id,
    data: {
      availabilityStatus: 'preorder',
      releaseAt: new Date(Date.now() + 30 * 24 * 3600_000).toISOString(),
    },
  })
  const order = await buy([shop.item(vinyl), shop.item(shirt)])
  expect((await ship([{ id: order.id }])).json).toMatchObject([{ outcome: 'partly' }])
  const [mail] = await mailsTo(order.email)
  expect(mail).toContain('Still to come: Vinyl')
  const { json } = await ship([{ id: order.id }])
  expect(json[0]).toMatchObject({ outcome: 'refused', message: expect.stringContaining('Vinyl') })
})

it('notes the same on several', async () => {
  const [one, two, other] = [await buy(), await buy(), await buy()]
  const { json } = await rest<{ noted: number }>(
    'POST',
    `/api/profiles/${shop.profile.id}/orders/notes`,
    {
      token: shop.owner.token,
      body: { ids: [one.id, two.id, randomUUID()], note: 'Wait for stamps' },
    },
  )
  expect(json).toEqual({ noted: 2 })
  const { docs } = await payload.find({
    collection: slugs.orderEvents,
    where: { note: { equals: 'Wait for stamps' } },
    depth: 0,
  })
  expect(docs.map(({ order }) => order).toSorted()).toEqual([one.id, two.id].toSorted())
  expect(docs.map(({ order }) => order)).not.toContain(other.id)
})

it('is of one site only', async () => {
  const order = await buy()
  expect((await ship([{ id: order.id }], {}, stranger.owner.token)).status).toBe(404)
  const body = { key: randomUUID(), orders: [{ id: order.id }] }
  const theirs = await rest<ShippedOrder[]>(
    'POST',
    `/api/profiles/${stranger.profile.id}/orders/ship`,
    { token: stranger.owner.token, body },
  )
  expect(theirs.json).toMatchObject([{ outcome: 'refused', ref: '' }])
  const notes = await rest('POST', `/api/profiles/${stranger.profile.id}/orders/notes`, {
    token: stranger.owner.token,
    body: { ids: [order.id], note: 'Mine?' },
  })
  expect(notes.json).toEqual({ noted: 0 })
  expect((await now(order.id)).status).toBe('processing')
})

it('is done by a key of the API as by a person, and money goes back by the scope for that alone', async () => {
  const site = { profile: shop.profile, owner: shop.owner }
  const [ships, refunds] = [
    await createApiKey(site, ['ship:orders'], { name: 'Warehouse' }),
    await createApiKey(site, ['refund:orders'], { name: 'Support' }),
  ]
  const order = await buy()
  const wish = { key: randomUUID(), orders: [{ id: order.id, carrier: 'DHL' }] }
  expect((await refunds.call('POST', '/orders/ship', wish)).status).toBe(403)
  const sent = await ships.call<ShippedOrder[]>('POST', '/orders/ship', wish)
  expect(sent.json).toMatchObject([{ id: order.id, outcome: 'sent' }])
  expect(await mailsTo(order.email)).toHaveLength(1)
  const read = await ships.call<OwnerOrder>('GET', `/orders/${order.id}`)
  expect(read.json).toMatchObject({
    ref: order.publicRef,
    status: 'shipped',
    items: [{ title: 'Tour shirt', carrier: 'DHL' }],
    shippingAddress: { country: germanAddress.country },
  })

  const refund = { key: randomUUID(), reason: 'Torn' }
  expect((await ships.call('POST', `/orders/${order.id}/refunds`, refund)).status).toBe(403)
  const lines = await linesOf(payload, async () => {
    const given = await refunds.call('POST', `/orders/${order.id}/refunds`, refund)
    expect([given.status, given.text]).toEqual([200, expect.any(String)])
  })
  expect(lines).toMatchObject([{ actorType: 'api-key', actorLabel: 'API key “Support”' }])
  const { docs } = await payload.find({
    collection: slugs.orderEvents,
    where: { and: [{ order: { equals: order.id } }, { actor: { equals: ships.id } }] },
  })
  expect(docs.length).toBeGreaterThan(0)
})
