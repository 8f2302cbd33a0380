import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { reconcileMemberships } from '@/plugins/commerce/memberships/reconcile-memberships'
import { heldBy, mailsTo, openClub, pageIdOf } from '@/plugins/commerce/testing/members'
import type { TierPosts } from '@/src/core/contracts/members/member-calls'
import type { ErrorBody } from '@/src/core/errors'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { slugs } from '@/src/core/slugs'
import { createOwner } from '@/src/testing/factories'
import { createPost } from '@/src/testing/posts'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const luna = await openClub(payload, 'Luna')
const kito = await openClub(payload, 'Kito')
const owner = await createOwner(payload, [luna.profile.id])
const stranger = await createOwner(payload, [kito.profile.id])

const call = <Body = ErrorBody>(
  method: string,
  path: string,
  { by = owner, body }: { by?: { token: string }; body?: unknown } = {},
) => luna.call<Body>(method, `/api${path}`, { token: by.token, body })

const poll = (name: string, visibility: 'tiers' | 'public', tiers: string[]) =>
  createPost(payload, luna.profile.id, { caption: name, type: 'poll', visibility, tiers })
const postsOf = (tierId: string, by: { token: string } = owner) =>
  call<TierPosts>('GET', `/membership-tiers/${tierId}/posts`, { by })
const readersOf = async (id: string) => {
  const post = await payload.findByID({ collection: slugs.posts, id, depth: 0 })
  return { visibility: post.visibility, tiers: post.tiers }
}

describe('posts of tiers', () => {
  it('are opened for a new tier, when the artist says so', async () => {
    const [old, fresh] = [
      await luna.newTier({ name: 'Old' }),
      await luna.newTier({ name: 'Fresh', priceMonthlyMinor: 500 }),
    ]
    const first = await poll('first', 'tiers', [old.id])
    const both = await poll('both', 'tiers', [old.id, fresh.id])
    await poll('everybody', 'public', [])
    expect((await postsOf(fresh.id)).json).toMatchObject({
      posts: 1,
      onlyThis: 0,
      others: [{ id: old.id, name: 'Old', posts: 2 }],
    })
    for (let round = 0; round < 2; round += 1) {
      const opened = await call<TierPosts>('POST', `/membership-tiers/${fresh.id}/posts/open`, {
        body: { tierIds: [old.id] },
      })
      expect(opened.json).toMatchObject({ posts: 2, onlyThis: 0 })
    }
    expect(await readersOf(first.id)).toEqual({ visibility: 'tiers', tiers: [old.id, fresh.id] })
    expect((await readersOf(both.id)).tiers).toHaveLength(2)
  })

  it('have to go over to somebody before their tier is deleted', async () => {
    const [gone, stays] = [
      await luna.newTier({ name: 'Gone' }),
      await luna.newTier({ name: 'Stays' }),
    ]
    const alone = await poll('alone', 'tiers', [gone.id])
    const shared = await poll('shared', 'tiers', [gone.id, stays.id])
    const refused = await call('DELETE', `/membership-tiers/${gone.id}`)
    expect([refused.status, refused.json.message]).toEqual([409, membershipAnswers.hasPosts(2)])

    const left = await call<TierPosts>('POST', `/membership-tiers/${gone.id}/posts/leave`, {
      body: { to: stays.id },
    })
    expect(left.json).toMatchObject({ posts: 0 })
    expect(await readersOf(alone.id)).toEqual({ visibility: 'tiers', tiers: [stays.id] })
    expect(await readersOf(shared.id)).toEqual({ visibility: 'tiers', tiers: [stays.id] })
    expect((await call('DELETE', `/membership-tiers/${gone.id}`)).status).toBe(200)

    await call('POST', `/membership-tiers/${stays.id}/posts/leave`, { body: { to: 'paid' } })
    expect(await readersOf(alone.id)).toEqual({ visibility: 'paid', tiers: [] })
  })

  it('are nobody else’s to ask about', async () => {
    const tier = await luna.newTier({ name: 'Own' })
    expect((await postsOf(tier.id, stranger)).status).toBe(404)
    const foreign = await call('POST', `/membership-tiers/${tier.id}/posts/open`, {
      body: { tierIds: ['00000000-0000-4000-8000-000000000000'] },
    })
    expect(foreign.status).toBe(404)
    for (const [path, body] of [
      ['posts/open', { tierIds: [tier.id] }],
      ['posts/leave', { to: 'nobody' }],
      ['preview', {}],
    ] as const) {
      const { status } = await call('POST', `/membership-tiers/${tier.id}/${path}`, {
        by: stranger,
        body,
      })
      expect(status).toBe(404)
    }
    const { token } = await luna.newFan()
    expect((await postsOf(tier.id, { token })).status).toBe(401)
  })
})

