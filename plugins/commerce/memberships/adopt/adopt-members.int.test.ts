import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { reconcileMemberships } from '@/plugins/commerce/memberships/reconcile-memberships'
import { connectedAccounts } from '@/plugins/commerce/testing/connected-account'
import { elsewhere } from '@/plugins/commerce/testing/elsewhere'
import { type Club, monthOf, openClub } from '@/plugins/commerce/testing/members'
import { openStripe } from '@/plugins/commerce/testing/stripe-shop'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const fake = await openStripe({ connect: true })
const { accountOf, connect } = connectedAccounts(payload, fake)
const luna = await openClub(payload, 'Luna')
const kito = await openClub(payload, 'Kito')
const there = elsewhere(payload, fake.url)
const words = ownerMessages.moveIn.adoption
afterAll(fake.close)
afterEach(async () => {
  await fake.control('clear-faults')
  await fake.deliver({})
})

const accounts = { luna: '', kito: '' }
const tier = { id: '' }
beforeEach(async () => {
  if (tier.id) {
    return
  }
  await connect(luna)
  await connect(kito)
  accounts.luna = (await accountOf(luna))?.stripeAccountId ?? ''
  accounts.kito = (await accountOf(kito))?.stripeAccountId ?? ''
  tier.id = (await luna.newTier({ name: 'Gold here', priceMonthlyMinor: 900 })).id
})

const newEmail = () => `${randomUUID()}@example.com`
const options = () => ({ stripeAccount: accounts.luna })

/** Somebody who pays 7 a month to Luna's account by Ghost. */
async function ghostMember(data: Record<string, unknown> = {}, club: Club = luna) {
  const email = newEmail()
  const customer = await there.customer(accounts.luna, email, {})
  const row = await there.moved(club, {
    ...{ email, customerId: customer.id, tier: tier.id },
    ...data,
  })
  return { email, row, subscriptionId: customer.subscriptions[0] ?? '' }
}

async function tryAgain({ id }: { id: string }) {
  await payload.update({
    collection: slugs.importedMembers,
    id,
    data: { outcome: 'waiting' },
  })
  await there.adopt()
}

const subscriptionAt = (id: string) => there.stripe.subscriptions.retrieve(id, {}, options())
const paymentsOf = (email: string) =>
  rowsOf<{ amount: number }>(
    payload,
    sql`select paid.amount_minor::int as amount from membership_payments paid
      join memberships held on held.id = paid.membership_id
      join public_accounts accounts on accounts.id = held.account_id
      where accounts.email = ${email}`,
  )
const mailsTo = (email: string) =>
  rowsOf<{ kind: string }>(payload, sql`select kind from mail_log where "to" = ${email}`)

