import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadOrder } from '@/plugins/commerce/admin/load-order'
import { OrderSummary } from '@/plugins/commerce/admin/order-summary'
import { deliverDueGifts } from '@/plugins/commerce/gifts/deliver-gifts'
import { giftFor, giftsOfShop } from '@/plugins/commerce/testing/gift-shop'
import { openShop, type Reply } from '@/plugins/commerce/testing/shop'
import { showDay } from '@/src/core/dates/show-date'
import { showGiftDay } from '@/src/core/gifts/gift-day'
import { limits } from '@/src/core/limits'
import { ordersAnswers } from '@/src/core/messages/cart-answers'
import { giftAnswers } from '@/src/core/messages/gift-answers'
import { slugs } from '@/src/core/slugs'
import { pendingLines } from '@/src/server/delivery/pending-lines'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const shop = await openShop(payload)
const gifts = giftsOfShop(payload, shop)

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** What the owner, the buyer and the receipt say of an order. */
async function saidOf(reply: Reply) {
  const order = await shop.pay(reply)
  const { json: view } = await shop.readOrder(reply)
  const { waiting, coming } = await loadOrder(await createLocalReq({}, payload), order.id)
  const { docs } = await payload.find({
    collection: slugs.mailLog,
    where: { dedupeKey: { equals: `receipt:${order.id}` } },
    showHiddenFields: true,
  })
  return {
    status: order.status,
    owner: renderToStaticMarkup(OrderSummary({ order, waiting, coming })),
    buyer: [view.standing, view.coming],
    steps: view.history.map(({ status }) => status),
    receipt: docs[0]?.text ?? '',
  }
}

it('tells of a gift that goes out later, and not that the buyer has everything', async () => {
  const album = await shop.sell({ priceMinor: 900 })
  const day = inDays(30)
  const { json } = await shop.checkout([shop.item(album, giftFor('Ana', { deliverAt: day }))])
  const said = await saidOf(json)
  const words = `The gift goes out on ${showGiftDay(day)}.`
  expect(said).toMatchObject({ status: 'delivered', buyer: ['Paid', words] })
  expect(said.steps).not.toContain('delivered')
  expect(said.owner).toContain(`<h2>Paid</h2><p>${words}</p>`)
  expect(said.receipt).toContain(words)
  expect(said.receipt).toContain('See your gift')
  expect(said.receipt).not.toContain('Download your music')
})

it('tells of a pre-order that comes out later, beside what can be had now', async () => {
  const [later, now] = [
    await shop.sell({ title: 'Night Bus', priceMinor: 900 }),
    await shop.sell({ title: 'Tides', priceMinor: 900 }),
  ]
  const releaseAt = inDays(60)
  await payload.update({
    collection: slugs.variants,
    id: later.variant.id,
    data: { availabilityStatus: 'preorder', releaseAt },
  })
  const { json: alone } = await shop.checkout([shop.item(later)])
  const said = await saidOf(alone)
  expect(said.buyer).toEqual(['Paid', `Out on ${showDay(releaseAt)}.`])
  expect(said.owner).not.toContain('has everything')
  expect(said.receipt).toContain('See your pre-order')

  const { json: both } = await shop.checkout([shop.item(later), shop.item(now)])
  const saidOfBoth = await saidOf(both)
  expect(saidOfBoth.buyer).toEqual([
    'Partly delivered',
    `“Night Bus” comes out on ${showDay(releaseAt)}.`,
  ])
  expect(saidOfBoth.receipt).toContain('Download your music')

  const { json: given } = await shop.checkout([shop.item(later, giftFor('Ben'))])
  expect((await saidOf(given)).buyer).toEqual(['Paid', 'The gift goes out soon.'])

  const { json: plain } = await shop.checkout([shop.item(now)])
  expect(await saidOf(plain)).toMatchObject({
    buyer: ['Delivered', ''],
    owner: expect.stringContaining('The buyer has everything.'),
    steps: expect.arrayContaining(['delivered']),
  })
})

const home = { name: 'Ada', street: '1 Road', zipCode: 'HU1 1AA', city: 'Hull', country: 'GB' }

