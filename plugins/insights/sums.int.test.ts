import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Insights } from '@/src/core/contracts/pages/insights'
import { slugs } from '@/src/core/slugs'
import type { MembershipPayment, Order } from '@/src/payload-types'
import { createProduct, createTenant } from '@/src/testing/factories'
import { createTier } from '@/src/testing/posts'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

let luna: Awaited<ReturnType<typeof createTenant>>

beforeAll(async () => {
  luna = await createTenant(payload, 'Luna')
})

async function order(items: Partial<Order['items'][number]>[], rest: Partial<Order> = {}) {
  const lines = items.map((item) => ({
    title: 'Something',
    kind: 'digital' as const,
    quantity: 1,
    unitMinor: 1000,
    minUnitMinor: 1000,
    deliveryType: 'digital' as const,
    ...item,
  }))
  const subtotalMinor = lines.reduce((sum, { unitMinor }) => sum + unitMinor, 0)
  const { id } = await payload.create({
    collection: slugs.orders,
    data: {
      profile: luna.profile.id,
      publicRef: randomUUID(),
      email: 'fan@example.com',
      status: 'initiated_payment',
      refundState: 'none',
      refundedMinor: 0,
      currency: 'usd',
      items: lines,
      subtotalMinor,
      shippingMinor: 0,
      taxMinor: 0,
      totalMinor: subtotalMinor + (rest.shippingMinor ?? 0) + (rest.taxMinor ?? 0),
      paidAt: new Date().toISOString(),
      provider: 'test',
      livemode: false,
      attempt: 1,
      platformFeeMinor: 0,
      accessTokenHash: randomUUID(),
      idempotencyKey: randomUUID(),
      requestHash: 'x',
      ...rest,
    },
    depth: 0,
  })
  const where = { id: { equals: id } }
  await payload.db.updateOne({ collection: slugs.orders, where, data: { status: 'paid' } })
}

const pay = (data: Partial<MembershipPayment>) =>
  payload.create({
    collection: slugs.membershipPayments,
    data: {
      profile: luna.profile.id,
      amountMinor: 700,
      refundedMinor: 0,
      isDuplicate: false,
      isExtra: false,
      currency: 'usd',
      provider: 'test',
      account: '',
      invoiceId: randomUUID(),
      livemode: false,
      paidAt: new Date().toISOString(),
      ...data,
    },
  })

it('adds the rows of each table up to the totals above it', async () => {
  const { product, variant } = await createProduct(payload, luna.profile.id, {
    title: 'Night Ferry',
    priceMinor: 1000,
    isPublished: false,
  })
  const tier = await createTier(payload, luna.profile.id, 'Crew', 700)
  await order([{ product: product.id, variant: variant.id }], {
    source: 'reddit.com',
    shippingMinor: 450,
    taxMinor: 123,
  })
  await order([
    { tier, membershipInterval: 'month' },
    { giftTier: tier, giftMonths: 3 },
  ])
  await pay({ tier })
  await pay({ tier, refundedMinor: 200 })
  await pay({ tier, isDuplicate: true })
  await pay({ tier, isExtra: true, amountMinor: 99 })

  const path = `/api/profiles/${luna.profile.id}/insights`
  const { token } = luna.owner
  const { json } = await rest<Insights>('GET', path, { token })
  expect(json.totals).toMatchObject({ orders: 2, revenue: 48.72 })
  expect(json.paidTiers).toEqual([
    { tierId: tier, title: 'Crew, membership', units: 3, revenue: 22.99 },
  ])
  expect(json.otherRevenue).toBe(5.73)
  expect(json.sources).toEqual([
    { source: 'direct', visits: 0, visitors: 0, orders: 1, revenue: 32.99 },
    { source: 'reddit.com', visits: 0, visitors: 0, orders: 1, revenue: 15.73 },
  ])
  for (const [table, column] of [
    ['releases', -4],
    ['releases-by-day', -3],
    ['sources', -2],
    ['days', 6],
  ] as const) {
    const { text } = await rest(
      'GET',
      `/api/profiles/${luna.profile.id}/numbers.csv?range=30&compare=none&table=${table}`,
      {
        token,
      },
    )
    const rows = text.trim().split('\r\n').slice(1)
    const cents = rows.map((row) => Math.round(Number(row.split(',').at(column)) * 100))
    expect([table, cents.reduce((sum, each) => sum + each, 0)]).toEqual([table, 4872])
  }
})
