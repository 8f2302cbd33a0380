import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, describe, expect, it } from 'vitest'
import {
  memberFilterQuery,
  memberFilters,
} from '@/plugins/commerce/memberships/admin/member-filters'
import { grantMembership } from '@/plugins/commerce/memberships/grant-membership'
import { reconcileMemberships } from '@/plugins/commerce/memberships/reconcile-memberships'
import { type Fan, heldBy, membershipLine, openClub } from '@/plugins/commerce/testing/members'
import { orderOf } from '@/plugins/commerce/testing/shop'
import { openStripe } from '@/plugins/commerce/testing/stripe-shop'
import { membersByTier } from '@/plugins/insights/queries/audience-counts'
import type { ErrorBody } from '@/src/core/errors'
import type { Membership } from '@/src/payload-types'
import { countPeople } from '@/src/server/audience/audience'
import { isPaidElsewhere, paidElsewhere } from '@/src/server/memberships/paid-elsewhere'
import { postViewerOf } from '@/src/server/posts/post-viewer'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const stripe = await openStripe()
const luna = await openClub(payload)
const tierId = (await luna.newTier({ name: 'Circle', priceMonthlyMinor: 500 })).id
afterAll(async () => {
  await stripe.close()
})

/** How the site was paid before: by the built-in test payments, or with the keys of the other mode. */
const formerly = {
  'test payments': sql`provider = 'test', checkout_session_id = 'testmember_' || id,
    provider_subscription_id = replace(provider_subscription_id, 'sub_', 'testsub_')`,
  'keys of the other mode': sql`livemode = true, checkout_session_id = 'cs_live_' || id,
    provider_subscription_id = replace(provider_subscription_id, 'sub_', 'sub_live_')`,
}
const formers = Object.keys(formerly) as (keyof typeof formerly)[]
const held = (fan: Fan) => heldBy(payload, fan)
const isPaying = async ({ id }: Fan) => (await postViewerOf(luna.profile.id, { id })).isPaying
const month = () => ({ tierId, interval: 'month' })

/** What the site held of a fan when its payments became others. */
const turn = (fan: Fan, former: keyof typeof formerly) =>
  rowsOf(payload, sql`update memberships set ${formerly[former]} where account_id = ${fan.id}`)

async function pays(fan: Fan) {
  const { status, json } = await luna.join(fan, month())
  expect(status).toBe(200)
  await stripe.press(json.redirectUrl ?? '')
  await expect.poll(() => isPaying(fan)).toBe(true)
  // All that is to be heard of it was heard.
  const isTold = async () => (await stripe.state()).events.every(({ delivered }) => delivered > 0)
  await expect.poll(isTold).toBe(true)
}

describe.each(formers)('a membership that was paid with %s', (former) => {
  it('opens nothing, counts for nobody, and gives way to one that is paid', async () => {
    const fan = await luna.newFan()
    await pays(fan)
    await turn(fan, former)
    expect(await isPaying(fan)).toBe(false)
    expect(await luna.current(fan)).toEqual({ membership: null, oldPrice: null })
    expect(await luna.cancel(fan)).toMatchObject({ status: 409 })
    const req = await createLocalReq({}, payload)
    const range = { from: '2026-01-01', to: '2026-12-31', days: 365 }
    const scope = {
      ...{ profileId: luna.profile.id, range, livemode: false },
      ...{ timeZone: 'UTC', filter: {} },
    }
    const members = async () =>
      (await membersByTier(req, scope)).find((tier) => tier.tierId === tierId)?.members
    const before = await members()
    await pays(fan)
    expect(await members()).toBe((before ?? 0) + 1)
    expect(await held(fan)).toMatchObject([{ status: 'canceled' }, { status: 'active' }])
  })

  it('gives way to a cart, to a free tier and to a gift', async () => {
    const [buyer, friend, guest] = [await luna.newFan(), await luna.newFan(), await luna.newFan()]
    for (const fan of [buyer, friend, guest]) {
      await pays(fan)
      await turn(fan, former)
    }
    const { status, json } = await luna.order(buyer, [membershipLine(tierId)])
    expect([status, json]).toMatchObject([201, {}])
    await stripe.press(json.redirectUrl)
    const order = async () => (await orderOf(payload, json.orderRef)).status
    await expect.poll(order).toBe('delivered')
    expect(await isPaying(buyer)).toBe(true)

    const free = await luna.newTier({ name: 'Friends' })
    expect((await luna.join(friend, { tierId: free.id, interval: 'none' })).status).toBe(200)
    expect(await held(friend)).toMatchObject([{ status: 'canceled' }, { status: 'free' }])

    await grantMembership(await createLocalReq({}, payload), {
      profileId: luna.profile.id,
      accountId: guest.id,
      tierId,
      until: null,
      source: 'comp',
      mailer: null,
    })
    expect(await isPaying(guest)).toBe(true)
  })
})

