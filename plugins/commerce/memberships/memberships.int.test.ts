import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantMembership } from '@/plugins/commerce/memberships/grant-membership'
import { membershipMailer } from '@/plugins/commerce/memberships/membership-mails'
import { reconcileMemberships } from '@/plugins/commerce/memberships/reconcile-memberships'
import {
  type Club,
  eventOf,
  type Fan,
  heldBy,
  mailsTo,
  openClub,
  pageIdOf,
  paymentsOf,
} from '@/plugins/commerce/testing/members'
import { sendTestEvent } from '@/plugins/commerce/testing/shop'
import { messages } from '@/src/core/messages'
import { getPaymentProvider } from '@/src/server/payments'
import { renewTestSubscriptions } from '@/src/server/payments/test/renew-test-subscriptions'
import { postViewerOf } from '@/src/server/posts/post-viewer'
import { bootTestPayload, type TestPayload } from '@/src/testing/boot-test-payload'
import { rowsOf } from '@/src/testing/rows-of'

let test: TestPayload
let luna: Club
let kito: Club

beforeAll(async () => {
  test = await bootTestPayload()
  luna = await openClub(test.payload, 'Luna')
  kito = await openClub(test.payload, 'Kito')
})
afterAll(() => test.close())

const month = (tierId: string) => ({ tierId, interval: 'month' })
const free = (tierId: string) => ({ tierId, interval: 'none' })
const held = (fan: Fan) => heldBy(test.payload, fan)
const mails = (fan: Fan) => mailsTo(test.payload, fan)
const tiers = async () => ({
  basic: await luna.newTier({ name: 'Basic', priceMonthlyMinor: 500, priceYearlyMinor: 5000 }),
  plus: await luna.newTier({ name: 'Plus', priceMonthlyMinor: 900 }),
})
const isPaying = async ({ id }: Fan) => (await postViewerOf(luna.profile.id, { id })).isPaying

/** Joins and pays; the webhook arrives. */
async function member(tierId: string, body: Record<string, unknown> = month(tierId)) {
  const fan = await luna.newFan()
  const { json } = await luna.join(fan, body)
  const pageId = pageIdOf(json)
  expect((await luna.act(pageId, 'pay')).status).toBe(200)
  return { fan, pageId }
}

const sync = (pageId: string) =>
  rowsOf(
    test.payload,
    sql`update memberships set synced_at = now() - interval '2 days',
      updated_at = now() - interval '2 days' where checkout_session_id = ${pageId}`,
  )

describe('joining a free tier', () => {
  it('works once, however often it is asked for, and can be left', async () => {
    const { id } = await luna.newTier({ name: 'Friends' })
    const fan = await luna.newFan()
    const answers = await Promise.all([1, 2, 3].map(() => luna.join(fan, free(id))))
    for (const { status, json } of answers) {
      expect([status, json]).toEqual([
        200,
        {
          membership: {
            membershipTierId: id,
            status: 'free',
            interval: 'none',
            currentPeriodEnd: null,
          },
          redirectUrl: null,
        },
      ])
    }
    expect(await held(fan)).toEqual([{ tier: 'Friends', status: 'free', amount: 0, reason: null }])
    expect(await luna.current(fan)).toMatchObject({
      membership: { tierId: id, tierName: 'Friends', status: 'free', amount: 0, next: null },
      oldPrice: null,
    })
    expect(await mails(fan)).toEqual(['started'])
    expect((await luna.cancel(fan)).json.membership).toBeNull()
    expect(await held(fan)).toMatchObject([{ status: 'canceled', reason: 'cancelled' }])
  })

  it('moves over from another free one, and leaves a paid one alone', async () => {
    const [first, second] = [await luna.newTier({ name: 'A' }), await luna.newTier({ name: 'B' })]
    const fan = await luna.newFan()
    await luna.join(fan, free(first.id))
    await luna.join(fan, free(second.id))
    expect(await held(fan)).toMatchObject([{ tier: 'B', status: 'free' }])

    const { basic } = await tiers()
    const { fan: paying } = await member(basic.id)
    const refused = await luna.join(paying, free(first.id))
    expect([refused.status, refused.json.message]).toEqual([409, messages.membership.keepsOther])
  })

  it('needs a session, and a tier of the same site that can be joined', async () => {
    const own = await luna.newTier({ name: 'C' })
    const foreign = await kito.newTier({ name: 'D' })
    const closed = await luna.newTier({ name: 'E', isActive: false })
    const fan = await luna.newFan()
    expect((await luna.join(fan, free(foreign.id))).status).toBe(404)
    expect((await luna.join(fan, free(closed.id))).status).toBe(404)
    expect((await luna.join(await kito.newFan(), free(own.id))).status).toBe(401)
    expect((await luna.join({ token: '' }, free(own.id))).status).toBe(401)
    for (const call of [luna.cancel, luna.resume, luna.portal, luna.refresh] as const) {
      expect((await call({ token: '' })).status).toBe(401)
    }
    for (const call of [luna.cancel, luna.resume, luna.portal] as const) {
      expect((await call(fan)).status).toBe(409)
    }
  })
})

