import { createLocalReq } from 'payload'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { compareBooks } from '@/plugins/commerce/payments/compare-books'
import { processMissedWebhooks } from '@/plugins/commerce/payments/process-missed-webhooks'
import { failOrder } from '@/plugins/commerce/payments/settle'
import { notifiedReviews } from '@/plugins/commerce/testing/announced-reviews'
import { openShop, orderOf } from '@/plugins/commerce/testing/shop'
import { openStripe } from '@/plugins/commerce/testing/stripe-shop'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { getPaymentProvider } from '@/src/server/payments'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const stripe = await openStripe()
const shop = await openShop(payload)
afterEach(() => stripe.deliver({}))
afterAll(async () => {
  await stripe.close()
})

const read = (orderRef: string) => orderOf(payload, orderRef)

async function sold() {
  const { json } = await shop.checkout([shop.item(await shop.sell({ priceMinor: 900 }))])
  await stripe.press(json.redirectUrl)
  const status = async () => (await read(json.orderRef)).status
  await expect.poll(status).toBe('delivered')
  return { ...json, order: await read(json.orderRef) }
}

const writeOrder = (id: string, data: Partial<Order>) =>
  payload.db.updateOne({
    collection: slugs.orders,
    where: { id: { equals: id } },
    data,
    options: { atomic: true },
  })

it('asks the database once for the orders of the week, not once for each payment', async () => {
  await sold()
  await sold()
  const find = vi.spyOn(payload, 'find')
  expect(await compareBooks(payload)).toEqual([])
  const asked = find.mock.calls.filter(([{ collection }]) => collection === slugs.orders)
  find.mockRestore()
  expect(asked).toHaveLength(1)
})

it('takes the other missed events when one is of an unknown shape', async () => {
  const { order, orderRef } = await sold()
  await stripe.deliver({ mode: 'drop' })
  await stripe.control('refund', { payment_intent: order.paymentIntentId })
  await stripe.control('announce', { type: 'refund.updated', id: 're_of_tomorrow' })
  await processMissedWebhooks(payload)
  expect((await read(orderRef)).status).toBe('cancelled')
})

it('reads every page of missed events, not only the newest', async () => {
  const { order, orderRef } = await sold()
  await stripe.deliver({ mode: 'drop' })
  await stripe.control('refund', { payment_intent: order.paymentIntentId })
  for (let count = 0; count < 501; count += 1) {
    await stripe.control('announce', { type: 'product.updated', id: `prod_${count}` })
  }
  await processMissedWebhooks(payload)
  expect((await read(orderRef)).status).toBe('cancelled')
})

it('finds by comparing the books what no event told for days', async () => {
  const [back, paid, foreign] = [await sold(), await sold(), await sold()]
  await stripe.deliver({ mode: 'drop' })
  await stripe.control('refund', { payment_intent: back.order.paymentIntentId })
  const late = (await shop.checkout([shop.item(await shop.sell({ priceMinor: 900 }))])).json
  const req = await createLocalReq({}, payload)
  await stripe.press(late.redirectUrl)
  await failOrder(req, (await read(late.orderRef)).id, 'test')
  await writeOrder(paid.order.id, { amountReceivedMinor: 901 })
  await writeOrder(foreign.order.id, { paymentIntentId: 'pi_of_nobody' })
  const marked = [paid.orderRef, foreign.orderRef]
  expect((await compareBooks(payload)).sort()).toEqual(marked.sort())
  expect(await compareBooks(payload)).toEqual([])
  expect(await read(back.orderRef)).toMatchObject({ status: 'cancelled', refundedMinor: 900 })
  expect(await read(late.orderRef)).toMatchObject({ status: 'delivered', needsReview: null })
  expect(await read(paid.orderRef)).toMatchObject({ needsReview: 'amount_mismatch' })
  expect(await notifiedReviews(payload, paid.order.id)).toEqual(['amount_mismatch'])

  const { status } = await rest('POST', `/api/orders/${paid.order.id}/reviewed`, {
    token: shop.owner.token,
    body: { note: 'A cent too much, kept' },
  })
  expect(status).toBe(200)
  expect(await compareBooks(payload)).toEqual([])
})

it('marks nothing when the keys are those of another account', async () => {
  await sold()
  await sold()
  // Their books hold nothing of ours.
  const { ledger } = getPaymentProvider(payload)
  const nothing = async function* () {}
  const hidden = ledger && vi.spyOn(ledger, 'payments').mockImplementation(nothing)
  const { docs } = await payload.find({ collection: slugs.orders, pagination: false })
  for (const { id } of docs) {
    await writeOrder(id, { paymentIntentId: `pi_elsewhere_${id}`, needsReview: null })
  }
  expect(await compareBooks(payload)).toEqual([])
  hidden?.mockRestore()
})
