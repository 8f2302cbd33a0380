import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { loadMoney } from '@/plugins/commerce/money/load-money'
import { moneyByMonth } from '@/plugins/commerce/money/queries/months'
import { moneyScope } from '@/plugins/commerce/money/queries/scope'
import { moneyByThing, taxesByRate } from '@/plugins/commerce/money/queries/sold-things'
import { transactions } from '@/plugins/commerce/money/queries/transactions'
import { leftOf, sumOf } from '@/src/core/books/sums'
import { allocateRefund, partsOfOrder, type RefundPart } from '@/src/core/orders/allocate-refund'
import { slugs } from '@/src/core/slugs'
import type { MembershipPayment, Order } from '@/src/payload-types'
import { createProduct, createTenant } from '@/src/testing/factories'
import { createTier } from '@/src/testing/posts'
import { readWhole, statementsOf } from '@/src/testing/query-plans'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { runs } from '@/src/testing/soak'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>
let luna: Tenant
let req: PayloadRequest

beforeAll(async () => {
  luna = await createTenant(payload, 'Luna')
  req = await createLocalReq({}, payload)
})

const year = { range: 'year' } as const
const yearOf2026 = { range: 'own', from: '2026-01-01', to: '2026-12-31' } as const

type Line = Partial<Order['items'][number]>

/** As checkout adds it up. */
async function pay(tenant: Tenant, items: Line[], data: Partial<Order> = {}): Promise<Order> {
  const lines = items.map((item) => ({
    title: 'Something',
    kind: 'digital' as const,
    quantity: 1,
    unitMinor: 1000,
    minUnitMinor: 0,
    deliveryType: 'digital' as const,
    ...item,
  }))
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const taxOf = (isIncluded: boolean) =>
    sum(lines.map((line) => (Boolean(line.taxIncluded) === isIncluded ? (line.taxMinor ?? 0) : 0)))
  const subtotalMinor = sum(lines.map(({ unitMinor, quantity }) => unitMinor * quantity))
  const { shippingMinor = 0, tipMinor = 0, taxMinor = 0 } = data
  const totalMinor = subtotalMinor + shippingMinor + (tipMinor ?? 0) + taxOf(false) + taxMinor
  const order = await payload.create({
    collection: slugs.orders,
    data: {
      profile: tenant.profile.id,
      publicRef: randomUUID(),
      email: 'fan@example.com',
      status: 'initiated_payment',
      refundState: 'none',
      refundedMinor: 0,
      currency: 'usd',
      items: lines,
      subtotalMinor,
      taxIncludedMinor: taxOf(true),
      totalMinor,
      amountReceivedMinor: totalMinor,
      paidAt: '2026-03-15T12:00:00Z',
      provider: 'test',
      livemode: false,
      attempt: 1,
      platformFeeMinor: 0,
      accessTokenHash: randomUUID(),
      idempotencyKey: randomUUID(),
      requestHash: 'x',
      ...data,
      shippingMinor,
      taxMinor: taxOf(false) + taxMinor,
    },
    depth: 0,
    showHiddenFields: true,
  })
  return order
}

async function giveBack(order: Order, amountMinor: number, settledAt: string, more = {}) {
  const lines: never[] = []
  await payload.create({
    collection: slugs.refunds,
    data: {
      profile: order.profile,
      order: order.id,
      amountMinor,
      currency: order.currency,
      state: 'succeeded',
      settledAt,
      parts: allocateRefund(order, { amountMinor, lines }, []),
      actorType: 'owner',
      key: randomUUID(),
      provider: 'test',
      livemode: false,
      paymentIntentId: 'pi',
      restock: false,
      attempt: 1,
      tries: 0,
      ...more,
    },
  })
}

const payTier = (tenant: Tenant, data: Partial<MembershipPayment>) =>
  payload.create({
    collection: slugs.membershipPayments,
    data: {
      profile: tenant.profile.id,
      amountMinor: 500,
      refundedMinor: 0,
      isDuplicate: false,
      isExtra: false,
      currency: 'usd',
      provider: 'test',
      invoiceId: randomUUID(),
      livemode: false,
      paidAt: '2026-03-20T12:00:00Z',
      ...data,
    },
  })

