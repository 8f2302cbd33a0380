/** `Friday, December 4, 2026 at 7:30 PM`, as the clocks at the venue show it. */
export function longDateTime(startsAt: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  })
  // Newer tables put a narrow space before AM and PM, and older browsers another than the server.
  return format.format(new Date(startsAt)).replace(/\s/g, ' ')
}

/** `2026-12-04T19:30:00+01:00`: the same moment, as the clocks at the venue show it. */
export function zonedIso(moment: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  })
  const parts = new Map(
    format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? ''
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00'
  const date = `${part('year')}-${part('month')}-${part('day')}`
  return `${date}T${part('hour')}:${part('minute')}:${part('second')}${offset}`
}

/** The parts of a short date, as the calendar at the venue shows it: `Fri`, `Dec 4`, `2026`. */
export function shortDate(startsAt: string, timeZone: string) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(new Date(startsAt))
  return {
    weekday: part({ weekday: 'short' }),
    day: part({ month: 'short', day: 'numeric' }),
    year: part({ year: 'numeric' }),
  }
}
