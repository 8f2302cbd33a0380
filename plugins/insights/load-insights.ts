import type { PayloadRequest } from 'payload'
import { churnPercent, dayNumbers, type Figures, totalsOf } from '@/plugins/insights/day-numbers'
import {
  playsByDay,
  playsByRelease,
  visitsByDay,
  visitsBySource,
} from '@/plugins/insights/queries/attention'
import { memberCrowd, membersByTier, subscriberCrowd } from '@/plugins/insights/queries/audience'
import { salesByGivenTier } from '@/plugins/insights/queries/given-tiers'
import { salesByDay, salesByRelease, salesBySource } from '@/plugins/insights/queries/sales'
import type { Scope } from '@/plugins/insights/queries/scope'
import type { InsightDay, Insights } from '@/src/core/contracts/insights'
import { type DayRange, daysBefore } from '@/src/core/insights/days'
import { toDollars } from '@/src/core/money'
import { slugs } from '@/src/core/slugs'
import { getPaymentProvider } from '@/src/server/payments'

/** How things went for a profile. The caller has checked who asks: this reads with the system's rights. */
export async function loadInsights(
  req: PayloadRequest,
  profileId: string,
  range: DayRange,
): Promise<Insights> {
  const scope = scopeOf(req, profileId, range)
  const [figures, daysBeforehand, releases, givenTiers, tiers, sources] = await Promise.all([
    loadFigures(req, scope),
    loadDays(req, { ...scope, range: daysBefore(range) }),
    loadReleases(req, scope),
    loadGivenTiers(req, scope),
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
    releases,
    givenTiers,
    tiers,
    sources,
  }
}

/** Test payments are no income: they count only where there is nothing else. */
export function scopeOf(req: PayloadRequest, profileId: string, range: DayRange): Scope {
  return { profileId, range, livemode: getPaymentProvider(req.payload).livemode }
}

async function loadFigures(req: PayloadRequest, scope: Scope): Promise<Figures> {
  const [sales, plays, visits, members, subscribers] = await Promise.all([
    salesByDay(req, scope),
    playsByDay(req, scope),
    visitsByDay(req, scope),
    memberCrowd(req, scope),
    subscriberCrowd(req, scope),
  ])
  return { sales, plays, visits, members, subscribers }
}

/** Every day of the scope with its figures, oldest first. */
export async function loadDays(req: PayloadRequest, scope: Scope): Promise<InsightDay[]> {
  return dayNumbers(scope.range, await loadFigures(req, scope))
}

/** What was sold or heard, best first. */
async function loadReleases(req: PayloadRequest, scope: Scope): Promise<Insights['releases']> {
  const [sales, plays] = await Promise.all([salesByRelease(req, scope), playsByRelease(req, scope)])
  const heard = new Map(plays.map((row) => [row.product_id, row.count]))
  const sold = new Map(sales.map((row) => [row.productId, row]))
  const titles = await titlesOf(req, scope, [...new Set([...sold.keys(), ...heard.keys()])])
  return [...titles]
    .map(([productId, title]) => ({
      productId,
      title,
      units: sold.get(productId)?.units ?? 0,
      revenue: toDollars(sold.get(productId)?.revenueMinor ?? 0),
      plays: heard.get(productId) ?? 0,
    }))
    .toSorted((a, b) => b.revenue - a.revenue || b.units - a.units || b.plays - a.plays)
}

async function loadGivenTiers(req: PayloadRequest, scope: Scope): Promise<Insights['givenTiers']> {
  const sold = await salesByGivenTier(req, scope)
  return sold
    .map(({ revenueMinor, ...row }) => ({ ...row, revenue: toDollars(revenueMinor) }))
    .toSorted((a, b) => b.revenue - a.revenue)
}

type Seller = Pick<Insights['releases'][number], 'title' | 'units' | 'revenue' | 'plays'>

/** Releases, and memberships for others, in one list, best first. */
export function bestSellers({
  releases,
  givenTiers,
}: Pick<Insights, 'releases' | 'givenTiers'>): (Seller & { id: string })[] {
  return [
    ...releases.map(({ productId, ...row }) => ({ ...row, id: productId })),
    ...givenTiers.map(({ tierId, ...row }) => ({ ...row, id: tierId, plays: 0 })),
  ].toSorted((a, b) => b.revenue - a.revenue || b.units - a.units || b.plays - a.plays)
}

/** What was sold or heard, and given, best first. */
export async function loadBestSellers(req: PayloadRequest, scope: Scope): Promise<Seller[]> {
  return bestSellers({
    releases: await loadReleases(req, scope),
    givenTiers: await loadGivenTiers(req, scope),
  })
}

async function titlesOf(
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
  const [visits, sales] = await Promise.all([visitsBySource(req, scope), salesBySource(req, scope)])
  const came = new Map(visits.map((row) => [row.source, row.count]))
  const sold = new Map(sales.map((row) => [row.source, row]))
  return [...new Set([...came.keys(), ...sold.keys()])]
    .map((source) => ({
      source,
      visits: came.get(source) ?? 0,
      orders: sold.get(source)?.orders ?? 0,
      revenue: toDollars(sold.get(source)?.revenueMinor ?? 0),
    }))
    .toSorted((a, b) => b.visits - a.visits || b.revenue - a.revenue)
}
