import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPricedShop } from '@/plugins/commerce/testing/priced-shop'
import { germanAddress, openShop, orderOf } from '@/plugins/commerce/testing/shop'
import type { CartQuote } from '@/src/core/contracts/orders/order-answers'
import { slugs } from '@/src/core/slugs'
import { payload } from '@/src/testing/test-payload'

let shop: Awaited<ReturnType<typeof openPricedShop>>

beforeEach(async () => {
  shop = await openPricedShop(payload)
})

describe('members', () => {
  it('pay less, signed in as the member they are, and everybody else does not', async () => {
    const album = await shop.sell({ priceMinor: 1000 })
    const member = await shop.makeMember()
    const { json } = await shop.quote([shop.item(album, { price: 10 })], {}, member.token)
    expect(json).toMatchObject({
      total: 8,
      canCheckout: true,
      lines: [{ price: 8, listPrice: 10 }],
    })
    expect(json.lines[0]?.reasons).toEqual([
      { kind: 'member_price', text: 'Your price as a member, instead of $10.00' },
    ])
    const bought = await shop.buyAs(member.token, [shop.item(album)])
    expect(await orderOf(payload, bought.json.orderRef)).toMatchObject({
      totalMinor: 800,
      items: [{ unitMinor: 800, listUnitMinor: 1000 }],
    })
    const guest = await shop.checkout([shop.item(album)], { email: member.email })
    expect((await orderOf(payload, guest.json.orderRef)).totalMinor).toBe(1000)
  })

  it('pay the full price once the membership is over, and of another site', async () => {
    const album = await shop.sell({ priceMinor: 1000 })
    const member = await shop.makeMember()
    await payload.update({
      collection: slugs.memberships,
      id: member.membership.id,
      data: { status: 'canceled', currentPeriodEnd: '2026-01-01T00:00:00.000Z' },
    })
    expect((await shop.quote([shop.item(album)], {}, member.token)).json.total).toBe(10)
    const theirs = await openShop(payload, 'Kito')
    const release = await theirs.sell({ priceMinor: 1000 })
    const { json } = await theirs.call<CartQuote>('POST', '/api/public/cart/quote', {
      token: member.token,
      body: { profileId: theirs.profile.id, items: [theirs.item(release)] },
    })
    expect(json.total).toBe(10)
  })

  it('alone may buy what is for members', async () => {
    const album = await shop.sell({ priceMinor: 1000 })
    const member = await shop.makeMember()
    await payload.update({
      collection: slugs.products,
      id: album.product.id,
      data: { visibility: 'tiers', tiers: [member.tier.id] },
    })
    const refused = await shop.checkout([shop.item(album)])
    expect(refused.json).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Only for members of Inner Circle',
    })
    expect((await shop.buyAs(shop.visitor.token, [shop.item(album)])).status).toBe(400)
    expect((await shop.buyAs(member.token, [shop.item(album)])).status).toBe(201)
  })
})

