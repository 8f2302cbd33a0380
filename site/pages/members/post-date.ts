const dayMs = 86_400_000

/** `November 21, 2026`, the same on the server and for everyone. */
export function postDate(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

/**
 * `Today at 9:14 PM`, `Yesterday at …`, `Thursday at …` by the clock and calendar of whoever looks;
 * empty when it was a week ago or longer.
 */
export function recentDate(iso: string, now: Date): string {
  const moment = new Date(iso)
  const daysAgo = Math.round((midnightOf(now) - midnightOf(moment)) / dayMs)
  if (daysAgo < 0 || daysAgo > 6) {
    return ''
  }
  const weekday = moment.toLocaleDateString('en-US', { weekday: 'long' })
  const time = moment.toLocaleTimeString('en-US', { timeStyle: 'short' })
  return `${['Today', 'Yesterday'][daysAgo] ?? weekday} at ${time}`
}

function midnightOf(moment: Date): number {
  return new Date(moment).setHours(0, 0, 0, 0)
}
