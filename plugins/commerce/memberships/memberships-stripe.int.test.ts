import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { type Fan, mailsTo, monthOf } from '@/plugins/commerce/testing/members'
import { openStripeClub } from '@/plugins/commerce/testing/stripe-club'
import { membershipMessages } from '@/src/core/messages/membership'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { getPaymentProvider } from '@/src/server/payments'
import { createStripeClient } from '@/src/server/payments/stripe/stripe-client'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const {
  stripe,
  luna,
  advance,
  held,
  becomes,
  stripeBooks,
  tiers,
  member,
  subscriptionOf,
  allHeard,
} = await openStripeClub(payload)

const year = (tierId: string) => ({ tierId, interval: 'year' })

type Moment = string | null | undefined
const daysBetween = (start: Moment, end: Moment) =>
  (new Date(end ?? 0).getTime() - new Date(start ?? 0).getTime()) / 86_400_000

const provider = () => getPaymentProvider(payload)

/** In order; payments within one second, which is as fine as Stripe tells, by their amount. */
const paidBy = (fan: Fan) =>
  rowsOf<{ amount: number }>(
    payload,
    sql`select paid.amount_minor::int as amount from membership_payments paid
      join memberships held on held.id = paid.membership_id
      where held.account_id = ${fan.id} order by paid.paid_at, paid.amount_minor`,
  )

it('joins on the hosted page, and renews at the price of then', async () => {
  const { basic } = await tiers()
  const { fan, customer } = await member(basic.id)
  expect(await mailsTo(payload, fan)).toEqual(['started'])
  await payload.update({
    collection: 'membership-tiers',
    id: basic.id,
    data: { priceMonthlyMinor: 800 },
  })
  await advance(32)
  await expect.poll(() => paidBy(fan)).toEqual([{ amount: 500 }, { amount: 500 }])
  const paid = (await stripeBooks()).invoices.filter((invoice) => invoice.customer === customer)
  expect(paid.map(({ amount_paid }) => amount_paid)).toEqual([500, 500])
  expect(await held(fan)).toMatchObject([{ tier: 'Basic', status: 'active', amount: 500 }])
})

it('gives up a page that nobody pays within the hour', async () => {
  const { basic } = await tiers()
  const fan = await luna.newFan()
  const first = await luna.join(fan, monthOf(basic.id))
  await stripe.control('advance', { seconds: 3600 })
  await becomes(fan, { status: 'incomplete_expired' })
  expect((await stripe.press(first.json.redirectUrl ?? '')).status).not.toBe(303)
  expect((await luna.join(fan, monthOf(basic.id))).status).toBe(200)
})

it('opens another page when the process died before the first one was noted', async () => {
  const { basic } = await tiers()
  const fan = await luna.newFan()
  await luna.join(fan, monthOf(basic.id))
  await rowsOf(
    payload,
    sql`update memberships set checkout_session_id = null, updated_at = now() - interval '40 minutes'
      where account_id = ${fan.id}`,
  )
  expect((await luna.join(fan, monthOf(basic.id))).status).toBe(200)
})

it('goes up at once, and down at the end of the period', async () => {
  const { basic, plus } = await tiers()
  const { fan } = await member(basic.id)
  const up = await luna.change(fan, monthOf(plus.id))
  expect(up.json.membership).toMatchObject({ tierName: 'Plus', amount: 9, next: null })
  const down = await luna.change(fan, { tierId: basic.id, interval: 'year' })
  expect(down.json.membership).toMatchObject({
    tierName: 'Plus',
    amount: 9,
    status: 'active',
    next: { tierName: 'Basic', interval: 'year', amount: 50 },
  })
  await advance(32)
  await becomes(fan, { tier: 'Basic', amount: 5000, status: 'active' })
  expect(await mailsTo(payload, fan)).toEqual(['started', 'changed', 'changed'])
})

it('takes a change back that was to come', async () => {
  const { basic, plus } = await tiers()
  const { fan } = await member(plus.id)
  await luna.change(fan, monthOf(basic.id))
  const back = await luna.change(fan, monthOf(plus.id))
  expect(back.json.membership).toMatchObject({ tierName: 'Plus', amount: 9, next: null })
  await advance(32)
  await expect.poll(() => paidBy(fan)).toEqual([{ amount: 900 }, { amount: 900 }])
})

it('prorates an upgrade from what is paid for, whatever waits', async () => {
  const { basic, plus, patron } = await tiers()
  const { fan } = await member(plus.id)
  await luna.change(fan, monthOf(basic.id))
  const up = await luna.change(fan, monthOf(patron.id))
  expect(up.json.membership).toMatchObject({ tierName: 'Patron', amount: 20, next: null })
  expect(await paidBy(fan)).toEqual([{ amount: 900 }, { amount: 1100 }])
  await advance(32)
  await expect
    .poll(() => paidBy(fan))
    .toEqual([{ amount: 900 }, { amount: 1100 }, { amount: 2000 }])
})

