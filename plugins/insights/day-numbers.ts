import type { AudienceCounts } from '@/plugins/insights/queries/audience-counts'
import type { DaySales } from '@/plugins/insights/queries/sales'
import type { InsightDay, InsightTotals } from '@/src/core/contracts/pages/insights'
import { type DayRange, daysIn } from '@/src/core/insights/days'
import { toDollars } from '@/src/core/money'

export type Figures = {
  sales: readonly DaySales[]
  plays: readonly { day: string; plays: number }[]
  visits: readonly { day: string; views: number; visits: number; visitors: number }[]
  members: AudienceCounts
  subscribers: AudienceCounts
}

/** Every day of a range with its figures; days without any have zeros. */
export function dayNumbers(range: DayRange, figures: Figures): InsightDay[] {
  const [sales, plays, visits, members, subscribers] = [
    byDay(figures.sales),
    byDay(figures.plays),
    byDay(figures.visits),
    byDay(figures.members.movements),
    byDay(figures.subscribers.movements),
  ]
  let membersThen = figures.members.before
  let subscribersThen = figures.subscribers.before
  return daysIn(range).map((day) => {
    const membersJoined = members.get(day)?.joined ?? 0
    const membersLeft = members.get(day)?.left ?? 0
    const subscribersJoined = subscribers.get(day)?.joined ?? 0
    const subscribersLeft = subscribers.get(day)?.left ?? 0
    membersThen += membersJoined - membersLeft
    subscribersThen += subscribersJoined - subscribersLeft
    return {
      day,
      orders: sales.get(day)?.orders ?? 0,
      revenue: toDollars(sales.get(day)?.revenueMinor ?? 0),
      plays: plays.get(day)?.plays ?? 0,
      views: visits.get(day)?.views ?? 0,
      visits: visits.get(day)?.visits ?? 0,
      visitors: visits.get(day)?.visitors ?? 0,
      membersJoined,
      membersLeft,
      subscribersJoined,
      subscribersLeft,
      members: membersThen,
      subscribers: subscribersThen,
    }
  })
}

const summed = [
  'orders',
  'revenue',
  'plays',
  'views',
  'visits',
  'visitors',
  'membersJoined',
  'membersLeft',
  'subscribersJoined',
  'subscribersLeft',
] as const satisfies readonly (keyof InsightTotals)[]

export function totalsOf(days: readonly InsightDay[]): InsightTotals {
  const sum = (key: (typeof summed)[number]) => days.reduce((total, day) => total + day[key], 0)
  const totals = Object.fromEntries(summed.map((key) => [key, sum(key)])) as InsightTotals
  // Sums of dollars drift below the cent.
  return { ...totals, revenue: Math.round(totals.revenue * 100) / 100 }
}

/** Orders of a hundred visitors, one decimal; null without visitors. */
export function conversionPercent(orders: number, visitors: number): number | null {
  return visitors === 0 ? null : Math.round((orders / visitors) * 1000) / 10
}

/** Of those who were there at the beginning, how many in a hundred left; one decimal. */
export function churnPercent(
  { before }: AudienceCounts,
  { membersLeft }: InsightTotals,
): number | null {
  return before === 0 ? null : Math.round((membersLeft / before) * 1000) / 10
}

function byDay<Row extends { day: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.day, row]))
}
