import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { otherPath, unknownCountry } from '@/src/core/insights/places'
import { noCampaign, otherSource } from '@/src/core/insights/source'
import { runSql, withTx } from '@/src/server/transaction'

/** A page that was opened, about nobody but for the hash of the day. */
export type View = {
  profileId: string
  /** Of the site's own calendar, like `2026-11-22`. */
  day: string
  visitor: string
  path: string
  source: string
  /** Whether the source is one of the few that are known by name. */
  isKnown: boolean
  medium: string
  campaign: string
  country: string
  device: string
  isNew: boolean
}

/** Rows that one day of a site may have: names or pages that somebody makes up must not fill the database. */
const rowsPerDay = { visits: 500, pages: 3000 }

type Counted = View & { views: number; visits: number; visitors: number }

/** Adds views to the numbers of their days, all or none. */
export async function writeViews(payload: Payload, views: readonly View[]): Promise<void> {
  const req = await createLocalReq({}, payload)
  await withTx(req, async () => {
    const known = await noteVisitors(req, views)
    const counted: Counted[] = []
    for (const view of views) {
      const isStaff = known.staff.has(view.visitor)
      if (!isStaff) {
        // The first view of the day is that of the visitor.
        const visitors = known.fresh.delete(view.visitor) ? 1 : 0
        counted.push({ ...view, views: 1, visits: view.isNew ? 1 : 0, visitors })
      }
    }
    await addVisits(req, JSON.stringify(counted))
    await addPages(req, JSON.stringify(counted))
  })
}

type Known = {
  /** Hashes that the day did not have yet. */
  fresh: Set<string>
  /** Those of people who work for the site. */
  staff: Set<string>
}

async function noteVisitors(req: PayloadRequest, views: readonly View[]): Promise<Known> {
  const asked = JSON.stringify(
    [...new Map(views.map(({ visitor, day }) => [visitor, day]))].map(([hash, day]) => ({
      hash,
      day,
    })),
  )
  // In one order in all processes, so that none waits for another in a circle.
  const fresh = await runSql(req)<{ hash: string }>`
    insert into day_visitors (hash, day)
    select hash, day from jsonb_to_recordset(${asked}::jsonb) as asked (hash text, day text)
    order by hash on conflict (hash) do nothing returning hash`
  const staff = await runSql(req)<{ hash: string }>`
    select v.hash from jsonb_to_recordset(${asked}::jsonb) as asked (hash text)
    join day_visitors v on v.hash = asked.hash where v.is_staff`
  return {
    fresh: new Set(fresh.map(({ hash }) => hash)),
    staff: new Set(staff.map(({ hash }) => hash)),
  }
}

/**
 * By where visits came from, on what they were made. Names beyond the most of a day are one row; those that are known
 * are so few that they keep their own.
 */
async function addVisits(req: PayloadRequest, counted: string): Promise<void> {
  await runSql(req)`
    with given as (
      select "profileId" as profile_id, day, source, medium, campaign, country, device,
        bool_and("isKnown") as is_named, sum(views) as views, sum(visits) as visits,
        sum(visitors) as visitors
      from jsonb_to_recordset(${counted}::jsonb) as g ("profileId" uuid, day text, source text,
        "isKnown" boolean, medium text, campaign text, country text, device text, views int,
        visits int, visitors int)
      group by 1, 2, 3, 4, 5, 6, 7
    ), placed as (
      select given.*, exists (select from visit_counts c where (c.profile_id, c.day, c.source,
          c.medium, c.campaign, c.country, c.device) = (given.profile_id, given.day, given.source,
          given.medium, given.campaign, given.country, given.device)) as is_known,
        (select count(*) from visit_counts c
          where c.profile_id = given.profile_id and c.day = given.day) as rows,
        row_number() over (partition by given.profile_id, given.day) as nth
      from given join profiles p on p.id = given.profile_id
    ), kept as (
      select profile_id, day, views, visits, visitors, country, device,
        is_known or rows + nth <= ${rowsPerDay.visits} as fits, is_named, source, medium, campaign
      from placed
    )
    insert into visit_counts (profile_id, day, source, medium, campaign, country, device,
      views, visits, visitors)
    select profile_id, day, case when fits or is_named then source else ${otherSource} end,
      case when fits then medium else 'link' end, case when fits then campaign else ${noCampaign} end,
      case when fits then country else ${unknownCountry} end, device,
      sum(views), sum(visits), sum(visitors)
    from kept group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
    on conflict (profile_id, day, source, medium, campaign, country, device) do update set
      views = visit_counts.views + excluded.views, visits = visit_counts.visits + excluded.visits,
      visitors = visit_counts.visitors + excluded.visitors`
}

/** By page, and where its readers came from. */
async function addPages(req: PayloadRequest, counted: string): Promise<void> {
  await runSql(req)`
    with given as (
      select "profileId" as profile_id, day, path, source, sum(views) as views, sum(visits) as visits
      from jsonb_to_recordset(${counted}::jsonb) as g ("profileId" uuid, day text, path text,
        source text, views int, visits int)
      group by 1, 2, 3, 4
    ), placed as (
      select given.*, exists (select from page_counts c where (c.profile_id, c.day, c.path, c.source)
          = (given.profile_id, given.day, given.path, given.source)) as is_known,
        (select count(*) from page_counts c
          where c.profile_id = given.profile_id and c.day = given.day) as rows,
        row_number() over (partition by given.profile_id, given.day) as nth
      from given join profiles p on p.id = given.profile_id
    ), kept as (
      select profile_id, day, views, visits, path, source,
        is_known or rows + nth <= ${rowsPerDay.pages} as fits
      from placed
    )
    insert into page_counts (profile_id, day, path, source, views, visits)
    select profile_id, day, case when fits then path else ${otherPath} end,
      case when fits then source else ${otherSource} end, sum(views), sum(visits)
    from kept group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (profile_id, day, path, source) do update set
      views = page_counts.views + excluded.views, visits = page_counts.visits + excluded.visits`
}

const hoursBehind = 13

/** Forgets whose views were counted on days that are over everywhere. */
export async function forgetVisitors(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  await withTx(req, async () => {
    await runSql(req)`
      delete from day_visitors
      where day < to_char(now() at time zone 'UTC' - make_interval(hours => ${hoursBehind}), 'YYYY-MM-DD')`
    await runSql(req)`
      delete from visit_salts
      where day < to_char(now() at time zone 'UTC' - make_interval(hours => ${hoursBehind}), 'YYYY-MM-DD')`
  })
}
