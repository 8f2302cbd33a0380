import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { loadOrder } from '@/plugins/commerce/admin/load-order'
import { ownsSong } from '@/plugins/commerce/downloads/download-rights'
import { ownedReleases } from '@/plugins/commerce/downloads/owned-releases'
import { deliverDueGifts } from '@/plugins/commerce/gifts/deliver-gifts'
import { claimTokenOf } from '@/plugins/commerce/gifts/gift-link'
import { releasePreOrders } from '@/plugins/commerce/orders/pre-orders'
import { returnStock } from '@/plugins/commerce/orders/stock'
import { openShop, orderOf, payInBooks, sendTestEvent } from '@/plugins/commerce/testing/shop'
import { waitingReleases } from '@/plugins/insights/dashboard/load-dashboard'
import type { ClaimReply } from '@/src/core/contracts/orders/gift-answers'
import { ordersAnswers } from '@/src/core/messages/cart-answers'
import { ordersMessages } from '@/src/core/messages/orders'
import { linesLeft } from '@/src/core/orders/refund-amounts'
import { slugs } from '@/src/core/slugs'
import type { Variant } from '@/src/payload-types'
import { createVisitor } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

const shop = await openShop(payload)

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString()

const change = (variantId: string, data: Record<string, unknown>) =>
  payload.update({ collection: slugs.variants, id: variantId, data })

/** What a release without songs consists of. */
const addBooklet = (product: string) =>
  payload.create({
    collection: slugs.bonusFiles,
    data: { profile: shop.profile.id, product, title: 'Booklet' },
    file: { data: Buffer.from('%PDF-1.7\n'), mimetype: 'application/pdf', name: 'a.pdf', size: 9 },
  })

const addSong = (product: string) =>
  payload.create({
    collection: slugs.tracks,
    data: { profile: shop.profile.id, product, title: 'Without a file', position: 1 },
  })

async function preOrdered(
  releaseAt: string,
  { hasFiles = true, stockQuantity = 9, email = 'fan@example.com' } = {},
) {
  const album = await shop.sell({
    title: 'Night Bus',
    priceMinor: 900,
    stockQuantity,
    trackTitles: [],
  })
  if (hasFiles) {
    await addBooklet(album.product.id)
  }
  await change(album.variant.id, { availabilityStatus: 'preorder', releaseAt })
  const { json } = await shop.checkout([shop.item(album)], { email })
  return { album, json, order: await shop.pay(json) }
}

async function rightOf(orderId: string) {
  const { docs } = await payload.find({
    collection: slugs.entitlements,
    where: { order: { equals: orderId } },
  })
  return docs[0]
}

async function mailsAbout(publicRef: string): Promise<string[]> {
  const { docs } = await payload.find({
    collection: slugs.mailLog,
    where: { and: [{ kind: { equals: 'download-ready' } }, { text: { contains: publicRef } }] },
  })
  return docs.map(({ to }) => to ?? '')
}

it('are sold before they are out and cannot be downloaded until then', async () => {
  const { json, order } = await preOrdered(inDays(30))
  expect(order).toMatchObject({ status: 'delivered', items: [{ releaseAt: expect.any(String) }] })
  const { json: view } = await shop.readOrder(json)
  expect(view.lines[0]?.tracks).toEqual([])
  expect(view.lines[0]?.progress).toMatch(/^Comes out on /)
  await releasePreOrders(payload)
  expect(await mailsAbout(order.publicRef)).toEqual([])
  expect((await rightOf(order.id))?.announcedAt).toBeFalsy()
})

it('are told of on their day, once, and sold like anything else from then on', async () => {
  const { album, order } = await preOrdered(inDays(30))
  await change(album.variant.id, { releaseAt: inDays(-1) })
  await Promise.all(Array.from({ length: 6 }, () => releasePreOrders(payload)))
  await releasePreOrders(payload)
  expect(await mailsAbout(order.publicRef)).toEqual(['fan@example.com'])
  const variant = await payload.findByID({ collection: slugs.variants, id: album.variant.id })
  expect(variant.availabilityStatus).toBe('active')
})

