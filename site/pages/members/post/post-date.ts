// Without Intl: starting it takes longer than making the whole feed interactive.
const months =
  'January February March April May June July August September October November December'.split(' ')
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const dayMs = 86_400_000

/** `November 21, 2026`, the same on the server and for everyone. */
export function postDate(iso: string): string {
  const moment = new Date(iso)
  return `${months[moment.getUTCMonth()]} ${moment.getUTCDate()}, ${moment.getUTCFullYear()}`
}

/**
 * `Today at 9:14 PM`, `Yesterday at …`, `Thursday at …` by the clock and calendar of the viewer;
 * empty when it was a week ago or longer.
 */
export function recentDate(iso: string, now: Date): string {
  const moment = new Date(iso)
  const daysAgo = Math.round((midnightOf(now) - midnightOf(moment)) / dayMs)
  if (daysAgo < 0 || daysAgo > 6) {
    return ''
  }
  const day = ['Today', 'Yesterday'][daysAgo] ?? weekdays[moment.getDay()]
  return `${day} at ${clockTime(moment)}`
}

function clockTime(moment: Date): string {
  const hours = moment.getHours()
  const minutes = String(moment.getMinutes()).padStart(2, '0')
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
}

function midnightOf(moment: Date): number {
  return new Date(moment).setHours(0, 0, 0, 0)
}
