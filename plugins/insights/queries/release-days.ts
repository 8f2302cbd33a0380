import type { PayloadRequest } from 'payload'
import { soldLines } from '@/plugins/insights/queries/sales'
import type { Scope } from '@/plugins/insights/queries/scope'
import { reportSql } from '@/src/server/database/report-sql'

type ReleaseDay = {
  day: string
  title: string
  units: number
  revenue: number
  plays: number
  fullPlays: number
}

/** What each release did on each day, oldest day first; days on which it did nothing are left out. */
export async function releaseDays(req: PayloadRequest, scope: Scope): Promise<ReleaseDay[]> {
  const { profileId, range } = scope
  const rows = await reportSql(req)<ReleaseDay>`
    select day, p.title, sum(units)::int as "units", (sum(minor) / 100)::float8 as "revenue",
      sum(plays)::int as "plays", sum(full_plays)::int as "fullPlays"
    from (
      select day, product_id, units, minor, 0 as plays, 0 as full_plays from (${soldLines(scope, 'product_id')}) as lines
      union all
      select day, product_id, 0, 0, plays, full_plays from play_counts
      where profile_id = ${profileId} and day between ${range.from} and ${range.to}
    ) as facts join products p on p.id = facts.product_id and p.profile_id = ${profileId}
    group by day, p.id, p.title order by day, p.title`
  return rows
}
