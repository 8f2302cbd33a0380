import type { PayloadRequest } from 'payload'
import {
  loadDays,
  loadSoldRows,
  loadSources,
  otherRow,
  revenueBeside,
} from '@/plugins/insights/load-insights'
import { releaseDays } from '@/plugins/insights/queries/release-days'
import type { Scope } from '@/plugins/insights/queries/scope'
import { tierDays } from '@/plugins/insights/queries/sold-tiers'
import type { InsightTable } from '@/src/core/contracts/pages/insights'
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
  releases: loadSoldRows,
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

/** What each release and membership did on each day, and what came in besides, oldest day first. */
async function sellerDays(req: PayloadRequest, scope: Scope): Promise<readonly Row[]> {
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
