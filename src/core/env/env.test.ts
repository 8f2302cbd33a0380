import { describe, expect, it } from 'vitest'
import { EnvError, type EnvRule, parseEnv } from '@/src/core/env'

const production = { NODE_ENV: 'production' }
const secret = '0123456789abcdef0123456789abcdef'
const external = { DATABASE_URL: 'postgres://u:p@db:5432/bandstand', PAYLOAD_SECRET: secret }
const bucket = { S3_BUCKET: 'b', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }

function problemsOf(
  source: Record<string, string>,
  ...rules: readonly EnvRule[]
): readonly string[] {
  try {
    parseEnv(source, ...rules)
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
    ['an external database', external],
    ['replicas', { ...external, DATABASE_READ_URLS: 'postgres://u:p@r1/b, postgres://u:p@r2/b' }],
    ['a bucket', bucket],
    ['a CDN', { CDN_PURGE: 'cloudflare', CDN_ZONE: 'z', CDN_TOKEN: 't' }],
    ['a build without any secret', { ...production, NEXT_PHASE: 'phase-production-build' }],
    ['proxies', { TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16, ::1, fd00::/8' }],
  ])('accepts %s', (_, source) => {
    expect(problemsOf(source)).toEqual([])
  })

  it.each([
    [
      'an external database without secret',
      { DATABASE_URL: external.DATABASE_URL },
      'PAYLOAD_SECRET',
    ],
    ['a short secret', { ...external, PAYLOAD_SECRET: 'short' }, 'PAYLOAD_SECRET'],
    ['a secret of one letter', { ...external, PAYLOAD_SECRET: 'a'.repeat(40) }, 'PAYLOAD_SECRET'],
    ['another kind of database', { ...external, DATABASE_URL: 'mysql://db/x' }, 'DATABASE_URL'],
    [
      'replicas of the embedded database',
      { DATABASE_READ_URLS: 'postgres://u:p@replica/b' },
      'DATABASE_READ_URLS needs DATABASE_URL',
    ],
    [
      'a replica by its name',
      { ...external, DATABASE_READ_URLS: 'postgres://u:p@replica/b, replica-2' },
      'DATABASE_READ_URLS must list addresses',
    ],
    ['half a bucket', { S3_BUCKET: 'b' }, 'S3_SECRET_ACCESS_KEY'],
    ['a bucket without name', { ...bucket, S3_BUCKET: '' }, 'S3_BUCKET'],
    ['mail without a sender', { SMTP_URL: 'smtp://localhost:25' }, 'MAIL_FROM'],
    ['an impossible port', { PORT: '70000' }, 'PORT'],
    ['a root domain with scheme', { ROOT_DOMAIN: 'https://example.com' }, 'ROOT_DOMAIN'],
    ['an admin origin with path', { ADMIN_ORIGIN: 'https://example.com/admin' }, 'ADMIN_ORIGIN'],
    ['logs that are hardly kept', { RETENTION_DAYS: '30' }, 'RETENTION_DAYS must be a number of'],
    ['an unknown worker mode', { WORKER: 'maybe' }, 'WORKER'],
    ['an unknown way to sign up', { ARTIST_SIGNUP: 'yes' }, 'ARTIST_SIGNUP must be off, invite'],
    ['an unknown way to log requests', { LOG_REQUESTS: '1' }, 'LOG_REQUESTS must be on or off'],
    ['a limit in words', { LOG_SLOW_QUERIES_MS: 'one' }, 'LOG_SLOW_QUERIES_MS must be a number'],
    ['a metrics token that is guessed', { METRICS_TOKEN: 'metrics' }, 'METRICS_TOKEN'],
    ['a port for metrics that are off', { METRICS_PORT: '9100' }, 'METRICS_TOKEN is required'],
    [
      'a logo that is no picture',
      { PLATFORM_LOGO: './logo.html' },
      'PLATFORM_LOGO must be the path',
    ],
    ['a name too long', { PLATFORM_NAME: 'x'.repeat(41) }, 'PLATFORM_NAME must have at most 40'],
    ['an unknown log level', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be trace, debug,'],
    ['a country by words', { COUNTRY_HEADER: 'the country' }, 'COUNTRY_HEADER'],
    ['proxies by name', { TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES'],
    ['a proxy at no address', { TRUSTED_PROXIES: '10.0.0.1, 10.0.0.999' }, 'TRUSTED_PROXIES'],
    ['a range of proxies too long', { TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES'],
    [
      'a factor in words',
      { RATE_LIMIT_FACTOR: 'two' },
      'RATE_LIMIT_FACTOR must be a number above 0',
    ],
    ['a factor below 0', { RATE_LIMIT_FACTOR: '-1' }, 'RATE_LIMIT_FACTOR must be a number above 0'],
    ['another CDN', { CDN_PURGE: 'akamai' }, 'CDN_PURGE must be'],
    ['a CDN without address', { CDN_PURGE: 'http' }, 'CDN_PURGE needs CDN_PURGE_URL'],
    ['a CDN without zone', { CDN_PURGE: 'fastly', CDN_TOKEN: 't' }, 'CDN_PURGE needs CDN_ZONE'],
    ['the token of no CDN', { CDN_TOKEN: 't' }, 'CDN_PURGE is missing'],
    ['Redis without a protocol', { REDIS_URL: 'localhost:6379' }, 'REDIS_URL must be an address'],
    ['a database of Redis by name', { REDIS_URL: 'redis://localhost/one' }, 'REDIS_URL'],
  ])('refuses %s', (_, source, variable) => {
    const problems = problemsOf(source)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(variable)
  })

  it('lists every problem at once', () => {
    const problems = problemsOf(
      {
        ...production,
        PORT: 'x',
        WORKER: 'x',
        S3_BUCKET: 'b',
        PAYLOAD_SECRET: 'x',
      },
      () => ['Another layer has a problem'],
    )
    for (const variable of ['PORT', 'WORKER', 'S3_REGION', 'PAYLOAD_SECRET', 'Another layer']) {
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
