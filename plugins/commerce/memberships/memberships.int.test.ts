import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { grantMembership } from '@/plugins/commerce/memberships/grant-membership'
import { membershipMailer } from '@/plugins/commerce/memberships/membership-mails'
import { reconcileMemberships } from '@/plugins/commerce/memberships/reconcile-memberships'
import {
  eventOf,
  type Fan,
  heldBy,
  mailsTo,
  monthOf,
  openClub,
  pageIdOf,
  paymentsOf,
} from '@/plugins/commerce/testing/members'
import { sendTestEvent } from '@/plugins/commerce/testing/shop'
import type { TestPaymentView } from '@/src/core/contracts/orders/test-payments'
import { sayGiven } from '@/src/core/memberships/membership-labels'
import { membershipMessages } from '@/src/core/messages/membership'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { getPaymentProvider } from '@/src/server/payments'
import { workOnTestPayments } from '@/src/server/payments/test/index'
import { postViewerOf } from '@/src/server/posts/post-viewer'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const luna = await openClub(payload, 'Luna')
const kito = await openClub(payload, 'Kito')

const held = (fan: Fan) => heldBy(payload, fan)
const mails = (fan: Fan) => mailsTo(payload, fan)
const isPaying = async ({ id }: Fan) => (await postViewerOf(luna.profile.id, { id })).isPaying

const sync = (pageId: string) =>
  rowsOf(
    payload,
    sql`update memberships set synced_at = now() - interval '2 days',
      updated_at = now() - interval '2 days' where checkout_session_id = ${pageId}`,
  )

