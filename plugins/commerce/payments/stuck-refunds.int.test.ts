import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { afterAll, expect, it } from 'vitest'
import { reportOn } from '@/plugins/commerce/payments/payment-report'
import { requestRefund } from '@/plugins/commerce/payments/request-refund'
import { sendDueRefunds } from '@/plugins/commerce/payments/send-refund'
import { settleRefund } from '@/plugins/commerce/payments/settle-refund'
import { connectedAccounts } from '@/plugins/commerce/testing/connected-account'
import { germanAddress, openShop, orderOf } from '@/plugins/commerce/testing/shop'
import { openStripe } from '@/plugins/commerce/testing/stripe-shop'
import type { OrderState, StuckRefundOutcome } from '@/src/core/contracts/orders/order-calls'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { Order, Refund } from '@/src/payload-types'
import { getPaymentProvider } from '@/src/server/payments'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const stripe = await openStripe({ connect: true })
const accounts = connectedAccounts(payload, stripe)
const luna = await openShop(payload, 'Luna Vale')
const kito = await openShop(payload, 'Kito')
afterAll(async () => {
  await stripe.close()
})

const read = (orderRef: string) => orderOf(payload, orderRef)
/** A shirt that is paid. */
async function sold() {
  await accounts.connect(luna)
  const goods = await luna.sell({ category: 'Merch', priceMinor: 2500 })
  const { json } = await luna.checkout([luna.item(goods)], { shippingAddress: germanAddress })
  await stripe.press(json.redirectUrl)
  const status = async () => (await read(json.orderRef)).status
  await expect.poll(status).toBe('processing')
  return read(json.orderRef)
}

async function giveBack({ id: orderId }: Pick<Order, 'id'>, amountMinor?: number) {
  const req = await createLocalReq({}, payload)
  const key = randomUUID()
  return requestRefund(req, { orderId, key, restock: false, actor: 'owner', amountMinor })
}

/** All of its money was to go back when the account was lost. */
async function stuck() {
  const order = await sold()
  await accounts.disconnect(luna)
  const refund = await giveBack(order)
  expect(refund).toMatchObject({
    state: 'requested',
    error: ownerMessages.refunds.unreachable('$25.00'),
  })
  const say = (stuckRefunds?: StuckRefundOutcome, shop = luna) =>
    rest<OrderState>('POST', `/api/orders/${order.id}/reviewed`, {
      token: shop.owner.token,
      body: { note: 'Looked', ...(stuckRefunds && { stuckRefunds }) },
    })
  const send = () =>
    rest('POST', `/api/orders/${order.id}/transition`, {
      token: luna.owner.token,
      body: { to: 'shipped' },
    })
  const stateOf = async () =>
    (await payload.findByID({ collection: slugs.refunds, id: refund.id })).state
  return { order, refund, say, send, stateOf, read: () => read(order.publicRef) }
}

it('lets an order go on whose owner gives up what could not be given back', async () => {
  const { refund, say, send, stateOf, ...order } = await stuck()
  expect((await send()).status).not.toBe(200)
  expect((await say('given_up', kito)).status).toBe(404)
  expect(await stateOf()).toBe('requested')

  expect(await say('given_up')).toMatchObject({ status: 200, json: { needsReview: false } })
  expect(await payload.findByID({ collection: slugs.refunds, id: refund.id })).toMatchObject({
    state: 'failed',
    error: ownerMessages.refunds.givenUp,
    isAbandoned: true,
  })
  expect(await order.read()).toMatchObject({ status: 'processing', needsReview: null })
  expect((await send()).status).toBe(200)
  expect((await say('given_up')).status).toBe(409)
})

it('ends an order whose owner gave the money back by hand', async () => {
  const { say, stateOf, ...order } = await stuck()
  expect(await say('given_back')).toMatchObject({ status: 200, json: { needsReview: false } })
  expect(await stateOf()).toBe('succeeded')
  expect(await order.read()).toMatchObject({
    status: 'cancelled',
    refundState: 'full',
    refundedMinor: 2500,
    needsReview: null,
  })
})

it('can be decided after the mark was taken off', async () => {
  const { say, send, stateOf } = await stuck()
  expect((await say()).status).toBe(200)
  expect(await stateOf()).toBe('requested')
  expect((await say('given_up')).status).toBe(200)
  expect((await send()).status).toBe(200)
})

it('counts what was given up when the provider carried it out all the same', async () => {
  const { order, refund, say, stateOf, ...its } = await stuck()
  await say('given_up')
  const provider = getPaymentProvider(payload, order.providerAccount ?? '')
  const { paymentIntentId, currency, amountMinor } = refund
  const carriedOut = {
    id: `re_${randomUUID()}`,
    refundId: refund.id,
    state: 'succeeded',
    problem: null,
    paymentIntentId,
    currency,
    amountMinor,
  } as const
  const req = await createLocalReq({}, payload)
  const fact = { kind: 'refund', refund: carriedOut } as const
  await settleRefund(req, reportOn(provider, fact, 'books compared'))
  expect(await stateOf()).toBe('succeeded')
  expect((await its.read()).status).toBe('cancelled')
})

it('takes the mark off once the account answers again, and the money has gone back', async () => {
  const { id, publicRef, providerAccount } = await sold()
  const write = (collection: 'orders' | 'refunds', which: string, data: Partial<Order & Refund>) =>
    payload.db.updateOne({
      collection,
      where: { id: { equals: which } },
      data,
      options: { atomic: true },
    })
  await write('orders', id, { providerAccount: 'acct_gone' })
  const refund = await giveBack({ id }, 500)
  expect((await read(publicRef)).needsReview).toBe('refund_failed')
  await write('orders', id, { providerAccount })
  const nextTryAt = new Date(0).toISOString()
  await write('refunds', refund.id, { providerAccount, nextTryAt })
  await sendDueRefunds(payload)
  expect(await read(publicRef)).toMatchObject({ refundedMinor: 500, needsReview: null })
})

it('keeps the mark as long as something else has failed', async () => {
  const order = await sold()
  for (const amountMinor of [500, 300, 300]) {
    await stripe.control('fault', { kind: '400' })
    expect((await giveBack(order, amountMinor)).state).toBe('failed')
  }
  for (const amountMinor of [500, 300]) {
    await giveBack(order, amountMinor)
    expect((await read(order.publicRef)).needsReview).toBe('refund_failed')
  }
  await giveBack(order, 300)
  expect((await read(order.publicRef)).needsReview).toBeNull()
})
