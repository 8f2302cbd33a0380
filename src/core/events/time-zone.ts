/** Whether `Intl` knows a time zone of this name, like `Europe/London`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/**
 * The moment at which clocks of a time zone show a date and time. Of the two an hour of autumn can
 * mean it is the first; one that spring leaves out moves forward.
 *
 * @param local like `2026-12-04T19:30`
 */
export function dateTimeAt(local: string, timeZone: string): Date {
  const asUtc = Date.parse(`${local}Z`)
  const early = asUtc - offsetMs(new Date(asUtc), timeZone)
  return new Date(asUtc - offsetMs(new Date(early), timeZone))
}

/** How far clocks of a time zone are ahead of UTC at a moment. */
function offsetMs(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  const shown = Date.UTC(
    of('year'),
    of('month') - 1,
    of('day'),
    of('hour'),
    of('minute'),
    of('second'),
  )
  return shown - Math.floor(moment.getTime() / 1000) * 1000
}