describe('changing', () => {
  it('goes up at once and is paid pro rata', async () => {
    const { basic, plus } = await luna.newTiers()
    const { fan, pageId } = await luna.newMember(basic.id)
    const { json } = await luna.change(fan, monthOf(plus.id))
    expect(json.membership).toMatchObject({ tierName: 'Plus', amount: 9, next: null })
    const view = await luna.call<TestPaymentView>('GET', `/api/public/test-payments/${pageId}`)
    // The whole month was still to come.
    expect(view.json.membership?.payments.map(({ amount }) => amount)).toEqual([5, 4])
    expect(await mails(fan)).toEqual(['started', 'changed'])
  })

  it('goes down at the end of the period, and can be taken back', async () => {
    const { basic, plus } = await luna.newTiers()
    const { fan, pageId } = await luna.newMember(plus.id)
    const down = await luna.change(fan, monthOf(basic.id))
    expect(down.json.membership).toMatchObject({
      tierName: 'Plus',
      amount: 9,
      next: { tierName: 'Basic', amount: 5, interval: 'month' },
    })
    const back = await luna.change(fan, monthOf(plus.id))
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
    const { basic, plus } = await luna.newTiers()
    const patron = await luna.newTier({ name: 'Patron', priceMonthlyMinor: 2000 })
    const { fan } = await luna.newMember(plus.id)
    await luna.change(fan, monthOf(basic.id))
    const up = await luna.change(fan, monthOf(patron.id))
    expect(up.json.membership).toMatchObject({ tierName: 'Patron', amount: 20, next: null })
    expect(await paymentsOf(payload, fan)).toEqual([900, 1100])
  })

  it('begins a month with an upgrade from a year, though another month waits', async () => {
    const { basic } = await luna.newTiers()
    const dear = await luna.newTier({ name: 'Dear', priceMonthlyMinor: 10_000 })
    const { fan } = await luna.newMember(basic.id, { tierId: basic.id, interval: 'year' })
    const down = await luna.change(fan, monthOf(basic.id))
    expect(down.json.membership?.next).toMatchObject({ amount: 5, interval: 'month' })
    const up = await luna.change(fan, monthOf(dear.id))
    expect(up.json.membership).toMatchObject({ tierName: 'Dear', interval: 'month', next: null })
    expect(await paymentsOf(payload, fan)).toEqual([5000, 5000])
  })

  it('remembers what waits while it is to end', async () => {
    const { basic, plus } = await luna.newTiers()
    const { fan, pageId } = await luna.newMember(plus.id)
    await luna.change(fan, monthOf(basic.id))
    const next = { tierName: 'Basic', amount: 5, interval: 'month' }
    expect((await luna.cancel(fan)).json.membership).toMatchObject({ amount: 9, next: null })
    expect((await luna.resume(fan)).json.membership).toMatchObject({ amount: 9, next })
    await luna.act(pageId, 'next_period')
    expect(await held(fan)).toMatchObject([{ tier: 'Basic', amount: 500 }])
  })

  it('becomes nothing else while it is to end, until that is taken back', async () => {
    const { basic, plus } = await luna.newTiers()
    const patron = await luna.newTier({ name: 'Patron', priceMonthlyMinor: 2000 })
    const { fan, pageId } = await luna.newMember(plus.id)
    await luna.change(fan, monthOf(basic.id))
    await luna.cancel(fan)
    for (const tier of [basic, plus, patron]) {
      const { status, json } = await luna.change(fan, monthOf(tier.id))
      expect([status, json.message]).toEqual([409, membershipMessages.endingFirst])
    }
    const ending = { tierName: 'Plus', amount: 9, cancelAtPeriodEnd: true, next: null }
    expect((await luna.current(fan)).membership).toMatchObject(ending)
    await luna.act(pageId, 'next_period')
    expect(await held(fan)).toMatchObject([{ tier: 'Plus', status: 'canceled' }])
    expect(await paymentsOf(payload, fan)).toEqual([900])
  })

  it('waits for its end before it becomes free', async () => {
    const { basic } = await luna.newTiers()
    const free = await luna.newTier({ name: 'Friends' })
    const { fan } = await luna.newMember(basic.id)
    const toFree = async () =>
      (await luna.change(fan, { tierId: free.id, interval: 'none' })).json.message
    expect(await toFree()).toBe(membershipMessages.cancelForFree)
    const { membership } = (await luna.cancel(fan)).json
    expect(await toFree()).toBe(sayGiven(membership?.currentPeriodEnd ?? null))
  })

  it('asks the provider whether it is to end, of which nobody may have told yet', async () => {
    const { basic, plus } = await luna.newTiers()
    const { fan } = await luna.newMember(plus.id)
    await luna.cancel(fan)
    await rowsOf(
      payload,
      sql`update memberships set cancel_at_period_end = false where account_id = ${fan.id}`,
    )
    const { status, json } = await luna.change(fan, monthOf(basic.id))
    expect([status, json.message]).toEqual([409, membershipMessages.endingFirst])
    expect((await luna.current(fan)).membership).toMatchObject({ cancelAtPeriodEnd: true })
  })

  it('changes nothing when the card is declined', async () => {
    const { basic, plus } = await luna.newTiers()
    const { fan, pageId } = await luna.newMember(basic.id)
    await luna.act(pageId, 'card_declines')
    const refused = await luna.change(fan, monthOf(plus.id))
    expect([refused.status, refused.json.message]).toEqual([409, membershipAnswers.cardDeclined])
    expect(await held(fan)).toMatchObject([{ tier: 'Basic', amount: 500 }])
  })

  it('charges two clicks once', async () => {
    const { basic, plus } = await luna.newTiers()
    const { fan, pageId } = await luna.newMember(basic.id)
    await Promise.all([1, 2, 3].map(() => luna.change(fan, monthOf(plus.id))))
    const view = await luna.call<TestPaymentView>('GET', `/api/public/test-payments/${pageId}`)
    expect(view.json.membership?.payments).toHaveLength(2)
  })
})

