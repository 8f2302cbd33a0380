import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { expect } from 'vitest'
import { loadOrder } from '@/plugins/commerce/admin/load-order'
import { reportOf } from '@/plugins/commerce/payments/payment-report'
import { settle } from '@/plugins/commerce/payments/settle'
import { notifiedReviews } from '@/plugins/commerce/testing/announced-reviews'
import { giveBack, lookAgain, refundsOf } from '@/plugins/commerce/testing/refunds'
import { orderOf } from '@/plugins/commerce/testing/shop'
import { stripeShopTest as it } from '@/plugins/commerce/testing/stripe-test'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { getPaymentProvider } from '@/src/server/payments'
import { payload } from '@/src/testing/test-payload'

const sessionIdOf = (redirectUrl: string) => redirectUrl.split('/').at(-1) ?? ''

it('gives everything back: cancelled, no more downloads, a mail, the pieces in stock again', async ({
  stripe,
  sold,
}) => {
  const { order, stock, orderRef } = await sold({ shirts: 5 })
  expect(await stock()).toEqual([0, 0, 'sold_out'])
  expect((await giveBack(payload, order.id, { restock: true, reason: 'Sorry' })).state).toBe(
    'succeeded',
  )
  expect(await orderOf(payload, orderRef)).toMatchObject({
    status: 'cancelled',
    refundState: 'full',
    refundedMinor: 12_500,
  })
  expect(await stock()).toEqual([5, 0, 'active'])
  expect(await stripe.refundsOf(order.paymentIntentId)).toMatchObject([{ amount: 12_500 }])

  const album = await sold()
  await giveBack(payload, album.order.id)
  const { docs: rights } = await payload.find({
    collection: slugs.entitlements,
    where: { order: { equals: album.order.id } },
  })
  expect(rights.map(({ revokedAt }) => Boolean(revokedAt))).toEqual([true])
  const [row] = await refundsOf(payload, album.order.id)
  const { docs: mails } = await payload.find({
    collection: slugs.mailLog,
    where: { dedupeKey: { equals: `refunded:${row?.id}` } },
  })
  expect(mails[0]?.text).toContain('$9.00')
  const { docs: history } = await payload.find({
    collection: slugs.orderEvents,
    where: { order: { equals: album.order.id } },
    sort: 'createdAt',
  })
  expect(history.map(({ to, actorType }) => `${to} by ${actorType}`).slice(-2)).toEqual([
    'delivered by owner',
    'cancelled by provider',
  ])
})

it('offers to put back what has a counted stock, while some of it is out', async ({ sold }) => {
  const req = await createLocalReq({}, payload)
  const offered = async (id: string) => [...(await loadOrder(req, id)).returnable]
  const { order } = await sold({ shirts: 1 })
  const [line] = order.items
  expect(await offered(order.id)).toEqual([line?.variant])
  await giveBack(payload, order.id, { restock: true, actor: undefined })
  expect(await offered(order.id)).toEqual([])
  expect(await offered((await sold()).order.id)).toEqual([])
})

it('gives parts back, per line or by amount, and never more than was paid', async ({
  stripe,
  sold,
}) => {
  const { order, stock, orderRef } = await sold({ shirts: 3 })
  await giveBack(payload, order.id, { lines: [{ line: 0, quantity: 2 }], restock: true })
  expect(await orderOf(payload, orderRef)).toMatchObject({
    status: 'processing',
    refundState: 'partial',
    refundedMinor: 5000,
  })
  expect(await stock()).toEqual([4, 0, 'active'])
  await expect(
    giveBack(payload, order.id, { lines: [{ line: 0, quantity: 2 }] }),
  ).rejects.toMatchObject({
    code: 'REFUND_TOO_HIGH',
    status: 422,
    message: ownerMessages.refunds.fewerLeft,
  })
  for (const tooMuch of [
    { amountMinor: 2501 },
    { amountMinor: 2500, lines: [{ line: 0, quantity: 2 }] },
  ]) {
    await expect(giveBack(payload, order.id, tooMuch)).rejects.toMatchObject({ status: 422 })
  }
  await giveBack(payload, order.id, { amountMinor: 1000 })
  await giveBack(payload, order.id)
  expect(await orderOf(payload, orderRef)).toMatchObject({
    status: 'cancelled',
    refundedMinor: 7500,
  })
  expect((await stripe.refundsOf(order.paymentIntentId)).map(({ amount }) => amount)).toEqual([
    5000, 1000, 1500,
  ])
  await expect(giveBack(payload, order.id)).rejects.toMatchObject({ status: 422 })
})

