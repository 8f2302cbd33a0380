import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import {
  endPaymentsOfSite,
  endRenewals,
  endRenewalsAgain,
  requireSiteStays,
} from '@/plugins/commerce/memberships/end-payments-of-site'
import { openClub } from '@/plugins/commerce/testing/members'
import { endSubscription } from '@/src/server/payments/end-subscription'
import { runSiteDeletions } from '@/src/server/site-deletion'
import { withTx } from '@/src/server/transaction'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const luna = await openClub(payload)
const kito = await openClub(payload, 'Kito')

const endingOf = (club: typeof luna) =>
  rowsOf<{ status: string; isEnding: boolean }>(
    payload,
    sql`select status, cancel_at_period_end as "isEnding" from memberships
      where profile_id = ${club.profile.id} order by id`,
  )

const waiting = (name: string) =>
  rowsOf<{ data: unknown }>(payload, sql`delete from jobs.job where name = ${name} returning data`)

const plan = (at: string | null) =>
  payload.db.pool.query('update profiles set delete_after = $1 where id = $2', [
    at,
    luna.profile.id,
  ])

it('lets no membership of a site that is deleted be paid again', async () => {
  const { basic, plus } = await luna.newTiers()
  await luna.newMember(basic.id)
  await luna.newMember(plus.id)
  const others = await kito.newTiers()
  await kito.newMember(others.basic.id)
  const req = await createLocalReq({}, payload)
  await waiting(endRenewals.name)
  await withTx(req, () => runSiteDeletions(req, luna.profile.id, 'begin'))
  const jobs = await waiting(endRenewals.name)
  expect(jobs).toHaveLength(1)
  const data = endRenewals.data.parse(jobs[0]?.data)

  // Taken back meanwhile.
  await endRenewals.run(payload, data)
  expect((await endingOf(luna)).map(({ isEnding }) => Boolean(isEnding))).toEqual([false, false])

  await plan('2099-01-01')
  await endRenewals.run(payload, data)
  await endRenewals.run(payload, data)
  expect(await endingOf(luna)).toEqual([
    { status: 'active', isEnding: true },
    { status: 'active', isEnding: true },
  ])
  // What became a member after that ends with the next round.
  await endRenewalsAgain(payload)
  const again = await waiting(endRenewals.name)
  expect(again.map((job) => endRenewals.data.parse(job.data).profileId)).toEqual([luna.profile.id])
  expect((await endingOf(kito)).map(({ isEnding }) => Boolean(isEnding))).toEqual([false])
})

it('lets nobody go on, or change what is paid, until the site stays', async () => {
  const req = await createLocalReq({}, payload)
  await plan('2099-01-01')
  await expect(requireSiteStays(req, luna.profile.id)).rejects.toMatchObject({ code: 'CONFLICT' })
  await requireSiteStays(req, kito.profile.id)
  await plan(null)
  await requireSiteStays(req, luna.profile.id)
})

it('ends what is left when the site goes, once', async () => {
  await waiting(endSubscription.name)
  const req = await createLocalReq({}, payload)
  for (const _ of [1, 2]) {
    await withTx(req, async () => endPaymentsOfSite.end?.(req, luna.profile.id))
  }
  const ids = await rowsOf<{ id: string }>(
    payload,
    sql`select provider_subscription_id as id from memberships where profile_id = ${luna.profile.id}`,
  )
  const jobs = await waiting(endSubscription.name)
  expect(jobs.map(({ data }) => endSubscription.data.parse(data).subscriptionId).sort()).toEqual(
    ids.map(({ id }) => id).sort(),
  )
  expect(ids).toHaveLength(2)
})