describe('ending', () => {
  it('keeps what is paid for, and can be taken back', async () => {
    const { basic } = await luna.newTiers()
    const { fan, pageId } = await luna.newMember(basic.id)
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
    const { basic } = await luna.newTiers()
    const fan = await luna.newFan()
    const pageId = pageIdOf((await luna.join(fan, monthOf(basic.id))).json)
    await luna.provider(pageId, 'pay')
    const created = await eventOf(payload, pageId)
    const { subscriptions } = getPaymentProvider(payload)
    const { subscriptionId } = await subscriptions.retrievePage(pageId)
    await subscriptions.end(subscriptionId ?? '')
    const deleted = await eventOf(payload, pageId)
    await sendTestEvent(payload, deleted)
    await sendTestEvent(payload, created)
    expect(await held(fan)).toMatchObject([{ status: 'canceled' }])
    const unknown = {
      ...created.data.object,
      id: 'cs_test_unknown',
      subscription: 'sub_unknown',
      metadata: { membershipId: fan.id },
    }
    const event = { ...created, id: 'evt_unknown', data: { object: unknown } }
    expect((await sendTestEvent(payload, event)).status).toBe(200)
  })
})

describe('a renewal that fails', () => {
  it('has seven days of grace, ends with a mail, and waits at the old price', async () => {
    const { basic } = await luna.newTiers()
    const { fan, pageId } = await luna.newMember(basic.id)
    await luna.act(pageId, 'card_declines')
    await luna.act(pageId, 'next_period')
    expect((await luna.current(fan)).membership).toMatchObject({ status: 'past_due' })
    expect(await isPaying(fan)).toBe(true)
    expect(await mails(fan)).toEqual(['started', 'failed'])

    // It is tried three times more; the member hears of it once.
    for (let day = 1; day <= 6; day += 1) {
      await workOnTestPayments(payload, new Date(Date.now() + day * 24 * 3600 * 1000))
      await sendTestEvent(payload, await eventOf(payload, pageId))
    }
    expect(await mails(fan)).toEqual(['started', 'failed'])
    await reconcileMemberships(payload)
    expect(await held(fan)).toMatchObject([{ status: 'past_due' }])

    await luna.act(pageId, 'some_days')
    await sync(pageId)
    expect(await isPaying(fan)).toBe(false)
    await reconcileMemberships(payload)
    expect(await held(fan)).toMatchObject([{ status: 'canceled', reason: 'payment_failed' }])
    expect(await mails(fan)).toEqual(['started', 'failed', 'ended'])
    const [ended] = await rowsOf<{ text: string }>(
      payload,
      sql`select text from mail_log where "to" = ${fan.email} and kind = 'membership-ended'`,
    )
    expect(ended?.text).toContain(membershipAnswers.oldPriceWaits(90))

    await payload.update({
      collection: 'membership-tiers',
      id: basic.id,
      data: { priceMonthlyMinor: 800 },
    })
    expect((await luna.current(fan)).oldPrice).toMatchObject({ tierId: basic.id, amount: 5 })
    await luna.act(pageIdOf((await luna.join(fan, monthOf(basic.id))).json), 'pay')
    expect(await held(fan)).toMatchObject([
      { status: 'canceled' },
      { status: 'active', amount: 500 },
    ])
  })

  it('ends at once for anyone who ends it, and what failed is not charged any more', async () => {
    const { basic } = await luna.newTiers()
    const { fan, pageId } = await luna.newMember(basic.id)
    await luna.act(pageId, 'card_declines')
    await luna.act(pageId, 'next_period')
    expect((await luna.cancel(fan)).json.membership).toBeNull()
    expect(await held(fan)).toMatchObject([{ status: 'canceled' }])
    expect(await isPaying(fan)).toBe(false)
    expect(await mails(fan)).toEqual(['started', 'failed', 'ended'])

    await luna.act(pageId, 'card_works')
    await workOnTestPayments(payload, new Date(Date.now() + 40 * 24 * 3600 * 1000))
    await sendTestEvent(payload, await eventOf(payload, pageId))
    expect(await held(fan)).toMatchObject([{ status: 'canceled' }])
    expect(await paymentsOf(payload, fan)).toEqual([500])
  })

  it('is over when the card is changed', async () => {
    const { basic } = await luna.newTiers()
    const { fan, pageId } = await luna.newMember(basic.id)
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
      payload,
      sql`select paid.id, paid.refunded_minor::int as refunded, paid.payment_intent_id as intent
        from membership_payments paid join memberships held on held.id = paid.membership_id
        where held.account_id = ${fan.id} order by paid.paid_at, paid.created_at`,
    )

  it('goes back to its payment, and the last of it ends the membership', async () => {
    const { basic } = await luna.newTiers()
    const { fan, pageId } = await luna.newMember(basic.id)
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
    const { refundsOf, subscriptions } = getPaymentProvider(payload)
    expect(await refundsOf(renewal?.intent ?? '')).toMatchObject([{ amountMinor: 200 }])
    const ending = sql`select data from jobs.job where name = 'end-subscription'`
    expect(await rowsOf(payload, ending)).toEqual([])
    expect((await refund(renewal)).status).toBe(200)
    expect(await paymentsOf(fan)).toMatchObject([{ refunded: 500 }, { refunded: 500 }])
    const [{ data } = { data: null }] = await rowsOf<{ data: { subscriptionId: string } }>(
      payload,
      ending,
    )
    await subscriptions.end(data?.subscriptionId ?? '')
    await sendTestEvent(payload, await eventOf(payload, pageId))
    expect(await held(fan)).toMatchObject([{ status: 'canceled' }])
    expect(await isPaying(fan)).toBe(false)
  })
})

describe('a membership that is given', () => {
  const give = async (fan: Fan, tierId: string, until: Date | null) => {
    const mailer = await membershipMailer(luna.profile.id, 'started')
    await grantMembership(await createLocalReq({}, payload), {
      profileId: luna.profile.id,
      accountId: fan.id,
      tierId,
      until,
      source: 'gift',
      mailer,
    })
  }

  it('counts as paid until its end, and ends by itself', async () => {
    const { basic } = await luna.newTiers()
    const fan = await luna.newFan()
    const until = new Date(Date.now() + 90 * 24 * 3600 * 1000)
    await Promise.all([give(fan, basic.id, until), give(fan, basic.id, until)])
    expect(await held(fan)).toMatchObject([{ tier: 'Basic', status: 'active', amount: 0 }])
    expect(await isPaying(fan)).toBe(true)
    expect(await mails(fan)).toEqual(['started'])
    expect((await luna.join(fan, monthOf(basic.id))).status).toBe(409)
    await rowsOf(
      payload,
      sql`update memberships set current_period_end = now() - interval '1 second'
        where account_id = ${fan.id}`,
    )
    expect(await isPaying(fan)).toBe(false)
    await reconcileMemberships(payload)
    expect(await held(fan)).toMatchObject([{ status: 'canceled', reason: 'period_over' }])
    expect(await mails(fan)).toEqual(['started', 'ended'])
  })

  it('without an end is left before another one is paid for', async () => {
    const { basic, plus } = await luna.newTiers()
    const fan = await luna.newFan()
    await give(fan, basic.id, null)
    const { status, json } = await luna.join(fan, monthOf(plus.id))
    expect([status, json.message]).toEqual([409, membershipMessages.isGivenForGood])
    await luna.cancel(fan)
    expect((await luna.join(fan, monthOf(plus.id))).status).toBe(200)
  })

  it('leaves a paid one alone, and tiers of others', async () => {
    const { basic } = await luna.newTiers()
    const { fan } = await luna.newMember(basic.id)
    await expect(give(fan, basic.id, new Date())).rejects.toThrow(membershipAnswers.givenKeepsPaid)
    const foreign = await kito.newTier({ name: 'Foreign' })
    await expect(give(await luna.newFan(), foreign.id, new Date())).rejects.toThrow()
  })
})