it('keeps a tier that has members, or that somebody paid for', async () => {
  const [free, paid] = [
    await luna.newTier({ name: 'Free' }),
    await luna.newTier({ name: 'Paid', priceMonthlyMinor: 500 }),
  ]
  const fan = await luna.newFan()
  await luna.join(fan, { tierId: free.id, interval: 'none' })
  const refused = await call('DELETE', `/membership-tiers/${free.id}`)
  expect([refused.status, refused.json.message]).toEqual([409, membershipAnswers.hasMembers(1)])
  await luna.cancel(fan)
  expect((await call('DELETE', `/membership-tiers/${free.id}`)).status).toBe(200)

  const payer = await luna.newFan()
  const pageId = pageIdOf((await luna.join(payer, { tierId: paid.id, interval: 'month' })).json)
  await luna.act(pageId, 'pay')
  await luna.cancel(payer)
  await luna.act(pageId, 'next_period')
  const kept = await call('DELETE', `/membership-tiers/${paid.id}`)
  expect([kept.status, kept.json.message]).toEqual([409, membershipAnswers.hadMembers])
})

it('keeps a tier as long as a product is for its members alone', async () => {
  const tier = await luna.newTier({ name: 'Buyers' })
  const { product } = await luna.sell()
  const sellTo = (visibility: 'public' | 'tiers') =>
    payload.update({
      collection: slugs.products,
      id: product.id,
      data: { visibility, tiers: [tier.id] },
    })
  await sellTo('tiers')
  const refused = await call('DELETE', `/membership-tiers/${tier.id}`)
  expect([refused.status, refused.json.message]).toEqual([409, membershipAnswers.hasProducts(1)])
  await sellTo('public')
  expect((await call('DELETE', `/membership-tiers/${tier.id}`)).status).toBe(200)
})

it('refuses prices that nobody could pay', async () => {
  const create = (data: object) =>
    call('POST', '/membership-tiers', {
      body: { profile: luna.profile.id, name: 'Priced', ...data },
    })
  expect((await create({ priceMonthlyMinor: 49 })).status).toBe(400)
  expect((await create({ priceMonthlyMinor: 5.5 })).status).toBe(400)
  expect((await create({ discountPercent: 101 })).status).toBe(400)
  expect((await create({ discountPercent: 12.5 })).status).toBe(400)
  expect((await create({ priceMonthlyMinor: 50, discountPercent: 10 })).status).toBe(201)
})

