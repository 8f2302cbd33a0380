import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { refundableMinor, requestRefund } from '@/plugins/commerce/payments/request-refund'
import { openPricedShop } from '@/plugins/commerce/testing/priced-shop'
import { seedOrders } from '@/scripts/seed/orders'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { payload } from '@/src/testing/test-payload'

const countries = ['GB', 'IE', 'DE'] as const
const prices = { GB: 450, IE: 700, DE: 950 }

/** What the demo's fans bought, newest first, in a shop that ships to each country for another price. */
async function seeded() {
  const shop = await openPricedShop(payload)
  for (const country of countries) {
    await shop.makeRate({ countries: [country], firstItemMinor: prices[country] })
  }
  await shop.makeTax()
  const shirt = await shop.sell({ category: 'Merch', priceMinor: 2500, stockQuantity: 3 })
  const album = await shop.sell({ priceMinor: 900 })
  const req = await createLocalReq({ context: { disableRevalidate: true } }, payload)
  await seedOrders({ payload, req }, shop.profile.id)
  const { docs } = await payload.find({
    collection: slugs.orders,
    where: { profile: { equals: shop.profile.id } },
    sort: '-paidAt',
    pagination: false,
    depth: 0,
    showHiddenFields: true,
  })
  return { req, shop, shirt, album, orders: docs }
}

it('sells the goods of the demo at the prices of its shop, and can give the money back', async () => {
  const { req, shop, shirt, album, orders } = await seeded()
  expect(orders.length).toBeGreaterThan(20)
  const isShirt = ({ items }: Order) => items[0]?.product === shirt.product.id
  for (const order of orders.filter(isShirt)) {
    const country = order.shippingAddress?.country as keyof typeof prices
    const { json } = await shop.quote([shop.item(shirt)], { country })
    expect(order.shippingMinor).toBe(prices[country])
    expect(order.totalMinor).toBe(Math.round(json.total * 100))
    expect(Boolean(order.taxIncludedMinor)).toBe(country === 'DE')
  }
  const sent = orders.filter(({ status }) => status === 'shipped')
  expect(sent.every(({ items }) => items[0]?.trackingNumber)).toBe(true)

  const [newest] = orders
  expect(newest && (await refundableMinor(req, newest))).toBe(newest?.totalMinor)
  const refund = await requestRefund(req, {
    orderId: newest?.id ?? '',
    key: 'back',
    restock: false,
  })
  expect(refund.state).toBe('succeeded')

  const left = await payload.findByID({ collection: slugs.variants, id: shirt.variant.id })
  expect([left.stockQuantity, left.stockHeld, left.availabilityStatus]).toEqual([3, 0, 'active'])
  const rights = await payload.count({
    collection: slugs.entitlements,
    where: { product: { equals: album.product.id } },
  })
  expect(rights.totalDocs).toBe(orders.filter((order) => !isShirt(order)).length)
})