describe('joining a paid tier', () => {
  it('begins when the provider says so, once, and is in the books', async () => {
    const { basic } = await tiers()
    const fan = await luna.newFan()
    const answers = await Promise.all([1, 2, 3].map(() => luna.join(fan, month(basic.id))))
    const pages = new Set(answers.map(({ json }) => pageIdOf(json)))
    expect([answers.map(({ status }) => status), pages.size]).toEqual([[200, 200, 200], 1])
    expect(await luna.current(fan)).toEqual({ membership: null, oldPrice: null })
    expect(await isPaying(fan)).toBe(false)

    const [pageId = ''] = pages
    await luna.provider(pageId, 'pay')
    const event = await eventOf(test.payload, pageId)
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => sendTestEvent(test.payload, event)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])

    expect(await held(fan)).toEqual([
      { tier: 'Basic', status: 'active', amount: 500, reason: null },
    ])
    expect(await mails(fan)).toEqual(['started'])
    const [started] = await rowsOf<{ text: string }>(
      test.payload,
      sql`select text from mail_log where "to" = ${fan.email} and kind = 'membership-started'`,
    )
    // Above it, and not with the price once more.
    expect(started?.text.split(messages.testPayments)).toHaveLength(2)
    expect(started?.text).toContain('$5.00 a month')
    expect(await isPaying(fan)).toBe(true)
    const payments = await rowsOf(
      test.payload,
      sql`select paid.amount_minor::int as amount, paid.livemode from membership_payments paid
        join memberships held on held.id = paid.membership_id where held.account_id = ${fan.id}`,
    )
    expect(payments).toEqual([{ amount: 500, livemode: false }])
    expect((await luna.current(fan)).membership).toMatchObject({
      tierName: 'Basic',
      amount: 5,
      interval: 'month',
      isTest: true,
      accessUntil: null,
    })
    expect((await luna.join(fan, month(basic.id))).json.message).toBe(
      messages.membership.alreadyOnTier,
    )
  })

  it('keeps the free tier until the paid one is paid', async () => {
    const { basic } = await tiers()
    const friends = await luna.newTier({ name: 'Friends' })
    const fan = await luna.newFan()
    await luna.join(fan, free(friends.id))
    const pageId = pageIdOf((await luna.join(fan, month(basic.id))).json)
    expect((await luna.current(fan)).membership).toMatchObject({ tierName: 'Friends', next: null })
    await luna.act(pageId, 'pay')
    expect(await held(fan)).toMatchObject([{ tier: 'Basic', status: 'active' }])
  })

  it('says since when somebody is a member from the first tier on', async () => {
    const { basic } = await tiers()
    const [friends, circle] = [await luna.newTier({ name: 'F' }), await luna.newTier({ name: 'G' })]
    const fan = await luna.newFan()
    await luna.join(fan, free(friends.id))
    const since = new Date('2026-01-02T03:04:05.000Z')
    const ofFan = sql`where account_id = ${fan.id}`
    await rowsOf(
      test.payload,
      sql`update memberships set started_at = ${since.toISOString()} ${ofFan}`,
    )
    await luna.join(fan, free(circle.id))
    await luna.act(pageIdOf((await luna.join(fan, month(basic.id))).json), 'pay')
    expect(
      await rowsOf(
        test.payload,
        sql`select status, started_at = ${since.toISOString()} as "isKept" from memberships ${ofFan}`,
      ),
    ).toEqual([{ status: 'active', isKept: true }])
  })

  it('leads back to the own choice when it is not paid', async () => {
    const { id } = await luna.newTier({ name: 'Open', payWhatYouWant: true })
    const wish = { tierId: id, interval: 'year', amount: 60.5 }
    const { json } = await luna.join(await luna.newFan(), { ...wish, returnTo: '/members#post-1' })
    const { cancelUrl } = (await luna.provider(pageIdOf(json), 'leave')).json
    const { pathname, searchParams } = new URL(cancelUrl)
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/membership/checkout',
      {
        membershipTierId: id,
        interval: 'year',
        amount: '60.50',
        back: '/members#post-1',
        payment: 'cancelled',
      },
    ])
  })

  it('closes the page of a wish that was changed', async () => {
    const { basic, plus } = await tiers()
    const fan = await luna.newFan()
    const first = pageIdOf((await luna.join(fan, month(basic.id))).json)
    const second = pageIdOf((await luna.join(fan, month(plus.id))).json)
    expect(second).not.toBe(first)
    expect((await luna.provider(first, 'pay')).json.page).toBe('expired')
    await luna.act(second, 'pay')
    expect((await held(fan)).filter(({ status }) => status === 'active')).toMatchObject([
      { tier: 'Plus' },
    ])
  })

  it('takes no less than the least, and no interval that is not offered', async () => {
    const open = await luna.newTier({
      name: 'Patron',
      payWhatYouWant: true,
      payWhatYouWantMinimumMinor: 300,
    })
    const { plus } = await tiers()
    const fan = await luna.newFan()
    const low = await luna.join(fan, { tierId: open.id, interval: 'year', amount: 35.99 })
    expect(low.json).toMatchObject({
      errors: [{ field: 'amount', message: messages.cart.priceAtLeast('36.00') }],
    })
    expect((await luna.join(fan, free(open.id))).status).toBe(400)
    expect((await luna.join(fan, { tierId: plus.id, interval: 'year' })).status).toBe(400)
    expect(await held(fan)).toEqual([])
    const { fan: patron } = await member(open.id, {
      tierId: open.id,
      interval: 'year',
      amount: 40,
    })
    expect((await luna.current(patron)).membership).toMatchObject({ amount: 40, interval: 'year' })
  })

  it('is heard of without a webhook: by whoever comes back, or by the job', async () => {
    const { basic } = await tiers()
    const [back, away] = [await luna.newFan(), await luna.newFan()]
    for (const fan of [back, away]) {
      await luna.provider(pageIdOf((await luna.join(fan, month(basic.id))).json), 'pay')
    }
    expect((await luna.refresh(back)).json.membership).toMatchObject({ status: 'active' })
    expect(await held(away)).toMatchObject([{ status: 'incomplete' }])
    await rowsOf(
      test.payload,
      sql`update memberships set updated_at = now() - interval '3 minutes'
        where account_id = ${away.id}`,
    )
    await reconcileMemberships(test.payload)
    expect(await held(away)).toMatchObject([{ status: 'active' }])
  })

  it('ends with the page when nobody pays, and can be begun again', async () => {
    const { basic } = await tiers()
    const fan = await luna.newFan()
    const pageId = pageIdOf((await luna.join(fan, month(basic.id))).json)
    const { subscriptions } = getPaymentProvider(test.payload)
    await subscriptions.expirePage(pageId)
    await sendTestEvent(test.payload, await eventOf(test.payload, pageId))
    expect(await held(fan)).toMatchObject([{ status: 'incomplete_expired' }])
    const again = pageIdOf((await luna.join(fan, month(basic.id))).json)
    await luna.act(again, 'pay')
    expect((await held(fan)).map(({ status }) => status)).toEqual(['incomplete_expired', 'active'])
  })

  it('keeps the price of its members when the tier becomes dearer', async () => {
    const { basic } = await tiers()
    const { fan, pageId } = await member(basic.id)
    await test.payload.update({
      collection: 'membership-tiers',
      id: basic.id,
      data: { priceMonthlyMinor: 800 },
    })
    await luna.act(pageId, 'next_period')
    expect(await held(fan)).toMatchObject([{ amount: 500, status: 'active' }])
  })
})