it('begins a month with an upgrade from a year, though another month waits', async () => {
  const { basic } = await tiers()
  const dear = await luna.newTier({ name: 'Dear', priceMonthlyMinor: 10_000 })
  const { fan } = await member(basic.id, year(basic.id))
  const down = await luna.change(fan, monthOf(basic.id))
  expect(down.json.membership).toMatchObject({
    amount: 50,
    interval: 'year',
    next: { amount: 5, interval: 'month' },
  })
  const up = await luna.change(fan, monthOf(dear.id))
  expect(up.json.membership).toMatchObject({ tierName: 'Dear', interval: 'month', next: null })
  const { currentPeriodStart: begins, currentPeriodEnd: ends } = up.json.membership ?? {}
  expect(daysBetween(begins, ends)).toBeLessThan(32)
  expect(await paidBy(fan)).toEqual([{ amount: 5000 }, { amount: 5000 }])
})

it('prorates an upgrade after a change was taken back', async () => {
  const { basic } = await tiers()
  const dear = await luna.newTier({ name: 'Dear', priceMonthlyMinor: 10_000 })
  const { fan } = await member(basic.id, year(basic.id))
  await luna.change(fan, monthOf(basic.id))
  const back = await luna.change(fan, year(basic.id))
  expect(back.json.membership).toMatchObject({ amount: 50, interval: 'year', next: null })
  await luna.change(fan, monthOf(dear.id))
  expect(await paidBy(fan)).toEqual([{ amount: 5000 }, { amount: 5000 }])
})

it('goes on with what waited when the bank refuses an upgrade, and asks it again', async () => {
  const { basic, plus, patron } = await tiers()
  const { fan, customer } = await member(plus.id)
  await luna.change(fan, monthOf(basic.id))
  await stripe.control('card', { customer, card: '0002' })
  const refused = await luna.change(fan, monthOf(patron.id))
  expect([refused.status, refused.json.message]).toEqual([409, membershipAnswers.cardDeclined])
  expect((await luna.current(fan)).membership).toMatchObject({
    tierName: 'Plus',
    next: { tierName: 'Basic', amount: 5 },
  })
  await stripe.control('card', { customer, card: '4242' })
  await luna.change(fan, monthOf(patron.id))
  expect(await paidBy(fan)).toEqual([{ amount: 900 }, { amount: 1100 }])
})

it('remembers what waits while it is to end', async () => {
  const { basic, plus } = await tiers()
  const { fan } = await member(plus.id)
  await luna.change(fan, monthOf(basic.id))
  const next = { tierName: 'Basic', amount: 5, interval: 'month' }
  const ending = await luna.cancel(fan)
  expect(ending.json.membership).toMatchObject({ amount: 9, cancelAtPeriodEnd: true, next: null })
  const resumed = await luna.resume(fan)
  expect(resumed.json.membership).toMatchObject({ amount: 9, cancelAtPeriodEnd: false, next })
  await advance(32)
  await becomes(fan, { tier: 'Basic', amount: 500, status: 'active' })
  await luna.change(fan, monthOf(plus.id))
  expect((await luna.cancel(fan)).json.membership).toMatchObject({ amount: 9, next: null })
})

it('becomes nothing else while it is to end, until that is taken back', async () => {
  const { basic, plus, patron } = await tiers()
  const { fan } = await member(plus.id)
  await luna.change(fan, monthOf(basic.id))
  await luna.cancel(fan)
  const refusal = { status: 409, json: { message: membershipMessages.endingFirst } }
  const noneWorks = async () => {
    for (const tier of [basic, plus, patron]) {
      expect(await luna.change(fan, monthOf(tier.id))).toMatchObject(refusal)
    }
  }
  await noneWorks()
  await allHeard()
  // As if nobody had told of it yet: Stripe knows.
  await rowsOf(
    payload,
    sql`update memberships set cancel_at_period_end = false where account_id = ${fan.id}`,
  )
  await noneWorks()
  const ending = { tierName: 'Plus', amount: 9, cancelAtPeriodEnd: true, next: null }
  expect((await luna.current(fan)).membership).toMatchObject(ending)
  await advance(32)
  await becomes(fan, { tier: 'Plus', status: 'canceled' })
  expect(await paidBy(fan)).toEqual([{ amount: 900 }])
})

it('waits once, however often it is asked for, and can wait for something else', async () => {
  const { basic, plus, patron } = await tiers()
  const { fan } = await member(patron.id)
  const clicks = await Promise.all(
    Array.from({ length: 8 }, () => luna.change(fan, monthOf(basic.id))),
  )
  expect(new Set(clicks.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await luna.current(fan)).membership?.next).toMatchObject({ tierName: 'Basic' })
  const other = await luna.change(fan, monthOf(plus.id))
  expect(other.json.membership?.next).toMatchObject({ tierName: 'Plus', amount: 9 })
  await advance(32)
  await becomes(fan, { tier: 'Plus', amount: 900, status: 'active' })
  await advance(32)
  await expect.poll(() => paidBy(fan)).toEqual([{ amount: 2000 }, { amount: 900 }, { amount: 900 }])
})