describe('a subscription that another service began', () => {
  it('goes on at its price, as a membership that follows it, and nobody hears of it', async () => {
    const { email, row, subscriptionId } = await ghostMember()
    const calls = (await fake.state()).paymentIntents.length
    await there.adopt()
    expect(await there.outcome(row)).toEqual({ outcome: 'adopted', note: '' })
    expect(await there.heldBy(luna, email)).toEqual([
      { tier: 'Gold here', status: 'active', amount: 700, reason: null },
    ])
    expect(await there.heldBy(kito, email)).toEqual([])
    expect((await fake.state()).paymentIntents).toHaveLength(calls)
    expect(await paymentsOf(email)).toEqual([])
    expect((await subscriptionAt(subscriptionId)).metadata).toMatchObject({
      tenantId: luna.profile.id,
      tierId: tier.id,
      amountMinor: '700',
    })
    const account = await there.accountOf(luna, email)
    expect(account).toMatchObject({ emailVerifiedAt: null })
    expect(account?.newsOffAt).not.toBeNull()
    expect(account?.postMailsOffAt).not.toBeNull()
    expect(await mailsTo(email)).toEqual([])

    // From now on it is as any other: what is paid is in the books, and what ends ends.
    await fake.control('advance', { seconds: 32 * 24 * 3600 })
    await expect.poll(() => paymentsOf(email)).toEqual([{ amount: 700 }])
    await there.stripe.subscriptions.cancel(subscriptionId, {}, options())
    await expect.poll(() => there.heldBy(luna, email)).toMatchObject([{ status: 'canceled' }])
  })

  it('is taken over once, however often and by however many at a time', async () => {
    const { email, row, subscriptionId } = await ghostMember()
    await Promise.all([there.adopt(), there.adopt(), there.adopt()])
    await tryAgain(row)
    expect(await there.outcome(row)).toMatchObject({ outcome: 'adopted' })
    expect(await there.heldBy(luna, email)).toMatchObject([{ status: 'active', amount: 700 }])
    expect((await subscriptionAt(subscriptionId)).status).toBe('active')
  })

  it('is taken over by the next run when one dies after any call', async () => {
    for (const after of [0, 1, 2, 3, 4]) {
      const { email, row } = await ghostMember()
      await fake.control('fault', { kind: '401', times: 30, after })
      await there.adopt()
      expect(await there.outcome(row)).toMatchObject({ outcome: 'waiting' })
      await fake.control('clear-faults')
      await there.adopt()
      expect(await there.outcome(row)).toMatchObject({ outcome: 'adopted' })
      expect(await there.heldBy(luna, email)).toMatchObject([{ status: 'active' }])
    }
  })

  it.each([
    ['trialing', 'active'],
    ['paused', 'paused'],
  ])('that is %s is %s here', async (status, here) => {
    const { email, row, subscriptionId } = await ghostMember()
    await fake.control('subscription', { id: subscriptionId, status })
    await there.adopt()
    expect(await there.outcome(row)).toMatchObject({ outcome: 'adopted' })
    expect(await there.heldBy(luna, email)).toMatchObject([{ status: here }])
    expect(await mailsTo(email)).toEqual([])
  })

  it.each([
    ['is overdue', { status: 'past_due' }, words.overdue],
    ['was given up', { status: 'unpaid' }, words.overdue],
    ['has a discount', { discounts: ['di_1'] }, words.discounted],
  ])('that %s is left as it is, and tried again once that is over', async (_what, now, note) => {
    const { email, row, subscriptionId } = await ghostMember()
    await fake.control('subscription', { id: subscriptionId, ...now })
    await there.adopt()
    expect(await there.outcome(row)).toEqual({ outcome: 'refused', note })
    expect(await there.accountOf(luna, email)).toBeNull()
    expect((await subscriptionAt(subscriptionId)).metadata).toEqual({})
    await fake.control('subscription', { id: subscriptionId, status: 'active', discounts: [] })
    await tryAgain(row)
    expect(await there.outcome(row)).toMatchObject({ outcome: 'adopted' })
  })

  it('without a known customer is refused, not taken for one that is over', async () => {
    const { row } = await ghostMember({ customerId: null })
    await there.adopt()
    expect(await there.outcome(row)).toEqual({ outcome: 'refused', note: words.noCustomer })
  })

  it('that is over makes nobody a member, and no account', async () => {
    const { email, row, subscriptionId } = await ghostMember()
    await there.stripe.subscriptions.cancel(subscriptionId, {}, options())
    await there.adopt()
    expect(await there.outcome(row)).toEqual({ outcome: 'kept', note: words.nothingRuns })
    expect(await there.accountOf(luna, email)).toBeNull()
  })

  it('of an unknown customer is said to be unknown, and found after the account was put right', async () => {
    const { email, row } = await ghostMember({ customerId: 'cus_unknown' })
    await there.adopt()
    expect(await there.outcome(row)).toEqual({ outcome: 'refused', note: words.unknownCustomer })
    expect(await there.accountOf(luna, email)).toBeNull()
    // Kito's account does not know Luna's customers.
    const other = await ghostMember({}, kito)
    await there.adopt()
    expect(await there.outcome(other.row)).toMatchObject({ note: words.unknownCustomer })
    expect((await subscriptionAt(other.subscriptionId)).metadata).toEqual({})
  })

  it('of several takes the most expensive that is paid, and leaves the others as they are', async () => {
    const email = newEmail()
    const { id, subscriptions } = await there.customer(
      accounts.luna,
      email,
      { unit_amount: 500 },
      { unit_amount: 9000, interval: 'year' },
      { unit_amount: 2000 },
    )
    await fake.control('subscription', { id: subscriptions[2], status: 'past_due' })
    const row = await there.moved(luna, { email, customerId: id, tier: tier.id })
    await there.adopt()
    expect(await there.outcome(row)).toEqual({ outcome: 'adopted', note: words.severalRun(3) })
    expect(await there.heldBy(luna, email)).toMatchObject([{ amount: 9000 }])
    const [first = ''] = subscriptions
    expect(await subscriptionAt(first)).toMatchObject({ status: 'active', metadata: {} })
  })

  it('takes the tier of its price when the artist chose none', async () => {
    await luna.newTier({ name: 'Eleven', priceMonthlyMinor: 1100 })
    const email = newEmail()
    const { id } = await there.customer(accounts.luna, email, { unit_amount: 1100 })
    const row = await there.moved(luna, { email, customerId: id })
    const lost = await ghostMember({ tier: null })
    await there.adopt()
    expect(await there.outcome(row)).toMatchObject({ outcome: 'adopted' })
    expect(await there.heldBy(luna, email)).toMatchObject([{ tier: 'Eleven' }])
    expect(await there.outcome(lost.row)).toEqual({ outcome: 'refused', note: words.noTier })
  })

  it('in another currency, or by the week, is left as it is', async () => {
    const rows = []
    for (const price of [{ currency: 'eur' }, { interval: 'week' as const }]) {
      const email = newEmail()
      const { id } = await there.customer(accounts.luna, email, price)
      rows.push(await there.moved(luna, { email, customerId: id, tier: tier.id }))
    }
    await there.adopt()
    expect(await Promise.all(rows.map(there.outcome))).toEqual([
      { outcome: 'refused', note: words.otherCurrency('EUR') },
      { outcome: 'refused', note: words.oddPrice },
    ])
  })

  it('does not end what somebody pays here already', async () => {
    const fan = await luna.newFan()
    const { json } = await luna.join(fan, monthOf(tier.id))
    await fake.press(json.redirectUrl ?? '')
    await expect.poll(() => there.heldBy(luna, fan.email)).toMatchObject([{ status: 'active' }])
    const customer = await there.customer(accounts.luna, fan.email, {})
    const row = await there.moved(luna, {
      ...{ email: fan.email, customerId: customer.id, tier: tier.id },
    })
    await there.adopt()
    expect(await there.outcome(row)).toEqual({ outcome: 'refused', note: words.hasOther })
    expect(await there.heldBy(luna, fan.email)).toMatchObject([{ status: 'active', amount: 900 }])
  })

  it('takes the place of a free membership', async () => {
    const fan = await luna.newFan()
    const free = await luna.newTier({ name: 'Free' })
    await luna.join(fan, { tierId: free.id, interval: 'none' })
    const customer = await there.customer(accounts.luna, fan.email, {})
    const row = await there.moved(luna, {
      ...{ email: fan.email, customerId: customer.id, tier: tier.id },
    })
    await there.adopt()
    expect(await there.outcome(row)).toMatchObject({ outcome: 'adopted' })
    await reconcileMemberships(payload)
    expect(await there.heldBy(luna, fan.email)).toMatchObject([
      { tier: 'Gold here', status: 'active', amount: 700 },
    ])
    expect((await mailsTo(fan.email)).map(({ kind }) => kind)).toEqual(['membership-started'])
  })

  it('waits until the artist has connected the account', async () => {
    const lost = await openClub(payload, 'Lost')
    const row = await there.moved(lost, { email: newEmail(), customerId: 'cus_1' })
    await there.adopt()
    expect(await there.outcome(row)).toEqual({ outcome: 'refused', note: words.notConnected })
  })
})

describe('a tier that somebody had for nothing', () => {
  it('is given, without a mail, to who has none here', async () => {
    const email = newEmail()
    const given = { email, standing: 'given', tier: tier.id, isMailed: true, name: 'Ada Lovelace' }
    const row = await there.moved(luna, given)
    await Promise.all([there.adopt(), there.adopt()])
    expect(await there.outcome(row)).toEqual({ outcome: 'given', note: '' })
    expect(await there.heldBy(luna, email)).toMatchObject([
      { tier: 'Gold here', status: 'active', amount: 0 },
    ])
    expect(await there.accountOf(luna, email)).toMatchObject({
      ...{ firstName: 'Ada', lastName: 'Lovelace', newsOffAt: null },
    })
    expect(await mailsTo(email)).toEqual([])
    const twice = await there.moved(luna, { email, standing: 'given', tier: tier.id })
    await there.adopt()
    expect(await there.outcome(twice)).toEqual({ outcome: 'refused', note: words.hasOther })
  })
})
