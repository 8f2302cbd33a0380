import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { afterEach, describe, expect } from 'vitest'
import { type Fan, heldBy, mailsTo } from '@/plugins/commerce/testing/members'
import { endWhatWaits, paidMemberTest as it, paidBy } from '@/plugins/commerce/testing/paid-members'
import { lookAgain } from '@/plugins/commerce/testing/refunds'
import { getPaymentProvider } from '@/src/server/payments'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

afterEach(endWhatWaits)

describe('a membership that is paid twice', () => {
  /** Another page for the same membership, as if it had been open in a second tab. */
  const itTwice = it.extend(
    'payAgain',
    ({ stripe, luna }) =>
      async (fan: Fan, tierId: string, membershipId: string) => {
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
      },
  )

  itTwice(
    'goes back by itself once, is no sale, and goes on as it was',
    async ({ stripe, luna, owner, member, payAgain }) => {
      const { fan, tier, paid } = await member()
      await payAgain(fan, tier.id, paid.membership)
      await stripe.repeat(3)
      await expect.poll(() => paidBy(fan)).toMatchObject([{ twice: false }, { twice: true }])
      await lookAgain(payload)
      await expect
        .poll(() => paidBy(fan))
        .toMatchObject([{ refunded: 0 }, { twice: true, refunded: 500 }])
      expect(await endWhatWaits()).toBe(1)
      await stripe.repeat(2)
      await lookAgain(payload)
      const [first, second] = await paidBy(fan)
      expect(await stripe.refundsOf(first?.intent)).toEqual([])
      expect(await stripe.refundsOf(second?.intent)).toMatchObject([{ amount: 500 }])
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
    },
  )

  itTwice('is kept when the one before was given up at the bank', async ({ member, payAgain }) => {
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

  it('goes back after a failure in between, to who paid for what they gave up', async ({
    stripe,
    luna,
  }) => {
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
    await lookAgain(payload)
    await stripe.control('clear-faults')
    await lookAgain(payload)
    const [kept, twice] = await paidBy(fan)
    expect([kept?.membership === twice?.membership, twice?.twice, twice?.refunded]).toEqual([
      true,
      true,
      500,
    ])
    expect(await stripe.refundsOf(twice?.intent)).toMatchObject([{ amount: 500 }])
    expect(await heldBy(payload, fan)).toMatchObject([
      { status: 'incomplete_expired' },
      { status: 'active' },
    ])
  })
})
