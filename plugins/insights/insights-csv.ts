import type { PayloadRequest } from 'payload'
import { loadBestSellers, loadDays, loadSources } from '@/plugins/insights/load-insights'
import { givenTierDays } from '@/plugins/insights/queries/given-tiers'
import { releaseDays } from '@/plugins/insights/queries/release-days'
import type { Scope } from '@/plugins/insights/queries/scope'
import type { InsightTable } from '@/src/core/contracts/insights'
import { csvFile } from '@/src/server/http/csv-file'

type Row = Readonly<Record<string, string | number>>

/** A table of the figures as a CSV file. */
export async function insightsCsv(
  req: PayloadRequest,
  scope: Scope,
  table: InsightTable,
): Promise<Response> {
  const rows: readonly Row[] = await loaders[table](req, scope)
  const keys = Object.keys(columns[table])
  return csvFile(
    `${table}-${scope.range.to}`,
    Object.values(columns[table]),
    rows.map((row) => keys.map((key) => row[key] ?? null)),
  )
}

const loaders = {
  days: loadDays,
  releases: loadBestSellers,
  'releases-by-day': sellerDays,
  sources: loadSources,
} as const

const columns: Record<InsightTable, Record<string, string>> = {
  days: {
    day: 'Day',
    orders: 'Orders',
    revenue: 'Revenue',
    plays: 'Plays',
    visits: 'Visits',
    membersJoined: 'Members joined',
    membersLeft: 'Members left',
    members: 'Members',
    subscribersJoined: 'Subscribers joined',
    subscribersLeft: 'Subscribers left',
    subscribers: 'Subscribers',
  },
  releases: { title: 'Release', units: 'Sold', revenue: 'Revenue', plays: 'Plays' },
  'releases-by-day': {
    day: 'Day',
    title: 'Release',
    units: 'Sold',
    revenue: 'Revenue',
    plays: 'Plays',
  },
  sources: { source: 'From', visits: 'Visits', orders: 'Orders', revenue: 'Revenue' },
}

/** What each release did on each day, and what was given, oldest day first. */
async function sellerDays(req: PayloadRequest, scope: Scope): Promise<readonly Row[]> {
  const rows = [...(await releaseDays(req, scope)), ...(await givenTierDays(req, scope))]
  return rows.toSorted((a, b) => a.day.localeCompare(b.day) || a.title.localeCompare(b.title))
}
