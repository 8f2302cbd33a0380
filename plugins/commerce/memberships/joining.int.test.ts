import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
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
import { cartMessages } from '@/src/core/messages/cart'
import { testPaymentsNotice } from '@/src/core/messages/checkout'
import { membershipMessages } from '@/src/core/messages/membership'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { slugs } from '@/src/core/slugs'
import { getPaymentProvider } from '@/src/server/payments'
import { postViewerOf } from '@/src/server/posts/post-viewer'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const luna = await openClub(payload, 'Luna')
const kito = await openClub(payload, 'Kito')

const free = (tierId: string) => ({ tierId, interval: 'none' })
const held = (fan: Fan) => heldBy(payload, fan)
const mails = (fan: Fan) => mailsTo(payload, fan)
const isPaying = async ({ id }: Fan) => (await postViewerOf(luna.profile.id, { id })).isPaying

describe('joining a free tier', () => {
  it('works once, of fifty who ask at the same time, and can be left', async () => {
    const { id } = await luna.newTier({ name: 'Friends' })
    const fan = await luna.newFan()
    const answers = await Promise.all(Array.from({ length: 50 }, () => luna.join(fan, free(id))))
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

    const { basic } = await luna.newTiers()
    const { fan: paying } = await luna.newMember(basic.id)
    const refused = await luna.join(paying, free(first.id))
    expect([refused.status, refused.json.message]).toEqual([409, membershipAnswers.keepsOther])
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
  it('begins as it was said, although the tier is taken away or gets dearer meanwhile', async () => {
    const tier = await luna.newTier({ name: 'Short', priceMonthlyMinor: 500 })
    const fan = await luna.newFan()
    const page = pageIdOf((await luna.join(fan, monthOf(tier.id))).json)
    await payload.update({
      collection: slugs.membershipTiers,
      id: tier.id,
      data: { isActive: false, priceMonthlyMinor: 900 },
    })
    expect((await luna.join(await luna.newFan(), monthOf(tier.id))).status).toBe(404)
    await luna.act(page, 'pay')
    expect(await held(fan)).toEqual([
      { tier: 'Short', status: 'active', amount: 500, reason: null },
    ])
    expect(await isPaying(fan)).toBe(true)
    expect(await paymentsOf(payload, fan)).toEqual([500])
  })

  it('begins when the provider says so, once, and is in the books', async () => {
    const { basic } = await luna.newTiers()
    const fan = await luna.newFan()
    // As many windows as anybody opens lead to one page.
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => luna.join(fan, monthOf(basic.id))),
    )
    const pages = new Set(answers.map(({ json }) => pageIdOf(json)))
    expect([answers.filter(({ status }) => status === 200).length, pages.size]).toEqual([50, 1])
    expect(await luna.current(fan)).toEqual({ membership: null, oldPrice: null })
    expect(await isPaying(fan)).toBe(false)

    const [pageId = ''] = pages
    await luna.provider(pageId, 'pay')
    const event = await eventOf(payload, pageId)
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => sendTestEvent(payload, event)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])

    expect(await held(fan)).toEqual([
      { tier: 'Basic', status: 'active', amount: 500, reason: null },
    ])
    expect(await mails(fan)).toEqual(['started'])
    const [started] = await rowsOf<{ text: string }>(
      payload,
      sql`select text from mail_log where "to" = ${fan.email} and kind = 'membership-started'`,
    )
    // Above it, and not with the price once more.
    expect(started?.text.split(testPaymentsNotice)).toHaveLength(2)
    expect(started?.text).toContain('$5.00 a month')
    expect(await isPaying(fan)).toBe(true)
    const payments = await rowsOf(
      payload,
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
    expect((await luna.join(fan, monthOf(basic.id))).json.message).toBe(
      membershipMessages.alreadyOnTier,
    )
  })

  it('keeps the free tier until the paid one is paid', async () => {
    const { basic } = await luna.newTiers()
    const friends = await luna.newTier({ name: 'Friends' })
    const fan = await luna.newFan()
    await luna.join(fan, free(friends.id))
    const pageId = pageIdOf((await luna.join(fan, monthOf(basic.id))).json)
    expect((await luna.current(fan)).membership).toMatchObject({ tierName: 'Friends', next: null })
    await luna.act(pageId, 'pay')
    expect(await held(fan)).toMatchObject([{ tier: 'Basic', status: 'active' }])
  })

  it('says since when somebody is a member from the first tier on', async () => {
    const { basic } = await luna.newTiers()
    const [friends, circle] = [await luna.newTier({ name: 'F' }), await luna.newTier({ name: 'G' })]
    const fan = await luna.newFan()
    await luna.join(fan, free(friends.id))
    const since = new Date('2026-01-02T03:04:05.000Z')
    const ofFan = sql`where account_id = ${fan.id}`
    await rowsOf(payload, sql`update memberships set started_at = ${since.toISOString()} ${ofFan}`)
    await luna.join(fan, free(circle.id))
    await luna.act(pageIdOf((await luna.join(fan, monthOf(basic.id))).json), 'pay')
    expect(
      await rowsOf(
        payload,
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
    const { basic, plus } = await luna.newTiers()
    const fan = await luna.newFan()
    const first = pageIdOf((await luna.join(fan, monthOf(basic.id))).json)
    const second = pageIdOf((await luna.join(fan, monthOf(plus.id))).json)
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
    const { plus } = await luna.newTiers()
    const fan = await luna.newFan()
    const low = await luna.join(fan, { tierId: open.id, interval: 'year', amount: 35.99 })
    expect(low.json).toMatchObject({
      errors: [{ field: 'amount', message: cartMessages.priceAtLeast('36.00') }],
    })
    expect((await luna.join(fan, free(open.id))).status).toBe(400)
    expect((await luna.join(fan, { tierId: plus.id, interval: 'year' })).status).toBe(400)
    expect(await held(fan)).toEqual([])
    const { fan: patron } = await luna.newMember(open.id, {
      tierId: open.id,
      interval: 'year',
      amount: 40,
    })
    expect((await luna.current(patron)).membership).toMatchObject({ amount: 40, interval: 'year' })
  })

  it('is heard of without a webhook: by the returning buyer, or by the job', async () => {
    const { basic } = await luna.newTiers()
    const [back, away] = [await luna.newFan(), await luna.newFan()]
    for (const fan of [back, away]) {
      await luna.provider(pageIdOf((await luna.join(fan, monthOf(basic.id))).json), 'pay')
    }
    expect((await luna.refresh(back)).json.membership).toMatchObject({ status: 'active' })
    expect(await held(away)).toMatchObject([{ status: 'incomplete' }])
    await rowsOf(
      payload,
      sql`update memberships set updated_at = now() - interval '3 minutes'
        where account_id = ${away.id}`,
    )
    await reconcileMemberships(payload)
    expect(await held(away)).toMatchObject([{ status: 'active' }])
  })

  it('ends with the page when nobody pays, and can be begun again', async () => {
    const { basic } = await luna.newTiers()
    const fan = await luna.newFan()
    const pageId = pageIdOf((await luna.join(fan, monthOf(basic.id))).json)
    const { subscriptions } = getPaymentProvider(payload)
    await subscriptions.expirePage(pageId)
    await sendTestEvent(payload, await eventOf(payload, pageId))
    expect(await held(fan)).toMatchObject([{ status: 'incomplete_expired' }])
    const again = pageIdOf((await luna.join(fan, monthOf(basic.id))).json)
    await luna.act(again, 'pay')
    expect((await held(fan)).map(({ status }) => status)).toEqual(['incomplete_expired', 'active'])
  })

  it('keeps the price of its members when the tier becomes dearer', async () => {
    const { basic } = await luna.newTiers()
    const { fan, pageId } = await luna.newMember(basic.id)
    await payload.update({
      collection: 'membership-tiers',
      id: basic.id,
      data: { priceMonthlyMinor: 800 },
    })
    await luna.act(pageId, 'next_period')
    expect(await held(fan)).toMatchObject([{ amount: 500, status: 'active' }])
  })
})

it('has one that runs, whatever is written', async () => {
  const { basic, plus } = await luna.newTiers()
  const { fan } = await luna.newMember(basic.id)
  await expect(
    rowsOf(
      payload,
      sql`insert into memberships (profile_id, account_id, tier_id, status, interval, amount_minor)
        values (${luna.profile.id}, ${fan.id}, ${plus.id}, 'free', 'none', 0)`,
    ),
  ).rejects.toThrow()
})
