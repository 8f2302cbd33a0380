import { expect, it } from 'vitest'
import { EnvError, parseEnv } from '@/src/core/env'
import { openPayments, paymentProblems } from '@/src/server/payments'
import { type PaymentService, servicesByName } from '@/src/server/payments/payment-service'

const production = { NODE_ENV: 'production' }
const consent = { ALLOW_TEST_PAYMENTS: 'yes-no-real-money' }
const testKey = { STRIPE_SECRET_KEY: 'sk_test_abc123', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' }
const liveKey = { STRIPE_SECRET_KEY: 'sk_live_abc123', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' }
const fakeStripe = { STRIPE_API_BASE: 'http://127.0.0.1:12111' }

it.each([
  ['nothing at all', {}],
  ['Stripe test keys', testKey],
  ['a stand-in for Stripe outside production', { ...testKey, ...fakeStripe }],
  ['live keys in production', { ...production, ...liveKey }],
  [
    'a restricted live key in production',
    { ...production, ...liveKey, STRIPE_SECRET_KEY: 'rk_live_a1' },
  ],
  ['test keys in production with consent', { ...production, ...testKey, ...consent }],
  ['no keys in production with consent', { ...production, ...consent }],
  [
    'accounts of artists',
    { ...testKey, STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_12345678, whsec_87654321' },
  ],
])('accepts %s', (_, given) => {
  expect(paymentProblems(given)).toEqual([])
})

it.each([
  ['live keys outside production', liveKey, 'STRIPE_SECRET_KEY'],
  ['test keys in production', { ...production, ...testKey }, 'STRIPE_SECRET_KEY'],
  ['no provider in production', production, 'ALLOW_TEST_PAYMENTS'],
  ['half a consent', { ALLOW_TEST_PAYMENTS: 'yes' }, 'ALLOW_TEST_PAYMENTS'],
  [
    'half a consent in production',
    { ...production, ...liveKey, ALLOW_TEST_PAYMENTS: 'yes' },
    'ALLOW_TEST_PAYMENTS',
  ],
  ['a key without webhook secret', { STRIPE_SECRET_KEY: 'sk_test_a' }, 'STRIPE_WEBHOOK_SECRET'],
  [
    'a live key without webhook secret in production',
    { ...production, STRIPE_SECRET_KEY: liveKey.STRIPE_SECRET_KEY },
    'STRIPE_WEBHOOK_SECRET',
  ],
  [
    'a webhook secret of another kind',
    { ...testKey, STRIPE_WEBHOOK_SECRET: 'sk_test_a' },
    'STRIPE_WEBHOOK_SECRET',
  ],
  [
    'a webhook secret without key',
    { STRIPE_WEBHOOK_SECRET: 'whsec_12345678' },
    'STRIPE_SECRET_KEY',
  ],
  [
    'a webhook secret without key in production with consent',
    { ...production, ...consent, STRIPE_WEBHOOK_SECRET: 'whsec_12345678' },
    'STRIPE_SECRET_KEY',
  ],
  [
    'a secret of accounts without key',
    { STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_12345678' },
    'STRIPE_SECRET_KEY',
  ],
  [
    'a secret of accounts of another kind',
    { ...testKey, STRIPE_CONNECT_WEBHOOK_SECRET: 'sk_test_a' },
    'STRIPE_CONNECT_WEBHOOK_SECRET',
  ],
  ['a publishable key', { ...testKey, STRIPE_SECRET_KEY: 'pk_test_a' }, 'STRIPE_SECRET_KEY'],
  [
    'a stand-in for Stripe in production',
    { ...production, ...liveKey, ...fakeStripe },
    'STRIPE_API_BASE',
  ],
  [
    'a stand-in for Stripe in production, with consent',
    { ...production, ...testKey, ...fakeStripe, ...consent },
    'STRIPE_API_BASE',
  ],
  [
    'a webhook secret without key, with consent',
    { ...production, STRIPE_WEBHOOK_SECRET: 'whsec_12345678', ...consent },
    'STRIPE_SECRET_KEY',
  ],
  ['no address of a stand-in', { ...testKey, STRIPE_API_BASE: 'stripe' }, 'STRIPE_API_BASE'],
])('refuses %s', (_, given, variable) => {
  const problems = paymentProblems(given)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(variable)
  expect(() => parseEnv(given, paymentProblems)).toThrow(EnvError)
})

it('has nothing to refuse while Next builds', () => {
  const building = { ...production, NEXT_PHASE: 'phase-production-build' }
  expect(() => parseEnv(building, paymentProblems)).not.toThrow()
})

it.each([
  ['nothing', {}, { name: 'test', takesMoney: false }],
  ['consent in production', { ...production, ...consent }, { name: 'test', takesMoney: false }],
  ['a test key', testKey, { name: 'stripe', takesMoney: false }],
  [
    'a test key in production with consent',
    { ...production, ...consent, ...testKey },
    { name: 'stripe', takesMoney: false },
  ],
  ['a live key in production', { ...production, ...liveKey }, { name: 'stripe', takesMoney: true }],
  [
    'a live key in production with consent',
    { ...production, ...consent, ...liveKey },
    { name: 'stripe', takesMoney: true },
  ],
])('chooses the payment service for %s', (_, given, service) => {
  expect(openPayments(given)).toMatchObject(service)
})

it('takes the service of a plugin under the name alone that the plugin gives it', () => {
  const webhooks = { 'acme-pay': 'own', 'acme-pay-connect': 'connect' } as const
  const service = { name: 'acme-pay', webhooks } as unknown as PaymentService
  expect(servicesByName([['acme-pay', service]])).toEqual([service])
  expect(() => servicesByName([['acme-pay', { ...service, webhooks: { stripe: 'own' } }]])).toThrow(
    'Rename the webhook "stripe" of the payment service "acme-pay" to "acme-pay" or "acme-pay-stripe".',
  )
  expect(() => servicesByName([['acme-pay', { ...service, name: 'stripe' }]])).toThrow(
    'Rename the payment service "stripe" to "acme-pay", as its plugin calls it.',
  )
})