describe('shipping and taxes', () => {
  it('are charged by country and kept with the order and its lines', async () => {
    await shop.makeRate()
    const express = await shop.makeRate({ name: 'Express', firstItemMinor: 1200 })
    await shop.makeTax({ pricing: 'added' })
    const shirt = await shop.sell({ category: 'Merch', priceMinor: 2500 })
    const items = [shop.item(shirt, { quantity: 2 })]
    const unknown = await shop.quote(items)
    expect(unknown.json).toMatchObject({ shipping: 0, tax: 0, needsCountry: true })
    expect(unknown.json.shippingNote).toBe('Choose your country to see what shipping costs')
    const known = await shop.quote(items, { country: 'de', shippingRateId: express.id })
    expect(known.json).toMatchObject({
      shippingRateId: express.id,
      shippingOptions: [
        { name: 'Standard', price: 6.5 },
        { name: 'Express', price: 13.5 },
      ],
      shipping: 13.5,
      tax: 12.07,
      taxes: [{ name: 'VAT', percent: 19, amount: 12.07, isIncluded: false }],
      total: 75.57,
    })
    const { json } = await shop
      .checkout(items, {
        shippingAddress: germanAddress,
        country: 'US',
        shippingRateId: express.id,
        seenTotal: 75.57,
        tip: 3,
      })
      .then(async (refused) => {
        expect(refused.json.message).toBe(
          'The total changed from $75.57 to $78.57. Please check it and pay again.',
        )
        return shop.checkout(items, {
          shippingAddress: germanAddress,
          shippingRateId: express.id,
          seenTotal: 78.57,
          tip: 3,
        })
      })
    expect(await orderOf(payload, json.orderRef)).toMatchObject({
      shippingMinor: 1350,
      shippingRateName: 'Express',
      taxMinor: 1207,
      taxIncludedMinor: 0,
      taxCountry: 'DE',
      tipMinor: 300,
      totalMinor: 7857,
      items: [{ taxMinor: 950, taxIncluded: false, taxName: 'VAT', taxPercent: 19 }],
    })
  })

  it('do not reach a country without a rate, nor take another site’s rates', async () => {
    await shop.makeRate()
    const theirs = await openShop(payload, 'Kito')
    const foreign = await payload.create({
      collection: slugs.shippingRates,
      data: { profile: theirs.profile.id, name: 'Free', firstItemMinor: 0, extraItemMinor: 0 },
    })
    const shirt = await shop.sell({ category: 'Merch', title: 'Tour shirt', priceMinor: 2500 })
    const rest = {
      shippingAddress: { ...germanAddress, region: 'OR', country: 'US' },
      shippingRateId: foreign.id,
    }
    const refused = await shop.checkout([shop.item(shirt)], rest)
    expect(refused.json).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: "We don't ship Tour shirt to United States.",
    })
    const { json } = await shop.quote([shop.item(shirt)], {
      country: 'DE',
      shippingRateId: foreign.id,
    })
    expect(json.shipping).toBe(5)
  })

  it('are those of how a thing is delivered, whatever its artist says of it', async () => {
    const thing = await sellMerch()
    const album = await shop.sell({ priceMinor: 1000 })
    await payload.update({
      collection: slugs.products,
      id: album.product.id,
      data: { kind: 'physical' },
    })
    const taxed = async (item: Record<string, unknown>) =>
      (await shop.quote([item], { country: 'DE' })).json.tax
    const rate = await shop.makeTax({ pricing: 'added', appliesTo: 'physical' })
    expect([await taxed(thing), await taxed(shop.item(album))]).toEqual([1.9, 0])
    await payload.update({
      collection: slugs.taxRates,
      id: rate.id,
      data: { appliesTo: 'digital' },
    })
    expect([await taxed(thing), await taxed(shop.item(album))]).toEqual([0, 1.9])

    const { json } = await shop.checkout([thing, shop.item(album)], {
      shippingAddress: germanAddress,
    })
    expect(await orderOf(payload, json.orderRef)).toMatchObject({
      items: [
        { kind: 'physical', taxMinor: 0 },
        { kind: 'digital', taxMinor: 190 },
      ],
    })
    const listed = await shop.call<{ data: { id: string; kind: string }[] }>(
      'GET',
      `/api/public/products?profileId=${shop.profile.id}&category=Merch`,
    )
    expect(listed.json.data).toMatchObject([{ id: thing.productId, kind: 'physical' }])
  })

  /** As an artist makes it in the admin, who says only what it is and what it costs. */
  async function sellMerch() {
    const { id: profile } = shop.profile
    const make = async (path: string, body: object) => {
      const { json } = await shop.call<{ doc: { id: string } }>('POST', path, {
        token: shop.owner.token,
        body: { profile, ...body },
      })
      return json.doc.id
    }
    const productId = await make('/api/products', { title: 'Mug', category: 'Merch' })
    const price = { product: productId, priceMinor: 1000, isDefault: true }
    const productVariantId = await make('/api/variants', price)
    const { status } = await shop.call('PATCH', `/api/products/${productId}`, {
      token: shop.owner.token,
      body: { isPublished: true },
    })
    expect(status).toBe(200)
    return { productId, productVariantId, quantity: 1 }
  }

  it('ask for the country of a download that is taxed', async () => {
    await shop.makeTax()
    const album = await shop.sell({ priceMinor: 1000 })
    const refused = await shop.checkout([shop.item(album)])
    expect(refused.json.errors).toEqual([
      { field: 'country', message: 'Please choose your country' },
    ])
    const { json } = await shop.checkout([shop.item(album)], { country: 'DE' })
    expect(await orderOf(payload, json.orderRef)).toMatchObject({
      totalMinor: 1000,
      taxMinor: 0,
      taxIncludedMinor: 160,
      items: [{ taxMinor: 160, taxIncluded: true }],
    })
    const nowhere = await shop.checkout([shop.item(album)], { country: 'Atlantis' })
    expect(nowhere.status).toBe(400)
  })

  it('are not counted while they are switched off', async () => {
    await shop.makeRate({ isActive: false })
    await shop.makeTax({ isActive: false, pricing: 'added' })
    const shirt = await shop.sell({ category: 'Merch', priceMinor: 2500 })
    const { json } = await shop.quote([shop.item(shirt)], { country: 'US' })
    expect(json).toMatchObject({ total: 25, shippingNote: 'Shipping is included' })
  })
})

it('adds a tip to what costs nothing, and none where the artist takes none', async () => {
  const single = await shop.sell({ priceMinor: 0 })
  const tipped = await shop.checkout([shop.item(single)], { tip: 5 })
  expect(tipped.json.redirectUrl).toContain('/test-payments/')
  expect((await orderOf(payload, tipped.json.orderRef)).totalMinor).toBe(500)
  for (const tip of [-1, 0.3, 100_000]) {
    expect((await shop.checkout([shop.item(single)], { tip })).status).toBe(400)
  }
  await payload.update({
    collection: slugs.profiles,
    id: shop.profile.id,
    data: { takesTips: false },
  })
  const { json } = await shop.checkout([shop.item(single)], { tip: 5 })
  expect((await orderOf(payload, json.orderRef)).totalMinor).toBe(0)
})

it('shows the small picture of what is bought, in the cart and in the order', async () => {
  const color = { r: 20, g: 90, b: 140 }
  const data = await sharp({ create: { width: 700, height: 700, channels: 3, background: color } })
    .webp()
    .toBuffer()
  const cover = await payload.create({
    collection: slugs.media,
    data: { profile: shop.profile.id },
    file: { name: 'cover.webp', data, mimetype: 'image/webp', size: data.length },
  })
  const album = await shop.sell({ priceMinor: 1000 })
  await payload.update({
    collection: slugs.products,
    id: album.product.id,
    data: { media: [cover.id] },
  })
  const small = cover.sizes?.w320?.url
  expect(small).toMatch(/cover-320/)
  const { json } = await shop.quote([shop.item(album)])
  expect(json.lines[0]?.coverImage).toBe(small)
  const bought = await shop.checkout([shop.item(album)])
  const order = await orderOf(payload, bought.json.orderRef)
  expect(order.items[0]?.coverUrl).toBe(small)
})
