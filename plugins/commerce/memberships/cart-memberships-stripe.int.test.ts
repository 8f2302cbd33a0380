import { createLocalReq } from 'payload'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { requestRefund } from '@/plugins/commerce/payments/request-refund'
import {
  type Fan,
  heldBy,
  mailsTo,
  membershipLine,
  openClub,
  paymentsOf,
} from '@/plugins/commerce/testing/members'
import { letOrderRunOut, orderOf } from '@/plugins/commerce/testing/shop'
import { openStripe } from '@/plugins/commerce/testing/stripe-shop'
import { payload } from '@/src/testing/test-payload'

const stripe = await openStripe()
const luna = await openClub(payload)
afterEach(() => stripe.deliver({}))
afterAll(async () => {
  await stripe.close()
})

const held = (fan: Fan) => heldBy(payload, fan)
const newTier = () => luna.newTier({ name: 'Circle', priceMonthlyMinor: 500 })

/** Albums and the tier by the month, ordered for one payment. */
async function cart(fan: Fan, tierId: string, albums = 1) {
  const items: Record<string, unknown>[] = []
  for (let count = 0; count < albums; count += 1) {
    const album = await luna.sell({ title: `Night Bus ${count + 1}`, priceMinor: 900 })
    items.push(luna.item(album))
  }
  const { json } = await luna.order(fan, [...items, membershipLine(tierId)])
  const order = () => orderOf(payload, json.orderRef)
  const isPaid = () => expect.poll(async () => (await order()).status).toBe('delivered')
  return { ...json, order, isPaid }
}

describe('a membership among other things', () => {
  it('fits beside more things than Stripe lists', async () => {
    const basic = await newTier()
    const fan = await luna.newFan()
    const { redirectUrl, isPaid, order } = await cart(fan, basic.id, 22)
    await stripe.press(redirectUrl)
    await isPaid()
    expect(await order()).toMatchObject({ totalMinor: 22 * 900 + 500, needsReview: null })
  })

  it('gives money back by the payment of the invoice, no matter who gives it', async () => {
    const basic = await newTier()
    const fan = await luna.newFan()
    await stripe.deliver({ mode: 'drop' })
    const { redirectUrl, order } = await cart(fan, basic.id)
    await stripe.press(redirectUrl)
    const [intent] = (await stripe.state()).paymentIntents.slice(-1)
    await stripe.deliver({})
    // Nothing was heard of the payment: the refund names it, and it is settled first.
    await stripe.control('refund', { payment_intent: intent?.id, amount: 900 })
    await expect.poll(async () => (await order()).refundedMinor).toBe(900)
    expect(await order()).toMatchObject({ status: 'delivered', refundState: 'partial' })
    expect(await held(fan)).toMatchObject([{ status: 'active' }])

    const req = await createLocalReq({}, payload)
    const { id: orderId } = await order()
    await requestRefund(req, { orderId, key: 'rest', restock: false, actor: 'owner' })
    await expect.poll(async () => (await order()).status).toBe('cancelled')
  })

  it('is settled whole, whatever comes first, late or three times', async () => {
    await stripe.deliver({ mode: 'hold', copies: 3 })
    const basic = await newTier()
    const [first, second] = [await luna.newFan(), await luna.newFan()]
    const early = await cart(first, basic.id)
    const late = await cart(second, basic.id)
    await stripe.press(early.redirectUrl)
    await stripe.press(late.redirectUrl)
    expect((await luna.post(early, 'refresh')).json.status).toBe('delivered')
    await stripe.control('release', { isReversed: true })
    await late.isPaid()
    for (const fan of [first, second]) {
      expect(await held(fan)).toMatchObject([{ status: 'active' }])
      expect(await paymentsOf(payload, fan)).toEqual([])
      expect(await mailsTo(payload, fan)).toEqual(['started'])
    }
  })

  // Last, because Stripe's clock goes on from here.
  it('is on one page with them, to the cent, and renews by itself at its own price; unpaid it ends', async () => {
    const basic = await newTier()
    const fan = await luna.newFan()
    const { redirectUrl, order, isPaid } = await cart(fan, basic.id)
    await stripe.press(redirectUrl)
    await isPaid()
    const { checkoutSessionId, paymentIntentId, totalMinor } = await order()
    const { sessions, paymentIntents } = await stripe.state()
    const session = sessions.find(({ id }) => id === checkoutSessionId)
    expect(session).toMatchObject({ amount_total: totalMinor, payment_intent: null })
    // The payment hangs on the first invoice.
    expect(paymentIntents.find(({ id }) => id === paymentIntentId)?.amount_received).toBe(1400)
    expect(await held(fan)).toMatchObject([{ tier: 'Circle', status: 'active', amount: 500 }])
    expect(await paymentsOf(payload, fan)).toEqual([])
    const left = await luna.newFan()
    const unpaid = await cart(left, basic.id)
    // A page that nobody pays runs out on the way.
    await letOrderRunOut(payload, unpaid.orderRef)
    await stripe.control('advance', { seconds: 32 * 24 * 3600 })
    await expect.poll(() => paymentsOf(payload, fan)).toEqual([500])
    expect(await mailsTo(payload, fan)).toEqual(['started'])
    await expect.poll(async () => (await unpaid.order()).status).toBe('failed')
    expect(await held(left)).toMatchObject([{ status: 'incomplete_expired' }])
  })
})
