import { LRUCache } from 'lru-cache'
import { unstable_cache } from 'next/cache'
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js'
import { hasDeferredRevalidation, onRevalidateTags } from '@/src/server/caching/cache-tags'
import { logger } from '@/src/server/logger'
import { metrics } from '@/src/server/observability/metrics'

const lastGoodMs = 5 * 60_000
/** After how many seconds a page that shows a failure, or something old, is made again. */
const retrySeconds = 5

/** Thrown through the cache, which keeps only what was answered. */
const nothing = new Error('There is nothing to keep')

/** Entries outlive a build on disk, so their keys name it; `next build` writes it into the bundle. */
const buildId = process.env.NEXT_BUILD_ID ?? 'dev'

/**
 * What is being read, for those who ask for the same meanwhile. It is forgotten at once with each clearing, so that
 * nobody keeps, as of now, what began to be read before (`mayBeOld` in `page-cache.ts`).
 */
const loading = new Map<string, Promise<unknown>>()
onRevalidateTags(() => loading.clear())

/** Answers what is being loaded under the name already, unless something was cleared since it began. */
export function loadOnce<Value>(name: string, load: () => Promise<Value>): Promise<Value> {
  const current = loading.get(name) as Promise<Value> | undefined
  // A request that changed something reads the new state; the others are told of it when it ends.
  if (current && !hasDeferredRevalidation()) {
    return current
  }
  const begun = load().finally(() => {
    if (loading.get(name) === begun) {
      loading.delete(name)
    }
  })
  loading.set(name, begun)
  return begun
}

/**
 * Reads through Next's data cache until one of the tags is cleared. Outside Next (command line,
 * worker, tests) there is no such cache and every call loads. `null` is kept nowhere: callers can
 * make up as many ids of nothing as they like, and would fill the disk with them.
 *
 * @param load must answer plain JSON, depend on nothing but `key`, and never read the request
 */
export async function cached<Value>(
  key: readonly string[],
  tags: readonly string[],
  load: () => Promise<Value>,
): Promise<Value> {
  let isFound = true
  const keep = async () => {
    isFound = false
    const value = await loadOnce(JSON.stringify(key), load)
    if (value === null) {
      throw nothing
    }
    return value
  }
  const read = unstable_cache(keep, [buildId, ...key], { tags: [...tags], revalidate: false })
  try {
    const value = await outsideOthers(read)
    metrics()?.cacheRequests.inc({ cache: 'data', result: isFound ? 'hit' : 'miss' })
    return value
  } catch (error) {
    if (error === nothing) {
      return null as Value
    }
    if (isOutsideNext(error)) {
      return load()
    }
    throw error
  }
}

/** Next reads nothing from its cache for what is read within other cached data, and would load it each time. */
function outsideOthers<Value>(read: () => Promise<Value>): Promise<Value> {
  const isWithin = workUnitAsyncStorage.getStore()?.type === 'unstable-cache'
  return isWithin ? workUnitAsyncStorage.exit(read) : read()
}

const lastGood = new LRUCache<string, { value: unknown; failingSince: number | null }>({
  max: 1000,
})

/**
 * Answers what was read last while reading fails, for up to five minutes. The page that shows it is
 * made again soon.
 *
 * @throws what `load` threw, when there is nothing to answer instead
 */
export async function staleIfError<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  try {
    const value = await load()
    lastGood.set(key, { value, failingSince: null })
    return value
  } catch (error) {
    const last = lastGood.get(key)
    if (!last) {
      throw error
    }
    last.failingSince ??= Date.now()
    if (Date.now() - last.failingSince > lastGoodMs) {
      lastGood.delete(key)
      throw error
    }
    logger.warn({ msg: 'Showing what was read before', key, err: error })
    await makePageAgainSoon()
    return last.value as Value
  }
}

/** Keeps the static page that is being made from staying as it is. */
export async function makePageAgainSoon(): Promise<void> {
  try {
    await unstable_cache(async () => 0, ['made-again-soon'], { revalidate: retrySeconds })()
  } catch (error) {
    // Outside Next no page is being made.
    if (!isOutsideNext(error)) {
      throw error
    }
  }
}

function isOutsideNext(error: unknown): boolean {
  return error instanceof Error && error.message.includes('incrementalCache missing')
}