it('counts each movement of money when it moved, by the clocks of the site', async () => {
  const kito = await createTenant(payload, 'Kito')
  await payload.update({
    collection: slugs.profiles,
    id: kito.profile.id,
    data: { timeZone: 'America/Denver' },
  })
  const { product } = await createProduct(payload, kito.profile.id, { title: 'Tides' })
  const tier = await createTier(payload, kito.profile.id, 'Circle', 700)
  const album = {
    product: product.id,
    unitMinor: 2000,
    quantity: 2,
    taxMinor: 639,
    taxIncluded: true,
  }
  const order = await pay(
    kito,
    [{ ...album, kind: 'physical', taxName: 'VAT', taxPercent: 19, deliveryType: 'shipping' }],
    {
      // Still February in Denver.
      paidAt: '2026-03-01T05:00:00Z',
      shippingMinor: 595,
      taxIncludedMinor: 734,
      tipMinor: 100,
      taxCountry: 'DE',
      platformFeeMinor: 50,
      providerFeeMinor: 166,
      providerFeeCurrency: 'usd',
    },
  )
  await giveBack(order, 2000, '2026-04-02T12:00:00Z', { platformFeeMinor: 20 })
  await payTier(kito, { tier, amountMinor: 700 })
  await pay(kito, [{ unitMinor: 900 }], { currency: 'eur', paidAt: '2026-03-15T00:00:00Z' })

  const { currencies, timeZone } = await loadMoney(req, kito.profile.id, yearOf2026)
  expect(timeZone).toBe('America/Denver')
  expect(currencies.map(({ currency }) => currency)).toEqual(['eur', 'usd'])
  const usd = currencies[1]
  expect(
    usd?.months.filter(({ receivedMinor, refundedMinor }) => receivedMinor + refundedMinor > 0),
  ).toMatchObject([
    {
      month: '2026-02',
      receivedMinor: 4695,
      taxMinor: 734,
      providerFeeMinor: 166,
      platformFeeMinor: 50,
      unknownFees: 0,
    },
    { month: '2026-03', receivedMinor: 700, unknownFees: 1 },
    { month: '2026-04', refundedMinor: 2000, platformFeeMinor: -20 },
  ])
  expect(usd?.months).toHaveLength(12)
  expect(usd?.things).toMatchObject([
    { kind: expect.stringMatching(/Music|Merch/), title: 'Tides', units: 2, receivedMinor: 4000 },
    { kind: 'Membership', title: 'Circle', units: 1, receivedMinor: 700 },
    { kind: 'Shipping', receivedMinor: 595 },
    { kind: 'Tip', receivedMinor: 100 },
  ])

  const url = `/api/profiles/${kito.profile.id}/money.csv?range=own&from=2026-01-01&to=2026-12-31&table=`
  const csv = async (table: string) => {
    const { status, text } = await rest('GET', url + table, { token: kito.owner.token })
    expect(status).toBe(200)
    return parse(text, { columns: true, bom: true }) as Record<string, string>[]
  }
  expect(await csv('transactions')).toMatchObject([
    {
      Kind: 'Order',
      Gross: '46.95',
      Tax: '7.34',
      Shipping: '5.95',
      Fee: '1.66',
      'Country of the buyer': 'DE',
      Net: '37.45',
    },
    { Kind: 'Order', Gross: '9.00', Currency: 'EUR', Fee: '' },
    { Kind: 'Membership', What: 'Circle', Gross: '7.00' },
    { Kind: 'Refund', Refund: '20.00', 'Platform fee': '-0.20' },
  ])
  expect((await csv('taxes')).filter(({ Percent }) => Percent)).toMatchObject([
    { Country: 'DE', Tax: 'VAT', Percent: '19', Currency: 'USD' },
  ])
  expect(await csv('months')).toHaveLength(4)
  expect((await csv('things')).map(({ What }) => What)).toContain('Tides')

  // Nobody else gets at it.
  const foreign = await rest('GET', `${url}months`, { token: luna.owner.token })
  expect(foreign.status).toBe(404)
  expect((await loadMoney(req, luna.profile.id, yearOf2026)).currencies).toEqual([])
})

it('takes off what a lost objection took, with what it cost', async () => {
  const mara = await createTenant(payload, 'Mara')
  const lost = { disputeState: 'lost' as const, disputedMinor: 1000, disputeFeeMinor: 1500 }
  await pay(mara, [{}], { ...lost, disputeLostAt: '2026-05-02T10:00:00Z' })
  const { currencies } = await loadMoney(req, mara.profile.id, yearOf2026)
  expect(currencies[0]?.sums).toMatchObject({ disputedMinor: 1000, providerFeeMinor: 1500 })
  expect(leftOf(currencies[0]?.sums ?? sumOf([]))).toBe(-1500)
})

