import { z } from 'zod'

/** Days like `2026-11-22`, both counted, by the clocks of a site. */
export type MoneyRange = { from: string; to: string }

export const rangeNames = ['this-month', 'last-month', 'quarter', 'year', 'own'] as const

export type RangeName = (typeof rangeNames)[number]

export const rangeLabels: Readonly<Record<RangeName, string>> = {
  'this-month': 'This month',
  'last-month': 'Last month',
  quarter: 'This quarter',
  year: 'This year',
  own: 'Own dates',
}

/** Longest range that is looked at in one go. */
const daysMax = 3660

const day = z.iso.date().refine((value) => value >= '2000-01-01' && value < '2100-01-01')

/** How addresses and calls name a range; what makes no sense is this month. */
export const rangeQuery = z.object({
  range: z
    .enum(rangeNames)
    .default('this-month')
    .catch('this-month')
    .meta({ examples: ['year'] }),
  from: day.optional().catch(undefined),
  to: day.optional().catch(undefined),
})

export type RangeQuery = z.infer<typeof rangeQuery>

/** @param today by the clocks of the site */
export function rangeOf({ range, from, to }: RangeQuery, today: string): MoneyRange {
  const [year = 0, month = 1] = today.split('-').map(Number)
  switch (range) {
    case 'last-month':
      return monthsFrom(year, month - 1, 1)
    case 'quarter':
      return monthsFrom(year, Math.floor((month - 1) / 3) * 3 + 1, 3)
    case 'year':
      return monthsFrom(year, 1, 12)
    case 'own':
      return from && to && isFitting(from, to) ? { from, to } : monthsFrom(year, month, 1)
    default:
      return monthsFrom(year, month, 1)
  }
}

/** Months like `2026-11` that a range touches, oldest first. */
export function monthsIn({ from, to }: MoneyRange): string[] {
  const [year = 0, month = 1] = from.split('-').map(Number)
  const months: string[] = []
  for (let at = 0; ; at += 1) {
    const name = dayIn(year, month + at, 1).slice(0, 7)
    if (name > to.slice(0, 7)) {
      return months
    }
    months.push(name)
  }
}

function isFitting(from: string, to: string): boolean {
  return from <= to && (Date.parse(to) - Date.parse(from)) / 86_400_000 < daysMax
}

const monthsFrom = (year: number, month: number, count: number): MoneyRange => ({
  from: dayIn(year, month, 1),
  to: dayIn(year, month + count, 0),
})

/** Months from 1; day 0 is the last of the month before. */
const dayIn = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
