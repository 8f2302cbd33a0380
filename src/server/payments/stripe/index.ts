import { z } from 'zod'
import type { Variables } from '@/src/core/env'
import type { PaymentCalls } from '@/src/server/payments/payment-provider'
import {
  allowsTest,
  consent,
  defineService,
  isProduction,
} from '@/src/server/payments/payment-service'
import { createStripeAccounts } from '@/src/server/payments/stripe/stripe-accounts'
import { createStripeProvider } from '@/src/server/payments/stripe/stripe-provider'

const stripeKey = /^(sk|rk)_(live|test)_[A-Za-z0-9_]+$/
const stripeApi = /^https:\/\/api\.stripe\.com\/?$/
const address = z.url({ protocol: /^https?$/ }).optional()

/**
 * Stripe, asked for by `STRIPE_SECRET_KEY`. With `STRIPE_CONNECT_WEBHOOK_SECRET` each artist has an account of
 * their own, connected to the platform's. `STRIPE_API_BASE` is another server that speaks Stripe's API.
 */
export const stripe = defineService({
  name: 'stripe',
  label: 'Stripe',
  isSimulated: false,
  webhooks: { stripe: 'own', 'stripe-connect': 'connect' },
  isAskedFor: ({ STRIPE_SECRET_KEY }) => Boolean(STRIPE_SECRET_KEY),
  problems: (given) => [
    ...apiProblems(given),
    ...(given.STRIPE_SECRET_KEY
      ? [...keyProblems(given, given.STRIPE_SECRET_KEY), ...secretProblems(given)]
      : ['STRIPE_CONNECT_WEBHOOK_SECRET', 'STRIPE_WEBHOOK_SECRET']
          .filter((name) => given[name])
          .map((name) => `STRIPE_SECRET_KEY is missing although ${name} is set`)),
  ],
  open: (given) => {
    const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_API_BASE: apiBase } = given
    const connect = given.STRIPE_CONNECT_WEBHOOK_SECRET
    const known = new Map<string, PaymentCalls>()
    return {
      takesMoney: isLiveKey(secretKey),
      callsFor: (_, account) => {
        const calls =
          known.get(account) ??
          createStripeProvider({
            account,
            secretKey,
            webhookSecrets: secretsOf(given.STRIPE_WEBHOOK_SECRET),
            connectSecrets: secretsOf(connect),
            apiBase,
          })
        known.set(account, calls)
        return calls
      },
      accounts: connect ? createStripeAccounts({ secretKey, apiBase }) : null,
    }
  },
})

function apiProblems(given: Variables): string[] {
  const { STRIPE_API_BASE: apiBase } = given
  if (!address.safeParse(apiBase).success) {
    return ['STRIPE_API_BASE must be an http or https address']
  }
  return isProduction(given) && apiBase && !stripeApi.test(apiBase)
    ? ['STRIPE_API_BASE may only be set outside production']
    : []
}

/** Live keys belong to production, and others there only with consent. */
function keyProblems(given: Variables, key: string): string[] {
  if (!stripeKey.test(key)) {
    return ['STRIPE_SECRET_KEY must start with sk_live_, sk_test_, rk_live_ or rk_test_']
  }
  if (isLiveKey(key) && !isProduction(given)) {
    return ['STRIPE_SECRET_KEY is a live key: outside production use a test key']
  }
  return isLiveKey(key) || !isProduction(given) || allowsTest(given)
    ? []
    : [
        `STRIPE_SECRET_KEY is a test key: in production use a live key, or set ALLOW_TEST_PAYMENTS=${consent}`,
      ]
}

/** Webhooks that nobody can verify are refused. */
function secretProblems(given: Variables): string[] {
  const wrong = ['STRIPE_WEBHOOK_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET'].filter(
    (name) => given[name] && !isWebhookSecret(given[name]),
  )
  return [
    ...(given.STRIPE_WEBHOOK_SECRET
      ? []
      : ['STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY']),
    ...wrong.map((name) => `${name} must start with whsec_`),
  ]
}

function isLiveKey(key: string): boolean {
  return /^(sk|rk)_live_/.test(key)
}

/** One, or two separated by a comma while it is being changed. */
function secretsOf(value = ''): string[] {
  return value.split(',').flatMap((secret) => secret.trim() || [])
}

function isWebhookSecret(value: string): boolean {
  return value.split(',').every((secret) => /^whsec_.{8,}/.test(secret.trim()))
}
