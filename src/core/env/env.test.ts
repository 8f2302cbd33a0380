import { describe, expect, it } from 'vitest'
import { EnvError, parseEnv } from '@/src/core/env'

const production = { NODE_ENV: 'production' }
const consent = { ALLOW_TEST_PAYMENTS: 'yes-no-real-money' }
const testKey = { STRIPE_SECRET_KEY: 'sk_test_abc123', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' }
const liveKey = { STRIPE_SECRET_KEY: 'sk_live_abc123', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' }
const fakeStripe = { STRIPE_API_BASE: 'http://127.0.0.1:12111' }
const secret = '0123456789abcdef0123456789abcdef'
const external = { DATABASE_URL: 'postgres://u:p@db:5432/bandstand', PAYLOAD_SECRET: secret }
const bucket = { S3_BUCKET: 'b', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }

function problemsOf(source: Record<string, string>): readonly string[] {
  try {
    parseEnv(source)
    return []
  } catch (error) {
    if (error instanceof EnvError) {
      return error.problems
    }
    throw error
  }
}

describe('parseEnv', () => {
  it.each([
    ['nothing at all', {}],
    ['variables that are set but empty', { PORT: '', DATABASE_URL: ' ' }],
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
    ['an external database', external],
    ['a bucket', bucket],
    ['a build without any secret', { ...production, NEXT_PHASE: 'phase-production-build' }],
    ['proxies', { TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16, ::1, fd00::/8' }],
  ])('accepts %s', (_, source) => {
    expect(problemsOf(source)).toEqual([])
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
    [
      'half a consent in production',
      { ...production, ...liveKey, ALLOW_TEST_PAYMENTS: 'yes' },
      'ALLOW_TEST_PAYMENTS',
    ],
    [
      'an external database without secret',
      { DATABASE_URL: external.DATABASE_URL },
      'PAYLOAD_SECRET',
    ],
    ['a short secret', { ...external, PAYLOAD_SECRET: 'short' }, 'PAYLOAD_SECRET'],
    ['a secret of one letter', { ...external, PAYLOAD_SECRET: 'a'.repeat(40) }, 'PAYLOAD_SECRET'],
    ['another kind of database', { ...external, DATABASE_URL: 'mysql://db/x' }, 'DATABASE_URL'],
    ['half a bucket', { S3_BUCKET: 'b' }, 'S3_SECRET_ACCESS_KEY'],
    ['a bucket without name', { ...bucket, S3_BUCKET: '' }, 'S3_BUCKET'],
    ['mail without a sender', { SMTP_URL: 'smtp://localhost:25' }, 'MAIL_FROM'],
    ['an impossible port', { PORT: '70000' }, 'PORT'],
    ['a root domain with scheme', { ROOT_DOMAIN: 'https://example.com' }, 'ROOT_DOMAIN'],
    ['an admin origin with path', { ADMIN_ORIGIN: 'https://example.com/admin' }, 'ADMIN_ORIGIN'],
    ['an unknown worker mode', { WORKER: 'maybe' }, 'WORKER'],
    ['an unknown log level', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be trace, debug,'],
    ['proxies by name', { TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES'],
    ['a proxy at no address', { TRUSTED_PROXIES: '10.0.0.1, 10.0.0.999' }, 'TRUSTED_PROXIES'],
    ['a range of proxies too long', { TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES'],
    [
      'a factor in words',
      { RATE_LIMIT_FACTOR: 'two' },
      'RATE_LIMIT_FACTOR must be a number above 0',
    ],
    ['a factor below 0', { RATE_LIMIT_FACTOR: '-1' }, 'RATE_LIMIT_FACTOR must be a number above 0'],
    ['Redis, which nothing uses yet', { REDIS_URL: 'redis://localhost' }, 'REDIS_URL'],
  ])('refuses %s', (_, source, variable) => {
    const problems = problemsOf(source)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(variable)
  })

  it.each([
    ['nothing', {}, { provider: 'test' }],
    ['consent in production', { ...production, ...consent }, { provider: 'test' }],
    ['a test key', testKey, { provider: 'stripe', isLive: false }],
    [
      'a test key in production with consent',
      { ...production, ...consent, ...testKey },
      { provider: 'stripe', isLive: false },
    ],
    [
      'a live key in production',
      { ...production, ...liveKey },
      { provider: 'stripe', isLive: true },
    ],
    [
      'a live key in production with consent',
      { ...production, ...consent, ...liveKey },
      { provider: 'stripe', isLive: true },
    ],
  ])('chooses the payment provider for %s', (_, source, provider) => {
    expect(parseEnv(source).payments).toMatchObject(provider)
  })

  it('lists every problem at once', () => {
    const problems = problemsOf({
      ...production,
      PORT: 'x',
      WORKER: 'x',
      S3_BUCKET: 'b',
      PAYLOAD_SECRET: 'x',
    })
    for (const variable of [
      'PORT',
      'WORKER',
      'S3_REGION',
      'PAYLOAD_SECRET',
      'ALLOW_TEST_PAYMENTS',
    ]) {
      expect(problems.join('\n')).toContain(variable)
    }
  })

  it('asks for a database only when it is used', () => {
    expect(() => parseEnv({}).databaseUrl).toThrow('DATABASE_URL')
    expect(() => parseEnv({}).payloadSecret).toThrow('PAYLOAD_SECRET')
    expect(parseEnv(external).payloadSecret).toBe(secret)
  })

  it('derives the admin origin from domain and port', () => {
    expect(parseEnv({ PORT: '4000' }).adminOrigin).toBe('http://localhost:4000')
  })
})
