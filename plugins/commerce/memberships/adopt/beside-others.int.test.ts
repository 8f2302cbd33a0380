import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { reconcileMemberships } from '@/plugins/commerce/memberships/reconcile-memberships'
import { settleMembership } from '@/plugins/commerce/memberships/settle-membership'
import { elsewhere } from '@/plugins/commerce/testing/elsewhere'
import { monthOf, openClub } from '@/plugins/commerce/testing/members'
import { endWhatWaits } from '@/plugins/commerce/testing/paid-members'
import { openStripe } from '@/plugins/commerce/testing/stripe-shop'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { keepBlock } from '@/src/server/accounts/blocked-emails'
import { getPaymentProvider } from '@/src/server/payments'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

/** Adoption while reconciling, other memberships, other sites and a block meet it. */
const fake = await openStripe()
const luna = await openClub(payload, 'Luna')
const kito = await openClub(payload, 'Kito')
const there = elsewhere(payload, fake.url)
const words = ownerMessages.moveIn.adoption
const { id: tierId } = await luna.newTier({ name: 'Gold', priceMonthlyMinor: 700 })
afterAll(fake.close)
afterEach(async () => {
  vi.restoreAllMocks()
  await fake.control('clear-faults')
})

const newEmail = () => `${randomUUID()}@example.com`

async function ghostMember(email = newEmail()) {
  const { id: customerId, subscriptions } = await there.customer('', email, {})
  const row = await there.moved(luna, { email, customerId, tier: tierId })
  return { email, row, subscriptionId: subscriptions[0] ?? '' }
}

it('is not given up by reconciling while Stripe does not answer for days', async () => {
  const { email, row } = await ghostMember()
  await fake.control('fault', { kind: '401', times: 30, after: 1 })
  await there.adopt()
  const old = sql`update memberships set updated_at = now() - interval '2 days'
    where id = (select membership_id from imported_members where id = ${row.id}) returning status`
  expect(await rowsOf(payload, old)).toEqual([{ status: 'incomplete' }])
  await reconcileMemberships(payload)
  expect(await there.heldBy(luna, email)).toMatchObject([{ status: 'incomplete' }])
  await fake.control('clear-faults')
  await there.adopt()
  expect(await there.heldBy(luna, email)).toMatchObject([{ status: 'active' }])
})

it('never ends at Stripe because of another membership here', async () => {
  const { row, subscriptionId } = await ghostMember()
  await there.adopt()
  await rowsOf(
    payload,
    sql`with before as (update memberships set status = 'incomplete_expired'
        where provider_subscription_id = ${subscriptionId} returning *)
      insert into memberships (profile_id, account_id, tier_id, status, source, interval, amount_minor)
      select profile_id, account_id, tier_id, 'active', 'comp', 'none', 0 from before`,
  )
  const req = await createLocalReq({}, payload)
  const report = { provider: getPaymentProvider(payload), subscriptionId }
  expect(await settleMembership(req, report)).toBe('unchanged')
  expect(await endWhatWaits()).toBe(0)
  await payload.update({
    collection: slugs.importedMembers,
    id: row.id,
    data: { outcome: 'waiting' },
  })
  await there.adopt()
  expect(await there.outcome(row)).toEqual({ outcome: 'refused', note: words.hasOther })
  const { status } = await there.stripe.subscriptions.retrieve(subscriptionId)
  expect(status).toBe('active')
})

it('waits, and is no failure, while they pay on a page', async () => {
  const fan = await luna.newFan()
  const { json } = await luna.join(fan, monthOf(tierId))
  const { row } = await ghostMember(fan.email)
  const failed = vi.spyOn(payload.logger, 'error')
  await there.adopt()
  expect(await there.outcome(row)).toMatchObject({ outcome: 'waiting' })
  expect(failed).not.toHaveBeenCalled()
  await fake.press(json.redirectUrl ?? '')
  await expect.poll(() => there.heldBy(luna, fan.email)).toMatchObject([{ status: 'active' }])
  await there.adopt()
  expect(await there.outcome(row)).toEqual({ outcome: 'refused', note: words.hasOther })
})

it('of a large site does not keep another site waiting', async () => {
  const { perSite } = studioLimits.importedMembers
  for (let made = 0; made < perSite + 2; made += 1) {
    await there.moved(luna, { email: newEmail() })
  }
  const last = await there.moved(kito, { email: newEmail() })
  await there.adopt()
  expect(await there.outcome(last)).toMatchObject({ outcome: 'refused' })
  const waiting = () =>
    payload.count({
      collection: slugs.importedMembers,
      where: { outcome: { equals: 'waiting' }, profile: { equals: luna.profile.id } },
    })
  expect((await waiting()).totalDocs).toBe(2)
  await there.adopt()
  expect((await waiting()).totalDocs).toBe(0)
})

it('leaves who may not comment blocked', async () => {
  const { id, email } = await luna.newFan()
  await rowsOf(
    payload,
    sql`update public_accounts set comments_blocked_at = now() where id = ${id}`,
  )
  await keepBlock(await createLocalReq({}, payload), id)
  await payload.delete({ collection: slugs.publicAccounts, id })
  await there.moved(luna, { email, standing: 'given', tier: tierId })
  await there.adopt()
  expect((await there.accountOf(luna, email))?.commentsBlockedAt).toBeTruthy()
})