describe('memberships that the artist gives', () => {
  const give = (body: Record<string, unknown>, by: { token: string } = owner) =>
    call('POST', '/memberships/give', { by, body: { profileId: luna.profile.id, ...body } })

  it('go to an account until a day, and can be taken back', async () => {
    const tier = await luna.newTier({ name: 'Crew', priceMonthlyMinor: 500 })
    const fan = await luna.newFan()
    const gift = { email: fan.email, tierId: tier.id }
    expect((await give({ ...gift, until: '2020-01-01' })).json.message).toBe(
      membershipAnswers.endInPast,
    )
    expect((await give({ ...gift, email: 'nobody@example.com', until: null })).json.message).toBe(
      membershipAnswers.noSuchAccount,
    )
    expect((await give({ ...gift, until: null }, stranger)).status).toBe(404)
    expect((await give({ ...gift, until: '2099-12-31' })).status).toBe(204)
    expect(await heldBy(payload, fan)).toMatchObject([{ tier: 'Crew', status: 'active' }])
    expect((await luna.current(fan)).membership).toMatchObject({
      source: 'comp',
      accessUntil: '2099-12-31T23:59:59.000Z',
    })

    const [row] = await rowsOf<{ id: string }>(
      payload,
      sql`select id from memberships where account_id = ${fan.id}`,
    )
    expect((await call('POST', `/memberships/${row?.id}/end`, { by: stranger })).status).toBe(404)
    expect((await call('POST', `/memberships/${row?.id}/end`)).status).toBe(204)
    expect((await call('POST', `/memberships/${row?.id}/end`)).status).toBe(409)
    expect(await luna.current(fan)).toEqual({ membership: null, oldPrice: null })
    expect(await mailsTo(payload, fan)).toEqual(['started', 'ended'])
  })

  it('go to somebody who left the page of a paid one, which is closed', async () => {
    const tier = await luna.newTier({ name: 'Crew', priceMonthlyMinor: 500 })
    const fan = await luna.newFan()
    const joined = await luna.join(fan, { tierId: tier.id, interval: 'month' })
    const gift = { email: fan.email, tierId: tier.id, until: null }
    expect((await give(gift)).status).toBe(204)
    await luna.act(pageIdOf(joined.json), 'pay')
    expect(await heldBy(payload, fan)).toMatchObject([
      { status: 'incomplete_expired' },
      { tier: 'Crew', status: 'active', amount: 0 },
    ])
  })

  it('leave the page of a paid one open when there is nothing to give', async () => {
    const other = await openClub(payload, 'Kito')
    const foreign = await other.newTier({ name: 'Crew', priceMonthlyMinor: 500 })
    const tier = await luna.newTier({ name: 'Crew', priceMonthlyMinor: 500 })
    const fan = await luna.newFan()
    const joined = await luna.join(fan, { tierId: tier.id, interval: 'month' })
    const gift = { email: fan.email, tierId: foreign.id, until: null }
    expect((await give(gift)).status).toBe(404)
    await luna.act(pageIdOf(joined.json), 'pay')
    expect(await heldBy(payload, fan)).toMatchObject([{ tier: 'Crew', status: 'active' }])
  })

  it('tell their members a week before the end, once, unless it is hardly longer', async () => {
    const tier = await luna.newTier({ name: 'Told', priceMonthlyMinor: 500 })
    const [soon, later, short] = [await luna.newFan(), await luna.newFan(), await luna.newFan()]
    const endsIn = async (
      fan: { id: string; email: string },
      startedDays: number,
      days: number,
    ) => {
      await give({ email: fan.email, tierId: tier.id, until: '2099-12-31' })
      await rowsOf(
        payload,
        sql`update memberships set current_period_start = now() - make_interval(days => ${startedDays}),
            current_period_end = now() + make_interval(days => ${days})
          where account_id = ${fan.id}`,
      )
    }
    await endsIn(soon, 24, 6)
    await endsIn(later, 20, 8)
    await endsIn(short, 1, 6)
    await reconcileMemberships(payload)
    await reconcileMemberships(payload)
    expect(await mailsTo(payload, soon)).toEqual(['started', 'ending'])
    expect(await mailsTo(payload, later)).toEqual(['started'])
    expect(await mailsTo(payload, short)).toEqual(['started'])
  })

  it('stand in the file of members, which is the artist’s alone', async () => {
    const path = `/memberships/export?profileId=${luna.profile.id}`
    const { status, text } = await call('GET', path)
    expect(status).toBe(200)
    const [head, ...rows] = text.trim().split('\r\n')
    expect(head).toContain('Email,First name,Last name,Tier,Status,Price')
    expect(rows.some((row) => row.includes('Crew,Ended'))).toBe(true)
    expect((await call('GET', path, { by: stranger })).status).toBe(404)
  })
})

it('shows the artist the site with the eyes of a member', async () => {
  const tier = await luna.newTier({ name: 'Watched', priceMonthlyMinor: 500 })
  const { status, json } = await call<{ url: string }>(
    'POST',
    `/membership-tiers/${tier.id}/preview`,
    { body: {} },
  )
  expect(status).toBe(200)
  expect(json.url).toMatch(new RegExp(`/meta/preview/.+#play=.+&as=${tier.id}$`))
})
