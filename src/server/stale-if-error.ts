import { unstable_cache } from 'next/cache'
import { logger } from '@/src/server/logger'

const keepMs = 5 * 60_000
const maxKept = 1000
/** After how many seconds a page that shows a failure, or something old, is made again. */
const retrySeconds = 5

const kept = new Map<string, { value: unknown; failingSince: number | null }>()

/**
 * Answers what was read last while reading fails, for up to five minutes. The page that shows it is
 * made again soon.
 *
 * @throws what `load` threw, when there is nothing to answer instead
 */
export async function staleIfError<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  try {
    const value = await load()
    keep(key, value)
    return value
  } catch (error) {
    const last = kept.get(key)
    if (!last) {
      throw error
    }
    last.failingSince ??= Date.now()
    if (Date.now() - last.failingSince > keepMs) {
      kept.delete(key)
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
    if (!(error instanceof Error && error.message.includes('incrementalCache missing'))) {
      throw error
    }
  }
}

function keep(key: string, value: unknown): void {
  kept.delete(key)
  kept.set(key, { value, failingSince: null })
  const [oldest] = kept.keys()
  if (kept.size > maxKept && oldest !== undefined) {
    kept.delete(oldest)
  }
}
