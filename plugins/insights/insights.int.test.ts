import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Insights } from '@/src/core/contracts/pages/insights'
import type { ErrorBody } from '@/src/core/errors'
import { dayOf } from '@/src/core/insights/days'
import { slugs } from '@/src/core/slugs'
import type { MembershipPayment, Refund } from '@/src/payload-types'
import { createProduct, createTenant, createVisitor, testPassword } from '@/src/testing/factories'
import { createTier } from '@/src/testing/posts'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>
type Wish = Awaited<ReturnType<typeof createProduct>>

let luna: Tenant
let kito: Tenant
let song: Wish
let shirt: Wish

const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

beforeAll(async () => {
  luna = await createTenant(payload, 'Luna')
  kito = await createTenant(payload, 'Kito')
  song = await createProduct(payload, luna.profile.id, {
    title: 'Night Ferry',
    priceMinor: 500,
    isPublished: false,
  })
  shirt = await createProduct(payload, luna.profile.id, {
    title: '=Tee',
    priceMinor: 2000,
    isPublished: false,
  })
  await sell(luna, song, { paidAt: daysAgo(0), source: 'reddit.com' })
  await sell(luna, song, { paidAt: daysAgo(3), refundedMinor: 200 })
  await sell(luna, shirt, { paidAt: daysAgo(3), quantity: 2, discountMinor: 1000 })
  await sell(luna, song, { paidAt: daysAgo(10) })
  await sell(luna, song, { paidAt: daysAgo(1), livemode: true })
  await sell(luna, song, { paidAt: daysAgo(1), moves: ['paid', 'cancelled'] })
  await sell(luna, song, { paidAt: null, moves: [] })
  await sell(kito, song, { paidAt: daysAgo(0) })
})

type Sale = {
  paidAt: Date | null
  quantity?: number
  refundedMinor?: number
  discountMinor?: number
  livemode?: boolean
  moves?: ('paid' | 'cancelled')[]
  source?: string
}

async function sell({ profile }: Tenant, { product, variant }: Wish, sale: Sale) {
  const { paidAt, quantity = 1, refundedMinor = 0, discountMinor = 0, livemode = false } = sale
  const subtotalMinor = variant.priceMinor * quantity
  const { id } = await payload.create({
    collection: slugs.orders,
    data: {
      profile: profile.id,
      publicRef: randomUUID(),
      email: 'fan@example.com',
      status: 'initiated_payment',
      refundState: refundedMinor > 0 ? 'partial' : 'none',
      refundedMinor,
      currency: 'usd',
      items: [
        {
          title: product.title,
          product: product.id,
          variant: variant.id,
          kind: 'digital',
          quantity,
          unitMinor: variant.priceMinor,
          minUnitMinor: variant.priceMinor,
          discountMinor,
          deliveryType: 'digital',
        },
      ],
      subtotalMinor,
      discountMinor,
      shippingMinor: 0,
      taxMinor: 0,
      totalMinor: subtotalMinor - discountMinor,
      paidAt: paidAt?.toISOString(),
      provider: 'test',
      livemode,
      attempt: 1,
      platformFeeMinor: 0,
      accessTokenHash: randomUUID(),
      idempotencyKey: randomUUID(),
      requestHash: 'x',
      source: sale.source,
    },
    depth: 0,
  })
  // An order starts unpaid, the database sees to that.
  for (const status of sale.moves ?? (['paid'] as const)) {
    await payload.db.updateOne({
      collection: slugs.orders,
      where: { id: { equals: id } },
      data: { status },
    })
  }
  return id
}

async function refund(
  { profile }: Tenant,
  order: string,
  {
    state = 'succeeded',
    ...given
  }: Pick<Refund, 'amountMinor' | 'lines'> & { state?: Refund['state'] },
) {
  await payload.create({
    collection: slugs.refunds,
    data: {
      profile: profile.id,
      order,
      currency: 'usd',
      state,
      restock: false,
      actorType: 'owner',
      key: randomUUID(),
      provider: 'test',
      paymentIntentId: randomUUID(),
      attempt: 1,
      tries: 0,
      ...given,
    },
  })
}

