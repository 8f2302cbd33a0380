import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openShop, orderOf, payInBooks, sendTestEvent } from '@/plugins/commerce/testing/shop'
import type { ErrorBody } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { createEvent, createTicket } from '@/src/testing/event-factories'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const shop = await openShop(payload)

const revokeOrder = (id: string, body: Record<string, unknown> = {}, token = shop.owner.token) =>
  rest<ErrorBody & { status: string }>('POST', `/api/orders/${id}/take-back`, { token, body })

const ofOrder = (id: string) => ({ where: { order: { equals: id } }, depth: 0 })

/** The only two seats, and an album, all for nothing. */
async function ordered() {
  const event = await createEvent(payload, shop.profile.id, { title: 'The launch' })
  const at = { profile: shop.profile.id, event: event.id }
  const kind = await createTicket(payload, at, { priceMinor: 0, stockQuantity: 2 })
  const album = await shop.sell({ priceMinor: 0 })
  const seats = shop.item({ product: { id: String(kind.product) }, variant: kind }, { quantity: 2 })
  const { json } = await shop.checkout([seats, shop.item(album)], { name: 'Ada Fan' })
  const order = await orderOf(payload, json.orderRef)
  const stock = async () => {
    const variant = await payload.findByID({ collection: slugs.variants, id: kind.id })
    return [variant.stockQuantity, variant.availabilityStatus]
  }
  return { json, order, stock, now: () => orderOf(payload, json.orderRef) }
}

it('is taken back whole: cancelled, its rights ended, its seats free, its buyer told', async () => {
  const { order, stock, now, json } = await ordered()
  expect([order.status, order.totalMinor, await stock()]).toEqual(['delivered', 0, [0, 'sold_out']])

  const answers = await Promise.all(
    [1, 2].map(() => revokeOrder(order.id, { reason: 'The room is too small', restock: true })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await now()).toMatchObject({ status: 'cancelled', refundState: 'none', refundedMinor: 0 })
  expect(await stock()).toEqual([2, 'active'])
  const tickets = await payload.find({ collection: slugs.tickets, ...ofOrder(order.id) })
  expect(tickets.docs.map(({ status }) => status)).toEqual(['void', 'void'])
  const rights = await payload.find({ collection: slugs.entitlements, ...ofOrder(order.id) })
  expect(rights.docs.map(({ revokedAt }) => Boolean(revokedAt))).toEqual([true])
  expect((await shop.readOrder(json)).json.lines.map((line) => line.tracks)).toEqual([[], []])

  const { docs: mails } = await payload.find({
    collection: slugs.mailLog,
    where: { and: [{ kind: { equals: 'taken-back' } }, { text: { contains: order.publicRef } }] },
  })
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('The room is too small')
  expect(mails[0]?.text).toContain(order.publicRef)
  expect(`${mails[0]?.subject} ${mails[0]?.text}`).not.toMatch(/refund|your money|way back|\$/i)

  const { docs: events } = await payload.find({
    collection: slugs.orderEvents,
    sort: 'createdAt',
    ...ofOrder(order.id),
  })
  expect(events.slice(-2)).toMatchObject([
    { from: 'delivered', to: 'delivered', actorType: 'owner', actor: shop.owner.id },
    { from: 'delivered', to: 'cancelled', actorType: 'system' },
  ])
})

it('tells its buyer of no payment', async () => {
  const { json, order } = await ordered()
  const words = async () => (await shop.readOrder(json)).json.history.map((step) => step.words)
  expect(await words()).toEqual(['Ordered', 'Delivered'])
  await revokeOrder(order.id)
  expect(await words()).toEqual(['Ordered', 'Delivered', 'Cancelled'])
})

it('may keep its pieces away from the shop', async () => {
  const { order, stock } = await ordered()
  const { json } = await revokeOrder(order.id, {})
  expect(json.status).toBe('cancelled')
  expect(await stock()).toEqual([0, 'sold_out'])
})

it('is the only kind that is taken back, by its own artist', async () => {
  const album = await shop.sell({ priceMinor: 900 })
  const { json } = await shop.checkout([shop.item(album)])
  const refuses = async () => {
    const { id } = await orderOf(payload, json.orderRef)
    const answer = await revokeOrder(id)
    expect([answer.status, answer.json.message]).toEqual([409, ownerMessages.refunds.wasPaid])
  }
  await refuses()
  await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
  await refuses()

  const { order, now } = await ordered()
  const { owner } = await createTenant(payload, 'Stranger')
  expect((await revokeOrder(order.id, {}, owner.token)).status).toBe(404)
  expect((await now()).status).toBe('delivered')
})

it('takes a seat back that cost nothing while what was paid for stays', async () => {
  const event = await createEvent(payload, shop.profile.id)
  const at = { profile: shop.profile.id, event: event.id }
  const kind = await createTicket(payload, at, { priceMinor: 0, stockQuantity: 2 })
  const seats = shop.item({ product: { id: String(kind.product) }, variant: kind }, { quantity: 2 })
  const album = await shop.sell({ priceMinor: 900 })
  const { json } = await shop.checkout([seats, shop.item(album)], { name: 'Ada Fan' })
  const { id } = await shop.pay(json)
  const body = { key: randomUUID(), lines: [{ line: 0, quantity: 1 }], restock: true }
  const ask = (changes: Record<string, unknown> = {}) =>
    rest<ErrorBody>('POST', `/api/orders/${id}/refunds`, {
      token: shop.owner.token,
      body: { ...body, reason: 'She is ill', ...changes },
    })
  // The same decision twice is one.
  const answers = await Promise.all([ask(), ask()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const variant = await payload.findByID({ collection: slugs.variants, id: kind.id })
  expect([variant.stockQuantity, variant.availabilityStatus]).toEqual([1, 'active'])
  const tickets = async () => {
    const { docs } = await payload.find({
      collection: slugs.tickets,
      sort: 'unit',
      ...ofOrder(id),
    })
    return docs.map(({ status }) => status)
  }
  expect(await tickets()).toEqual(['valid', 'void'])
  expect(await orderOf(payload, json.orderRef)).toMatchObject({
    status: 'delivered',
    refundState: 'none',
    refundedMinor: 0,
  })
  const { docs: events } = await payload.find({
    collection: slugs.orderEvents,
    sort: 'createdAt',
    ...ofOrder(id),
  })
  expect(events.at(-1)).toMatchObject({ actorType: 'owner', actor: shop.owner.id })
  expect(events.at(-1)?.note).toBe('Taken back: 1 × The launch, Standing. She is ill')
  const more = { key: randomUUID(), lines: [{ line: 0, quantity: 2 }] }
  expect((await ask(more)).status).toBe(422)
  expect((await ask({ key: randomUUID() })).status).toBe(200)
  expect(await tickets()).toEqual(['void', 'void'])
  const { docs: mails } = await payload.find({
    collection: slugs.mailLog,
    where: { kind: { equals: 'refunded' } },
  })
  expect(mails).toEqual([])
})
