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
const settingsOf = async (account: string) => {
  const { billingPortal } = createStripeClient(address())
  const { data } = await billingPortal.configurations.list({}, optionsOf(account))
  return data
}
const optionsOf = (account: string) => (account ? { stripeAccount: account } : {})
const control = (name: string, body: unknown) =>
  fetch(`${fake.url}/_ctl/${name}`, { method: 'POST', body: JSON.stringify(body) })

/** What a member finds on the portal of an account. */
async function openPortal(account: string): Promise<string> {
  const client = createStripeClient(address())
  const { id: customerId } = await client.customers.create({}, optionsOf(account))
  const { subscriptions } = createStripeProvider({ ...address(), account, webhookSecrets: [] })
  const returnUrl = 'https://example.com/account'
  const url = await subscriptions.openPortal({ subscriptionId: '', customerId, returnUrl })
  return (await fetch(url)).text()
}

const ownAccount = async () => ''
const connectedAccount = async () => (await createStripeAccounts(address()).create('luna')).id

it.each([
  ['of its own', ownAccount],
  ['of an artist', connectedAccount],
])(
  'lets the card be changed on an account %s where nobody saved settings',
  async (_, newAccount) => {
    const account = await newAccount()
    const page = await openPortal(account)
    expect(page).toContain('Change card')
    expect(await settingsOf(account)).toMatchObject([
      {
        is_default: false,
        features: { payment_method_update: { enabled: true }, invoice_history: { enabled: true } },
      },
    ])
  },
)

it('makes settings once, however many members come', async () => {
  await Promise.all([openPortal(''), openPortal(''), openPortal('')])
  await openPortal('')
  expect(await settingsOf('')).toHaveLength(1)
})

it('keeps to the settings that the owner saved', async () => {
  const account = await connectedAccount()
  await control('save-portal', { account })
  expect(await openPortal(account)).toContain('Change card')
  expect(await settingsOf(account)).toMatchObject([{ is_default: true }])
  expect(await settingsOf('')).toEqual([])
})
