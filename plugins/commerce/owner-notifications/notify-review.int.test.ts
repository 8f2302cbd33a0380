import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { notifyReview } from '@/plugins/commerce/owner-notifications/notify-review'
import { settleDispute } from '@/plugins/commerce/payments/process-payment-event'
import { notifiedReviews } from '@/plugins/commerce/testing/announced-reviews'
import {
  openShop,
  orderOf,
  payInBooks,
  sendTestEvent,
  tamperedEvent,
} from '@/plugins/commerce/testing/shop'
import { env } from '@/src/core/env'
import { reviewLabels } from '@/src/core/orders/order-labels'
import { slugs } from '@/src/core/slugs'
import { readMail } from '@/src/testing/mails'
import { payload } from '@/src/testing/test-payload'

const shop = await openShop(payload)

const announced = (orderId: string) => notifiedReviews(payload, orderId)

async function checkout() {
  const { json } = await shop.checkout([shop.item(await shop.sell())])
  return { ...json, event: await payInBooks(payload, json.redirectUrl) }
}

it('tells the artist once of money that does not fit, also when they want no mails about orders', async () => {
  await payload.update({
    collection: slugs.users,
    id: shop.owner.id,
    data: { mailsOrders: false },
  })
  const { orderRef, event } = await checkout()
  for (const id of ['one', 'two', 'three']) {
    await sendTestEvent(payload, { ...tamperedEvent(event, { amount_total: 1 }), id })
  }
  const { id, publicRef } = await orderOf(payload, orderRef)
  expect(await announced(id)).toEqual(['amount_mismatch'])
  const fact = event.data.object.payment_intent ?? ''
  // Jobs may run again.
  for (const why of ['amount_mismatch', 'amount_mismatch'] as const) {
    await notifyReview.run(payload, { orderId: id, why, fact })
  }
  const mail = await readMail(
    payload,
    `order-review:${id}:amount_mismatch:${fact}:${shop.owner.id}`,
  )
  expect(mail).toMatchObject({
    to: shop.owner.email,
    replyTo: 'fan@example.com',
    subject: `Order ${publicRef} needs a look`,
  })
  expect(mail?.text).toContain(reviewLabels.amount_mismatch)
  expect(mail?.text).toContain(`${env().adminOrigin}/admin/orders/${id}`)
})

it('tells of each objection at the bank when it comes, not when it is won', async () => {
  const { orderRef, event } = await checkout()
  await sendTestEvent(payload, event)
  const { id, paymentIntentId } = await orderOf(payload, orderRef)
  const reviewsAfter = async (disputeId: string, state: 'open' | 'won' | 'lost') => {
    const taken = { amountMinor: 900, feeMinor: null }
    const dispute = { id: disputeId, paymentIntentId: paymentIntentId ?? '', state, ...taken }
    const fact = { kind: 'dispute' as const, dispute }
    const report = {
      fact,
      provider: 'test' as const,
      account: '',
      by: 'provider' as const,
      cause: 'bank',
    }
    await settleDispute(await createLocalReq({}, payload), report)
    return announced(id)
  }
  expect(await announced(id)).toEqual([])
  expect(await reviewsAfter('dp_1', 'open')).toEqual(['dispute'])
  expect(await reviewsAfter('dp_1', 'won')).toEqual(['dispute'])
  expect(await reviewsAfter('dp_2', 'lost')).toEqual(['dispute', 'dispute'])
})
