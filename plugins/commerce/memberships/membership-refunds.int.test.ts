import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { processMissedWebhooks } from '@/plugins/commerce/payments/process-missed-webhooks'
import { sendDueRefunds } from '@/plugins/commerce/payments/send-refund'
import { type Fan, heldBy, mailsTo, openClub } from '@/plugins/commerce/testing/members'
import { openStripe } from '@/plugins/commerce/testing/stripe-shop'
import type { ErrorBody } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/owner-messages'
import { slugs } from '@/src/core/slugs'
import { getPaymentProvider } from '@/src/server/payments'
import { endSubscription } from '@/src/server/payments/end-subscription'
import { createOwner } from '@/src/testing/factories'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const stripe = await openStripe()
const luna = await openClub(payload, 'Luna')
const kito = await openClub(payload, 'Kito')
const owner = await createOwner(payload, [luna.profile.id])
const stranger = await createOwner(payload, [kito.profile.id])
afterEach(async () => {
  await stripe.deliver({})
  await stripe.control('clear-faults')
  await endWhatWaits()
})
afterAll(async () => {
  await stripe.close()
})

const becomes = (fan: Fan, expected: object) =>
  expect.poll(() => heldBy(payload, fan)).toMatchObject([expected])

type Paid = {
  id: string
  membership: string
  intent: string
  amount: number
  refunded: number
  twice: boolean
  extra: boolean
  dispute: string | null
}

/** Newest last. */
const paidBy = (fan: Fan) =>
  rowsOf<Paid>(
    payload,
    sql`select paid.id, held.id as membership, paid.payment_intent_id as intent,
        paid.amount_minor::int as amount, paid.refunded_minor::int as refunded,
        paid.is_duplicate as twice, paid.is_extra as extra, paid.dispute_state as dispute
      from membership_payments paid join memberships held on held.id = paid.membership_id
      where held.account_id = ${fan.id} order by paid.paid_at, paid.is_duplicate`,
  )

const markOf = async (fan: Fan) => {
  const [row] = await rowsOf<{ mark: string | null }>(
    payload,
    sql`select needs_review as mark from memberships where account_id = ${fan.id}`,
  )
  return row?.mark
}

async function member(club = luna) {
  const tier = await club.newTier({
    name: 'Circle',
    priceMonthlyMinor: 500,
    priceYearlyMinor: 5000,
  })
  const fan = await club.newFan()
  const known = new Set((await stripe.state()).events.map(({ id }) => id))
  const { json } = await club.join(fan, { tierId: tier.id, interval: 'month' })
  await stripe.press(json.redirectUrl ?? '')
  await becomes(fan, { status: 'active' })
  // Anyone who still asks would meet the faults of a test.
  const isHeard = async () =>
    (await stripe.state()).events.every(({ id, delivered }) => known.has(id) || delivered > 0)
  await expect.poll(isHeard).toBe(true)
  const [paid] = await paidBy(fan)
  if (!paid) {
    throw new Error('Nothing was paid')
  }
  return { fan, tier, paid }
}

/** As the worker does with what waits for it. */
async function endWhatWaits() {
  const waiting = await rowsOf<{ data: { subscriptionId: string; account: string } }>(
    payload,
    sql`delete from jobs.job where name = 'end-subscription' returning data`,
  )
  for (const { data } of waiting) {
    await endSubscription.run(payload, data)
  }
  return waiting.length
}

/** As if the next look at it were due. */
async function lookAgain() {
  await rowsOf(
    payload,
    sql`update refunds set next_try_at = now() - interval '1 second'
      where state in ('requested', 'pending')`,
  )
  await sendDueRefunds(payload)
}

const atStripe = async (paid: Paid) =>
  (await stripe.state()).refunds.filter((each) => each.payment_intent === paid.intent)
const goBack = (paid: Paid, amount?: number) =>
  stripe.control('refund', { payment_intent: paid.intent, amount })
const dispute = (paid: Paid, status: string) =>
  stripe.control('dispute', { payment_intent: paid.intent, status })

type Answer = ErrorBody & { refunded: number; refundState: string }
const ask = (
  paid: Paid,
  body: Record<string, unknown> = {},
  { token }: { token?: string } = owner,
) =>
  luna.call<Answer>('POST', `/api/membership-payments/${paid.id}/refunds`, {
    token,
    body: { key: randomUUID(), ...body },
  })