it('hears what came to wait, though its caller got no answer', async () => {
  const { basic, plus } = await tiers()
  const { fan } = await member(plus.id)
  const { id } = await subscriptionOf(fan)
  await allHeard()
  await provider().subscriptions.change(id, {
    idempotencyKey: randomUUID(),
    terms: { tierId: basic.id, tierName: 'Basic', interval: 'month', amountMinor: 500 },
    moment: 'period_end',
  })
  await expect
    .poll(async () => (await luna.current(fan)).membership?.next)
    .toMatchObject({ tierName: 'Basic', amount: 5 })
  await provider().subscriptions.setEnding(id, true)
  await provider().subscriptions.end(id)
  await becomes(fan, { status: 'canceled' })
})

it('goes on where a change was cut off', async () => {
  const { basic, plus } = await tiers()
  const { fan } = await member(plus.id)
  const { id } = await subscriptionOf(fan)
  const client = createStripeClient({ secretKey: 'sk_test_0123456789', apiBase: stripe.url })
  await client.subscriptionSchedules.create({ from_subscription: id })
  expect((await luna.refresh(fan)).json.membership).toMatchObject({ amount: 9, next: null })
  const down = await luna.change(fan, monthOf(basic.id))
  expect(down.json.membership?.next).toMatchObject({ tierName: 'Basic', amount: 5 })
  await provider().subscriptions.end(id)
  await becomes(fan, { status: 'canceled' })
})

it('changes nothing when the bank says no', async () => {
  const { basic, plus } = await tiers()
  const { fan, customer } = await member(basic.id)
  await allHeard()
  await stripe.control('card', { customer, card: '0002' })
  const refused = await luna.change(fan, monthOf(plus.id))
  expect([refused.status, refused.json.message]).toEqual([409, membershipAnswers.cardDeclined])
  expect(await held(fan)).toMatchObject([{ tier: 'Basic', amount: 500 }])
  await stripe.control('card', { customer, card: '4242' })
  expect((await luna.change(fan, monthOf(plus.id))).json.membership).toMatchObject({ amount: 9 })
})

it('ends with what is paid for, and goes on when that is taken back', async () => {
  const { basic } = await tiers()
  const { fan } = await member(basic.id)
  await luna.cancel(fan)
  expect((await luna.resume(fan)).json.membership).toMatchObject({ cancelAtPeriodEnd: false })
  await luna.cancel(fan)
  await advance(32)
  await becomes(fan, { status: 'canceled', reason: 'cancelled' })
})

it('is heard of when every event is lost, and once when they come late', async () => {
  await stripe.deliver({ mode: 'hold', copies: 3 })
  const { basic } = await tiers()
  const fan = await luna.newFan()
  const { json } = await luna.join(fan, monthOf(basic.id))
  await stripe.press(json.redirectUrl ?? '')
  expect(await held(fan)).toMatchObject([{ status: 'incomplete' }])
  expect((await luna.refresh(fan)).json.membership).toMatchObject({ status: 'active' })
  await stripe.control('release', { isReversed: true })
  expect(await held(fan)).toMatchObject([{ status: 'active' }])
  expect(await mailsTo(payload, fan)).toEqual(['started'])
  expect(await paidBy(fan)).toEqual([{ amount: 500 }])
})

it('joins as a new customer where the one of before is another account’s', async () => {
  const { basic } = await tiers()
  const { fan, customer } = await member(basic.id)
  await luna.cancel(fan)
  await advance(32)
  await becomes(fan, { status: 'canceled' })
  const renamed = `${customer}_of_other_keys`
  await rowsOf(
    payload,
    sql`update memberships set provider_customer_id = ${renamed} where account_id = ${fan.id}`,
  )
  const { status, json } = await luna.join(fan, monthOf(basic.id))
  expect([status, json.message]).toEqual([200, undefined])
  expect((await luna.join(fan, monthOf(basic.id))).json.redirectUrl).toBe(json.redirectUrl)
  await stripe.press(json.redirectUrl ?? '')
  await expect.poll(() => held(fan)).toMatchObject([{ status: 'canceled' }, { status: 'active' }])
  const rows = await rowsOf<{ customer: string }>(
    payload,
    sql`select provider_customer_id as customer from memberships
      where account_id = ${fan.id} and status = 'active'`,
  )
  expect(rows[0]?.customer).toMatch(/^cus_/)
  expect(rows[0]?.customer).not.toBe(renamed)
})