it('gives all of it back once, pressed fifty times in two windows', async ({ stripe, sold }) => {
  const { order } = await sold()
  const windows = [randomUUID(), randomUUID()]
  const presses = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) =>
      giveBack(payload, order.id, { key: windows[index % 2] ?? '' }),
    ),
  )
  // One window is told that it was done, as often as it asks; the other, that nothing is left.
  const told = windows.map((_, at) => [
    ...new Set(presses.filter((__, index) => index % 2 === at).map(({ status }) => status)),
  ])
  expect(told.toSorted()).toEqual([['fulfilled'], ['rejected']])
  await lookAgain(payload)
  expect(await refundsOf(payload, order.id)).toHaveLength(1)
  const returned = await stripe.refundsOf(order.paymentIntentId)
  expect(returned.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.totalMinor)
})

it('gives back once, however often and at the same time it is asked', async ({ stripe, sold }) => {
  const { order } = await sold()
  const key = randomUUID()
  await Promise.all(
    Array.from({ length: 5 }, () => giveBack(payload, order.id, { key, amountMinor: 400 })),
  )
  await stripe.repeat(2)
  await lookAgain(payload)
  expect(await stripe.refundsOf(order.paymentIntentId)).toMatchObject([{ amount: 400 }])
  expect(await refundsOf(payload, order.id)).toHaveLength(1)
  const several = await Promise.allSettled([
    giveBack(payload, order.id, { amountMinor: 500 }),
    giveBack(payload, order.id, { amountMinor: 500 }),
  ])
  expect(several.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

it.for(['reset', '500', '429', 'malformed', 'html404'])(
  'gives back once after %s at the provider',
  async (kind, { stripe, sold }) => {
    const { order, orderRef } = await sold()
    await stripe.deliver({ mode: 'drop' })
    await stripe.control('fault', { kind, times: 3 })
    const first = await giveBack(payload, order.id)
    await stripe.control('clear-faults')
    await lookAgain(payload)
    await lookAgain(payload)
    expect(['requested', 'succeeded']).toContain(first.state)
    expect(await stripe.refundsOf(order.paymentIntentId)).toMatchObject([{ amount: 900 }])
    expect(await orderOf(payload, orderRef)).toMatchObject({
      status: 'cancelled',
      refundedMinor: 900,
    })
  },
)

it('leaves alone what went back already, no matter who hears of its payment then', async ({
  sold,
}) => {
  const { order, orderRef, redirectUrl } = await sold()
  await giveBack(payload, order.id)
  await expect.poll(async () => (await orderOf(payload, orderRef)).status).toBe('cancelled')
  const provider = getPaymentProvider(payload)
  const session = await provider.retrieve(sessionIdOf(redirectUrl))
  const req = await createLocalReq({}, payload)
  expect(await settle(req, reportOf(provider, session, 'heard late'))).toBe('unchanged')
  expect((await orderOf(payload, orderRef)).needsReview).toBeNull()
})

it('tells the owner when the provider refuses, who may decide again', async ({ stripe, sold }) => {
  const { order, orderRef } = await sold()
  await stripe.control('fault', { kind: '400' })
  expect(await giveBack(payload, order.id)).toMatchObject({
    state: 'failed',
    error: 'This cannot be done',
  })
  expect(await orderOf(payload, orderRef)).toMatchObject({
    needsReview: 'refund_failed',
    refundedMinor: 0,
  })
  expect(await notifiedReviews(payload, order.id)).toEqual(['refund_failed'])
  expect((await giveBack(payload, order.id)).state).toBe('succeeded')
  expect((await orderOf(payload, orderRef)).needsReview).toBeNull()
})