describe.each(formers)('a page that was opened with %s', (former) => {
  it('keeps nobody from joining, with a cart or without', async () => {
    const [joiner, buyer] = [await luna.newFan(), await luna.newFan()]
    for (const fan of [joiner, buyer]) {
      await luna.join(fan, month())
      await turn(fan, former)
    }
    await pays(joiner)
    expect((await luna.order(buyer, [membershipLine(tierId)])).status).toBe(201)
  })

  it('keeps no cart from being ordered again', async () => {
    const fan = await luna.newFan()
    await luna.order(fan, [membershipLine(tierId)])
    await turn(fan, former)
    await pays(fan)
  })

  it('leaves a free membership as it is', async () => {
    const fan = await luna.newFan()
    const free = await luna.newTier({ name: `Friends before ${former}` })
    await luna.join(fan, { tierId: free.id, interval: 'none' })
    await luna.join(fan, month())
    await turn(fan, former)
    expect(await luna.current(fan)).toMatchObject({ membership: { tierId: free.id } })
    expect((await postViewerOf(luna.profile.id, fan)).tierIds).toContain(free.id)
    const req = await createLocalReq({}, payload)
    const members = { kind: 'posts', visibility: 'tiers', tierIds: [free.id] } as const
    expect(await countPeople(req, luna.profile.id, members)).toBe(1)
  })

  it('leaves a given membership as it is, and is forgotten', async () => {
    const [fan, given] = [await luna.newFan(), await luna.newFan()]
    for (const who of [fan, given]) {
      await luna.join(who, month())
      await turn(who, former)
    }
    await rowsOf(
      payload,
      sql`update memberships set status = 'active', interval = 'none', source = 'comp'
        where account_id = ${given.id}`,
    )
    await rowsOf(
      payload,
      sql`update memberships set updated_at = now() - interval '2 days'
        where account_id in (${fan.id}, ${given.id})`,
    )
    await reconcileMemberships(payload)
    expect(await held(fan)).toMatchObject([{ status: 'incomplete_expired' }])
    expect(await held(given)).toMatchObject([{ status: 'active' }])
    expect(await isPaying(given)).toBe(true)
  })
})

describe('what the artist is shown', () => {
  const words = {
    'test payments': 'Test payment, not counted',
    'keys of the other mode': 'Paid with other Stripe keys, not counted',
  }
  const ask = <Body = ErrorBody>(method: string, path: string) =>
    luna.call<Body>(method, `/api${path}`, { token: luna.owner.token })
  const provider = { name: 'stripe', livemode: false } as const
  /** As the links above the list of members ask. */
  const counts = async (tier: string) => {
    const counted = memberFilters(provider).map(async (choice) => {
      const query = `${memberFilterQuery(choice)}&limit=100&depth=0`
      const { json } = await ask<{ docs: Membership[] }>('GET', `/memberships?${query}`)
      return [choice.label, json.docs.filter((found) => found.tier === tier).length] as const
    })
    return Object.fromEntries(await Promise.all(counted))
  }

  it.each(formers)('of %s: who pays, and who is not counted', async (former) => {
    const { id } = await luna.newTier({ name: `Desk ${former}`, priceMonthlyMinor: 500 })
    const [gone, pays] = [await luna.newFan(), await luna.newFan()]
    for (const fan of [gone, pays]) {
      const { json } = await luna.join(fan, { tierId: id, interval: 'month' })
      await stripe.press(json.redirectUrl ?? '')
      await expect.poll(() => isPaying(fan)).toBe(true)
    }
    await turn(gone, former)
    expect(await counts(id)).toMatchObject({ Everybody: 2, paying: 1, 'not counted': 1, free: 0 })
    const { text } = await ask('GET', `/memberships/export?profileId=${luna.profile.id}`)
    const standing = (fan: Fan) => text.split('\r\n').find((row) => row.startsWith(fan.email)) ?? ''
    expect(standing(gone)).toContain(`,Desk ${former},"${words[former]}",`)
    expect(standing(pays)).toContain(`,Desk ${former},Paying,`)
  })

  it('is the same in documents as in statements', async () => {
    const rows = await rowsOf<
      Pick<Membership, 'interval' | 'provider' | 'livemode'> & { isElsewhere: boolean }
    >(
      payload,
      sql`select memberships.interval, provider, livemode, ${paidElsewhere(payload)} as "isElsewhere"
        from memberships`,
    )
    const seen = new Set(rows.map(({ isElsewhere }) => isElsewhere))
    expect(seen.size).toBe(2)
    for (const row of rows) {
      expect(isPaidElsewhere(payload, row)).toBe(row.isElsewhere)
    }
  })
})

it('keeps no tier for test payments, but for real ones of other keys', async () => {
  const remove = async (former: keyof typeof formerly) => {
    const { id } = await luna.newTier({ name: `Gone ${former}`, priceMonthlyMinor: 500 })
    const fan = await luna.newFan()
    const { json } = await luna.join(fan, { tierId: id, interval: 'month' })
    await stripe.press(json.redirectUrl ?? '')
    await expect.poll(() => isPaying(fan)).toBe(true)
    await turn(fan, former)
    const path = `/api/membership-tiers/${id}`
    return (await luna.call('DELETE', path, { token: luna.owner.token })).status
  }
  expect(await remove('test payments')).toBe(200)
  expect(await remove('keys of the other mode')).toBe(409)
})

it('knows no customer of the other mode', async () => {
  const fan = await luna.newFan()
  await pays(fan)
  await turn(fan, 'keys of the other mode')
  expect(await luna.join(fan, month())).toMatchObject({ status: 200 })
  const [row] = await rowsOf<{ customer: string | null }>(
    payload,
    sql`select provider_customer_id as customer from memberships
      where account_id = ${fan.id} and status = 'incomplete'`,
  )
  expect(row).toEqual({ customer: null })
})
