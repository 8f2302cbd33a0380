import { expect } from 'vitest'
import { processMissedWebhooks } from '@/plugins/commerce/payments/process-missed-webhooks'
import { giveBack, lookAgain, refundsOf } from '@/plugins/commerce/testing/refunds'
import { germanAddress, orderOf } from '@/plugins/commerce/testing/shop'
import {
  stripeShopTest as it,
  type Sold,
  type Stripe,
} from '@/plugins/commerce/testing/stripe-test'
import { slugs } from '@/src/core/slugs'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

it('finds the end of a refund that takes days, also when its event is lost', async ({
  stripe,
  sold,
}) => {
  await stripe.control('settings', { refunds: 'pending' })
  const [told, lost] = [await sold(), await sold()]
  for (const { order } of [told, lost]) {
    expect((await giveBack(payload, order.id)).state).toBe('pending')
  }
  const [[toldRefund], [lostRefund]] = await Promise.all([
    stripe.refundsOf(told.order.paymentIntentId),
    stripe.refundsOf(lost.order.paymentIntentId),
  ])
  await stripe.control('finish-refund', { id: toldRefund?.id, status: 'succeeded' })
  await expect.poll(async () => (await orderOf(payload, told.orderRef)).status).toBe('cancelled')
  await stripe.deliver({ mode: 'drop' })
  await stripe.control('finish-refund', { id: lostRefund?.id, status: 'succeeded' })
  expect((await orderOf(payload, lost.orderRef)).status).toBe('delivered')
  await lookAgain(payload)
  expect((await orderOf(payload, lost.orderRef)).status).toBe('cancelled')
})

it('counts the money again when a refund fails at the bank', async ({ stripe, sold }) => {
  const { order, orderRef } = await sold()
  await giveBack(payload, order.id, { amountMinor: 400 })
  const [made] = await stripe.refundsOf(order.paymentIntentId)
  await stripe.control('finish-refund', { id: made?.id, status: 'failed' })
  await expect
    .poll(() => orderOf(payload, orderRef))
    .toMatchObject({ refundedMinor: 0, refundState: 'none', needsReview: 'refund_failed' })
  expect((await giveBack(payload, order.id)).amountMinor).toBe(900)
})

it('notices what the owner gives back at the provider, also when the event is lost', async ({
  stripe,
  sold,
}) => {
  const { order, orderRef } = await sold()
  await stripe.control('refund', { payment_intent: order.paymentIntentId, amount: 300 })
  await expect.poll(async () => (await orderOf(payload, orderRef)).refundedMinor).toBe(300)
  await stripe.deliver({ mode: 'drop' })
  await stripe.control('refund', { payment_intent: order.paymentIntentId })
  await processMissedWebhooks(payload)
  await processMissedWebhooks(payload)
  expect(await orderOf(payload, orderRef)).toMatchObject({
    refundedMinor: 900,
    status: 'cancelled',
  })
  expect((await refundsOf(payload, order.id)).map(({ actorType }) => actorType)).toEqual([
    'provider',
    'provider',
  ])
})

it('leaves what is in the post out of the stock when the provider gives all back', async ({
  stripe,
  shop,
}) => {
  const sell = (title: string) => shop.sell({ title, category: 'Merch', stockQuantity: 5 })
  const [mug, poster] = [await sell('Mug'), await sell('Poster')]
  const { json } = await shop.checkout([shop.item(mug), shop.item(poster)], {
    shippingAddress: germanAddress,
  })
  await stripe.press(json.redirectUrl)
  await expect.poll(async () => (await orderOf(payload, json.orderRef)).status).toBe('processing')
  const order = await orderOf(payload, json.orderRef)
  const body = { to: 'shipped', lines: [0] }
  await rest('POST', `/api/orders/${order.id}/transition`, { token: shop.owner.token, body })
  await stripe.control('refund', { payment_intent: order.paymentIntentId })
  await expect.poll(async () => (await orderOf(payload, json.orderRef)).status).toBe('cancelled')
  const { docs } = await payload.find({
    collection: slugs.variants,
    where: { id: { in: [mug.variant.id, poster.variant.id] } },
  })
  const left = new Map(docs.map(({ id, stockQuantity }) => [id, stockQuantity]))
  expect([left.get(mug.variant.id), left.get(poster.variant.id)]).toEqual([4, 5])
})

