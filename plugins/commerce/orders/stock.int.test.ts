import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { commitStock, holdStock, releaseStock, retakeStock } from '@/plugins/commerce/orders/stock'
import { reconcileOrders } from '@/plugins/commerce/payments/reconcile-orders'
import {
  germanAddress,
  openShop,
  orderOf,
  payInBooks,
  sendTestEvent,
} from '@/plugins/commerce/testing/shop'
import { slugs } from '@/src/core/slugs'
import { cacheTags, onRevalidateTags } from '@/src/server/caching/cache-tags'
import { getPaymentProvider } from '@/src/server/payments'
import { payload } from '@/src/testing/test-payload'

const shop = await openShop(payload)

async function orderShirt() {
  const shirt = await shop.sell({ category: 'Merch', stockQuantity: 3 })
  const { json } = await shop.checkout([shop.item(shirt)], { shippingAddress: germanAddress })
  const { profile } = shop
  const tags = [cacheTags.products(profile.id), cacheTags.product(profile.id, shirt.product.id)]
  return { shirt, tags, ...json, order: await orderOf(payload, json.orderRef) }
}

async function clearedBy(run: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = []
  const stop = onRevalidateTags((tags) => heard.push(...tags))
  await run()
  stop()
  return heard
}

it('shows at once that units are held, given back, held again and sold', async () => {
  const { shirt, tags, order } = await orderShirt()
  const req = await createLocalReq({}, payload)
  const wishes = [{ variantId: shirt.variant.id, quantity: 1 }]
  await releaseStock(req, order.id)
  await payload.delete({
    collection: slugs.stockHolds,
    where: { order: { equals: order.id } },
  })
  expect(await clearedBy(() => holdStock(req, order, wishes))).toEqual(tags)
  expect(await clearedBy(() => releaseStock(req, order.id))).toEqual(tags)
  expect(await clearedBy(() => retakeStock(req, order.id))).toEqual(tags)
  expect(await clearedBy(() => commitStock(req, order.id))).toEqual(tags)
  expect(await clearedBy(() => releaseStock(req, order.id))).toEqual([])
})

it('holds and sells one thing once that stands on several lines', async () => {
  const shirt = await shop.sell({ category: 'Merch', stockQuantity: 4 })
  const gift = { isGift: true, recipientName: 'Ana', recipientEmail: 'ana@example.com' }
  const items = [shop.item(shirt, { quantity: 2 }), shop.item(shirt, gift)]
  const { status, json } = await shop.checkout(items, { shippingAddress: germanAddress })
  expect([status, json.message]).toEqual([201, undefined])
  const stock = async () => {
    const variant = await payload.findByID({
      collection: slugs.variants,
      id: shirt.variant.id,
    })
    return [variant.stockQuantity, variant.stockHeld]
  }
  expect(await stock()).toEqual([4, 3])
  await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
  expect(await stock()).toEqual([1, 0])
})

it('tells of a hold that ended only when everybody can see it', async () => {
  const { shirt, tags, redirectUrl } = await orderShirt()
  await getPaymentProvider(payload).expire(redirectUrl.split('/').at(-1) ?? '')
  const seen: Promise<unknown>[] = []
  const heldNow = () => payload.findByID({ collection: slugs.variants, id: shirt.variant.id })
  const stop = onRevalidateTags((cleared) => {
    if (tags.every((tag) => cleared.includes(tag))) {
      seen.push(heldNow().then(({ stockHeld }) => stockHeld))
    }
  })
  await reconcileOrders(payload, { olderThanSeconds: -1 })
  stop()
  expect(await Promise.all(seen)).toEqual([0])
})
