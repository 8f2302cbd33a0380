import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startFakeStripe } from '@/scripts/fake-stripe/server'
import { createStripeAccounts } from '@/src/server/payments/stripe/stripe-accounts'
import { createStripeClient } from '@/src/server/payments/stripe/stripe-client'
import { createStripeProvider } from '@/src/server/payments/stripe/stripe-provider'

let fake: Awaited<ReturnType<typeof startFakeStripe>>

beforeEach(async () => {
  fake = await startFakeStripe({ webhookUrl: 'http://127.0.0.1:9/', webhookSecret: 'whsec_nobody' })
})
afterEach(() => fake.close())

const address = () => ({ secretKey: 'sk_test_0123456789', apiBase: fake.url })
const advance = (days: number) =>
  fetch(`${fake.url}/_ctl/advance`, {
    method: 'POST',
    body: JSON.stringify({ seconds: days * 24 * 3600 }),
  })

const plus = { tierId: 'plus', tierName: 'Plus', interval: 'month', amountMinor: 900 } as const
const basic = { tierId: 'basic', tierName: 'Basic', interval: 'year', amountMinor: 5000 } as const

/** Somebody pays for Plus on the account of an artist, of which the platform takes a tenth. */
async function begin() {
  const { id: account } = await createStripeAccounts(address()).create('luna')
  const { subscriptions } = createStripeProvider({ ...address(), account, webhookSecrets: [] })
  const { id: pageId, url } = await subscriptions.openPage({
    idempotencyKey: randomUUID(),
    membershipId: randomUUID(),
    profileId: randomUUID(),
    attempt: 1,
    email: 'fan@example.com',
    customerId: null,
    currency: 'usd',
    terms: plus,
    platformFeeBps: 1000,
    expiresAt: new Date(Date.now() + 31 * 60_000),
    successUrl: 'https://example.com/done',
    cancelUrl: 'https://example.com/back',
  })
  const form = new URLSearchParams({ action: 'pay' })
  await fetch(url ?? '', { method: 'POST', body: form, redirect: 'manual' })
  const id = (await subscriptions.retrievePage(pageId)).subscriptionId ?? ''
  return { account, subscriptions, id }
}

it('takes the platform’s share of what follows, too', async () => {
  const { account, subscriptions, id } = await begin()
  const idempotencyKey = randomUUID()
  await subscriptions.change(id, { idempotencyKey, terms: basic, moment: 'period_end' })
  await advance(32)
  expect(await subscriptions.retrieve(id)).toMatchObject({
    terms: { tierId: 'basic', interval: 'year', amountMinor: 5000 },
    next: null,
  })
  const { data } = await createStripeClient(address()).paymentIntents.list(
    {},
    { stripeAccount: account },
  )
  const paid = data.map(({ amount, application_fee_amount }) => [amount, application_fee_amount])
  expect(paid).toEqual([
    [5000, 500],
    [900, 90],
  ])
})

it('is no longer scheduled when the first period of what followed is over', async () => {
  const { account, subscriptions, id } = await begin()
  const idempotencyKey = randomUUID()
  const terms = { ...basic, interval: 'month' as const, amountMinor: 500 }
  await subscriptions.change(id, { idempotencyKey, terms, moment: 'period_end' })
  await advance(32)
  const client = createStripeClient(address())
  const found = () => client.subscriptions.retrieve(id, {}, { stripeAccount: account })
  expect((await found()).schedule).toMatch(/^sub_sched_/)
  await advance(31)
  expect((await found()).schedule).toBeNull()
  expect(await subscriptions.retrieve(id)).toMatchObject({ terms: { amountMinor: 500 } })
})