describe('changing', () => {
  it('goes up at once and is paid pro rata', async () => {
    const { basic, plus } = await tiers()
    const { fan, pageId } = await member(basic.id)
    const { json } = await luna.change(fan, month(plus.id))
    expect(json.membership).toMatchObject({ tierName: 'Plus', amount: 9, next: null })
    const view = await luna.call<{ payments: { amount: number }[] }>(
      'GET',
      `/api/public/test-payments/memberships/${pageId}`,
    )
    // The whole month was still to come.
    expect(view.json.payments.map(({ amount }) => amount)).toEqual([5, 4])
    expect(await mails(fan)).toEqual(['started', 'changed'])
  })

  it('goes down at the end of the period, and can be taken back', async () => {
    const { basic, plus } = await tiers()
    const { fan, pageId } = await member(plus.id)
    const down = await luna.change(fan, month(basic.id))
    expect(down.json.membership).toMatchObject({
      tierName: 'Plus',
      amount: 9,
      next: { tierName: 'Basic', amount: 5, interval: 'month' },
    })
    const back = await luna.change(fan, month(plus.id))
    expect(back.json.membership).toMatchObject({ tierName: 'Plus', next: null })

    await luna.change(fan, { tierId: basic.id, interval: 'year' })
    await luna.act(pageId, 'next_period')
    expect((await luna.current(fan)).membership).toMatchObject({
      tierName: 'Basic',
      amount: 50,
      interval: 'year',
      next: null,
    })
    expect(await mails(fan)).toEqual(['started', 'changed'])
  })

  it('prorates an upgrade from what is paid for, whatever waits', async () => {
    const { basic, plus } = await tiers()
    const patron = await luna.newTier({ name: 'Patron', priceMonthlyMinor: 2000 })
    const { fan } = await member(plus.id)
    await luna.change(fan, month(basic.id))
    const up = await luna.change(fan, month(patron.id))
    expect(up.json.membership).toMatchObject({ tierName: 'Patron', amount: 20, next: null })
    expect(await paymentsOf(test.payload, fan)).toEqual([900, 1100])
  })

  it('begins a month with an upgrade from a year, though another month waits', async () => {
    const { basic } = await tiers()
    const dear = await luna.newTier({ name: 'Dear', priceMonthlyMinor: 10_000 })
    const { fan } = await member(basic.id, { tierId: basic.id, interval: 'year' })
    const down = await luna.change(fan, month(basic.id))
    expect(down.json.membership?.next).toMatchObject({ amount: 5, interval: 'month' })
    const up = await luna.change(fan, month(dear.id))
    expect(up.json.membership).toMatchObject({ tierName: 'Dear', interval: 'month', next: null })
    expect(await paymentsOf(test.payload, fan)).toEqual([5000, 5000])
  })

  it('remembers what waits while it is to end', async () => {
    const { basic, plus } = await tiers()
    const { fan, pageId } = await member(plus.id)
    await luna.change(fan, month(basic.id))
    const next = { tierName: 'Basic', amount: 5, interval: 'month' }
    expect((await luna.cancel(fan)).json.membership).toMatchObject({ amount: 9, next })
    expect((await luna.resume(fan)).json.membership).toMatchObject({ amount: 9, next })
    await luna.act(pageId, 'next_period')
    expect(await held(fan)).toMatchObject([{ tier: 'Basic', amount: 500 }])
  })

  it('changes nothing when the card is declined', async () => {
    const { basic, plus } = await tiers()
    const { fan, pageId } = await member(basic.id)
    await luna.act(pageId, 'card_declines')
    const refused = await luna.change(fan, month(plus.id))
    expect([refused.status, refused.json.message]).toEqual([409, messages.membership.cardDeclined])
    expect(await held(fan)).toMatchObject([{ tier: 'Basic', amount: 500 }])
  })

  it('charges two clicks once', async () => {
    const { basic, plus } = await tiers()
    const { fan, pageId } = await member(basic.id)
    await Promise.all([1, 2, 3].map(() => luna.change(fan, month(plus.id))))
    const view = await luna.call<{ payments: unknown[] }>(
      'GET',
      `/api/public/test-payments/memberships/${pageId}`,
    )
    expect(view.json.payments).toHaveLength(2)
  })
})

