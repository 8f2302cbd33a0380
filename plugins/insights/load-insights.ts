import type { PayloadRequest } from 'payload'
import { churnPercent, dayNumbers, type Figures, totalsOf } from '@/plugins/insights/day-numbers'
import {
  memberCounts,
  membersByTier,
  subscriberCounts,
} from '@/plugins/insights/queries/audience-counts'
import { playsBy } from '@/plugins/insights/queries/plays'
import { releaseDays } from '@/plugins/insights/queries/release-days'
import { salesBy, salesByDay, salesByRelease } from '@/plugins/insights/queries/sales'
import type { Scope } from '@/plugins/insights/queries/scope'
import { salesByTier, type TierSale, tierDays } from '@/plugins/insights/queries/sold-tiers'
import { pagesBy, type VisitRow, visitsBy } from '@/plugins/insights/queries/visits'
import type { InsightDay, Insights } from '@/src/core/contracts/pages/insights'
import type { NumbersFilter } from '@/src/core/contracts/pages/numbers'
import { type DayRange, dayAt, daysBefore, lastDays } from '@/src/core/insights/days'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { toDollars, toMinor } from '@/src/core/money'
import { slugs } from '@/src/core/slugs'
import { getPaymentProvider } from '@/src/server/payments'
import { siteTimeZone } from '@/src/server/visits/site-time-zone'

/** How things went for a profile. The caller has checked who asks: this reads with the system's rights. */
export async function loadInsights(
  req: PayloadRequest,
  profileId: string,
  range: DayRange,
): Promise<Insights> {
  const scope = await scopeOf(req, profileId, range)
  const [figures, daysBeforehand, sellers, tiers, sources] = await Promise.all([
    loadFigures(req, scope),
    loadDays(req, { ...scope, range: daysBefore(range) }),
    loadSellers(req, scope),
    membersByTier(req, scope),
    loadSources(req, scope),
  ])
  const days = dayNumbers(range, figures)
  const totals = totalsOf(days)
  const today = days.at(-1)
  return {
    from: range.from,
    to: range.to,
    testPayments: !scope.livemode,
    totals,
    before: totalsOf(daysBeforehand),
    members: today?.members ?? 0,
    subscribers: today?.subscribers ?? 0,
    churnPercent: churnPercent(figures.members, totals),
    days,
    ...sellers,
    otherRevenue: revenueBeside(totals.revenue, bestSellers(sellers)),
    tiers,
    sources,
  }
}

/** Test payments are no income: they count only where there is nothing else. */
export async function scopeOf(
  req: PayloadRequest,
  profileId: string,
  range: DayRange,
  filter: NumbersFilter = {},
): Promise<Scope> {
  const timeZone = await siteTimeZone(profileId)
  return { profileId, range, timeZone, livemode: getPaymentProvider(req.payload).livemode, filter }
}

/** The last days of a site's calendar, today among them. */
export async function lastDaysOf(profileId: string, days: number): Promise<DayRange> {
  return lastDays(days, new Date(dayAt(new Date(), await siteTimeZone(profileId))))
}

async function loadFigures(req: PayloadRequest, scope: Scope): Promise<Figures> {
  const [sales, plays, visits, members, subscribers] = await Promise.all([
    salesByDay(req, scope),
    playsBy(req, scope, 'day'),
    visitsByDay(req, scope),
    memberCounts(req, scope),
    subscriberCounts(req, scope),
  ])
  return {
    sales,
    plays: plays.map(({ key, ...row }) => ({ day: key, ...row })),
    visits,
    members,
    subscribers,
  }
}

/** Of a single page, visitors are not told from each other. */
async function visitsByDay(req: PayloadRequest, scope: Scope): Promise<Figures['visits']> {
  const rows = scope.filter.path
    ? (await pagesBy(req, scope, 'day')).map((row) => ({ ...row, visitors: 0 }))
    : await visitsBy(req, scope, 'day')
  return rows.map(({ key, ...row }) => ({ day: key, ...row }))
}

/** Every day of the scope with its figures, oldest first. */
export async function loadDays(req: PayloadRequest, scope: Scope): Promise<InsightDay[]> {
  return dayNumbers(scope.range, await loadFigures(req, scope))
}

/** What was sold or heard, best first. */
async function loadReleases(req: PayloadRequest, scope: Scope): Promise<Insights['releases']> {
  const [sales, plays] = await Promise.all([
    salesByRelease(req, scope),
    playsBy(req, scope, 'product_id'),
  ])
  const heard = new Map(plays.map((row) => [row.key, row]))
  const sold = new Map(sales.map((row) => [row.productId, row]))
  const titles = await titlesOf(req, scope, [...new Set([...sold.keys(), ...heard.keys()])])
  return [...titles]
    .map(([productId, title]) => ({
      productId,
      title,
      units: sold.get(productId)?.units ?? 0,
      revenue: toDollars(sold.get(productId)?.revenueMinor ?? 0),
      plays: heard.get(productId)?.plays ?? 0,
      fullPlays: heard.get(productId)?.fullPlays ?? 0,
    }))
    .toSorted((a, b) => b.revenue - a.revenue || b.units - a.units || b.plays - a.plays)
}

async function loadTiers(
  req: PayloadRequest,
  scope: Scope,
  sale: TierSale,
): Promise<Insights['paidTiers']> {
  const sold = await salesByTier(req, scope, sale)
  return sold
    .map(({ revenueMinor, ...row }) => ({ ...row, revenue: toDollars(revenueMinor) }))
    .toSorted((a, b) => b.revenue - a.revenue)
}

