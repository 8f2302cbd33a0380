import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { reportOn } from '@/plugins/commerce/payments/payment-report'
import { settleDispute } from '@/plugins/commerce/payments/process-payment-event'
import { requestRefund } from '@/plugins/commerce/payments/request-refund'
import { openCartClub } from '@/plugins/commerce/testing/cart-club'
import { eventOf, pageIdOf, paymentsOf } from '@/plugins/commerce/testing/members'
import { orderOf, payInBooks, sendTestEvent } from '@/plugins/commerce/testing/shop'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { slugs } from '@/src/core/slugs'
import { getPaymentProvider } from '@/src/server/payments'
import { endSubscription } from '@/src/server/payments/end-subscription'
import { changeKnownPage } from '@/src/server/payments/test/books'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const { luna, tier, order, bought, held, isPaying, sessionIdOf, reconcile } =
  await openCartClub(payload)
const subscriptionOf = async (sessionId: string) =>
  (await getPaymentProvider(payload).retrieve(sessionId)).subscriptionId
const endings = () =>
  rowsOf<{ data: { subscriptionId: string; account: string } }>(
    payload,
    sql`select data from jobs.job where name = 'end-subscription'`,
  )

describe('money that goes back', () => {
  const giveBack = async (
    id: string,
    rest: { lines?: { line: number; quantity: number }[] } = {},
  ) =>
    requestRefund(await createLocalReq({}, payload), {
      orderId: id,
      key: crypto.randomUUID(),
      restock: false,
      actor: 'owner',
      ...rest,
    })

  it('leaves the membership be when it was its price alone', async () => {
    const { fan, orderRef } = await bought()
    const { id } = await orderOf(payload, orderRef)
    const refund = await giveBack(id, { lines: [{ line: 1, quantity: 1 }] })
    expect(refund).toMatchObject({ state: 'succeeded', amountMinor: 500 })
    expect(await orderOf(payload, orderRef)).toMatchObject({
      status: 'delivered',
      refundState: 'partial',
    })
    expect(await held(fan)).toMatchObject([{ status: 'active' }])
  })

  it('ends the membership with everything else when all of it goes back', async () => {
    const { fan, orderRef, ...reply } = await bought()
    const { id } = await orderOf(payload, orderRef)
    await giveBack(id)
    expect((await orderOf(payload, orderRef)).status).toBe('cancelled')
    const subscriptionId = await subscriptionOf(sessionIdOf({ orderRef, ...reply }))
    const job = (await endings()).find(({ data }) => data.subscriptionId === subscriptionId)
    await endSubscription.run(payload, job?.data ?? { subscriptionId: '', account: '' })
    await sendTestEvent(payload, await eventOf(payload, sessionIdOf({ orderRef, ...reply })))
    expect(await held(fan)).toMatchObject([{ status: 'canceled', reason: 'cancelled' }])
    expect(await isPaying(fan)).toBe(false)
  })

  it('leaves what was renewed since be, unless the bank took the money', async () => {
    const renewed = async () => {
      const { fan, orderRef, ...reply } = await bought()
      const pageId = sessionIdOf({ orderRef, ...reply })
      await luna.act(pageId, 'next_period')
      expect(await paymentsOf(payload, fan)).toEqual([500])
      const { id, paymentIntentId } = await orderOf(payload, orderRef)
      const isEnding = async () => {
        expect((await orderOf(payload, orderRef)).status).toBe('cancelled')
        const subscriptionId = await subscriptionOf(pageId)
        return (await endings()).some(({ data }) => data.subscriptionId === subscriptionId)
      }
      return { id, paymentIntentId: paymentIntentId ?? '', isEnding }
    }
    const refunded = await renewed()
    await giveBack(refunded.id)
    expect(await refunded.isEnding()).toBe(false)

    const { paymentIntentId, isEnding } = await renewed()
    const taken = { amountMinor: 500, feeMinor: 1500 }
    const dispute = { id: 'dispute_1', state: 'lost', paymentIntentId, ...taken } as const
    const report = reportOn(getPaymentProvider(payload), { kind: 'dispute', dispute }, 'test')
    await settleDispute(await createLocalReq({}, payload), report)
    expect(await isEnding()).toBe(true)
  })

  it('ends what began with money that did not fit', async () => {
    const { fan, redirectUrl, orderRef } = await order()
    const sessionId = sessionIdOf({ redirectUrl, orderRef, token: '' })
    await changeKnownPage({ payload }, sessionId, ({ session }) => {
      session.amount_total = 1
    })
    const event = await payInBooks(payload, redirectUrl)
    await sendTestEvent(payload, event)
    expect(await orderOf(payload, orderRef)).toMatchObject({
      status: 'failed',
      needsReview: 'amount_mismatch',
    })
    expect(await held(fan)).toMatchObject([{ status: 'incomplete_expired' }])
    const begun = await subscriptionOf(sessionId)
    expect((await endings()).map(({ data }) => data.subscriptionId)).toContain(begun)
    // What it says later counts for nothing: the order had decided.
    const later = await eventOf(payload, sessionId)
    expect((await sendTestEvent(payload, later)).status).toBe(200)
    expect(await held(fan)).toMatchObject([{ status: 'incomplete_expired' }])
  })

  it('gives the price back to anyone who became a member meanwhile', async () => {
    const late = await order()
    const { fan } = late
    await getPaymentProvider(payload).expire(sessionIdOf(late))
    await reconcile()
    const joined = await luna.join(fan, { tierId: tier.id, interval: 'year' })
    await luna.act(pageIdOf(joined.json), 'pay')
    // The provider says that it was paid after all.
    await changeKnownPage({ payload }, sessionIdOf(late), ({ session }) => {
      session.status = 'open'
    })
    const { id, status } = await luna.pay(late)
    expect(status).toBe('delivered')
    const { docs } = await payload.find({
      collection: slugs.refunds,
      where: { order: { equals: id } },
    })
    expect(docs).toMatchObject([{ amountMinor: 500, reason: membershipAnswers.startedTwice }])
    expect((await held(fan)).filter((each) => each.status === 'active')).toMatchObject([
      { amount: 5000 },
    ])
  })
})