describe('ending', () => {
  it('keeps what is paid for, and can be taken back', async () => {
    const { basic } = await tiers()
    const { fan, pageId } = await member(basic.id)
    const ending = await luna.cancel(fan)
    expect(ending.json.membership).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
    expect(ending.json.membership?.accessUntil).toBe(ending.json.membership?.currentPeriodEnd)
    expect((await luna.resume(fan)).json.membership).toMatchObject({ cancelAtPeriodEnd: false })

    await luna.cancel(fan)
    expect(await isPaying(fan)).toBe(true)
    await luna.act(pageId, 'next_period')
    expect(await held(fan)).toMatchObject([{ status: 'canceled', reason: 'cancelled' }])
    expect(await isPaying(fan)).toBe(false)
    expect(await mails(fan)).toEqual(['started', 'ended'])
    expect(await luna.current(fan)).toEqual({ membership: null, oldPrice: null })
  })

  it('does not mind events in any order, also of what it has not heard of', async () => {
    const { basic } = await tiers()
    const fan = await luna.newFan()
    const pageId = pageIdOf((await luna.join(fan, month(basic.id))).json)
    await luna.provider(pageId, 'pay')
    const created = await eventOf(test.payload, pageId)
    const { subscriptionId } =
      (await import('@/src/server/payments/test/test-subscriptions').then(({ findTestPage }) =>
        findTestPage(test.payload, pageId),
      )) ?? {}
    await getPaymentProvider(test.payload).subscriptions.end(subscriptionId ?? '')
    const deleted = await eventOf(test.payload, pageId)
    await sendTestEvent(test.payload, deleted)
    await sendTestEvent(test.payload, created)
    expect(await held(fan)).toMatchObject([{ status: 'canceled' }])
    const unknown = {
      id: 'unknown_v1',
      type: 'subscription.changed',
      subscription: { id: 'testsub_unknown', pageId: 'testmember_unknown', membershipId: fan.id },
    }
    expect((await sendTestEvent(test.payload, unknown)).status).toBe(200)
  })
})

