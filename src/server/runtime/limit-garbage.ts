import { setFlagsFromString } from 'node:v8'

/** What the heap may reach, in MB, before garbage is collected: with what is outside of it some 700. */
const heapMb = 400
const leastPercent = 30
const checkMs = 10_000

/** How much of the heap in use V8 may add before it collects again, in percent. */
export const growthPercent = (usedMb: number): number =>
  Math.max(leastPercent, Math.round((heapMb / usedMb - 1) * 100))

/**
 * V8 lets garbage grow to as much as is in use, and by more on large machines. A process that answered thousands of
 * sites collects sooner, so that it stays below 700 MB; one with few sites does not pay for that.
 */
export function limitGarbage(): void {
  const limit = () => {
    const percent = growthPercent(process.memoryUsage().heapUsed / 2 ** 20)
    setFlagsFromString(`--heap-growing-percent=${percent}`)
  }
  limit()
  setInterval(limit, checkMs).unref()
}
