import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { deliverDueGifts } from '@/plugins/commerce/gifts/deliver-gifts'
import { withdrawGifts } from '@/plugins/commerce/gifts/withdraw-gifts'
import { lockOrder } from '@/plugins/commerce/orders/find-order'
import { giftFor, giftsOfShop } from '@/plugins/commerce/testing/gift-shop'
import { germanAddress, openShop, orderOf } from '@/plugins/commerce/testing/shop'
import type { OrderView } from '@/src/core/contracts/orders/order-answers'
import type { ErrorBody } from '@/src/core/errors'
import { giftAnswers } from '@/src/core/messages/gift-answers'
import { giftClaimMessages } from '@/src/core/messages/gift-claim'
import { slugs } from '@/src/core/slugs'
import { withTx } from '@/src/server/transaction'
import { createEvent, createTicket } from '@/src/testing/event-factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const shop = await openShop(payload)
const gifts = giftsOfShop(payload, shop)

describe('taken back', () => {
  const withdraw = async (orderId: string, claimed: 'keep' | 'withdraw') => {
    const req = await createLocalReq({}, payload)
    return withTx(req, async () => {
      const order = await lockOrder(req, orderId)
      return withdrawGifts(req, order, { claimed })
    })
  }

  it('says so to anyone who holds a link, who cannot claim it any more', async () => {
    const album = await shop.sell({ priceMinor: 900 })
    const { order, reply } = await gifts.give(album, [giftFor('Ana'), giftFor('Eve')])
    await deliverDueGifts(payload)
    const [first, second] = [await gifts.linkOf(order.id), await gifts.linkOf(order.id, 1)]
    const { json } = await gifts.claim(first)
    expect(await withdraw(order.id, 'keep')).toEqual([0])
    const refused = await gifts.claim(second)
    expect([refused.status, refused.json.message]).toEqual([409, giftClaimMessages.revoked])
    expect((await gifts.open(second)).json).toMatchObject({ state: 'cancelled', isYours: false })
    expect((await gifts.open(json.token)).status).toBe(200)
    const view = (await shop.readOrder(reply)).json as OrderView
    expect(view.lines.map(({ gift }) => gift?.state)).toEqual(['claimed', 'cancelled'])
    expect(await withdraw(order.id, 'withdraw')).toEqual([])
    // Anyone who had claimed it learns what became of it.
    expect((await gifts.open(json.token)).json).toMatchObject({
      state: 'cancelled',
      isYours: false,
    })
  })
})

it('needs the owner’s choice when its money goes back after it was claimed', async () => {
  const album = await shop.sell({ priceMinor: 900 })
  const { order, reply } = await gifts.give(album, [giftFor('Ana'), giftFor('Eve')])
  await deliverDueGifts(payload)
  const { json } = await gifts.claim(await gifts.linkOf(order.id))
  const refund = (body: Record<string, unknown>) =>
    rest<ErrorBody>('POST', `/api/orders/${order.id}/refunds`, {
      token: shop.owner.token,
      body: { key: crypto.randomUUID(), ...body },
    })
  const unclaimed = await refund({ lines: [{ line: 1, quantity: 1 }] })
  expect(unclaimed.status).toBe(200)
  expect((await shop.readOrder(reply)).json.lines[1]?.gift?.state).toBe('cancelled')
  const silent = await refund({})
  expect([silent.status, silent.json.message]).toEqual([
    409,
    'Ana claimed this gift already. Choose whether they keep it.',
  ])
  expect((await refund({ claimedGifts: 'keep' })).status).toBe(200)
  expect((await orderOf(payload, reply.orderRef)).status).toBe('cancelled')
  const kept = await gifts.open(json.token)
  expect(kept.json).toMatchObject({ state: 'claimed', isYours: true })
  const { docs } = await payload.find({
    collection: slugs.entitlements,
    where: { order: { equals: order.id } },
    depth: 0,
  })
  expect(docs.map(({ revokedAt }) => revokedAt ?? null)).toEqual([null])
})

describe('of which a part was given back', () => {
  const giveBack = (orderId: string, body: Record<string, unknown>) =>
    rest<ErrorBody>('POST', `/api/orders/${orderId}/refunds`, {
      token: shop.owner.token,
      body: { key: crypto.randomUUID(), lines: [{ line: 0, quantity: 1 }], ...body },
    })
  const giveTickets = async (quantity: number) => {
    const event = await createEvent(payload, shop.profile.id)
    const kind = await createTicket(payload, { profile: shop.profile.id, event: event.id })
    const wish = { product: { id: String(kind.product) }, variant: kind }
    const { order, reply } = await gifts.give(wish, [{ quantity, ...giftFor('Ana') }])
    await deliverDueGifts(payload)
    return { order, reply, link: await gifts.linkOf(order.id) }
  }

  it('goes on with the rest of a parcel, which waits for its address', async () => {
    const shirt = await shop.sell({ category: 'Merch', priceMinor: 2500 })
    const { order } = await gifts.give(shirt, [{ quantity: 3, ...giftFor('Ana') }])
    await deliverDueGifts(payload)
    expect((await giveBack(order.id, {})).status).toBe(200)
    const link = await gifts.linkOf(order.id)
    expect((await gifts.open(link)).json).toMatchObject({ state: 'sent', quantity: 2 })
    const { json } = await rest<ErrorBody>('POST', `/api/orders/${order.id}/transition`, {
      token: shop.owner.token,
      body: { to: 'shipped' },
    })
    expect(json.message).toBe(giftAnswers.waitsForAddress('Ana'))
    expect((await gifts.claim(link, { address: germanAddress })).json.gift).toMatchObject({
      address: germanAddress,
      quantity: 2,
    })
  })

  it('lets in as many as are still paid, until nobody is', async () => {
    const { order, link, reply } = await giveTickets(3)
    await giveBack(order.id, { claimedGifts: 'keep' })
    const { json } = await gifts.claim(link)
    expect(json.gift.tickets.map(({ state }) => state)).toEqual(['valid', 'valid'])
    const states = async () => (await gifts.open(json.token)).json.tickets.map(({ state }) => state)
    await giveBack(order.id, { claimedGifts: 'keep' })
    expect(await states()).toEqual(['valid', 'valid'])
    expect((await giveBack(order.id, { claimedGifts: 'withdraw' })).status).toBe(200)
    expect((await orderOf(payload, reply.orderRef)).status).toBe('cancelled')
    expect((await gifts.open(json.token)).json).toMatchObject({ state: 'cancelled', tickets: [] })
  })

  it('leaves the recipient who claimed it the tickets that are still paid', async () => {
    const { order, link } = await giveTickets(3)
    const { json } = await gifts.claim(link)
    expect((await giveBack(order.id, { claimedGifts: 'withdraw' })).status).toBe(200)
    const { tickets } = (await gifts.open(json.token)).json
    expect(tickets.map(({ state }) => state)).toEqual(['valid', 'valid', 'void'])
  })

  it('is taken back with the last of it, while the order goes on', async () => {
    const shirt = await shop.sell({ category: 'Merch', priceMinor: 2500 })
    const { order } = await gifts.give(shirt, [{ quantity: 2, ...giftFor('Ana') }, giftFor('Eve')])
    await deliverDueGifts(payload)
    const link = await gifts.linkOf(order.id)
    await giveBack(order.id, {})
    expect((await gifts.open(link)).status).toBe(200)
    await giveBack(order.id, {})
    expect((await gifts.open(link)).json.state).toBe('cancelled')
  })
})
