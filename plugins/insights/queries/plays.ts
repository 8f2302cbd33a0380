import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Scope } from '@/plugins/insights/queries/scope'
import { reportSql } from '@/src/server/database/report-sql'

export type PlayRow = { key: string; plays: number; fullPlays: number }

/** Plays of all songs, or of those of one release. */
export async function playsBy(
  req: PayloadRequest,
  { profileId, range, filter: { product } }: Scope,
  key: 'day' | 'product_id' | 'track_id',
): Promise<PlayRow[]> {
  const rows = await reportSql(req)<PlayRow>`
    select ${sql.identifier(key)}::text as key, sum(plays)::int as plays,
      sum(full_plays)::int as "fullPlays"
    from play_counts
    where profile_id = ${profileId} and day between ${range.from} and ${range.to}
      ${product === undefined ? sql`` : sql`and product_id = ${product}`}
    group by ${sql.identifier(key)} order by 2 desc`
  return rows
}
