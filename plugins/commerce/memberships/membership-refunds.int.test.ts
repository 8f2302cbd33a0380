import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { afterEach, describe, expect } from 'vitest'
import { processMissedWebhooks } from '@/plugins/commerce/payments/process-missed-webhooks'
import { heldBy, mailsTo } from '@/plugins/commerce/testing/members'
import {
  becomes,
  endWhatWaits,
  paidMemberTest as it,
  markOf,
  type Paid,
  paidBy,
} from '@/plugins/commerce/testing/paid-members'
import { lookAgain } from '@/plugins/commerce/testing/refunds'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

afterEach(endWhatWaits)

describe('money of a membership that goes back at the provider', () => {
  it('is counted in parts, and ends the membership when all of it is gone', async ({
    stripe,
    luna,
    member,
    goBack,
  }) => {
    const { fan, paid } = await member()
    await goBack(paid, 200)
    await expect.poll(() => paidBy(fan)).toMatchObject([{ refunded: 200 }])
    expect(await endWhatWaits()).toBe(0)
    await goBack(paid)
    await stripe.repeat(3)
    await expect.poll(() => paidBy(fan)).toMatchObject([{ refunded: 500 }])
    expect(await endWhatWaits()).toBe(1)
    await becomes(fan, { status: 'canceled', reason: 'cancelled' })
    expect((await luna.current(fan)).membership).toBeNull()
    expect(await mailsTo(payload, fan)).toEqual(['started', 'refunded', 'refunded', 'ended'])
    expect(await markOf(fan)).toBeNull()
  })

  it('ends nothing when it was an old payment', async ({ stripe, member, goBack }) => {
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

  it('leaves the membership as it is when a change within its period goes back', async ({
    stripe,
    luna,
    member,
    goBack,
  }) => {
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

  it('ends the membership when the period goes back that a change began', async ({
    stripe,
    luna,
    member,
    goBack,
  }) => {
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

  it('is found although it is heard of before the payment, or its event is lost', async ({
    stripe,
    luna,
    goBack,
  }) => {
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

  it('counts again when the refund fails at the bank, and the artist is told', async ({
    stripe,
    member,
    goBack,
  }) => {
    const { fan, paid } = await member()
    await goBack(paid, 200)
    await expect.poll(() => paidBy(fan)).toMatchObject([{ refunded: 200 }])
    const [made] = await stripe.refundsOf(paid.intent)
    await stripe.control('finish-refund', { id: made?.id, status: 'failed' })
    await expect.poll(() => markOf(fan)).toBe('refund_failed')
    expect(await paidBy(fan)).toMatchObject([{ refunded: 0 }])
  })
})

describe('an artist who gives money of a membership back', () => {
  it('gives a part or all of it, never more, and it stands in the audit log', async ({
    stripe,
    owner,
    member,
    ask,
  }) => {
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
    expect((await stripe.refundsOf(paid.intent)).map(({ amount }) => amount)).toEqual([200, 300])
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

  it('can only be the one whose member it is', async ({ stripe, kito, stranger, member, ask }) => {
    const { fan, paid } = await member()
    const { paid: foreign } = await member(kito)
    expect((await ask(paid, {}, stranger)).status).toBe(404)
    expect((await ask(foreign)).status).toBe(404)
    expect((await ask(paid, {}, fan)).status).toBe(401)
    expect((await ask(paid, {}, {})).status).toBe(401)
    expect((await ask(paid, { amount: -1 })).status).toBe(400)
    expect([await stripe.refundsOf(paid.intent), await stripe.refundsOf(foreign.intent)]).toEqual([
      [],
      [],
    ])
  })

  it('gives it back once, however often and at the same time it is asked', async ({
    stripe,
    member,
    ask,
  }) => {
    const { paid } = await member()
    const key = randomUUID()
    await Promise.all(Array.from({ length: 5 }, () => ask(paid, { key, amount: 1 })))
    await stripe.repeat(2)
    await lookAgain(payload)
    expect(await stripe.refundsOf(paid.intent)).toMatchObject([{ amount: 100 }])
    const several = await Promise.all([ask(paid, { amount: 3 }), ask(paid, { amount: 3 })])
    expect(several.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it.for(['reset', '500', '429', 'malformed', 'html404'])(
    'gives it back once after %s at the provider',
    async (kind, { stripe, member, ask }) => {
      const { fan, paid } = await member()
      await stripe.deliver({ mode: 'drop' })
      await stripe.control('fault', { kind, times: 3 })
      expect((await ask(paid)).status).toBe(200)
      await stripe.control('clear-faults')
      await lookAgain(payload)
      await lookAgain(payload)
      expect(await stripe.refundsOf(paid.intent)).toMatchObject([{ amount: 500 }])
      expect(await paidBy(fan)).toMatchObject([{ refunded: 500 }])
      expect(await endWhatWaits()).toBe(1)
    },
  )

  it('is told when the provider refuses, and may decide again', async ({ stripe, member, ask }) => {
    const { fan, paid } = await member()
    await stripe.control('fault', { kind: '400' })
    const refused = await ask(paid)
    expect([refused.status, refused.json.message]).toEqual([409, 'This cannot be done'])
    expect(await markOf(fan)).toBe('refund_failed')
    expect((await ask(paid)).status).toBe(200)
    expect(await markOf(fan)).toBeNull()
  })

  it('asks what the payment is known by, when that was not noted', async ({
    stripe,
    member,
    ask,
  }) => {
    const { paid } = await member()
    const forget = sql`update membership_payments set payment_intent_id = null where id = ${paid.id}`
    await rowsOf(payload, forget)
    expect((await ask(paid, { amount: 1 })).status).toBe(200)
    expect(await stripe.refundsOf(paid.intent)).toMatchObject([{ amount: 100 }])
  })
})