describe('a renewal that fails', () => {
  it('has seven days of grace, ends with a mail, and waits at the old price', async () => {
    const { basic } = await tiers()
    const { fan, pageId } = await member(basic.id)
    await luna.act(pageId, 'card_declines')
    await luna.act(pageId, 'next_period')
    expect((await luna.current(fan)).membership).toMatchObject({ status: 'past_due' })
    expect(await isPaying(fan)).toBe(true)
    expect(await mails(fan)).toEqual(['started', 'failed'])

    // It is tried three times more; the member hears of it once.
    for (let day = 1; day <= 6; day += 1) {
      await renewTestSubscriptions(test.payload, new Date(Date.now() + day * 24 * 3600 * 1000))
      await sendTestEvent(test.payload, await eventOf(test.payload, pageId))
    }
    expect(await mails(fan)).toEqual(['started', 'failed'])
    await reconcileMemberships(test.payload)
    expect(await held(fan)).toMatchObject([{ status: 'past_due' }])

    await luna.act(pageId, 'some_days')
    await sync(pageId)
    expect(await isPaying(fan)).toBe(false)
    await reconcileMemberships(test.payload)
    expect(await held(fan)).toMatchObject([{ status: 'canceled', reason: 'payment_failed' }])
    expect(await mails(fan)).toEqual(['started', 'failed', 'ended'])
    const [ended] = await rowsOf<{ text: string }>(
      test.payload,
      sql`select text from mail_log where "to" = ${fan.email} and kind = 'membership-ended'`,
    )
    expect(ended?.text).toContain(messages.membership.oldPriceWaits(90))

    await test.payload.update({
      collection: 'membership-tiers',
      id: basic.id,
      data: { priceMonthlyMinor: 800 },
    })
    expect((await luna.current(fan)).oldPrice).toMatchObject({ tierId: basic.id, amount: 5 })
    await luna.act(pageIdOf((await luna.join(fan, month(basic.id))).json), 'pay')
    expect(await held(fan)).toMatchObject([
      { status: 'canceled' },
      { status: 'active', amount: 500 },
    ])
  })

  it('ends at once for whoever ends it, and what failed is not charged any more', async () => {
    const { basic } = await tiers()
    const { fan, pageId } = await member(basic.id)
    await luna.act(pageId, 'card_declines')
    await luna.act(pageId, 'next_period')
    expect((await luna.cancel(fan)).json.membership).toBeNull()
    expect(await held(fan)).toMatchObject([{ status: 'canceled' }])
    expect(await isPaying(fan)).toBe(false)
    expect(await mails(fan)).toEqual(['started', 'failed', 'ended'])

    await luna.act(pageId, 'card_works')
    await renewTestSubscriptions(test.payload, new Date(Date.now() + 40 * 24 * 3600 * 1000))
    await sendTestEvent(test.payload, await eventOf(test.payload, pageId))
    expect(await held(fan)).toMatchObject([{ status: 'canceled' }])
    expect(await paymentsOf(test.payload, fan)).toEqual([500])
  })

  it('is over when the card is changed', async () => {
    const { basic } = await tiers()
    const { fan, pageId } = await member(basic.id)
    await luna.act(pageId, 'card_declines')
    await luna.act(pageId, 'next_period')
    const { json } = await luna.portal(fan)
    expect(pageIdOf(json)).toBe(pageId)
    await luna.act(pageId, 'card_works')
    expect((await luna.current(fan)).membership).toMatchObject({
      status: 'active',
      accessUntil: null,
    })
    expect(await mails(fan)).toEqual(['started', 'failed'])
  })
})