it('come out although the one before them cannot', async () => {
  const [broken, { album, order }] = [await preOrdered(inDays(30)), await preOrdered(inDays(30))]
  for (const variant of [broken.album.variant, album.variant]) {
    await change(variant.id, { releaseAt: inDays(-1) })
  }
  const write = (data: Partial<Variant>) =>
    payload.db.updateOne({
      collection: slugs.variants,
      where: { id: { equals: broken.album.variant.id } },
      data,
    })
  await write({ position: -1, colorHex: 'no colour' })
  await releasePreOrders(payload)
  const { docs } = await payload.find({
    collection: slugs.variants,
    where: { id: { in: [broken.album.variant.id, album.variant.id] } },
    sort: 'position',
  })
  expect(docs.map(({ availabilityStatus }) => availabilityStatus)).toEqual(['preorder', 'active'])
  expect(await mailsAbout(order.publicRef)).toEqual(['fan@example.com'])
  await write({ colorHex: null })
})

it('lead the person who got one as a gift to the gift itself, without an account', async () => {
  const album = await shop.sell({ title: 'Given early', priceMinor: 900, trackTitles: [] })
  await addBooklet(album.product.id)
  await change(album.variant.id, { availabilityStatus: 'preorder', releaseAt: inDays(30) })
  const gift = { isGift: true, recipientName: 'Ana', recipientEmail: 'ana@example.com' }
  const { json } = await shop.checkout([shop.item(album, gift)])
  const order = await shop.pay(json)
  await deliverDueGifts(payload)
  const { docs } = await payload.find({
    collection: slugs.gifts,
    where: { order: { equals: order.id } },
    depth: 0,
    showHiddenFields: true,
  })
  const link = docs[0] ? claimTokenOf(payload.secret, docs[0]) : ''
  const claimed = await shop.call<ClaimReply>('POST', `/api/public/gifts/${link}/claim`, {
    body: {},
  })
  await change(album.variant.id, { releaseAt: inDays(-1) })
  await releasePreOrders(payload)
  const mails = await payload.find({
    collection: slugs.mailLog,
    where: { and: [{ kind: { equals: 'download-ready' } }, { to: { equals: 'ana@example.com' } }] },
  })
  expect(mails.docs.map(({ text }) => text?.includes(`/gift/${claimed.json.token}`))).toEqual([
    true,
  ])
  expect(mails.docs[0]?.text).not.toContain('/account')
})

it.each([
  ['one that can still be bought', 9, 'preorder', 'active'],
  ['one that is sold out', 1, 'sold_out', 'sold_out'],
])(
  'wait for their files, and their artist is told: %s',
  async (_, stockQuantity, before, after) => {
    const { album, order } = await preOrdered(inDays(30), { hasFiles: false, stockQuantity })
    const { product, variant } = album
    const status = async () =>
      (await payload.findByID({ collection: slugs.variants, id: variant.id })).availabilityStatus
    const req = await createLocalReq({}, payload)
    const isWaiting = async () =>
      (await waitingReleases(req, shop.profile.id)).some(({ id }) => id === product.id)
    await change(variant.id, { releaseAt: inDays(-1) })
    await releasePreOrders(payload)
    expect([await status(), await isWaiting()]).toEqual([before, true])
    expect(await mailsAbout(order.publicRef)).toEqual([])

    await addBooklet(product.id)
    await releasePreOrders(payload)
    expect([await status(), await isWaiting()]).toEqual([after, false])
    expect(await mailsAbout(order.publicRef)).toEqual(['fan@example.com'])
  },
)

