import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { countOf, germanAddress, openShop, orderOf } from '@/plugins/commerce/testing/shop'
import type { CartQuote } from '@/src/core/contracts/orders/order-answers'
import { slugs } from '@/src/core/slugs'
import { payload } from '@/src/testing/test-payload'

const shop = await openShop(payload)

async function ordersWritten(): Promise<number> {
  const { totalDocs } = await payload.count({ collection: slugs.orders })
  return totalDocs
}

it('writes the order before any payment, with prices from the catalogue', async () => {
  const album = await shop.sell({ title: 'Night Bus', priceMinor: 900 })
  const asked = { ...shop.item(album), title: 'Free', unitMinor: 1, total: 1, status: 'paid' }
  const { status, json } = await shop.checkout([asked], { status: 'paid', totalMinor: 1 })
  expect(status).toBe(201)
  expect(json.redirectUrl).toContain(`${shop.host}/test-payments/cs_test_`)
  expect((await shop.readOrder(json)).json).toMatchObject({
    status: 'initiated_payment',
    total: 9,
    isPaid: false,
    lines: [{ title: 'Night Bus', price: 9, tracks: [] }],
  })
})

it('quotes today’s prices without writing anything', async () => {
  const album = await shop.sell({ priceMinor: 900 })
  const before = await ordersWritten()
  const { status, json } = await shop.call<CartQuote>('POST', '/api/public/cart/quote', {
    body: { profileId: shop.profile.id, items: [shop.item(album, { price: 5 })] },
  })
  expect(status).toBe(200)
  expect(json).toMatchObject({ total: 9, canCheckout: false, testPayments: true })
  expect(json.lines[0]?.messages[0]?.text).toBe(
    'The price of A release changed from $5.00 to $9.00',
  )
  expect(await ordersWritten()).toBe(before)
})

it.each([
  ['a quantity of 0', { quantity: 0 }],
  ['a negative quantity', { quantity: -1 }],
  ['half a quantity', { quantity: 1.5 }],
  ['a huge quantity', { quantity: 1000 }],
  ['a quantity in words', { quantity: 'two' }],
  ['an id that is none', { productVariantId: "' or 1=1" }],
  ['a gift for nobody', { isGift: true }],
  ['a negative price', { payWhatYouWantPrice: -5 }],
])('refuses %s and writes nothing', async (_, tampered) => {
  const album = await shop.sell()
  const before = await ordersWritten()
  const { status, json } = await shop.checkout([shop.item(album, tampered)])
  expect([status, json.code]).toEqual([400, 'VALIDATION_FAILED'])
  expect(await ordersWritten()).toBe(before)
})

const giftFor = (recipientEmail: string) => ({
  isGift: true,
  recipientName: 'Ana',
  recipientEmail,
  recipientMessage: 'For the long drive',
})

it('sells gifts for several people', async () => {
  const album = await shop.sell({ priceMinor: 900 })
  const items = [
    shop.item(album),
    shop.item(album, giftFor('Ana@Example.com ')),
    shop.item(album, giftFor('ben@example.com')),
  ]
  const { status, json } = await shop.call<CartQuote>('POST', '/api/public/cart/quote', {
    body: { profileId: shop.profile.id, items },
  })
  expect(status).toBe(200)
  expect(json).toMatchObject({
    total: 27,
    canCheckout: true,
    lines: [
      { isGift: false, recipientEmail: '', messages: [] },
      { isGift: true, recipientEmail: 'ana@example.com', messages: [] },
      { isGift: true, recipientEmail: 'ben@example.com', canIncreaseQuantity: false },
    ],
  })
  expect((await shop.checkout(items)).status).toBe(201)
})

it.each([
  ['no name', { recipientName: ' ' }, 'recipientName', 'Recipient name is required'],
  ['no address', { recipientEmail: '' }, 'recipientEmail', 'Recipient email is required'],
  ['a broken address', { recipientEmail: 'ana' }, 'recipientEmail', 'Invalid email'],
  [
    'the buyer as its recipient',
    { recipientEmail: 'Fan@example.com' },
    'recipientEmail',
    'Use a different email for a gift.',
  ],
])('refuses a gift with %s', async (_, broken, field, message) => {
  const album = await shop.sell()
  const item = shop.item(album, { ...giftFor('ana@example.com'), ...broken })
  const { status, json } = await shop.checkout([item])
  expect([status, json.errors]).toEqual([400, [{ field: `items.0.${field}`, message }]])
})

it('refuses the same gift for the same person twice', async () => {
  const album = await shop.sell()
  const twice = ['ana@example.com', 'ANA@example.com'].map((email) =>
    shop.item(album, giftFor(email)),
  )
  const { status, json } = await shop.checkout(twice)
  expect([status, json.errors?.[0]?.message]).toEqual([400, 'This item is in the cart twice'])
})

it('takes no less than the least price of pay what you want', async () => {
  const album = await shop.sell({ priceMinor: 500, payWhatYouWant: true })
  const refused = await shop.checkout([shop.item(album, { payWhatYouWantPrice: 4.99 })])
  expect(refused.json).toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ field: 'items.0.payWhatYouWantPrice', message: 'Price must be at least $5.00' }],
  })
  const { json } = await shop.checkout([shop.item(album, { payWhatYouWantPrice: 12.5 })])
  expect((await orderOf(payload, json.orderRef)).totalMinor).toBe(1250)
})

it('asks before it charges another price than the buyer saw', async () => {
  const album = await shop.sell({ priceMinor: 900 })
  const { status, json } = await shop.checkout([shop.item(album, { price: 8 })])
  expect([status, json.code]).toEqual([409, 'CART_CHANGED'])
})

