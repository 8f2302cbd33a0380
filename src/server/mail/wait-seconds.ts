import { limits } from '@/src/core/limits'

/** For how long a mail waits for its next try after so many. */
export function waitSeconds(tried: number): number {
  const { firstRetrySeconds, longestRetrySeconds } = limits.mail
  return Math.min(firstRetrySeconds * 2 ** (tried - 1), longestRetrySeconds)
}
