import { afterAll, beforeAll, expect, it } from 'vitest'
import { startFakeStripe } from '@/scripts/fake-stripe/server'
import { createStripeClient } from '@/src/server/payments/stripe/stripe-client'
import { createStripeProvider } from '@/src/server/payments/stripe/stripe-provider'

let fake: Awaited<ReturnType<typeof startFakeStripe>>

beforeAll(async () => {
  fake = await startFakeStripe({ webhookUrl: 'http://127.0.0.1:9/', webhookSecret: 'whsec_nobody' })
})
afterAll(() => fake.close())

const address = () => ({ secretKey: 'sk_test_0123456789', apiBase: fake.url })
const provider = () => createStripeProvider({ ...address(), account: '', webhookSecrets: [] })

const common = {
  profileId: 'luna',
  attempt: 1,
  email: 'fan@example.com',
  currency: 'usd',
  successUrl: 'https://example.com/done',
  cancelUrl: 'https://example.com/checkout',
  expiresAt: new Date(Date.now() + 3_600_000),
}
const terms = { tierId: 'deck', tierName: 'Deck', interval: 'month', amountMinor: 500 } as const
const order = {
  ...common,
  orderId: 'order',
  lines: [{ title: 'Night Bus', unitMinor: 900, quantity: 1 }],
  platformFeeMinor: 0,
}
const membership = { membershipId: 'membership', terms, platformFeeBps: 0 }

it.each([
  [
    'of an order',
    () =>
      provider().createCheckout({
        ...order,
        idempotencyKey: 'order',
        membership: null,
        totalMinor: 900,
      }),
  ],
  [
    'of an order with a membership',
    () =>
      provider().createCheckout({ ...order, idempotencyKey: 'both', membership, totalMinor: 1400 }),
  ],
  [
    'of a membership',
    () =>
      provider().subscriptions.openPage({
        ...common,
        ...membership,
        idempotencyKey: 'alone',
        customerId: null,
      }),
  ],
])('the page %s takes the price that was said, in its currency', async (_, open) => {
  const { id } = await open()
  const { checkout } = createStripeClient(address())
  expect(await checkout.sessions.retrieve(id)).toMatchObject({
    currency: 'usd',
    adaptive_pricing: { enabled: false },
  })
})
