import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, describe, expect, it } from 'vitest'
import { loadMember } from '@/plugins/commerce/memberships/admin/load-member'
import { reconcileMemberships } from '@/plugins/commerce/memberships/reconcile-memberships'
import { connectedAccounts } from '@/plugins/commerce/testing/connected-account'
import {
  type Club,
  type Fan,
  heldBy,
  mailsTo,
  membershipLine,
  openClub,
} from '@/plugins/commerce/testing/members'
import { openStripe } from '@/plugins/commerce/testing/stripe-shop'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { slugs } from '@/src/core/slugs'
import { postViewerOf } from '@/src/server/posts/post-viewer'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const stripe = await openStripe({ connect: true })
const accounts = connectedAccounts(payload, stripe)
const luna = await openClub(payload, 'Luna')
const kito = await openClub(payload, 'Kito')
afterAll(async () => {
  await stripe.close()
})

const held = (fan: Fan) => heldBy(payload, fan)

const tierOf = async (club: Club) =>
  (await club.newTier({ name: 'Circle', priceMonthlyMinor: 500 })).id
const isPaying = async (club: Club, { id }: Fan) =>
  (await postViewerOf(club.profile.id, { id })).isPaying

async function pays(club: Club, fan: Fan, tierId: string) {
  const { status, json } = await club.join(fan, { tierId, interval: 'month' })
  expect([status, json.message]).toEqual([200, undefined])
  await stripe.press(json.redirectUrl ?? '')
  const last = async () => (await held(fan)).at(-1)?.status
  await expect.poll(last).toBe('active')
}

/** Luna and Kito have members, and the pages of others are open; then Luna's account is lost. */
async function lose({ isReplaced }: { isReplaced: boolean }) {
  await accounts.connect(luna)
  await accounts.connect(kito)
  const [tierId, kitosId] = [await tierOf(luna), await tierOf(kito)]
  const member = await luna.newFan()
  await pays(luna, member, tierId)
  const kitos = await kito.newFan()
  await pays(kito, kitos, kitosId)
  const waiting = await luna.newFan()
  await luna.join(waiting, { tierId, interval: 'month' })
  await accounts.disconnect(luna)
  if (isReplaced) {
    await accounts.connect(luna)
  }
  return { tierId, member, kitos, waiting }
}

const paidUntil = (fan: Fan, ago: string) =>
  rowsOf(
    payload,
    sql`update memberships set current_period_end = now() - ${ago}::interval
      where account_id = ${fan.id}`,
  )

describe.each([
  ['disconnected', false],
  ['replaced', true],
])('a membership that was paid to an account that is %s', (_what, isReplaced) => {
  it('stays open until the end of what is paid for, and can be ended', async () => {
    const { member, kitos } = await lose({ isReplaced })
    expect((await luna.refresh(member)).status).toBe(200)
    const changed = await luna.resume(member)
    expect([changed.status, changed.json.message]).toEqual([409, membershipAnswers.accountLost])

    const { status, json } = await luna.cancel(member)
    expect([status, json.message]).toEqual([200, undefined])
    expect(json.membership).toMatchObject({ status: 'canceled' })
    expect(json.membership?.accessUntil).toBe(json.membership?.currentPeriodEnd)
    expect(await isPaying(luna, member)).toBe(true)
    await paidUntil(member, '1 minute')
    expect(await isPaying(luna, member)).toBe(false)

    const other = await kito.cancel(kitos)
    expect(other.json.membership).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
  })

  it('is no paying one to its artist, who hears that Stripe may go on charging', async () => {
    const { member, kitos } = await lose({ isReplaced })
    const words = 'Paid to a Stripe account that is not connected'
    for (const [club, fan, isLost] of [
      [luna, member, true],
      [kito, kitos, false],
    ] as const) {
      const path = `/api/memberships/export?profileId=${club.profile.id}`
      const { text } = await rest('GET', path, { token: club.owner.token })
      const row = text.split('\r\n').find((line) => line.startsWith(fan.email))
      expect(row?.includes(words)).toBe(isLost)
      const [held] = await rowsOf<{ id: string }>(
        payload,
        sql`select id from memberships where account_id = ${fan.id}`,
      )
      const owner = await payload.findByID({ collection: slugs.users, id: club.owner.id })
      const user = { ...owner, collection: slugs.users } as const
      const req = await createLocalReq({ user }, payload)
      expect((await loadMember(req, held?.id ?? ''))?.hasLostAccount).toBe(isLost)
    }
  })

  it('ends by itself after the days of grace, and keeps its price for a while', async () => {
    const { member, kitos } = await lose({ isReplaced })
    await paidUntil(member, '6 days')
    await reconcileMemberships(payload)
    expect(await isPaying(luna, member)).toBe(true)
    await paidUntil(member, '8 days')
    await reconcileMemberships(payload)
    expect(await held(member)).toMatchObject([{ status: 'canceled', reason: 'payment_failed' }])
    expect(await isPaying(luna, member)).toBe(false)
    expect(await mailsTo(payload, member)).toEqual(['started', 'ended'])
    expect(await luna.current(member)).toMatchObject({ membership: null, oldPrice: { amount: 5 } })
    expect(await isPaying(kito, kitos)).toBe(true)
  })
})

describe('with another account', () => {
  it('can be joined again, and nothing that is paid for is lost', async () => {
    const { member, tierId } = await lose({ isReplaced: true })
    await luna.join(member, { tierId, interval: 'month' })
    expect(await isPaying(luna, member)).toBe(true)
    await pays(luna, member, tierId)
    expect(await held(member)).toMatchObject([{ status: 'canceled' }, { status: 'active' }])
    const ending = await luna.cancel(member)
    expect(ending.json.membership).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
  })

  it('can be bought in a cart', async () => {
    const { member, tierId } = await lose({ isReplaced: true })
    expect((await luna.order(member, [membershipLine(tierId)])).status).toBe(201)
  })

  it('is paid on a new page where one of the lost account was open', async () => {
    const { waiting, tierId } = await lose({ isReplaced: true })
    await pays(luna, waiting, tierId)
    expect(await isPaying(luna, waiting)).toBe(true)
  })
})

it('forgets the open page of an account that is lost', async () => {
  const { waiting } = await lose({ isReplaced: false })
  await rowsOf(
    payload,
    sql`update memberships set updated_at = now() - interval '2 days'
      where account_id = ${waiting.id}`,
  )
  await reconcileMemberships(payload)
  expect(await held(waiting)).toMatchObject([{ status: 'incomplete_expired' }])
})
