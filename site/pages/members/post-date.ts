const dayMs = 86_400_000

// Making one takes longer than formatting a whole feed.
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' })
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

/** `November 21, 2026`, the same on the server and for everyone. */
export function postDate(iso: string): string {
  return longDate.format(new Date(iso))
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
  const day = ['Today', 'Yesterday'][daysAgo] ?? weekday.format(moment)
  return `${day} at ${time.format(moment)}`
}

function midnightOf(moment: Date): number {
  return new Date(moment).setHours(0, 0, 0, 0)
}
