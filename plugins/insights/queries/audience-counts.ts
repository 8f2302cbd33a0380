import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { beginOf, dayIn, type Scope, within } from '@/plugins/insights/queries/scope'
import { reportSql } from '@/src/server/database/report-sql'
import { paidElsewhere } from '@/src/server/memberships/paid-elsewhere'

export type Movement = { day: string; joined: number; left: number }

export type AudienceCounts = {
  /** How many there were when the range began. */
  before: number
  /** Days without any are left out. */
  movements: Movement[]
}

/** Members of all tiers. Joins that were never paid do not count. */
export const memberCounts = (req: PayloadRequest, scope: Scope): Promise<AudienceCounts> =>
  crowdOf(
    req,
    scope,
    sql`select coalesce(started_at, created_at) as came,
        case when status in ('canceled', 'unpaid') then coalesce(ended_at, updated_at) end as went
      from memberships
      where profile_id = ${scope.profileId} and status not in ('incomplete', 'incomplete_expired')
        and not ${paidElsewhere(req.payload)}`,
  )

/** Confirmed addresses, once for each list that they are on. */
export const subscriberCounts = (req: PayloadRequest, scope: Scope): Promise<AudienceCounts> =>
  crowdOf(
    req,
    scope,
    sql`select coalesce(confirmed_at, created_at) as came, unsubscribed_at as went
      from subscribers
      where profile_id = ${scope.profileId} and status <> 'pending'`,
  )

/** @param people rows of `came` and `went`, the latter null for those that are still there */
async function crowdOf(req: PayloadRequest, scope: Scope, people: SQL): Promise<AudienceCounts> {
  const begin = beginOf(scope.range.from, scope)
  const [first, ...movements] = await reportSql(req)<Movement & { before: number }>`
    with people as materialized (${people})
    select '' as day, 0 as joined, 0 as left,
      (select count(*) from people where came < ${begin} and (went is null or went >= ${begin}))::int
        as before
    union all
    select day, sum(joined)::int, sum(gone)::int, 0 from (
      select ${dayIn(sql`came`, scope)} as day, 1 as joined, 0 as gone
      from people where ${within(sql`came`, scope)}
      union all
      select ${dayIn(sql`went`, scope)}, 0, 1 from people where ${within(sql`went`, scope)}
    ) as moves group by day
    order by day`
  return { before: first?.before ?? 0, movements }
}

type TierMembers = { tierId: string; name: string; members: number; payingMembers: number }

/** How many belong to each tier now, in the order of the tiers. */
export async function membersByTier(
  req: PayloadRequest,
  { profileId }: Scope,
): Promise<TierMembers[]> {
  const rows = await reportSql(req)<TierMembers>`
    select t.id as "tierId", t.name, count(m.id)::int as "members",
      (count(m.id) filter (where m.amount_minor > 0))::int as "payingMembers"
    from membership_tiers t
    left join memberships m on m.tier_id = t.id and m.status in ('free', 'active', 'past_due')
      and not ${paidElsewhere(req.payload, 'm')}
    where t.profile_id = ${profileId}
    group by t.id order by t.position, t.created_at`
  return rows
}
