import { createHash } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { QueryConfig } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Env, env } from '@/src/core/env'
import { AppError } from '@/src/core/errors'
import { networkOf } from '@/src/server/http/client-ip'
import { type Limit, rateLimits } from '@/src/server/http/rate-limits'

/** By how much callers are limited. */
export const policyHeader = 'RateLimit-Policy'

export type RateLimitName = keyof typeof rateLimits

/** Made by the migrations; expired rows are deleted every five minutes. */
const tableName = 'rate_limits'

/** By the settings that they were made with. */
const limiters = new WeakMap<Env, Map<RateLimitName, Limiter>>()

type Limiter = RateLimiterPostgres | RateLimiterMemory

type Attempt = {
  payload: Payload
  limit: RateLimitName
  /** What is limited, most general first: an address, a profile, an account. Stored as a hash. */
  by: readonly string[]
  /** What it counts for, where attempts differ in size. */
  cost?: number
}

/**
 * Counts one attempt.
 *
 * @param headers get what is left of the limit, as drafted by the IETF (draft-ietf-httpapi-ratelimit-headers-10)
 * @throws {AppError} `TOO_MANY_REQUESTS` with the seconds to wait
 */
export async function countAttempt(
  { payload, limit, by, cost = 1 }: Attempt,
  headers?: Headers,
): Promise<void> {
  const limiter = limiterOf(payload, limit)
  let isRefused = false
  const state = await limiter.consume(keyOf(by), cost).catch((error: unknown) => {
    isRefused = true
    if (error instanceof RateLimiterRes) {
      return error
    }
    throw error
  })
  const { points, duration } = limiter
  const secondsLeft = Math.max(1, Math.ceil(state.msBeforeNext / 1000))
  headers?.set(policyHeader, `"${limit}";q=${points};w=${duration}`)
  headers?.set('RateLimit', `"${limit}";r=${Math.max(0, state.remainingPoints)};t=${secondsLeft}`)
  if (isRefused) {
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: secondsLeft })
  }
}

/**
 * Counts one attempt, for what is left out beyond the limit while the answer stays the same.
 *
 * @returns false when the limit is reached
 */
export async function isBelowLimit(attempt: Attempt): Promise<boolean> {
  try {
    await countAttempt(attempt)
    return true
  } catch (error) {
    if (error instanceof AppError) {
      return false
    }
    throw error
  }
}

/** Takes an attempt back, for limits that are meant for failures. */
export async function forgiveAttempt({ payload, limit, by }: Attempt): Promise<void> {
  await limiterOf(payload, limit).reward(keyOf(by))
}

function limiterOf(payload: Payload, limit: RateLimitName): Limiter {
  const known = limiters.get(env()) ?? new Map<RateLimitName, Limiter>()
  limiters.set(env(), known)
  const limiter = known.get(limit) ?? createLimiter(payload, limit)
  known.set(limit, limiter)
  return limiter
}

function createLimiter(payload: Payload, limit: RateLimitName): Limiter {
  const { attempts, seconds, isOfProcess }: Limit = rateLimits[limit]
  const points = Math.ceil(attempts * env().rateLimitFactor)
  if (isOfProcess) {
    return new RateLimiterMemory({ points, duration: seconds, keyPrefix: limit })
  }
  return new RateLimiterPostgres({
    storeClient: withoutNames((payload.db as unknown as PostgresAdapter).pool),
    storeType: 'pool',
    tableName,
    tableCreated: true,
    keyPrefix: limit,
    points,
    duration: seconds,
    clearExpiredByTimeout: true,
    // A flood of one caller is refused from memory, without a query for each attempt.
    inMemoryBlockOnConsumed: points + 1,
    // While the database is away, each process still counts for itself.
    insuranceLimiter: new RateLimiterMemory({ points, duration: seconds, keyPrefix: limit }),
  })
}

/** A prepared statement belongs to a session, and behind a pooler the next query may be in another. */
function withoutNames(pool: PostgresAdapter['pool']) {
  return { query: ({ text, values }: QueryConfig) => pool.query({ text, values }) }
}

/** Addresses, by network, and emails are personal data: only their hash is stored. */
function keyOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.map(networkOf).join('\n')).digest('base64url')
}
