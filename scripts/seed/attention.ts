import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Seeding } from '@/scripts/seed/seeding'
import { runSql } from '@/src/server/transaction'

/** Visits on a usual day, by where they come from. */
const sources = [
  ['direct', 'direct', 'none', 14],
  ['instagram.com', 'social', 'none', 9],
  ['google.com', 'search', 'none', 6],
  ['spring-newsletter', 'email', 'spring-tour', 5],
  ['youtube.com', 'social', 'none', 4],
  ['reddit.com', 'social', 'none', 2],
  ['nightferry.blog', 'link', 'none', 1],
] as const

/** Shares of them, by country and on what. */
const places = [
  ['US', 'phone', 0.28],
  ['US', 'computer', 0.14],
  ['GB', 'phone', 0.16],
  ['DE', 'phone', 0.11],
  ['DE', 'computer', 0.09],
  ['FR', 'phone', 0.08],
  ['CA', 'tablet', 0.05],
  ['ZZ', 'computer', 0.09],
] as const

/** Two seasons of the year before are there to compare with. */
const days = 480

/** Visits and plays of the last months: slowly more, at weekends most, never twice the same. */
export async function seedAttention({ req }: Seeding, profileId: string): Promise<void> {
  const rows = (
    given: readonly (readonly (string | number)[])[],
    form: (row: readonly (string | number)[]) => SQL,
  ) => sql.join(given.map(form), sql`, `)
  const usual = rows(
    sources,
    ([source, medium, campaign, visits]) =>
      sql`(${source}, ${medium}, ${campaign}, ${visits}::int)`,
  )
  const shares = rows(
    places,
    ([country, device, share]) => sql`(${country}, ${device}, ${share}::float8)`,
  )
  // How busy a day is: a share of the usual, from the day itself, so that each demo is the same.
  const busy = sql`(1.3 - ago / ${days * 1.5}::float8)
    * case when extract(isodow from day) >= 6 then 1.6 else 1 end
    * (0.7 + (ago * 37 % 11) / 15.0)`
  const calendar = sql`select ago, (now() at time zone 'UTC')::date - ago as day
    from generate_series(0, ${days - 1}::int) as ago`
  // Whole visits: what a share leaves over comes on some of the days.
  const chance = (...of: SQL[]) =>
    sql`(abs(hashtext(concat_ws(' ', ${sql.join(of, sql`, `)}))) % 1000) / 1000.0`
  await runSql(req)`
    insert into visit_counts
      (profile_id, day, source, medium, campaign, country, device, views, visits, visitors)
    select ${profileId}, to_char(day, 'YYYY-MM-DD'), source, medium, campaign, country, device,
      visits * 2 + visits / 2, visits, greatest(1, round(visits * 0.86))
    from (
      select day, source, medium, campaign, country, device,
        floor(usual * share * ${busy} + ${chance(sql`ago`, sql`source`, sql`country`, sql`device`)})::int
          as visits
      from (${calendar}) as calendar
      cross join (values ${usual}) as sources (source, medium, campaign, usual)
      cross join (values ${shares}) as places (country, device, share)
    ) as counted where visits > 0`
  await runSql(req)`
    insert into page_counts (profile_id, day, path, source, views, visits)
    select ${profileId}, to_char(day, 'YYYY-MM-DD'), path, source, views, floor(views * begins)
    from (
      select day, path, source, begins,
        floor(usual * weight * ${busy} + ${chance(sql`ago`, sql`source`, sql`path`)})::int as views
      from (${calendar}) as calendar
      cross join (values ${usual}) as sources (source, medium, campaign, usual)
      cross join (
        select pathname as path, case when pathname = '/' then 0.8 else 0.12 end as weight,
          case when pathname = '/' then 0.8 else 0.2 end as begins
        from pages where profile_id = ${profileId} and _status = 'published'
        union
        select '/products/' || id, 0.25 / (1 + nth), 0.4 from (
          select id, row_number() over (order by release_date desc) as nth
          from products where profile_id = ${profileId} and is_published
        ) as shop
      ) as pages
    ) as counted where views > 0`
  await runSql(req)`
    insert into play_counts (profile_id, product_id, track_id, day, plays, full_plays)
    select ${profileId}, product_id, id, to_char(day, 'YYYY-MM-DD'), plays,
      floor(plays * (0.45 + nth % 4 * 0.1))
    from (select product_id, id, nth, day, greatest(1, round((3 + nth * 5 % 7) * ${busy})) as plays
    from (${calendar}) as calendar cross join (
      select id, product_id, row_number() over (order by id)::int as nth
      from tracks where profile_id = ${profileId}
    ) as tracks) as heard`
}
