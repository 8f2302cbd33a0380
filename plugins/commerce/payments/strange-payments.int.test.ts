import { createLocalReq } from 'payload'
import { expect } from 'vitest'
import { reconcileOrders } from '@/plugins/commerce/payments/reconcile-orders'
import { failOrder } from '@/plugins/commerce/payments/settle'
import { lookAgain, refundsOf } from '@/plugins/commerce/testing/refunds'
import { countOf, germanAddress, letOrderRunOut, orderOf } from '@/plugins/commerce/testing/shop'
import { stripeShopTest as it } from '@/plugins/commerce/testing/stripe-test'
import { slugs } from '@/src/core/slugs'
import { payload } from '@/src/testing/test-payload'

const sessionIdOf = (redirectUrl: string) => redirectUrl.split('/').at(-1) ?? ''

it.for<[string, object, string, number]>([
  ['another amount', { amount_total: 1 }, 'amount_mismatch', 1],
  ['another currency', { currency: 'jpy' }, 'currency_mismatch', 900],
])('gives %s back by itself', async ([_, changes, needsReview, amount], { stripe, shop }) => {
  const { json } = await shop.checkout([shop.item(await shop.sell({ priceMinor: 900 }))])
  await stripe.control('tamper', { id: sessionIdOf(json.redirectUrl), ...changes })
  await stripe.press(json.redirectUrl)
  await expect.poll(async () => (await orderOf(payload, json.orderRef)).status).toBe('failed')
  await stripe.repeat()
  await lookAgain(payload)
  const order = await orderOf(payload, json.orderRef)
  expect(order).toMatchObject({ needsReview, refundState: 'full' })
  expect(await stripe.refundsOf(order.paymentIntentId)).toMatchObject([{ amount }])
  expect(await countOf(payload, 'entitlements', order.id)).toBe(0)
})

it('gives money for sold-out and for cancelled orders back by itself', async ({ stripe, shop }) => {
  const shirt = await shop.sell({ category: 'Merch', priceMinor: 2500, stockQuantity: 1 })
  const order = async () =>
    (await shop.checkout([shop.item(shirt)], { shippingAddress: germanAddress })).json
  const late = await order()
  await stripe.deliver({ mode: 'hold' })
  await stripe.press(late.redirectUrl)
  const req = await createLocalReq({}, payload)
  await failOrder(req, (await orderOf(payload, late.orderRef)).id, 'test')
  await order()
  await stripe.control('release')

  const cancelled = (await shop.checkout([shop.item(await shop.sell({ priceMinor: 900 }))])).json
  await payload.db.updateOne({
    collection: slugs.orders,
    where: { publicRef: { equals: cancelled.orderRef } },
    data: { status: 'cancelled' },
  })
  await stripe.press(cancelled.redirectUrl)
  await stripe.control('release')
  await lookAgain(payload)
  expect(await orderOf(payload, late.orderRef)).toMatchObject({
    status: 'failed',
    needsReview: 'oversold',
    refundState: 'full',
  })
  expect(await orderOf(payload, cancelled.orderRef)).toMatchObject({
    status: 'cancelled',
    needsReview: 'late_payment',
    refundState: 'full',
  })
})

it('sends no real money back for what a test paid, or the other way round', async ({
  stripe,
  shop,
}) => {
  const { json } = await shop.checkout([shop.item(await shop.sell({ priceMinor: 900 }))])
  await stripe.control('tamper', { id: sessionIdOf(json.redirectUrl), livemode: true })
  await stripe.press(json.redirectUrl)
  await expect
    .poll(() => orderOf(payload, json.orderRef))
    .toMatchObject({ status: 'failed', needsReview: 'account_mismatch' })
  await lookAgain(payload)
  expect(await refundsOf(payload, (await orderOf(payload, json.orderRef)).id)).toEqual([])
})

it('takes a bank’s money when it comes, days later', async ({ stripe, shop }) => {
  const { json } = await shop.checkout([shop.item(await shop.sell({ priceMinor: 900 }))])
  await stripe.press(json.redirectUrl, { card: 'async' })
  await stripe.repeat()
  expect((await orderOf(payload, json.orderRef)).status).toBe('initiated_payment')
  await reconcileOrders(payload, { olderThanSeconds: -1 })
  await stripe.control('finish-payment', { id: sessionIdOf(json.redirectUrl) })
  await expect.poll(async () => (await orderOf(payload, json.orderRef)).status).toBe('delivered')
})

it('lets a buyer try again, or gives the stock back, when the bank refuses days later', async ({
  stripe,
  shop,
}) => {
  const refused = async () => {
    const shirt = await shop.sell({ category: 'Merch', stockQuantity: 5 })
    const { json } = await shop.checkout([shop.item(shirt)], { shippingAddress: germanAddress })
    await stripe.press(json.redirectUrl, { card: 'async' })
    const id = sessionIdOf(json.redirectUrl)
    await stripe.control('finish-payment', { id, isPaid: false })
    await expect
      .poll(async () => (await orderOf(payload, json.orderRef)).status)
      .toBe('payment_failed')
    return { ...json, variantId: shirt.variant.id }
  }
  const heldOf = async (variantId: string) =>
    (await payload.findByID({ collection: slugs.variants, id: variantId })).stockHeld

  const again = await refused()
  const retried = await shop.post(again, 'retry')
  expect(retried.json.redirectUrl).not.toBe(again.redirectUrl)
  await stripe.press(retried.json.redirectUrl, { action: 'pay' })
  await expect.poll(async () => (await orderOf(payload, again.orderRef)).status).toBe('processing')

  const left = await refused()
  expect((await shop.post(left, 'cancel')).status).toBe(200)
  expect(await heldOf(left.variantId)).toBe(0)

  const forgotten = await refused()
  await reconcileOrders(payload, { olderThanSeconds: -1 })
  expect((await orderOf(payload, forgotten.orderRef)).status).toBe('failed')
  expect(await heldOf(forgotten.variantId)).toBe(0)
})

// The last one: the fake's clock is ahead from here on.
it('fails what nobody paid until the page closed', async ({ stripe, shop }) => {
  const { json } = await shop.checkout([shop.item(await shop.sell({ priceMinor: 900 }))])
  await letOrderRunOut(payload, json.orderRef)
  await stripe.control('advance', { seconds: 50 * 60 })
  await expect.poll(async () => (await orderOf(payload, json.orderRef)).status).toBe('failed')
})
