const dayMs = 86_400_000

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** `Today`, `Tomorrow` or `In 12 days`, by the calendar of the venue; empty for days gone by. */
export function daysUntil(startsAt: string, timeZone: string, now: Date): string {
  const days = (dayOf(new Date(startsAt), timeZone) - dayOf(now, timeZone)) / dayMs
  if (days < 0) {
    return ''
  }
  const text = words.format(days, 'day')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Midnight of the calendar day that it is somewhere, as if that were UTC. */
function dayOf(moment: Date, timeZone: string): number {
  const [month, day, year] = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
    .format(moment)
    .split('/')
    .map(Number)
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1)
}
