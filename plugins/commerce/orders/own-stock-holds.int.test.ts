import { beforeEach, expect, it } from 'vitest'
import { openPricedShop } from '@/plugins/commerce/testing/priced-shop'
import { germanAddress, payInBooks, sendTestEvent } from '@/plugins/commerce/testing/shop'
import { payload } from '@/src/testing/test-payload'

let shop: Awaited<ReturnType<typeof openPricedShop>>

beforeEach(async () => {
  shop = await openPricedShop(payload)
})

const outOfStock = {
  canCheckout: false,
  lines: [{ messages: [{ kind: 'out_of_stock' }] }],
}

it('what the own unpaid order keeps aside is free for its cart, and for no other', async () => {
  const shirt = await shop.sell({ category: 'Merch', stockQuantity: 1 })
  const items = [shop.item(shirt)]
  const { json: mine } = await shop.checkout(items, { shippingAddress: germanAddress })
  const country = 'DE'
  const openOrder = { orderRef: mine.orderRef, token: mine.token }
  expect((await shop.quote(items, { country, openOrder })).json).toMatchObject({
    canCheckout: true,
    lines: [{ messages: [], maxQuantity: 1 }],
  })

  expect((await shop.quote(items, { country })).json).toMatchObject(outOfStock)
  const forged = {
    ...openOrder,
    token: mine.token.startsWith('A') ? `B${mine.token.slice(1)}` : `A${mine.token.slice(1)}`,
  }
  expect((await shop.quote(items, { country, openOrder: forged })).json).toMatchObject(outOfStock)

  await sendTestEvent(payload, await payInBooks(payload, mine.redirectUrl))
  expect((await shop.quote(items, { country, openOrder })).json).toMatchObject({
    canCheckout: false,
  })
})

it('an order of another site frees nothing', async () => {
  const theirs = await openPricedShop(payload, 'Kito')
  const shirt = await shop.sell({ category: 'Merch', stockQuantity: 1 })
  const { json } = await shop.checkout([shop.item(shirt)], { shippingAddress: germanAddress })
  const poster = await theirs.sell({ category: 'Merch', stockQuantity: 1 })
  await theirs.checkout([theirs.item(poster)], { shippingAddress: germanAddress })
  const openOrder = { orderRef: json.orderRef, token: json.token }
  const { json: quote } = await theirs.quote([theirs.item(poster)], { country: 'DE', openOrder })
  expect(quote).toMatchObject(outOfStock)
})

it('the last use of a code that the own unpaid order has taken is still there for its cart', async () => {
  const code = await shop.makeCode({ maxUses: 1 })
  const items = [shop.item(await shop.sell({ priceMinor: 1000 }))]
  const { json: mine } = await shop.checkout(items, { discountCode: code.code })
  const asked = { discountCode: code.code }
  const problemOf = async (more: object) =>
    (await shop.quote(items, { ...asked, ...more })).json.discountCode?.problem
  expect(await problemOf({ openOrder: { orderRef: mine.orderRef, token: mine.token } })).toBe('')
  expect(await problemOf({})).not.toBe('')
})
