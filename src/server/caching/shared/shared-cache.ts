import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { longestGapMs } from '@/src/server/caching/invalidation-log'
import type { ClearingOrder } from '@/src/server/caching/shared/clearing-order'
import type { Redis } from '@/src/server/caching/shared/redis'
import { metrics } from '@/src/server/observability/metrics'

/** Making a page takes less; after this time others make it themselves. */
const makingMs = 5000
const longestWaitMs = 3000
const lookAgainMs = 40
const maxBytes = 8_000_000

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** After how many seconds Next makes a page again, and when it no longer keeps it. */
export type CacheControl = { revalidate?: number | false; expire?: number }

/** Something that a process has made, as the page cache keeps it. */
export type Made<Value> = {
  value: Value
  tags: readonly string[]
  cacheControl: CacheControl | undefined
}

type Kept<Value> = Made<Value> & {
  /** All changes that it sees are shown: the log was read up to there before its making began. */
  snapshot: string
  madeAtMs: number
}

/** What processes share: pages and data, and who makes which. It never throws: what is away has nothing. */
export type SharedCache<Value> = {
  /**
   * What another process has made, if nothing of it was changed since.
   *
   * @param awaits makes this process the one that makes it, or waits for the one that does
   */
  find: (key: string, options: { awaits: boolean }) => Promise<Made<Value> | null>
  /** Ask before the making begins, and hand it to `keep`. */
  snapshot: () => string
  keep: (key: string, made: Made<Value>, snapshot: string) => Promise<void>
  /** Nobody need wait any more, because there is nothing to be kept. */
  giveUp: (key: string) => void
}

type Options = { redis: Redis; order: ClearingOrder; prefix: string }

export function createSharedCache<Value>({ redis, order, prefix }: Options): SharedCache<Value> {
  // Addresses can be long, and name sites.
  const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')
  const entryKey = (key: string) => `${prefix}${hashOf(key)}`
  const makingKey = (key: string) => `${prefix}making:${hashOf(key)}`
  /** When this process said that it makes something. */
  const claimedAtMs = new LRUCache<string, number>({ max: 1000 })

  const read = async (key: string): Promise<Made<Value> | null> => {
    const packed = await redis.get(entryKey(key))
    if (!packed) {
      return null
    }
    const kept = deserialize(await unpack(packed)) as Kept<Value>
    // The log tells of no changes before that.
    const isKnown = Date.now() - kept.madeAtMs < longestGapMs
    return isKnown && order.isCurrent(kept.snapshot, kept.tags) ? kept : null
  }

  const claim = async (key: string): Promise<boolean> => {
    const isClaimed = await redis.claim(makingKey(key), makingMs)
    if (isClaimed) {
      claimedAtMs.set(key, Date.now())
    }
    return isClaimed
  }

  const release = async (key: string): Promise<void> => {
    const sinceMs = claimedAtMs.get(key)
    claimedAtMs.delete(key)
    // Later it may be somebody else's.
    if (sinceMs !== undefined && Date.now() - sinceMs < makingMs / 2) {
      await redis.remove(makingKey(key))
    }
  }

  const findOrWait = async (key: string, awaits: boolean): Promise<Made<Value> | null> => {
    const deadline = Date.now() + longestWaitMs
    let hasWaited = false
    for (;;) {
      const found = await read(key)
      if (found || !awaits || Date.now() > deadline) {
        return found
      }
      if (await claim(key)) {
        // It may have been kept since.
        const kept = hasWaited ? await read(key) : null
        return kept && release(key).then(() => kept)
      }
      hasWaited = true
      await sleep(lookAgainMs)
    }
  }

  return {
    find: async (key, { awaits }) => {
      if (order.isOver()) {
        return null
      }
      const found = await findOrWait(key, awaits).catch(() => null)
      metrics()?.cacheRequests.inc({ cache: 'shared', result: found ? 'hit' : 'miss' })
      return found
    },
    snapshot: order.snapshot,
    keep: async (key, made, snapshot) => {
      const kept: Kept<Value> = { ...made, snapshot, madeAtMs: Date.now() }
      // What follows waits, and the value is another's to change.
      const bytes = serialize(kept)
      try {
        const packed = await pack(bytes, { level: 1 })
        if (packed.byteLength <= maxBytes && !order.isOver()) {
          await redis.set(entryKey(key), packed, longestGapMs)
        }
        await release(key)
      } catch {
        // It is away, and says so itself.
      }
    },
    giveUp: (key) => void release(key).catch(() => undefined),
  }
}
