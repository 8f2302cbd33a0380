import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { reconcileMemberships } from '@/plugins/commerce/memberships/reconcile-memberships'
import { mailsTo } from '@/plugins/commerce/testing/members'
import { openStripeClub } from '@/plugins/commerce/testing/stripe-club'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const { stripe, luna, advance, held, becomes, stripeBooks, tiers, member, allHeard } =
  await openStripeClub(payload)

it('has grace when a renewal fails, and is paid on the portal', async () => {
  const { basic } = await tiers()
  const { fan, customer } = await member(basic.id)
  await stripe.control('card', { customer, card: '0002' })
  await advance(31)
  await becomes(fan, { status: 'past_due' })
  const { json } = await luna.portal(fan)
  await stripe.press(json.redirectUrl ?? '', { card: '4242' })
  await becomes(fan, { status: 'active' })
  expect(await mailsTo(payload, fan)).toEqual(['started', 'failed'])
})

it('takes nothing more from the person who ends it after a renewal failed', async () => {
  const { basic } = await tiers()
  const { fan, customer } = await member(basic.id)
  await stripe.control('card', { customer, card: '0002' })
  await advance(31)
  await becomes(fan, { status: 'past_due' })
  await luna.cancel(fan)
  expect(await held(fan)).toMatchObject([{ status: 'canceled' }])
  await stripe.control('card', { customer, card: '4242' })
  await advance(32)
  await allHeard()
  expect(await held(fan)).toMatchObject([{ status: 'canceled' }])
  const paid = (await stripeBooks()).invoices.filter((invoice) => invoice.customer === customer)
  expect(paid.map(({ amount_paid }) => amount_paid)).toEqual([500, 0])
})

it('keeps the month that was just paid for anyone who ends it before that is heard of', async () => {
  const { basic } = await tiers()
  const { fan, customer } = await member(basic.id)
  await stripe.control('card', { customer, card: '0002' })
  await advance(31)
  await becomes(fan, { status: 'past_due' })
  const { json } = await luna.portal(fan)
  await allHeard()
  await stripe.deliver({ mode: 'hold' })
  await stripe.press(json.redirectUrl ?? '', { card: '4242' })
  expect(await held(fan)).toMatchObject([{ status: 'past_due' }])
  const ending = await luna.cancel(fan)
  expect(ending.json.membership).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
  await stripe.control('release')
  expect(await held(fan)).toMatchObject([{ status: 'active' }])
})

it('has no card tried again for anyone who ends it before a failure is heard of', async () => {
  const { basic } = await tiers()
  const { fan, customer } = await member(basic.id)
  await allHeard()
  await stripe.control('card', { customer, card: '0002' })
  await stripe.deliver({ mode: 'hold' })
  await advance(31)
  expect(await held(fan)).toMatchObject([{ status: 'active' }])
  await luna.cancel(fan)
  expect(await held(fan)).toMatchObject([{ status: 'canceled' }])
  await stripe.control('release')
})

it('is given up when it was not paid in time, whatever Stripe is set to', async () => {
  await stripe.control('settings', { afterRetries: 'leave' })
  const { basic } = await tiers()
  const { fan, customer } = await member(basic.id)
  await stripe.control('card', { customer, card: '0002' })
  await advance(31)
  await becomes(fan, { status: 'past_due' })
  await rowsOf(
    payload,
    sql`update memberships set current_period_end = now() - interval '8 days'
      where account_id = ${fan.id}`,
  )
  // What counts is what Stripe says: there the days of grace are not over yet.
  await reconcileMemberships(payload)
  expect((await held(fan))[0]?.status).toBe('past_due')
})