const amounts = fc.integer({ min: 1, max: 9999 })
const anyOrder = fc.record({
  lines: fc.array(
    fc.record({
      unitMinor: amounts,
      quantity: fc.integer({ min: 1, max: 3 }),
      taxMinor: fc.integer({ min: 0, max: 99 }),
      taxIncluded: fc.boolean(),
      taxPercent: fc.constantFrom(7, 19),
      taxName: fc.constant('VAT'),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  shippingMinor: fc.constantFrom(0, 495),
  // On top, of the shipping.
  taxMinor: fc.constantFrom(0, 94),
  tipMinor: fc.constantFrom(0, 100),
  currency: fc.constantFrom('usd', 'eur'),
  month: fc.integer({ min: 1, max: 12 }),
  fee: fc.option(fc.integer({ min: 0, max: 99 })),
  back: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
})

it('adds up to the cent, whatever was bought and went back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyOrder, { minLength: 1, maxLength: 4 }), async (orders) => {
      const site = await createTenant(payload, randomUUID().slice(0, 8))
      const parts: RefundPart[] = []
      for (const { lines, month, fee, back, ...rest } of orders) {
        const paidAt = `2026-${String(month).padStart(2, '0')}-15T12:00:00Z`
        const order = await pay(site, lines, { ...rest, paidAt, providerFeeMinor: fee })
        parts.push(...partsOfOrder(order))
        const amountMinor = Math.floor(order.totalMinor * (back ?? 0))
        if (amountMinor > 0) {
          await giveBack(order, amountMinor, '2026-12-20T12:00:00Z')
        }
      }
      const { currencies } = await loadMoney(req, site.profile.id, yearOf2026)
      for (const { sums, months, things } of currencies) {
        expect(sumOf(months)).toEqual(sums)
        const ofThings = (key: 'receivedMinor' | 'refundedMinor' | 'taxMinor') =>
          things.reduce((total, thing) => total + thing[key], 0)
        expect(ofThings('receivedMinor')).toBe(sums.receivedMinor)
        expect(ofThings('refundedMinor')).toBe(sums.refundedMinor)
        expect(ofThings('taxMinor')).toBe(sums.taxMinor)
      }
      const { profileId: _, ...scope } = moneyScope(site.profile.id, yearOf2026, 'UTC')
      const own = { ...scope, profileId: site.profile.id }
      const rates = await taxesByRate(req, own)
      const all = sumOf(currencies.map(({ sums }) => sums))
      expect(rates.reduce((total, { taxMinor }) => total + taxMinor, 0)).toBe(all.taxMinor)
      expect(rates.reduce((total, { netMinor }) => total + netMinor, 0)).toBe(
        all.receivedMinor - all.refundedMinor - all.taxMinor,
      )
      let gross = 0
      for await (const { grossMinor, refundMinor } of transactions(req, own)) {
        gross += Number(grossMinor) - Number(refundMinor)
      }
      expect(gross).toBe(all.receivedMinor - all.refundedMinor)
      expect(parts.reduce((total, { grossMinor }) => total + grossMinor, 0)).toBe(all.receivedMinor)
    }),
    runs(40),
  )
})

it('is read by indexes, however much was sold', async () => {
  const scope = moneyScope(luna.profile.id, yearOf2026, 'Europe/Berlin')
  const statements = await statementsOf(async () => {
    await moneyByMonth(req, scope)
    await moneyByThing(req, scope)
    await taxesByRate(req, scope)
    for await (const _ of transactions(req, scope)) {
      // All of them.
    }
  })
  expect(statements.length).toBeGreaterThanOrEqual(4)
  expect(await readWhole(statements)).toEqual([])
})

it('reads many movements in batches, each of them once', async () => {
  const many = await createTenant(payload, 'Many')
  await pay(many, [{}])
  await rowsOf(
    payload,
    sql`insert into orders (profile_id, public_ref, email, status, refund_state, refunded_minor, currency,
        subtotal_minor, shipping_minor, tax_minor, total_minor, provider, livemode, attempt, platform_fee_minor,
        access_token_hash, idempotency_key, request_hash, paid_at)
      select profile_id, 'many-' || n, email, status, refund_state, 0, currency, 100, 0, 0, 100, provider,
        livemode, 1, 0, 'x', 'many-' || n, 'x', '2026-06-01T00:00:00Z'::timestamptz + (n / 3) * interval '1 s'
      from orders cross join generate_series(1, 2500) as n where profile_id = ${many.profile.id}`,
  )
  const seen: string[] = []
  for await (const { id } of transactions(req, moneyScope(many.profile.id, yearOf2026, 'UTC'))) {
    seen.push(id)
  }
  expect([seen.length, new Set(seen).size]).toEqual([2501, 2501])
})

it('is for those who may see the income', async () => {
  const url = `/api/profiles/${luna.profile.id}/money.csv?table=months&range=${year.range}`
  expect((await rest('GET', url)).status).toBe(401)
  expect((await rest('GET', url, { token: luna.visitor.token })).status).toBe(401)
})