describe('money of a membership', () => {
  const paymentsOf = (fan: Fan) =>
    rowsOf<{ id: string; refunded: number; intent: string }>(
      test.payload,
      sql`select paid.id, paid.refunded_minor::int as refunded, paid.payment_intent_id as intent
        from membership_payments paid join memberships held on held.id = paid.membership_id
        where held.account_id = ${fan.id} order by paid.paid_at`,
    )

  it('goes back to its payment, and the last of it ends the membership', async () => {
    const { basic } = await tiers()
    const { fan, pageId } = await member(basic.id)
    await luna.act(pageId, 'next_period')
    const [first, renewal] = await paymentsOf(fan)
    const refund = (paid: typeof first, amount?: number) =>
      luna.call('POST', `/api/membership-payments/${paid?.id}/refunds`, {
        token: luna.owner.token,
        body: { key: randomUUID(), amount },
      })
    expect((await refund(first)).status).toBe(200)
    expect((await refund(renewal, 2)).status).toBe(200)
    expect((await refund(renewal, 3.01)).status).toBe(422)
    const { refundsOf, subscriptions } = getPaymentProvider(test.payload)
    expect(await refundsOf(renewal?.intent ?? '')).toMatchObject([{ amountMinor: 200 }])
    const ending = sql`select data from jobs.job where name = 'end-subscription'`
    expect(await rowsOf(test.payload, ending)).toEqual([])
    expect((await refund(renewal)).status).toBe(200)
    expect(await paymentsOf(fan)).toMatchObject([{ refunded: 500 }, { refunded: 500 }])
    const [{ data } = { data: null }] = await rowsOf<{ data: { subscriptionId: string } }>(
      test.payload,
      ending,
    )
    await subscriptions.end(data?.subscriptionId ?? '')
    await sendTestEvent(test.payload, await eventOf(test.payload, pageId))
    expect(await held(fan)).toMatchObject([{ status: 'canceled' }])
    expect(await isPaying(fan)).toBe(false)
  })
})