it('does not sell another tenant’s goods, nor unpublished or sold-out ones', async () => {
  const other = await openShop(payload, 'Kito')
  const theirs = await other.sell()
  const hidden = await shop.sell({ isPublished: false })
  const gone = await shop.sell({ category: 'Merch', stockQuantity: 0 })
  const mine = await shop.sell()

  for (const wish of [theirs, hidden]) {
    const { status, json } = await shop.checkout([shop.item(mine), shop.item(wish)])
    expect([status, json.code, json.errors?.[0]?.field]).toEqual([409, 'CART_CHANGED', 'items.1'])
  }
  const soldOut = await shop.checkout([shop.item(gone)], { shippingAddress: germanAddress })
  expect([soldOut.status, soldOut.json.message]).toEqual([409, 'This variant is out of stock'])

  const foreignProfile = await shop.checkout([shop.item(mine)], { profileId: other.profile.id })
  expect(foreignProfile.status).toBe(404)
})

it('asks for an address only when something is shipped', async () => {
  const shirt = await shop.sell({ category: 'Merch', priceMinor: 2500 })
  const refused = await shop.checkout([shop.item(shirt)])
  expect(refused.json.errors?.[0]).toEqual({
    field: 'shippingAddress',
    message: 'We need an address to ship to',
  })
  const { json } = await shop.checkout([shop.item(shirt)], { shippingAddress: germanAddress })
  expect((await shop.readOrder(json)).json).toMatchObject({
    shippingAddress: germanAddress,
    total: 25,
  })
})

it('answers the same order for the same key, and 422 for another cart', async () => {
  const album = await shop.sell()
  const key = randomUUID()
  const first = await shop.checkout([shop.item(album)], { key })
  const second = await shop.checkout([shop.item(album)], { key })
  expect(second.json).toEqual(first.json)
  // Another tab of the same cart, that began at another address.
  const tab = await shop.checkout([shop.item(album)], { key, source: 'instagram.com' })
  expect(tab.json).toEqual(first.json)

  const other = await shop.checkout([shop.item(album)], { key, email: 'else@example.com' })
  expect([other.status, other.json.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
  const none = await shop.call('POST', '/api/public/checkout', {
    body: { profileId: shop.profile.id, email: 'a@example.com', items: [shop.item(album)] },
  })
  expect(none.status).toBe(400)
})

it('notes where the visit came from, and nothing where a link named no campaign', async () => {
  const album = await shop.sell()
  const origins = async (origin: { source: string; campaign: string }) => {
    const { json } = await shop.checkout([shop.item(album)], origin)
    const order = await orderOf(payload, json.orderRef)
    return [order.source, order.campaign]
  }
  expect(await origins({ source: 'WWW.Instagram.com', campaign: 'Spring Tour' })).toEqual([
    'instagram.com',
    'spring-tour',
  ])
  expect(await origins({ source: 'direct', campaign: '' })).toEqual(['direct', null])
})

it('says of a key whose order was closed that it takes a new one', async () => {
  const album = await shop.sell()
  const key = randomUUID()
  const first = await shop.checkout([shop.item(album)], { key })
  await shop.post(first.json, 'cancel')
  const again = await shop.checkout([shop.item(album)], { key })
  expect([again.status, again.json.code]).toEqual([409, 'ORDER_CLOSED'])
  expect((await shop.checkout([shop.item(album)])).status).toBe(201)
})

it('makes one order of 20 identical checkouts at once', async () => {
  const album = await shop.sell()
  const key = randomUUID()
  const before = await ordersWritten()
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => shop.checkout([shop.item(album)], { key })),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(replies.map(({ json }) => json.redirectUrl)).size).toBe(1)
  expect(await ordersWritten()).toBe(before + 1)
})

it('sells the last unit to exactly one of 20 buyers', async () => {
  const shirt = await shop.sell({ category: 'Merch', stockQuantity: 1 })
  const replies = await Promise.all(
    Array.from({ length: 20 }, () =>
      shop.checkout([shop.item(shirt)], { shippingAddress: germanAddress }),
    ),
  )
  const statuses = replies.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(19)
  const variant = await payload.findByID({ collection: 'variants', id: shirt.variant.id })
  expect(variant).toMatchObject({ stockQuantity: 1, stockHeld: 1 })
})

it('completes an order that costs nothing at once, without a provider', async () => {
  const single = await shop.sell({ priceMinor: 0 })
  const { json } = await shop.checkout([shop.item(single)])
  expect(json.redirectUrl).toContain(`/checkout/complete?order=${json.orderRef}`)
  const order = await orderOf(payload, json.orderRef)
  expect(order).toMatchObject({ status: 'delivered', provider: 'none', totalMinor: 0 })
  expect(await countOf(payload, 'entitlements', order.id)).toBe(1)
})

it('shows an order to its buyer alone', async () => {
  const album = await shop.sell()
  const { json } = await shop.checkout([shop.item(album)])
  const path = `/api/public/orders/${json.orderRef}`
  const other = await openShop(payload, 'Kito')
  expect((await shop.call('GET', path)).status).toBe(404)
  expect((await shop.call('GET', `${path}?token=${'x'.repeat(43)}`)).status).toBe(404)
  expect((await other.call('GET', `${path}?token=${json.token}`)).status).toBe(404)
  const { text } = await shop.readOrder(json)
  expect(text).not.toMatch(/accessTokenHash|requestHash|checkoutSessionId|idempotencyKey|test_/)
})

it('shows a signed-in buyer the order without its token', async () => {
  const album = await shop.sell()
  const { token } = shop.visitor
  const { json } = await shop.call('POST', '/api/public/checkout', {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: { profileId: shop.profile.id, email: 'fan@example.com', items: [shop.item(album)] },
  })
  const { status } = await shop.call('GET', `/api/public/orders/${json.orderRef}`, { token })
  expect(status).toBe(200)
})