describe('money of a membership that goes back at the provider', () => {
  it('is counted in parts, and ends the membership when all of it is gone', async () => {
    const { fan, paid } = await member()
    await goBack(paid, 200)
    await expect.poll(() => paidBy(fan)).toMatchObject([{ refunded: 200 }])
    expect(await endWhatWaits()).toBe(0)
    await goBack(paid)
    await stripe.control('repeat', { times: 3 })
    await expect.poll(() => paidBy(fan)).toMatchObject([{ refunded: 500 }])
    expect(await endWhatWaits()).toBe(1)
    await becomes(fan, { status: 'canceled', reason: 'cancelled' })
    expect((await luna.current(fan)).membership).toBeNull()
    expect(await mailsTo(payload, fan)).toEqual(['started', 'refunded', 'refunded', 'ended'])
    expect(await markOf(fan)).toBeNull()
  })

  it('ends nothing when it was an old payment', async () => {
    const { fan, paid: first } = await member()
    await stripe.control('advance', { seconds: 32 * 24 * 3600 })
    await expect.poll(async () => (await paidBy(fan)).length).toBe(2)
    await goBack(first)
    await expect.poll(() => paidBy(fan)).toMatchObject([{ refunded: 500 }, { refunded: 0 }])
    expect(await endWhatWaits()).toBe(0)
    const [, renewal] = await paidBy(fan)
    await goBack(renewal ?? first)
    await expect.poll(async () => (await paidBy(fan))[1]?.refunded).toBe(500)
    expect(await endWhatWaits()).toBe(1)
    await becomes(fan, { status: 'canceled' })
  })

  it('leaves the membership as it is when a change within its period goes back', async () => {
    const { fan, paid: first } = await member()
    const plus = await luna.newTier({ name: 'Plus', priceMonthlyMinor: 900 })
    await stripe.control('advance', { seconds: 60 })
    await luna.change(fan, { tierId: plus.id, interval: 'month' })
    const [, extra] = await paidBy(fan)
    expect(extra).toMatchObject({ amount: 400, extra: true })
    await goBack(extra as Paid)
    await expect.poll(async () => (await paidBy(fan))[1]?.refunded).toBe(400)
    expect(await endWhatWaits()).toBe(0)
    expect(await heldBy(payload, fan)).toMatchObject([{ tier: 'Plus', status: 'active' }])

    await goBack(first)
    await expect.poll(async () => (await paidBy(fan))[0]?.refunded).toBe(500)
    expect(await endWhatWaits()).toBe(1)
    await becomes(fan, { status: 'canceled' })
  })

  it('ends the membership when the period goes back that a change began', async () => {
    const { fan, tier, paid: first } = await member()
    await stripe.control('advance', { seconds: 60 })
    await luna.change(fan, { tierId: tier.id, interval: 'year' })
    const [, year] = await paidBy(fan)
    expect(year).toMatchObject({ amount: 4500, extra: false })
    await goBack(first)
    await expect.poll(async () => (await paidBy(fan))[0]?.refunded).toBe(500)
    expect(await endWhatWaits()).toBe(0)
    await goBack(year as Paid)
    await expect.poll(async () => (await paidBy(fan))[1]?.refunded).toBe(4500)
    expect(await endWhatWaits()).toBe(1)
    await becomes(fan, { status: 'canceled' })
  })

  it('is found although it is heard of before the payment, or its event is lost', async () => {
    const tier = await luna.newTier({ name: 'Circle', priceMonthlyMinor: 500 })
    const fan = await luna.newFan()
    const { json } = await luna.join(fan, { tierId: tier.id, interval: 'month' })
    await stripe.deliver({ mode: 'hold' })
    await stripe.press(json.redirectUrl ?? '')
    const { paymentIntents } = await stripe.state()
    await stripe.control('refund', { payment_intent: paymentIntents.at(-1)?.id, amount: 100 })
    await stripe.control('release', { isReversed: true })
    await expect.poll(() => paidBy(fan)).toMatchObject([{ amount: 500, refunded: 100 }])

    await stripe.deliver({ mode: 'drop' })
    const [paid] = await paidBy(fan)
    await goBack(paid as Paid, 50)
    await processMissedWebhooks(payload)
    await processMissedWebhooks(payload)
    expect(await paidBy(fan)).toMatchObject([{ refunded: 150 }])
  })

  it('counts again when the refund fails at the bank, and the artist is told', async () => {
    const { fan, paid } = await member()
    await goBack(paid, 200)
    await expect.poll(() => paidBy(fan)).toMatchObject([{ refunded: 200 }])
    const [made] = await atStripe(paid)
    await stripe.control('finish-refund', { id: made?.id, status: 'failed' })
    await expect.poll(() => markOf(fan)).toBe('refund_failed')
    expect(await paidBy(fan)).toMatchObject([{ refunded: 0 }])
  })
})