const move = (variantId: string, releaseAt: string) =>
  payload.update({
    collection: slugs.variants,
    id: variantId,
    data: { availabilityStatus: 'preorder', releaseAt },
  })

/** A record that is sent once it is out. */
async function vinyl(releaseAt: string) {
  const goods = await shop.sell({ title: 'On vinyl', category: 'Merch', priceMinor: 2500 })
  await move(goods.variant.id, releaseAt)
  return goods
}

const comingOf = async (orderId: string) => {
  const req = await createLocalReq({}, payload)
  return (await pendingLines(req, [orderId])).get(orderId) ?? []
}

it('names one day of a release, the one that it has now', async () => {
  const record = await vinyl(inDays(30))
  const { json } = await shop.checkout([shop.item(record)], { shippingAddress: home })
  await shop.pay(json)
  const later = inDays(90)
  await move(record.variant.id, later)
  const { json: view } = await shop.readOrder(json)
  expect([view.coming, view.lines[0]?.progress]).toEqual([
    `Out on ${showDay(later)}.`,
    `Comes out on ${showDay(later)}`,
  ])
})

it('tells nothing of what was given back, and of the rest as if there were nothing else', async () => {
  const day = inDays(30)
  const [record, album] = [await vinyl(day), await shop.sell({ priceMinor: 900 })]
  const buy = async () => {
    const { json } = await shop.checkout([shop.item(record), shop.item(album)], {
      shippingAddress: home,
    })
    return { json, order: await shop.pay(json) }
  }
  const giveBack = (id: string, line: number) =>
    rest('POST', `/api/orders/${id}/refunds`, {
      token: shop.owner.token,
      body: { key: crypto.randomUUID(), lines: [{ line, quantity: 1 }] },
    })
  const [first, second] = [await buy(), await buy()]
  expect(await comingOf(first.order.id)).toMatchObject([{ line: 0, ofLines: 2 }])
  await giveBack(first.order.id, 0)
  expect(await comingOf(first.order.id)).toEqual([])
  await giveBack(second.order.id, 1)
  const { json: view } = await shop.readOrder(second.json)
  expect([view.standing, view.coming]).toEqual(['Paid', `Out on ${showDay(day)}.`])
})

it('packs no gift before it is out, also once it is claimed', async () => {
  const day = inDays(30)
  const { order, reply } = await gifts.give(await vinyl(day), [giftFor('Ana')])
  await deliverDueGifts(payload)
  const claimed = await gifts.claim(await gifts.linkOf(order.id), { address: home })
  expect(claimed.status).toBe(200)
  const { json: view } = await shop.readOrder(reply)
  expect([view.standing, view.coming]).toEqual(['Paid', `Out on ${showDay(day)}.`])
  expect(view.lines[0]?.progress).toBe(`Comes out on ${showDay(day)}`)
})

it('says of a gift whose mail was given up that it did not arrive, and lets its buyer put that right', async () => {
  const album = await shop.sell({ priceMinor: 900 })
  const [unwritten, returned] = [
    await gifts.give(album, [giftFor('Una')]),
    await gifts.give(album, [giftFor('Rex')]),
  ]
  await rowsOf(
    payload,
    sql`update gifts set failures = ${limits.gift.failuresMax} where order_id = ${unwritten.order.id}`,
  )
  await deliverDueGifts(payload)
  await rowsOf(payload, sql`update mail_log set state = 'failed' where "to" = 'rex@example.com'`)
  for (const { order, reply } of [unwritten, returned]) {
    const { json: view } = await shop.readOrder(reply)
    expect([view.standing, view.coming]).toEqual(['Paid', ordersAnswers.giftUndelivered(1)])
    expect(view.lines[0]?.gift).toMatchObject({
      state: 'failed',
      canChange: true,
      canSendAgain: true,
    })
    const coming = await comingOf(order.id)
    expect(coming).toMatchObject([{ kind: 'undelivered' }])
    // Its artist reads so, too, also where a parcel waits for its address.
    const waiting = new Map([[0, giftAnswers.waitsForAddress('Una')]])
    expect(renderToStaticMarkup(OrderSummary({ order, waiting, coming }))).toContain(
      ordersAnswers.giftUndelivered(1),
    )
  }
})
