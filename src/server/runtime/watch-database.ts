import type { Pool } from 'pg'
import { announceCleared } from '@/src/server/caching/cache-tags'
import {
  beforeAll,
  longestGapMs,
  pruneInvalidations,
  readInvalidations,
  readLog,
} from '@/src/server/caching/invalidation-log'
import { type ClearingOrder, createClearingOrder } from '@/src/server/caching/shared/clearing-order'
import { logger } from '@/src/server/logger'

/** What another process changed is known here after this long. */
const everyMs = 250
const timeoutMs = 1500
/** A request does not wait longer for what other processes changed. */
const longestWaitMs = 500
const pruneEveryMs = 600_000

export type DatabaseWatch = {
  /** Call before anything is answered from a cache: this process may have been suspended, or cut off. */
  catchUp: () => Promise<void> | undefined
  /** Whether the database was away at any time since `sinceMs` (ms since 1970), or is now. */
  wasAwaySince: (sinceMs: number) => Promise<boolean>
  /** What was changed when; only where processes share what they make. */
  order: ClearingOrder | undefined
  stop: () => void
}

/**
 * Asks the database some times each second what other processes changed, and tells the caches of this one. So
 * it notices, too, when the database is away.
 *
 * @param shares whether processes share what they make. Then this one is also told what it has changed itself: what it
 *   made between commit and clearing must not seem to be made after both.
 * @throws when the database does not answer the first time
 */
export async function watchDatabase(pool: Pool, { shares = false } = {}): Promise<DatabaseWatch> {
  const readSince = shares ? readLog : readInvalidations
  const first = await readSince(pool, shares ? beforeAll : null)
  const order = shares ? createClearingOrder(first) : undefined
  let { snapshot } = first
  let readAtMs = Date.now()
  let lastAwayMs = 0
  /** When a question began that the database left unanswered. */
  let unansweredAtMs = 0
  let reading: Promise<void> | undefined

  const noteAway = () => {
    lastAwayMs = Date.now()
  }

  async function read(): Promise<void> {
    const startedAtMs = Date.now()
    const found = await Promise.race([
      readSince(pool, snapshot).catch(() => null),
      later(timeoutMs, null),
    ])
    if (!found) {
      // A question that was asked before this process was suspended says nothing of the database.
      if (Date.now() - startedAtMs < timeoutMs + longestWaitMs) {
        unansweredAtMs = startedAtMs
        noteAway()
      }
      return
    }
    const isIncomplete = startedAtMs - readAtMs > longestGapMs
    snapshot = found.snapshot
    readAtMs = startedAtMs
    announceCleared(isIncomplete || found.isReplaced ? 'everything' : Object.keys(found.cleared))
    order?.note(found, { isIncomplete })
  }

  const ask = () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }

  const isCurrent = () => Date.now() - readAtMs < timeoutMs
  // While the database is away, what is kept is all there is. The next question begins after this long.
  const isAway = () => Date.now() - unansweredAtMs < 2 * timeoutMs

  async function readAnew(): Promise<void> {
    await ask()
    // What was under way may have been asked before this process was suspended.
    if (!isCurrent() && !isAway()) {
      await ask()
    }
  }

  pool.on('error', noteAway)
  const timers = [
    setInterval(ask, everyMs).unref(),
    setInterval(() => {
      pruneInvalidations(pool).catch((err: unknown) =>
        logger.warn({ msg: 'Old invalidations stay', err }),
      )
    }, pruneEveryMs).unref(),
  ]

  return {
    order,
    catchUp: () =>
      isCurrent() || isAway()
        ? undefined
        : Promise.race([readAnew(), later(longestWaitMs, undefined)]),
    wasAwaySince: async (sinceMs) => {
      if (lastAwayMs < sinceMs) {
        await ask()
      }
      return lastAwayMs >= sinceMs
    },
    stop: () => {
      for (const timer of timers) {
        clearInterval(timer)
      }
    },
  }
}

function later<Value>(ms: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, ms, value).unref())
}