export type Seller = Pick<
  Insights['releases'][number],
  'title' | 'units' | 'revenue' | 'plays' | 'fullPlays'
>

type Sellers = Pick<Insights, 'releases' | 'paidTiers' | 'givenTiers'>

async function loadSellers(req: PayloadRequest, scope: Scope): Promise<Sellers> {
  const [releases, paidTiers, givenTiers] = await Promise.all([
    loadReleases(req, scope),
    loadTiers(req, scope, 'paid'),
    loadTiers(req, scope, 'given'),
  ])
  return { releases, paidTiers, givenTiers }
}

/** Releases, and memberships of both kinds, in one list, best first. */
function bestSellers({ releases, paidTiers, givenTiers }: Sellers): (Seller & { id: string })[] {
  const tiers = { paid: paidTiers, given: givenTiers }
  return [
    ...releases.map(({ productId, ...row }) => ({ ...row, id: productId })),
    ...Object.entries(tiers).flatMap(([sale, sold]) =>
      sold.map(({ tierId, ...row }) => ({
        ...row,
        id: `${sale} ${tierId}`,
        plays: 0,
        fullPlays: 0,
      })),
    ),
  ].toSorted((a, b) => b.revenue - a.revenue || b.units - a.units || b.plays - a.plays)
}

/** What was sold or heard, best first, and at last what belongs to none, so that they add up to the revenue. */
export function soldRows({
  otherRevenue,
  ...sellers
}: Sellers & Pick<Insights, 'otherRevenue'>): (Seller & { id: string })[] {
  const rows = bestSellers(sellers)
  return otherRevenue === 0 ? rows : [...rows, { id: 'other', ...otherRow(otherRevenue) }]
}

export const otherRow = (revenue: number): Seller => ({
  title: ownerMessages.insights.otherRevenue,
  units: 0,
  revenue,
  plays: 0,
  fullPlays: 0,
})

/** What of a revenue no row has, to the cent. */
export function revenueBeside(revenue: number, rows: readonly { revenue: number }[]): number {
  return toDollars(rows.reduce((rest, row) => rest - toMinor(row.revenue), toMinor(revenue)))
}

/** The rows of {@link soldRows}, for a file. */
export async function loadSoldRows(
  req: PayloadRequest,
  scope: Scope,
): Promise<(Seller & { id: string })[]> {
  const [sellers, days] = await Promise.all([loadSellers(req, scope), loadDays(req, scope)])
  const { revenue } = totalsOf(days)
  return soldRows({ ...sellers, otherRevenue: revenueBeside(revenue, bestSellers(sellers)) })
}

/** Names of products of the site. */
export async function titlesOf(
  req: PayloadRequest,
  { profileId }: Scope,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { docs } = await req.payload.find({
    collection: slugs.products,
    where: { and: [{ profile: { equals: profileId } }, { id: { in: [...ids] } }] },
    select: { title: true },
    pagination: false,
    depth: 0,
    joins: false,
    req,
  })
  return new Map(docs.map(({ id, title }) => [id, title]))
}

export async function loadSources(req: PayloadRequest, scope: Scope): Promise<Insights['sources']> {
  if (scope.filter.path) {
    const rows = await pagesBy(req, scope, 'source')
    return rows.map(({ key, visits }) => ({
      ...{ source: key, visits, visitors: 0, orders: 0, revenue: 0 },
    }))
  }
  const [visits, sales] = await Promise.all([
    visitsBy(req, scope, 'source'),
    salesBy(req, scope, 'source'),
  ])
  return joined(visits, sales).map(({ key, ...row }) => ({ source: key, ...row }))
}

type Bought = { key: string; orders: number; revenueMinor: number }

/** Visits beside what was bought in them, the most first. */
export function joined(visits: readonly VisitRow[], sales: readonly Bought[]) {
  const came = new Map(visits.map((row) => [row.key, row]))
  const sold = new Map(sales.map((row) => [row.key, row]))
  return [...new Set([...came.keys(), ...sold.keys()])]
    .map((key) => ({
      key,
      visits: came.get(key)?.visits ?? 0,
      visitors: came.get(key)?.visitors ?? 0,
      orders: sold.get(key)?.orders ?? 0,
      revenue: toDollars(sold.get(key)?.revenueMinor ?? 0),
    }))
    .toSorted((a, b) => b.visits - a.visits || b.revenue - a.revenue)
}

/** What each release and membership did on each day, and what came in besides, oldest day first. */
export async function sellerDays(
  req: PayloadRequest,
  scope: Scope,
): Promise<(Seller & { day: string })[]> {
  const rows = [
    ...(await releaseDays(req, scope)),
    ...(await tierDays(req, scope, 'paid')),
    ...(await tierDays(req, scope, 'given')),
  ]
  const others = (await loadDays(req, scope)).flatMap(({ day, revenue }) => {
    const ofDay = rows.filter((row) => row.day === day)
    const other = revenueBeside(revenue, ofDay)
    return other === 0 ? [] : [{ day, ...otherRow(other) }]
  })
  return [...rows, ...others].toSorted(
    (a, b) => a.day.localeCompare(b.day) || a.title.localeCompare(b.title),
  )
}

/** Names of songs of the site. */
export async function songTitles(
  req: PayloadRequest,
  { profileId }: Scope,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { docs } = await req.payload.find({
    collection: slugs.tracks,
    where: { and: [{ profile: { equals: profileId } }, { id: { in: [...ids] } }] },
    select: { title: true },
    pagination: false,
    depth: 0,
    req,
  })
  return new Map(docs.map(({ id, title }) => [id, title]))
}
