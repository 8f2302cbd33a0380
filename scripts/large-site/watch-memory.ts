import { largeBytes } from '@/scripts/large-site/large-file'

const everyMs = 50
const megabytes = (bytes: number) => Math.round(bytes / 1e6)

/**
 * Does something while the memory of this process is looked at, and prints how much it grew.
 *
 * @returns whether that was less than an eighth of one file
 */
export async function growsLittle(what: string, work: () => Promise<unknown>): Promise<boolean> {
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, everyMs)
  const startedMs = performance.now()
  await work().finally(() => clearInterval(timer))
  const seconds = Math.round((performance.now() - startedMs) / 1000)
  const limit = largeBytes / 8
  console.table({
    [what]: {
      seconds,
      'before, MB': megabytes(before),
      'most, MB': megabytes(most),
      'grew, MB': megabytes(most - before),
      'may grow, MB': megabytes(limit),
    },
  })
  return most - before < limit
}
