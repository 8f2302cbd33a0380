import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { limits } from '@/src/core/limits'
import {
  type CheckoutRequest,
  type PaymentCalls,
  PaymentProviderError,
} from '@/src/server/payments/payment-provider'
import { createStripeAccounts } from '@/src/server/payments/stripe/stripe-accounts'
import { createStripeClient, type StripeAddress } from '@/src/server/payments/stripe/stripe-client'
import { ensureStripeProduct } from '@/src/server/payments/stripe/stripe-product'
import { createStripeProvider } from '@/src/server/payments/stripe/stripe-provider'
import { recurringPrice } from '@/src/server/payments/stripe/stripe-recurring'
import type { SubscriptionTerms } from '@/src/server/payments/subscriptions'

type Context = {
  address: StripeAddress
  provider: PaymentCalls
  stripe: Stripe
  /** What makes this run's names its own. */
  run: string
}

type Scenario = { name: string; run: (context: Context) => Promise<void> }

/** Everything that the shop's code expects of Stripe and that can be seen without a browser. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'a payment page has the order’s lines, to the cent',
    run: async ({ provider, stripe }) => {
      const request = checkout()
      const session = await provider.createCheckout(request)
      assert.equal(session.state, 'open')
      assert.equal(session.amountMinor, request.totalMinor)
      assert.deepEqual([session.orderId, session.attempt], [request.orderId, 1])
      assert.ok(session.url)
      const { data } = await stripe.checkout.sessions.listLineItems(session.id)
      assert.deepEqual(data.map(({ amount_total }) => amount_total).sort(), [1800, 250, 499].sort())
    },
  },
  {
    name: 'the same key is the same page, and another order with it is refused',
    run: async ({ provider }) => {
      const request = checkout()
      const [first, second] = [
        await provider.createCheckout(request),
        await provider.createCheckout(request),
      ]
      assert.equal(first.id, second.id)
      await refused(() => provider.createCheckout({ ...request, email: 'other@example.com' }))
    },
  },
  {
    name: 'a page closes once, and says so',
    run: async ({ provider }) => {
      const { id } = await provider.createCheckout(checkout())
      assert.equal((await provider.expire(id)).state, 'expired')
      assert.equal((await provider.expire(id)).state, 'expired')
      assert.equal((await provider.retrieve(id)).url, null)
    },
  },
  {
    name: 'too little money, an unknown page and a wrong key are told apart',
    run: async ({ provider, address }) => {
      const tooLittle = { ...checkout(), lines: [{ title: 'Pin', unitMinor: 20, quantity: 1 }] }
      await refused(() => provider.createCheckout({ ...tooLittle, totalMinor: 20 }))
      await refused(() => provider.retrieve('cs_test_doesnotexist'))
      const stranger = createStripeProvider({
        ...address,
        secretKey: 'not_a_key',
        webhookSecrets: [],
      })
      await rejects(() => stranger.retrieve('cs_test_doesnotexist'), 'unavailable')
    },
  },
  {
    name: 'money goes back in parts, once per key, and never more than was paid',
    run: async ({ provider, stripe, run }) => {
      const { id: paymentIntentId } = await stripe.paymentIntents.create({
        amount: 1000,
        currency: 'usd',
        confirm: true,
        payment_method: 'pm_card_visa',
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      })
      const refund = (name: string, amountMinor: number) =>
        provider.refund({
          idempotencyKey: `${run}:${name}`,
          refundId: name,
          paymentIntentId,
          amountMinor,
        })
      const [first, again] = [await refund('one', 400), await refund('one', 400)]
      assert.equal(first.id, again.id)
      assert.ok(['succeeded', 'pending'].includes(first.state))
      await refused(() => refund('two', 601))
      await refund('three', 600)
      const all = await provider.refundsOf(paymentIntentId)
      assert.deepEqual(all.map(({ refundId }) => refundId).sort(), ['one', 'three'])
      await refused(() => refund('four', 1))
      assert.equal(await provider.sessionOf(paymentIntentId), null)
    },
  },
  {
    name: 'events that were not delivered are listed',
    run: async ({ provider }) => {
      for await (const { id } of provider.missedWebhooks(new Date(Date.now() - 3_600_000))) {
        assert.match(id, /^evt_/)
      }
    },
  },
  {
    name: 'a membership has a page of its own',
    run: async ({ provider }) => {
      const page = await provider.subscriptions.openPage({
        ...membership(),
        terms: { tierId: randomUUID(), tierName: 'Circle', interval: 'month', amountMinor: 500 },
      })
      assert.equal(page.state, 'open')
      assert.equal((await provider.subscriptions.expirePage(page.id)).state, 'expired')
    },
  },
  {
    name: 'a membership and more things than Stripe lists are on one page, to the cent',
    run: async ({ provider, stripe }) => {
      const lines = Array.from({ length: 23 }, (_, index) => ({
        title: `Song ${index + 1}`,
        unitMinor: 100 + index,
        quantity: 1,
      }))
      const { terms } = inCart
      const totalMinor =
        lines.reduce((sum, { unitMinor }) => sum + unitMinor, 0) + terms.amountMinor
      const request = { ...checkout(), lines, totalMinor, membership: inCart }
      const session = await provider.createCheckout(request)
      assert.equal(session.amountMinor, totalMinor)
      assert.equal(session.orderId, request.orderId)
      assert.equal(session.subscriptionId, null)
      const listed = await stripe.checkout.sessions.listLineItems(session.id, { limit: 100 })
      assert.equal(listed.data.length, 21)
      assert.equal((await provider.expire(session.id)).state, 'expired')
    },
  },
  {
    name: 'what costs less waits beside the price that was paid, until something else is said',
    run: async ({ provider: { subscriptions }, stripe }) => {
      const terms = (name: string, amountMinor: number) => ({
        tierId: randomUUID(),
        tierName: name,
        interval: 'month' as const,
        amountMinor,
      })
      const [basic, plus, patron] = [terms('Basic', 500), terms('Plus', 900), terms('Patron', 2000)]
      const id = await subscribe(stripe, plus)
      const change = (wanted: SubscriptionTerms, moment: 'now' | 'period_end') =>
        subscriptions.change(id, { idempotencyKey: randomUUID(), terms: wanted, moment })
      const stands = async () => {
        const { terms: now, next, cancelAtPeriodEnd } = await subscriptions.retrieve(id)
        return [now.tierId, now.amountMinor, next?.amountMinor ?? 0, cancelAtPeriodEnd]
      }

      await change(basic, 'period_end')
      assert.deepEqual(await stands(), [plus.tierId, 900, 500, false])
      await change(plus, 'period_end')
      assert.deepEqual(await stands(), [plus.tierId, 900, 0, false])
      await change({ ...basic, interval: 'year', amountMinor: 5000 }, 'period_end')
      await subscriptions.setEnding(id, true)
      assert.deepEqual(await stands(), [plus.tierId, 900, 5000, true])
      await subscriptions.setEnding(id, false)
      assert.deepEqual(await stands(), [plus.tierId, 900, 5000, false])
      await change(patron, 'now')
      assert.deepEqual(await stands(), [patron.tierId, 2000, 0, false])

      const { payments } = await subscriptions.retrieve(id)
      const paid = payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
      // Some seconds have passed since the month began.
      assert.ok(Math.abs(paid - 2000) <= 2, `${paid} was paid`)
      await change(basic, 'period_end')
      await subscriptions.end(id)
      assert.equal((await subscriptions.retrieve(id)).status, 'canceled')
    },
  },
  {
    name: 'the card can be changed on the portal, whatever settings were saved',
    run: async ({ provider, stripe }) => {
      const { id: customerId } = await stripe.customers.create({ email: 'fan@example.com' })
      const returnUrl = 'https://example.com/back'
      const portal = { subscriptionId: '', customerId, returnUrl }
      assert.match(await provider.subscriptions.openPortal(portal), /^http/)
    },
  },
]

/** Runs only where the key belongs to a platform that may connect accounts. */
export const connectScenarios: readonly Scenario[] = [
  {
    name: 'an artist’s account is made once, and is told who it belongs to on a page',
    run: async ({ address, run }) => {
      const accounts = createStripeAccounts(address)
      const [first, again] = [await accounts.create(run), await accounts.create(run)]
      assert.equal(first.id, again.id)
      assert.equal(first.chargesEnabled, false)
      assert.ok(first.requirements.length > 0)
      const returnUrl = 'https://example.com/back'
      assert.match(await accounts.onboardingUrl({ account: first.id, returnUrl }), /^http/)
    },
  },
]

