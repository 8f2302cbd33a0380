import pLimit from 'p-limit'
import { AppError } from '@/src/core/errors'

const retryAfterSeconds = 5

/**
 * For work that costs so much memory or time that only a few may do it at the same time; others wait, first
 * come, first served.
 *
 * @returns runs a piece of such work; throws `TOO_MANY_REQUESTS` when the queue is full
 */
export function concurrencyLimit({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const limit = pLimit(atOnce)

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) {
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds })
    }
    return limit(work)
  }
}