describe('a membership that is given', () => {
  const give = async (fan: Fan, tierId: string, until: Date | null) => {
    const mailer = await membershipMailer(luna.profile.id, 'started')
    await grantMembership(await createLocalReq({}, test.payload), {
      profileId: luna.profile.id,
      accountId: fan.id,
      tierId,
      until,
      source: 'gift',
      mailer,
    })
  }

  it('counts as paid until its end, and ends by itself', async () => {
    const { basic } = await tiers()
    const fan = await luna.newFan()
    const until = new Date(Date.now() + 90 * 24 * 3600 * 1000)
    await Promise.all([give(fan, basic.id, until), give(fan, basic.id, until)])
    expect(await held(fan)).toMatchObject([{ tier: 'Basic', status: 'active', amount: 0 }])
    expect(await isPaying(fan)).toBe(true)
    expect(await mails(fan)).toEqual(['started'])
    expect((await luna.join(fan, month(basic.id))).status).toBe(409)
    await rowsOf(
      test.payload,
      sql`update memberships set current_period_end = now() - interval '1 second'
        where account_id = ${fan.id}`,
    )
    expect(await isPaying(fan)).toBe(false)
    await reconcileMemberships(test.payload)
    expect(await held(fan)).toMatchObject([{ status: 'canceled', reason: 'period_over' }])
    expect(await mails(fan)).toEqual(['started', 'ended'])
  })

  it('without an end is left before another one is paid for', async () => {
    const { basic, plus } = await tiers()
    const fan = await luna.newFan()
    await give(fan, basic.id, null)
    const { status, json } = await luna.join(fan, month(plus.id))
    expect([status, json.message]).toEqual([409, messages.membership.isGivenForGood])
    await luna.cancel(fan)
    expect((await luna.join(fan, month(plus.id))).status).toBe(200)
  })

  it('leaves a paid one alone, and tiers of others', async () => {
    const { basic } = await tiers()
    const { fan } = await member(basic.id)
    await expect(give(fan, basic.id, new Date())).rejects.toThrow(
      messages.membership.givenKeepsPaid,
    )
    const foreign = await kito.newTier({ name: 'Foreign' })
    await expect(give(await luna.newFan(), foreign.id, new Date())).rejects.toThrow()
  })
})

it('has one that runs, whatever is written', async () => {
  const { basic, plus } = await tiers()
  const { fan } = await member(basic.id)
  await expect(
    rowsOf(
      test.payload,
      sql`insert into memberships (profile_id, account_id, tier_id, status, interval, amount_minor)
        values (${luna.profile.id}, ${fan.id}, ${plus.id}, 'free', 'none', 0)`,
    ),
  ).rejects.toThrow()
})
