import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'
import {
  type DayRange,
  dayAt,
  daysBefore,
  lastDays,
  rangeOf,
  yearBefore,
} from '@/src/core/insights/days'
import { maxPathLength } from '@/src/core/insights/places'
import { maxSourceLength } from '@/src/core/insights/source'

/** The ranges to choose from: so many days up to today, a month or a year up to today, or days of one's own. */
export const numbersRanges = ['7', '30', '90', 'month', 'year', 'own'] as const

export type NumbersRange = (typeof numbersRanges)[number]

/** With what a range is compared: as many days before it, the same days a year before, or nothing. */
export const comparisons = ['before', 'year', 'none'] as const

export const numbersSections = [
  'overview',
  'pages',
  'sources',
  'countries',
  'music',
  'mails',
  'members',
] as const

export type NumbersSection = (typeof numbersSections)[number]

/** The longest range of one's own: three years, and a leap day. */
const daysAtMost = 1096

const name = z.string().min(1).max(maxSourceLength).optional()

const filter = z.object({
  path: z.string().min(1).max(maxPathLength).optional(),
  source: name,
  campaign: name,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .meta({ examples: ['DE'] })
    .optional(),
  device: name,
  /** A release or another product. */
  product: id.optional(),
  mail: id.optional(),
})

/** Only this page, source, country, device, product or mail. */
export type NumbersFilter = z.output<typeof filter>

export const numbersQuery = filter.extend({
  range: z.enum(numbersRanges).default('30'),
  from: z.iso
    .date()
    .meta({ examples: ['2026-11-01'] })
    .optional(),
  to: z.iso
    .date()
    .meta({ examples: ['2026-11-28'] })
    .optional(),
  compare: z.enum(comparisons).default('before'),
})

/** What the screen asks for, besides. */
export const numbersScreenQuery = numbersQuery.extend({
  section: z.enum(numbersSections).default('overview'),
  metric: z.string().max(20).optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
})

export type NumbersQuery = z.output<typeof numbersQuery>
export type NumbersScreenQuery = z.output<typeof numbersScreenQuery>

/** What can be had as a file, too. */
export const numbersTables = [
  'days',
  'pages',
  'sources',
  'media',
  'campaigns',
  'countries',
  'devices',
  'releases',
  'releases-by-day',
  'songs',
  'mails',
  'tiers',
] as const

export const numbersFileQuery = numbersQuery.extend({
  table: z.enum(numbersTables).meta({ examples: ['days'] }),
})

export type NumbersTable = z.output<typeof numbersFileQuery>['table']

/** The days that were asked for, and those that they are compared with. */
export function askedDays(
  { range, from, to, compare }: Pick<NumbersQuery, 'range' | 'from' | 'to' | 'compare'>,
  now: Date,
  timeZone: string,
): { range: DayRange; compared: DayRange | null } {
  const today = dayAt(now, timeZone)
  const asked = rangeFor({ range, from, to }, today)
  const compared = { before: daysBefore, year: yearBefore, none: () => null }[compare](asked)
  return { range: asked, compared }
}

function rangeFor({ range, from, to }: Pick<NumbersQuery, 'range' | 'from' | 'to'>, today: string) {
  switch (range) {
    case 'month':
      return rangeOf(`${today.slice(0, 7)}-01`, today)
    case 'year':
      return rangeOf(`${today.slice(0, 4)}-01-01`, today)
    case 'own': {
      // Days that are still to come have no numbers.
      const end = to && to < today ? to : today
      const own = from && from <= end ? rangeOf(from, end) : lastDays(30, new Date(end))
      return own.days > daysAtMost ? lastDays(daysAtMost, new Date(end)) : own
    }
    default:
      return lastDays(Number(range), new Date(today))
  }
}