const look = (query = '', { owner, profile }: Tenant = luna) =>
  rest<Insights & ErrorBody>('GET', `/api/profiles/${profile.id}/insights${query}`, {
    token: owner.token,
  })

describe('sales', () => {
  it('count what was paid and stands, less what was given back, of the one artist', async () => {
    const { status, json } = await look('?days=7')
    expect(status).toBe(200)
    // 5.00, 5.00 - 2.00, and 2 × 20.00 - 10.00.
    expect(json.totals).toMatchObject({ orders: 3, revenue: 38 })
    expect(json.before).toMatchObject({ orders: 1, revenue: 5 })
    expect(json.days).toHaveLength(7)
    expect(json.days.at(-1)).toMatchObject({ day: dayOf(new Date()), orders: 1, revenue: 5 })
    expect(json.days.at(-4)).toMatchObject({ orders: 2, revenue: 33 })
    expect(json.testPayments).toBe(true)
  })

  it('name the best sellers first, and where buyers came from', async () => {
    const { json } = await look('?days=7')
    expect(json.releases.map(({ title, units, revenue }) => [title, units, revenue])).toEqual([
      ['=Tee', 2, 30],
      ['Night Ferry', 2, 8],
    ])
    expect(json.sources).toContainEqual({
      ...{ source: 'reddit.com', visits: 0, visitors: 0, orders: 1, revenue: 5 },
    })
  })

  it('take off each release what went back for it', async () => {
    const mira = await createTenant(payload, 'Mira')
    const give = (title: string) =>
      createProduct(payload, mira.profile.id, { title, priceMinor: 1000, isPublished: false })
    const [mug, cap] = [await give('Mug'), await give('Cap')]
    await sell(mira, cap, { paidAt: daysAgo(1) })
    const order = await sell(mira, mug, { paidAt: daysAgo(1), quantity: 4, refundedMinor: 2000 })
    await refund(mira, order, { amountMinor: 1000, lines: [{ line: 0, quantity: 1 }] })
    await refund(mira, order, { amountMinor: 1000, lines: null })
    await refund(mira, order, { amountMinor: 9000, lines: null, state: 'failed' })

    const { json } = await look('?days=7', mira)
    expect(json.releases.map(({ title, units, revenue }) => [title, units, revenue])).toEqual([
      ['Mug', 3, 20],
      ['Cap', 1, 10],
    ])
  })

  it('take off what cost nothing and was taken back', async () => {
    const nina = await createTenant(payload, 'Nina')
    const wish = { title: 'Seat', priceMinor: 0, isPublished: false }
    const seat = await createProduct(payload, nina.profile.id, wish)
    const order = await sell(nina, seat, { paidAt: daysAgo(1), quantity: 3 })
    await refund(nina, order, { amountMinor: 0, lines: [{ line: 0, quantity: 2 }] })
    const { json } = await look('?days=7', nina)
    expect(json.releases).toMatchObject([{ title: 'Seat', units: 1, revenue: 0 }])
  })

  it('count what members pay and do not get back, and nothing of another artist', async () => {
    const before = (await look()).json.totals.revenue
    const pay = ({ profile }: Tenant, data: Partial<MembershipPayment> = {}) =>
      payload.create({
        collection: slugs.membershipPayments,
        data: {
          profile: profile.id,
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
    await Promise.all([
      pay(luna),
      pay(kito),
      pay(luna, { refundedMinor: 200 }),
      pay(luna, { refundedMinor: 700 }),
      pay(luna, { isDuplicate: true }),
      pay(luna, { disputeState: 'won' }),
      pay(luna, { disputeState: 'lost' }),
    ])
    const { json } = await look()
    expect(json.totals.revenue).toBe(before + 7 + 5 + 7)
    const csv = await rest(
      'GET',
      `/api/profiles/${luna.profile.id}/numbers.csv?range=7&table=days`,
      { token: luna.owner.token },
    )
    const today = csv.text.trim().split('\r\n').at(-1)?.split(',')
    expect(today?.[6]).toBe(String(json.days.at(-1)?.revenue))
  })
})

describe('members and addresses', () => {
  it('say how many there are on each day, who joined, who left and the churn', async () => {
    const tier = await createTier(payload, luna.profile.id, 'Crew', 0)
    const join = async (
      startedAt: Date,
      status: 'free' | 'canceled' | 'incomplete',
      endedAt?: Date,
    ) => {
      const fan = await createVisitor(payload, luna.profile.id)
      await payload.create({
        collection: slugs.memberships,
        data: {
          profile: luna.profile.id,
          account: fan.id,
          tier,
          status,
          interval: 'none',
          amountMinor: 0,
          startedAt: startedAt.toISOString(),
          endedAt: endedAt?.toISOString(),
        },
      })
      return fan
    }
    await join(daysAgo(20), 'free')
    const former = await join(daysAgo(20), 'canceled', daysAgo(2))
    await join(daysAgo(1), 'free')
    const wavering = await join(daysAgo(1), 'incomplete')
    // Neither who left long ago nor who never paid changes the figures when their accounts go.
    for (const { token } of [former, wavering]) {
      const { status } = await rest('DELETE', '/api/accounts/me', {
        host: luna.host,
        token,
        body: { password: testPassword },
      })
      expect(status).toBe(204)
    }

    const { json } = await look('?days=7')
    expect(json).toMatchObject({ members: 2, churnPercent: 50 })
    expect(json.totals).toMatchObject({ membersJoined: 1, membersLeft: 1 })
    expect(json.days.map(({ members }) => members)).toEqual([2, 2, 2, 2, 1, 2, 2])
    expect(json.tiers).toEqual([{ tierId: tier, name: 'Crew', members: 2, payingMembers: 0 }])
  })

  it('count confirmed addresses alone', async () => {
    const list = await payload.create({
      collection: slugs.emailLists,
      data: { profile: luna.profile.id, name: 'News' },
    })
    const add = (email: string, data: Record<string, unknown>) =>
      payload.create({
        collection: slugs.subscribers,
        data: { profile: luna.profile.id, list: list.id, email, status: 'confirmed', ...data },
      })
    await add('a@example.com', { confirmedAt: daysAgo(40).toISOString() })
    await add('b@example.com', { confirmedAt: daysAgo(2).toISOString() })
    await add('c@example.com', { status: 'pending' })
    await add('d@example.com', {
      status: 'unsubscribed',
      confirmedAt: daysAgo(40).toISOString(),
      unsubscribedAt: daysAgo(1).toISOString(),
    })
    const { json } = await look()
    expect(json.subscribers).toBe(2)
    expect(json.totals).toMatchObject({ subscribersJoined: 1, subscribersLeft: 1 })
  })
})

describe('who may look', () => {
  it.each([
    ['insights', 404],
    ['numbers.csv?table=days', 404],
  ])('is not another artist: %s', async (rest_, status) => {
    const answer = await rest('GET', `/api/profiles/${luna.profile.id}/${rest_}`, {
      token: kito.owner.token,
    })
    expect(answer.status).toBe(status)
  })

  it('is nobody without an account, and a span that is not offered is refused', async () => {
    const path = `/api/profiles/${luna.profile.id}/insights`
    expect((await rest('GET', path)).status).toBe(401)
    expect((await look('?days=31')).status).toBe(400)
  })
})

describe('files', () => {
  const file = (table: string) =>
    rest('GET', `/api/profiles/${luna.profile.id}/numbers.csv?range=30&table=${table}`, {
      token: luna.owner.token,
    })

  it('hold every day, and run no formula', async () => {
    const { text, headers } = await file('days')
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(text.trim().split('\r\n')).toHaveLength(31)
    expect((await file('releases')).text).toContain("'=Tee,2,30,0,0")
  })

  it('say what each release did on each day', async () => {
    const { text } = await file('releases-by-day')
    expect(text).toContain(`${dayOf(daysAgo(3))},Night Ferry,1,3,0,0`)
    expect((await file('sources')).text).toContain('reddit.com,')
    expect((await file('nothing')).status).toBe(400)
  })
})
