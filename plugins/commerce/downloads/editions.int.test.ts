import { expect, it } from 'vitest'
import { deliverDueGifts } from '@/plugins/commerce/gifts/deliver-gifts'
import { giftFor, giftsOfShop } from '@/plugins/commerce/testing/gift-shop'
import { prepareTracks, sellRelease } from '@/plugins/commerce/testing/releases'
import { germanAddress, openShop } from '@/plugins/commerce/testing/shop'
import { makeSound } from '@/plugins/commerce/testing/sounds'
import { slugs } from '@/src/core/slugs'
import { payload } from '@/src/testing/test-payload'

const shop = await openShop(payload, 'Luna')
const gifts = giftsOfShop(payload, shop)
const sound = { kind: 'mp3' as const, data: await makeSound('mp3', 2) }

/** A release as a download, and on vinyl. */
async function onVinyl() {
  const release = await sellRelease(payload, shop, { sounds: [sound, sound] })
  await prepareTracks(payload, release.trackIds)
  const variant = await payload.create({
    collection: slugs.variants,
    data: {
      profile: shop.profile.id,
      product: release.product.id,
      size: 'Vinyl LP',
      priceMinor: 2500,
      availabilityStatus: 'active',
      deliveryType: 'shipping',
      stockHeld: 0,
    },
  })
  return { product: release.product, variant }
}

it('a record is sent, and brings the download along at once', async () => {
  const vinyl = await onVinyl()
  const { json } = await shop.checkout([shop.item(vinyl)], { shippingAddress: germanAddress })
  const order = await shop.pay(json)
  expect(order.status).toBe('processing')

  const [line] = (await shop.readOrder(json)).json.lines
  expect(line).toMatchObject({ deliveryType: 'shipping', size: 'Vinyl LP' })
  expect(line?.tracks.map(({ title }) => title)).toEqual(['One', 'Two'])
  expect(line?.progress).toBe('Being packed')

  const { docs } = await payload.find({
    collection: slugs.mailLog,
    where: { and: [{ kind: { equals: 'receipt' } }, { subject: { contains: json.orderRef } }] },
  })
  expect(docs.map(({ text }) => text)).toEqual([
    expect.stringContaining('Vinyl LP · with the download'),
  ])
})

it('a record that is not out yet waits for its day alone, though its songs have no files', async () => {
  const { product, variant } = await onVinyl()
  const day = new Date(Date.now() + 10 * 24 * 3_600_000).toISOString()
  const move = (releaseAt: string) =>
    payload.update({
      collection: slugs.variants,
      id: variant.id,
      data: { availabilityStatus: 'preorder', releaseAt },
    })
  await move(day)
  await payload.create({
    collection: slugs.tracks,
    data: { profile: shop.profile.id, product: product.id, position: 3, title: 'Without a file' },
  })
  const { json } = await shop.checkout([shop.item({ product, variant })], {
    shippingAddress: germanAddress,
  })
  await shop.pay(json)
  const seen = async () => {
    const { json: order } = await shop.readOrder(json)
    return [order.coming, order.lines[0]?.progress, order.lines[0]?.tracks.length]
  }
  expect(await seen()).toEqual([
    expect.stringMatching(/^Out on /),
    expect.stringMatching(/^Comes out on /),
    0,
  ])
  await move(new Date(Date.now() - 60_000).toISOString())
  expect(await seen()).toEqual(['', 'Being packed', 0])
})

it('a record that is given away brings the download to anyone who claims it, and to nobody else', async () => {
  const vinyl = await onVinyl()
  const { order, reply } = await gifts.give(vinyl, [giftFor('Ana')])
  expect((await shop.readOrder(reply)).json.lines[0]?.tracks).toEqual([])
  await deliverDueGifts(payload)
  const link = await gifts.linkOf(order.id)
  const { json } = await gifts.claim(link, { address: germanAddress })
  expect(json.gift.tracks.map(({ title }) => title)).toEqual(['One', 'Two'])
  expect((await shop.readOrder(reply)).json.lines[0]?.tracks).toEqual([])
})

it('merch brings nothing to download', async () => {
  const shirt = await shop.sell({ category: 'Merch', title: 'Shirt' })
  await payload.create({
    collection: slugs.bonusFiles,
    data: { profile: shop.profile.id, product: shirt.product.id, title: 'Pattern' },
    file: {
      name: 'pattern.pdf',
      data: Buffer.from('%PDF-1.4'),
      mimetype: 'application/pdf',
      size: 8,
    },
  })
  const { json } = await shop.checkout([shop.item(shirt)], { shippingAddress: germanAddress })
  const order = await shop.pay(json)
  const rights = await payload.count({
    collection: slugs.entitlements,
    where: { order: { equals: order.id } },
  })
  expect(rights.totalDocs).toBe(0)
})
