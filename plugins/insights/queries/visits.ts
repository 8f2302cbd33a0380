import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { Scope } from '@/plugins/insights/queries/scope'
import { reportSql } from '@/src/server/database/report-sql'

/** What visits are told apart by. */
export type VisitKey = 'day' | 'source' | 'medium' | 'campaign' | 'country' | 'device'

export type VisitRow = { key: string; views: number; visits: number; visitors: number }

/** Views, visits and visitors, those of a single source, campaign, country or device where the scope names it. */
export async function visitsBy(
  req: PayloadRequest,
  { profileId, range, filter }: Scope,
  key: VisitKey,
): Promise<VisitRow[]> {
  const { source, campaign, country, device } = filter
  const only = wheres({ source, campaign, country, device })
  const rows = await reportSql(req)<VisitRow>`
    select ${sql.identifier(key)} as key, sum(views)::int as views, sum(visits)::int as visits,
      sum(visitors)::int as visitors
    from visit_counts
    where profile_id = ${profileId} and day between ${range.from} and ${range.to} ${only}
    group by ${sql.identifier(key)} order by 3 desc, 1`
  return rows
}

export type PageRow = { key: string; views: number; visits: number }

type PageLimit = { most: number; skipped: number }

/** Views of pages, and visits that began with them, most read first. */
export async function pagesBy(
  req: PayloadRequest,
  { profileId, range, filter }: Scope,
  key: 'day' | 'path' | 'source',
  { most, skipped }: PageLimit = { most: 100_000, skipped: 0 },
): Promise<PageRow[]> {
  const { source, path } = filter
  const rows = await reportSql(req)<PageRow>`
    select ${sql.identifier(key)} as key, sum(views)::int as views, sum(visits)::int as visits
    from page_counts
    where profile_id = ${profileId} and day between ${range.from} and ${range.to}
      ${wheres({ source, path })}
    group by ${sql.identifier(key)} order by 2 desc, 1 limit ${most} offset ${skipped}`
  return rows
}

function wheres(given: Readonly<Record<string, string | undefined>>): SQL {
  const parts = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [sql`and ${sql.identifier(name)} = ${value}`],
  )
  return sql.join(parts, sql` `)
}