it.for<[string, (sale: Sold, stripe: Stripe) => Promise<unknown>]>([
  [
    'the last piece',
    ({ order }) =>
      giveBack(payload, order.id, { lines: [{ line: 0, quantity: 1 }], restock: true }),
  ],
  ['all that is left', ({ order }) => giveBack(payload, order.id, { restock: true })],
  [
    'the rest, by the provider',
    ({ order }, stripe) => stripe.control('refund', { payment_intent: order.paymentIntentId }),
  ],
  [
    'what a bank decided about',
    ({ order }, stripe) =>
      stripe.control('dispute', { payment_intent: order.paymentIntentId, status: 'lost' }),
  ],
])(
  'takes into stock what it is for, and nothing that went back broken: %s',
  async ([_, goBack], { stripe, sold }) => {
    const sale = await sold({ shirts: 3 })
    await giveBack(payload, sale.order.id, { lines: [{ line: 0, quantity: 2 }] })
    expect(await sale.stock()).toEqual([2, 0, 'active'])
    await goBack(sale, stripe)
    await expect.poll(async () => (await orderOf(payload, sale.orderRef)).status).toBe('cancelled')
    expect(await sale.stock()).toEqual([3, 0, 'active'])
  },
)

it('ends in the provider’s present state when a refund is heard of before its payment', async ({
  stripe,
  shop,
}) => {
  const { json } = await shop.checkout([shop.item(await shop.sell({ priceMinor: 900 }))])
  await stripe.deliver({ mode: 'hold' })
  await stripe.press(json.redirectUrl)
  const { paymentIntents } = await stripe.state()
  await stripe.control('refund', { payment_intent: paymentIntents.at(-1)?.id })
  await stripe.control('release', { isReversed: true })
  await expect
    .poll(() => orderOf(payload, json.orderRef))
    .toMatchObject({ status: 'cancelled', refundState: 'full' })
})

it('marks a disputed order, and ends it when the bank decides for the buyer', async ({
  stripe,
  sold,
}) => {
  const [kept, lost] = [await sold(), await sold({ shirts: 2 })]
  const decide = (order: typeof kept.order, status: string) =>
    stripe.control('dispute', { payment_intent: order.paymentIntentId, status })
  for (const { order, orderRef } of [kept, lost]) {
    await decide(order, 'needs_response')
    await expect
      .poll(() => orderOf(payload, orderRef))
      .toMatchObject({ needsReview: 'dispute', disputeState: 'open' })
  }
  await decide(kept.order, 'won')
  await decide(lost.order, 'lost')
  await expect
    .poll(() => orderOf(payload, kept.orderRef))
    .toMatchObject({ status: 'delivered', needsReview: null, disputeState: 'won' })
  await expect
    .poll(() => orderOf(payload, lost.orderRef))
    .toMatchObject({ status: 'cancelled', disputeState: 'lost' })
  expect(await lost.stock()).toEqual([5, 0, 'active'])
  await stripe.repeat()
  expect(await orderOf(payload, lost.orderRef)).toMatchObject({ disputeState: 'lost' })
})

it('hears of a second objection after one that was decided for the artist', async ({
  stripe,
  sold,
}) => {
  const { order, orderRef } = await sold()
  const decide = (status: string) =>
    stripe.control('dispute', { payment_intent: order.paymentIntentId, status })
  const becomes = (expected: object) =>
    expect.poll(() => orderOf(payload, orderRef)).toMatchObject(expected)
  await decide('needs_response')
  await becomes({ needsReview: 'dispute', disputeState: 'open' })
  await decide('won')
  await becomes({ needsReview: null, disputeState: 'won' })
  await decide('needs_response')
  await becomes({ needsReview: 'dispute', disputeState: 'open', status: 'delivered' })
  await stripe.repeat(2)
  await becomes({ disputeState: 'open' })
  await decide('lost')
  await becomes({ status: 'cancelled', disputeState: 'lost' })
  await stripe.repeat()
  await becomes({ status: 'cancelled', disputeState: 'lost' })
})
