import { AppError } from '@/src/core/errors'

/** Anyone who finds the line full may try again after this. */
const retryAfterSeconds = 5

/**
 * For work that costs so much memory or time that only a few may do it at the same time. Others wait in
 * line, first come, first served.
 *
 * @returns runs a piece of such work; throws `TOO_MANY_REQUESTS` when the line is full
 */
export function concurrencyLimit({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0
  const line: (() => void)[] = []

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) {
      running += 1
    } else if (line.length < waiting) {
      await new Promise<void>((resolve) => line.push(resolve))
    } else {
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds })
    }
    try {
      return await work()
    } finally {
      // Anyone who is next takes this one's place.
      const next = line.shift()
      if (next) {
        next()
      } else {
        running -= 1
      }
    }
  }
}
