import pLimit from 'p-limit'
import { AppError } from '@/src/core/errors'

const retryAfterSeconds = 5

type Limits = {
  atOnce: number
  waiting: number
  /** Of one `by`, working or waiting; as many as there are places unless given. */
  each?: number
}

/**
 * For work that costs so much memory or time that only a few may do it at the same time; others wait, first
 * come, first served.
 *
 * @returns runs a piece of such work for somebody; throws `TOO_MANY_REQUESTS` when the queue is full, or their share of it
 */
export function concurrencyLimit({ atOnce, waiting, each = atOnce + waiting }: Limits) {
  const limit = pLimit(atOnce)
  const taken = new Map<string, number>()

  return async <Result>(work: () => Promise<Result>, by = ''): Promise<Result> => {
    const own = taken.get(by) ?? 0
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting || own >= each) {
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds })
    }
    taken.set(by, own + 1)
    try {
      return await limit(work)
    } finally {
      const left = (taken.get(by) ?? 1) - 1
      if (left > 0) {
        taken.set(by, left)
      } else {
        taken.delete(by)
      }
    }
  }
}
