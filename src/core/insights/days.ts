const dayMs = 86_400_000

/** The spans that an artist may look at, in days up to today. */
export const insightSpans = [7, 30, 90, 365] as const

/** Days of a site's calendar like `2026-11-22`, both counted. */
export type DayRange = { from: string; to: string; days: number }

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** The day of a moment by the clocks of a time zone. */
export const dayAt = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment)

/** The last `days` days, today among them. */
export function lastDays(days: number, now: Date): DayRange {
  return { from: dayOf(new Date(now.getTime() - (days - 1) * dayMs)), to: dayOf(now), days }
}

/** As many days, up to the day before. */
export function daysBefore({ from, days }: DayRange): DayRange {
  return lastDays(days, new Date(new Date(from).getTime() - dayMs))
}

/** The same days of the year before; a 29 February is the day after. */
export function yearBefore({ from, to }: DayRange): DayRange {
  return rangeOf(yearEarlier(from), yearEarlier(to))
}

function yearEarlier(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return dayOf(new Date(Date.UTC(year - 1, month - 1, date)))
}

/** From one day to another, both counted. */
export function rangeOf(from: string, to: string): DayRange {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
  return { from, to, days }
}

/** Every day of a range, oldest first. */
export function daysIn({ from, days }: DayRange): string[] {
  const first = new Date(from).getTime()
  return Array.from({ length: days }, (_, index) => dayOf(new Date(first + index * dayMs)))
}