it('are neither heard nor downloaded by anybody while a song has no file, and then by all', async () => {
  const fan = await createVisitor(payload, shop.profile.id, { isConfirmed: true })
  const { album, json, order } = await preOrdered(inDays(30), { email: fan.email })
  const song = await addSong(album.product.id)
  await change(album.variant.id, { releaseAt: inDays(-1) })
  await releasePreOrders(payload)
  const req = await createLocalReq({}, payload)
  const owner = { id: fan.id, profileId: shop.profile.id }
  const seen = async () => {
    const line = (await shop.readOrder(json)).json.lines[0]
    const body = { orderRef: json.orderRef, token: json.token, bonusId: bookletId }
    const download = await shop.call('POST', '/api/public/downloads', { body })
    const [release] = (await ownedReleases(req, owner, { page: 1 })).data
    return {
      files: [line?.bonus.length, release?.bonus.length, download.status],
      words: [line?.progress, download.json.message],
      isComing: (await loadOrder(req, order.id)).coming.length > 0,
      isHeard: await ownsSong(req, owner, { trackId: song.id, productId: album.product.id }),
      day: release?.availableFrom ?? null,
      mails: await mailsAbout(order.publicRef),
    }
  }
  const booklets = await payload.find({
    collection: slugs.bonusFiles,
    where: { product: { equals: album.product.id } },
  })
  const bookletId = booklets.docs[0]?.id ?? ''
  const { outSoon } = ordersMessages
  const { downloadNotOut } = ordersAnswers
  expect(await seen()).toEqual({
    files: [0, 0, 403],
    words: [outSoon, downloadNotOut],
    isComing: true,
    isHeard: false,
    day: expect.any(String),
    mails: [],
  })
  await payload.delete({ collection: slugs.tracks, id: song.id })
  // Out for all in one moment, and not one by one with the mails.
  expect(await seen()).toEqual({
    files: [1, 1, 200],
    words: ['Delivered', undefined],
    isComing: false,
    isHeard: true,
    day: null,
    mails: [],
  })
  await releasePreOrders(payload)
  expect((await seen()).mails).toEqual([fan.email])
  await addSong(album.product.id)
  expect((await seen()).isHeard).toBe(true)
})

it.each([
  ['free', { priceMinor: 0 }],
  ['no longer offered', { availabilityStatus: 'inactive' }],
])('are not told of without their files when they are %s', async (_, data) => {
  const { album, order } = await preOrdered(inDays(30), { hasFiles: false })
  await change(album.variant.id, { releaseAt: inDays(-1) })
  await change(album.variant.id, data)
  const waits = async () => {
    await releasePreOrders(payload)
    const waiting = await waitingReleases(await createLocalReq({}, payload), shop.profile.id)
    return waiting.some(({ id }) => id === album.product.id)
  }
  expect([await waits(), await mailsAbout(order.publicRef)]).toEqual([true, []])
  await addBooklet(album.product.id)
  expect([await waits(), await mailsAbout(order.publicRef)]).toEqual([false, ['fan@example.com']])
})

it('keep their day when they are no longer offered', async () => {
  const day = inDays(30)
  const { album, order } = await preOrdered(day)
  await change(album.variant.id, { availabilityStatus: 'inactive' })
  expect((await rightOf(order.id))?.availableFrom).toBe(day)
  await change(album.variant.id, { releaseAt: inDays(-1) })
  await releasePreOrders(payload)
  expect(await mailsAbout(order.publicRef)).toEqual(['fan@example.com'])
})

it('stay pre-orders when one comes back whose files are missing on its day', async () => {
  const { album, order } = await preOrdered(inDays(30), { hasFiles: false, stockQuantity: 1 })
  await change(album.variant.id, { releaseAt: inDays(-1) })
  const right = await rightOf(order.id)
  const revoked = { revokedAt: inDays(-1) }
  await payload.update({ collection: slugs.entitlements, id: right?.id ?? '', data: revoked })
  await returnStock(await createLocalReq({}, payload), order, linesLeft(order.items, []))
  const variant = await payload.findByID({ collection: slugs.variants, id: album.variant.id })
  expect([variant.stockQuantity, variant.availabilityStatus]).toEqual([1, 'preorder'])
})

it('are not sold by a new number in stock while their files are missing', async () => {
  const { album } = await preOrdered(inDays(30), { hasFiles: false, stockQuantity: 1 })
  const status = async () =>
    (await payload.findByID({ collection: slugs.variants, id: album.variant.id }))
      .availabilityStatus
  await change(album.variant.id, { releaseAt: inDays(-1) })
  await releasePreOrders(payload)
  expect(await status()).toBe('sold_out')
  await change(album.variant.id, { stockQuantity: 5 })
  expect(await status()).toBe('preorder')
  await addBooklet(album.product.id)
  await releasePreOrders(payload)
  expect(await status()).toBe('active')
})

it('come when the artist says so: later, or at once', async () => {
  const { album, order } = await preOrdered(inDays(1))
  const later = inDays(90)
  await change(album.variant.id, { releaseAt: later })
  expect((await rightOf(order.id))?.availableFrom).toBe(later)
  await change(album.variant.id, { availabilityStatus: 'active' })
  const { availableFrom } = (await rightOf(order.id)) ?? {}
  expect(new Date(availableFrom ?? later).getTime()).toBeLessThanOrEqual(Date.now())
  await releasePreOrders(payload)
  expect(await mailsAbout(order.publicRef)).toEqual(['fan@example.com'])
})

