import { sql } from '@payloadcms/db-postgres'
import { afterAll, expect, it } from 'vitest'
import { expireAbandonedCheckout } from '@/plugins/commerce/memberships/expire-abandoned-checkout'
import { sendDueRefunds } from '@/plugins/commerce/payments/send-refund'
import { openClub } from '@/plugins/commerce/testing/members'
import { openStripe } from '@/plugins/commerce/testing/stripe-shop'
import { endSubscription } from '@/src/server/payments/end-subscription'
import type { Job } from '@/src/server/queue/define-job'
import { testPassword } from '@/src/testing/factories'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const stripe = await openStripe()
const luna = await openClub(payload)
afterAll(async () => {
  await stripe.close()
})

/** Somebody opens the page of a tier, and deletes the account in another tab. */
async function leaveOpenPage(): Promise<string> {
  const tier = await luna.newTier({ name: 'Basic', priceMonthlyMinor: 500 })
  const fan = await luna.newFan()
  const { json } = await luna.join(fan, { tierId: tier.id, interval: 'month' })
  const deleted = await luna.call('DELETE', '/api/accounts/me', {
    token: fan.token,
    body: { password: testPassword },
  })
  expect(deleted.status).toBe(204)
  return json.redirectUrl ?? ''
}

/** What the queue holds of a kind, done twice: jobs may run again. */
async function work({ name, data: schema, run }: Pick<Job, 'name' | 'data' | 'run'>) {
  const waiting = await rowsOf<{ data: unknown }>(
    payload,
    sql`delete from jobs.job where name = ${name} returning data`,
  )
  for (const { data } of waiting) {
    for (const _ of [1, 2]) {
      await run(payload, schema.parse(data))
    }
  }
}

const subscriptions = async () =>
  ((await stripe.control('state')) as { subscriptions: { status: string }[] }).subscriptions

it('closes the page of a membership that nobody can have any more', async () => {
  const before = await subscriptions()
  const page = await leaveOpenPage()
  await work(expireAbandonedCheckout)
  await stripe.press(page)
  expect(await subscriptions()).toEqual(before)
})

it('gives back what was paid there first, and takes nothing more', async () => {
  const page = await leaveOpenPage()
  await stripe.press(page)
  await work(expireAbandonedCheckout)
  await work(endSubscription)
  await sendDueRefunds(payload)
  expect((await subscriptions()).at(-1)).toMatchObject({ status: 'canceled' })
  const { refunds } = await stripe.state()
  expect(refunds.at(-1)).toMatchObject({ amount: 500, status: 'succeeded' })
  const books = sql`
    select refunded_minor::int as back, is_duplicate as "isNoSale" from membership_payments
    order by created_at desc limit 1`
  expect(await rowsOf(payload, books)).toEqual([{ back: 500, isNoSale: true }])
})