describe('a member who objects at the bank', () => {
  it('is marked, and ends when the bank decides for them, the second time too', async () => {
    const { fan, paid } = await member()
    await dispute(paid, 'needs_response')
    await expect.poll(() => markOf(fan)).toBe('dispute')
    await dispute(paid, 'won')
    await expect.poll(() => markOf(fan)).toBeNull()
    expect(await paidBy(fan)).toMatchObject([{ dispute: 'won' }])
    expect(await endWhatWaits()).toBe(0)

    await dispute(paid, 'needs_response')
    await expect.poll(() => markOf(fan)).toBe('dispute')
    await dispute(paid, 'lost')
    await stripe.control('repeat', { times: 3 })
    await expect.poll(() => paidBy(fan)).toMatchObject([{ dispute: 'lost' }])
    expect(await endWhatWaits()).toBe(1)
    await becomes(fan, { status: 'canceled' })
    expect(await markOf(fan)).toBe('dispute')
  })

  it('is looked at by their own artist alone', async () => {
    const { fan, paid } = await member()
    await dispute(paid, 'needs_response')
    await expect.poll(() => markOf(fan)).toBe('dispute')
    const look = (token?: string) =>
      luna.call('POST', `/api/memberships/${paid.membership}/reviewed`, { token })
    expect((await look(stranger.token)).status).toBe(404)
    expect((await look(fan.token)).status).toBe(401)
    expect(await markOf(fan)).toBe('dispute')
    expect((await look(owner.token)).status).toBe(204)
    expect(await markOf(fan)).toBeNull()
    expect((await look(owner.token)).status).toBe(409)
  })
})