export type Outcome = { name: string; problem: string | null }

/** Runs them one after the other; each tells by itself what went wrong. */
export async function runScenarios(
  address: StripeAddress,
  chosen: readonly Scenario[],
): Promise<Outcome[]> {
  const provider = createStripeProvider({ ...address, webhookSecrets: [] })
  const context = { address, provider, stripe: createStripeClient(address), run: randomUUID() }
  const outcomes: Outcome[] = []
  for (const { name, run } of chosen) {
    const problem = await run(context).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    outcomes.push({ name, problem })
  }
  return outcomes
}

function checkout(): CheckoutRequest {
  const orderId = randomUUID()
  return {
    idempotencyKey: `order:${orderId}:a1`,
    orderId,
    profileId: randomUUID(),
    attempt: 1,
    email: 'fan@example.com',
    currency: 'usd',
    lines: [
      { title: 'Night Bus', unitMinor: 900, quantity: 2 },
      { title: 'Shipping', unitMinor: 499, quantity: 1 },
      { title: 'Tax', unitMinor: 250, quantity: 1 },
    ],
    membership: null,
    totalMinor: 2549,
    platformFeeMinor: 0,
    successUrl: 'https://example.com/done',
    cancelUrl: 'https://example.com/back',
    expiresAt: new Date(Date.now() + limits.order.stockHoldMinutes * 60_000),
  }
}

