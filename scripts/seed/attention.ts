import { sql } from '@payloadcms/db-postgres'
import type { Seeding } from '@/scripts/seed/seeding'
import { runSql } from '@/src/server/transaction'

/** Visits on a usual day, by where they come from. */
const sources = [
  ['direct', 14],
  ['instagram.com', 9],
  ['spring-newsletter', 5],
  ['youtube.com', 4],
  ['reddit.com', 2],
] as const

const days = 120

/** Visits and plays of the last months: slowly more, at weekends most, never twice the same. */
export async function seedAttention({ req }: Seeding, profileId: string): Promise<void> {
  const usual = sql.join(
    sources.map(([source, visits]) => sql`(${source}, ${visits}::int)`),
    sql`, `,
  )
  // How busy a day is: a share of the usual, from the day itself, so that each demo is the same.
  const busy = sql`(1.3 - ago / ${days}::float8)
    * case when extract(isodow from day) >= 6 then 1.6 else 1 end
    * (0.7 + (ago * 37 % 11) / 15.0)`
  const calendar = sql`select ago, (now() at time zone 'UTC')::date - ago as day
    from generate_series(0, ${days - 1}::int) as ago`
  await runSql(req)`
    insert into visit_counts (profile_id, day, source, visits)
    select ${profileId}, to_char(day, 'YYYY-MM-DD'), source, greatest(1, round(usual * ${busy}))
    from (${calendar}) as calendar cross join (values ${usual}) as sources (source, usual)`
  await runSql(req)`
    insert into play_counts (profile_id, product_id, track_id, day, plays)
    select ${profileId}, product_id, id, to_char(day, 'YYYY-MM-DD'),
      greatest(1, round((3 + nth * 5 % 7) * ${busy}))
    from (${calendar}) as calendar cross join (
      select id, product_id, row_number() over (order by id)::int as nth
      from tracks where profile_id = ${profileId}
    ) as tracks`
}