describe('an artist who gives money of a membership back', () => {
  it('gives a part or all of it, never more, and it stands in the audit log', async () => {
    const { fan, paid } = await member()
    const part = await ask(paid, { amount: 2, reason: 'Sorry' })
    expect([part.status, part.json]).toMatchObject([
      200,
      { refunded: 2, refundState: 'succeeded', amount: 5 },
    ])
    const much = await ask(paid, { amount: 3.01 })
    expect([much.status, much.json.message]).toEqual([422, ownerMessages.refunds.atMost('$3.00')])
    expect((await ask(paid)).json).toMatchObject({ refunded: 5 })
    expect((await ask(paid)).status).toBe(422)
    expect((await atStripe(paid)).map(({ amount }) => amount)).toEqual([200, 300])
    expect(await endWhatWaits()).toBe(1)
    await becomes(fan, { status: 'canceled' })
    const { docs: log } = await payload.find({
      collection: slugs.auditLog,
      where: { targetId: { equals: paid.membership } },
      sort: 'createdAt',
    })
    expect(log.map(({ action, summary, actorLabel }) => [action, summary, actorLabel])).toEqual([
      [
        'membership_refunded',
        ownerMessages.audit.membershipRefunded('$2.00', 'Circle'),
        owner.email,
      ],
      [
        'membership_refunded',
        ownerMessages.audit.membershipRefunded('$3.00', 'Circle'),
        owner.email,
      ],
    ])
    const mails = await rowsOf<{ text: string }>(
      payload,
      sql`select text from mail_log where "to" = ${fan.email} and kind = 'membership-refunded'
        order by created_at`,
    )
    expect(mails[0]?.text).toContain('$2.00')
    expect(mails[0]?.text).toContain('Sorry')
  })

  it('is nobody but the artist whose member it is', async () => {
    const { fan, paid } = await member()
    const { paid: foreign } = await member(kito)
    expect((await ask(paid, {}, stranger)).status).toBe(404)
    expect((await ask(foreign)).status).toBe(404)
    expect((await ask(paid, {}, fan)).status).toBe(401)
    expect((await ask(paid, {}, {})).status).toBe(401)
    expect((await ask(paid, { amount: -1 })).status).toBe(400)
    expect([await atStripe(paid), await atStripe(foreign)]).toEqual([[], []])
  })

  it('gives it back once, however often and at the same time it is asked', async () => {
    const { paid } = await member()
    const key = randomUUID()
    await Promise.all(Array.from({ length: 5 }, () => ask(paid, { key, amount: 1 })))
    await stripe.control('repeat', { times: 2 })
    await lookAgain()
    expect(await atStripe(paid)).toMatchObject([{ amount: 100 }])
    const several = await Promise.all([ask(paid, { amount: 3 }), ask(paid, { amount: 3 })])
    expect(several.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it.each(['reset', '500', '429', 'malformed', 'html404'])(
    'gives it back once after %s at the provider',
    async (kind) => {
      const { fan, paid } = await member()
      await stripe.deliver({ mode: 'drop' })
      await stripe.control('fault', { kind, times: 3 })
      expect((await ask(paid)).status).toBe(200)
      await stripe.control('clear-faults')
      await lookAgain()
      await lookAgain()
      expect(await atStripe(paid)).toMatchObject([{ amount: 500 }])
      expect(await paidBy(fan)).toMatchObject([{ refunded: 500 }])
      expect(await endWhatWaits()).toBe(1)
    },
  )

  it('is told when the provider refuses, and may decide again', async () => {
    const { fan, paid } = await member()
    await stripe.control('fault', { kind: '400' })
    const refused = await ask(paid)
    expect([refused.status, refused.json.message]).toEqual([409, 'This cannot be done'])
    expect(await markOf(fan)).toBe('refund_failed')
    expect((await ask(paid)).status).toBe(200)
    expect(await markOf(fan)).toBeNull()
  })

  it('asks what the payment is known by, when that was not noted', async () => {
    const { paid } = await member()
    const forget = sql`update membership_payments set payment_intent_id = null where id = ${paid.id}`
    await rowsOf(payload, forget)
    expect((await ask(paid, { amount: 1 })).status).toBe(200)
    expect(await atStripe(paid)).toMatchObject([{ amount: 100 }])
  })
})

describe('a membership that is paid twice', () => {
  /** Another page for the same membership, as if it had been open in a second tab. */
  async function payAgain(fan: Fan, tierId: string, membershipId: string) {
    const page = await getPaymentProvider(payload).subscriptions.openPage({
      idempotencyKey: randomUUID(),
      membershipId,
      profileId: luna.profile.id,
      attempt: 2,
      email: fan.email,
      customerId: null,
      currency: 'usd',
      terms: { tierId, tierName: 'Circle', interval: 'month', amountMinor: 500 },
      platformFeeBps: 0,
      expiresAt: new Date(Date.now() + 31 * 60_000),
      successUrl: 'http://localhost/',
      cancelUrl: 'http://localhost/',
    })
    await stripe.press(page.url ?? '')
  }

  it('goes back by itself once, is no sale, and goes on as it was', async () => {
    const { fan, tier, paid } = await member()
    await payAgain(fan, tier.id, paid.membership)
    await stripe.control('repeat', { times: 3 })
    await expect.poll(() => paidBy(fan)).toMatchObject([{ twice: false }, { twice: true }])
    await lookAgain()
    await expect
      .poll(() => paidBy(fan))
      .toMatchObject([{ refunded: 0 }, { twice: true, refunded: 500 }])
    expect(await endWhatWaits()).toBe(1)
    await stripe.control('repeat', { times: 2 })
    await lookAgain()
    const [first, second] = await paidBy(fan)
    expect(await atStripe(first as Paid)).toEqual([])
    expect(await atStripe(second as Paid)).toMatchObject([{ amount: 500 }])
    expect(await heldBy(payload, fan)).toMatchObject([{ status: 'active' }])
    expect(await endWhatWaits()).toBe(0)

    expect(await mailsTo(payload, fan)).toEqual(['started', 'refunded'])
    const told = await rowsOf<{ to: string; text: string }>(
      payload,
      sql`select "to", text from mail_log where kind = 'membership-paid-twice'
        and text like ${`%${fan.email}%`}`,
    )
    expect(told.map(({ to }) => to).sort()).toEqual([luna.owner.email, owner.email].sort())
    expect(told[0]?.text).toContain('$5.00')
  })

  it('is kept when the one before was given up at the bank', async () => {
    const { fan, tier, paid } = await member()
    await rowsOf(
      payload,
      sql`update memberships set status = 'incomplete_expired', provider_subscription_id = 'sub_given_up'
        where id = ${paid.membership}`,
    )
    await payAgain(fan, tier.id, paid.membership)
    await expect.poll(async () => (await heldBy(payload, fan))[0]?.status).toBe('active')
    expect(await paidBy(fan)).toMatchObject([{ twice: false }, { twice: false }])
  })

  it('goes back after a failure in between, to who paid for what they gave up', async () => {
    const tier = await luna.newTier({ name: 'Circle', priceMonthlyMinor: 500 })
    const fan = await luna.newFan()
    const join = () => luna.join(fan, { tierId: tier.id, interval: 'month' })
    const { json: old } = await join()
    await rowsOf(
      payload,
      sql`update memberships set status = 'incomplete_expired' where account_id = ${fan.id}`,
    )
    const { json: now } = await join()
    await stripe.press(now.redirectUrl ?? '')
    await expect.poll(async () => (await heldBy(payload, fan))[1]?.status).toBe('active')
    await stripe.press(old.redirectUrl ?? '')
    await expect.poll(async () => (await paidBy(fan)).length).toBe(2)
    await stripe.control('fault', { kind: '500', times: 3 })
    await lookAgain()
    await stripe.control('clear-faults')
    await lookAgain()
    const [kept, twice] = await paidBy(fan)
    expect([kept?.membership === twice?.membership, twice?.twice, twice?.refunded]).toEqual([
      true,
      true,
      500,
    ])
    expect(await atStripe(twice as Paid)).toMatchObject([{ amount: 500 }])
    expect(await heldBy(payload, fan)).toMatchObject([
      { status: 'incomplete_expired' },
      { status: 'active' },
    ])
  })
})