const inCart = {
  membershipId: randomUUID(),
  platformFeeBps: 0,
  terms: {
    tierId: randomUUID(),
    tierName: 'Circle',
    interval: 'month' as const,
    amountMinor: 500,
  },
}

/** As if somebody had paid on the page: a card is there, and a month of it is paid. */
async function subscribe(stripe: Stripe, terms: SubscriptionTerms): Promise<string> {
  const product = await ensureStripeProduct(stripe, {}, terms)
  const { id: customer } = await stripe.customers.create({
    email: 'fan@example.com',
    payment_method: 'pm_card_visa',
    invoice_settings: { default_payment_method: 'pm_card_visa' },
  })
  const { id } = await stripe.subscriptions.create({
    customer,
    items: [{ price_data: recurringPrice(terms, 'usd', product) }],
    metadata: { membershipId: randomUUID(), tierId: terms.tierId },
  })
  return id
}

function membership() {
  const membershipId = randomUUID()
  return {
    idempotencyKey: `membership:${membershipId}:1`,
    membershipId,
    profileId: randomUUID(),
    attempt: 1,
    email: 'fan@example.com',
    customerId: null,
    currency: 'usd',
    platformFeeBps: 0,
    expiresAt: new Date(Date.now() + 31 * 60_000),
    successUrl: 'https://example.com/done',
    cancelUrl: 'https://example.com/back',
  }
}

const refused = (call: () => Promise<unknown>) => rejects(call, 'refused')

async function rejects(
  call: () => Promise<unknown>,
  reason: PaymentProviderError['reason'],
): Promise<void> {
  await assert.rejects(
    call,
    (error: unknown) => error instanceof PaymentProviderError && error.reason === reason,
  )
}