it('stay for their day when the last one is sold', async () => {
  const album = await shop.sell({ priceMinor: 900, stockQuantity: 1 })
  await change(album.variant.id, { availabilityStatus: 'preorder', releaseAt: inDays(30) })
  const { json } = await shop.checkout([shop.item(album)])
  const order = await shop.pay(json)
  expect(new Date((await rightOf(order.id))?.availableFrom ?? 0).getTime()).toBeGreaterThan(
    Date.now(),
  )
})

it('stay pre-orders when a sold-out one comes back', async () => {
  const album = await shop.sell({ priceMinor: 900, stockQuantity: 1 })
  await change(album.variant.id, { availabilityStatus: 'preorder', releaseAt: inDays(30) })
  const { json } = await shop.checkout([shop.item(album)])
  await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
  const req = await createLocalReq({}, payload)
  const order = await orderOf(payload, json.orderRef)
  await returnStock(req, order, linesLeft(order.items, []))
  const variant = await payload.findByID({ collection: slugs.variants, id: album.variant.id })
  expect([variant.stockQuantity, variant.availabilityStatus]).toEqual([1, 'preorder'])
})

it('come out on the release date of their product, and move with it', async () => {
  const album = await shop.sell({ title: 'Night Bus', priceMinor: 900, trackTitles: [] })
  const own = { token: shop.owner.token }
  const release = async (releaseDate: string) => {
    const path = `/api/products/${album.product.id}`
    expect((await shop.call('PATCH', path, { ...own, body: { releaseDate } })).status).toBe(200)
  }
  const dayOf = async (id: string) =>
    (await payload.findByID({ collection: slugs.variants, id, depth: 0 })).releaseAt
  const [soon, later, vinylDay] = [inDays(20), inDays(40), inDays(60)]
  const vinyl = await payload.create({
    collection: slugs.variants,
    data: {
      profile: shop.profile.id,
      product: album.product.id,
      size: 'Vinyl',
      priceMinor: 2500,
      availabilityStatus: 'preorder',
      releaseAt: vinylDay,
      deliveryType: 'shipping',
      stockHeld: 0,
    },
  })
  await change(album.variant.id, { availabilityStatus: 'preorder' })
  expect(await dayOf(album.variant.id)).toBeNull()
  await release(soon)
  expect(await dayOf(album.variant.id)).toBe(soon)
  // Emptied by hand, it is the day of the product again.
  await change(album.variant.id, { releaseAt: null })
  expect(await dayOf(album.variant.id)).toBe(soon)

  const { json } = await shop.checkout([shop.item(album)])
  const { id } = await shop.pay(json)
  expect((await rightOf(id))?.availableFrom).toBe(soon)
  await release(later)
  expect(await dayOf(album.variant.id)).toBe(later)
  expect((await rightOf(id))?.availableFrom).toBe(later)
  // What has a day of its own keeps it.
  expect(await dayOf(vinyl.id)).toBe(vinylDay)
})

it('stay out when the last one is sold and the release date is moved ahead', async () => {
  const move = async (from: string) => {
    const { album } = await preOrdered(inDays(30), { stockQuantity: 1 })
    const product = { collection: slugs.products, id: album.product.id } as const
    await payload.update({ ...product, data: { releaseDate: from } })
    await change(album.variant.id, { releaseAt: from })
    await payload.update({ ...product, data: { releaseDate: inDays(60) } })
    const { id } = album.variant
    return payload.findByID({ collection: slugs.variants, id, depth: 0 })
  }
  const [past, ahead] = [inDays(-1), inDays(10)]
  expect(await move(past)).toMatchObject({ availabilityStatus: 'sold_out', releaseAt: past })
  const moved = await move(ahead)
  expect(moved.availabilityStatus).toBe('sold_out')
  expect(moved.releaseAt).not.toBe(ahead)
})

it('are not sold without a day', async () => {
  const album = await shop.sell()
  await change(album.variant.id, { availabilityStatus: 'preorder' })
  const { status, json } = await shop.checkout([shop.item(album)])
  expect([status, json.message]).toEqual([409, 'This variant is out of stock'])
})
