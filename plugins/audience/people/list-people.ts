import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { quickRule } from '@/plugins/audience/people/quick-segments'
import { mayOn } from '@/src/access/own-profile'
import {
  type ListedPerson,
  type PeopleChoice,
  type PeoplePage,
  type QuickSegment,
  quickSegments,
} from '@/src/core/contracts/audience/people'
import type { SegmentRules } from '@/src/core/contracts/audience/segments'
import { studioLimits } from '@/src/core/studio-limits'
import { likeText } from '@/src/core/text'
import { foldText } from '@/src/core/text/fold-text'
import { fits, isCurrent } from '@/src/server/audience/segment-sql'
import { rulesOf } from '@/src/server/audience/segments'
import { reportSql } from '@/src/server/database/report-sql'
import { paidElsewhere } from '@/src/server/memberships/paid-elsewhere'

type Asked = PeopleChoice & { profileId: string; after?: string | undefined }

/** People of a site, who was there last first. */
export async function listPeople(req: PayloadRequest, asked: Asked): Promise<PeoplePage> {
  const { page } = studioLimits.people
  const where = await whereOf(req, asked)
  const rows = await rowsOf(req, asked, where, page + 1)
  const people = rows.slice(0, page)
  const last = people.at(-1)
  return {
    people,
    next: last && rows.length > page ? cursorOf(last) : null,
    total: asked.after ? null : await countOf(req, where),
  }
}

/** All of them, read as they are written to a file. */
export async function* allPeople(
  req: PayloadRequest,
  asked: Omit<Asked, 'after'>,
): AsyncGenerator<ListedPerson> {
  const where = await whereOf(req, asked)
  const batchSize = 500
  let after: string | undefined
  for (;;) {
    const rows = await rowsOf(req, { ...asked, after }, where, batchSize)
    yield* rows
    const last = rows[batchSize - 1]
    if (!last) {
      return
    }
    after = cursorOf(last)
  }
}

const cursorOf = ({ seenAt, id }: ListedPerson) => `${seenAt},${id}`

async function countOf(req: PayloadRequest, where: SQL): Promise<number> {
  const rows = await reportSql(req)<{ count: number }>`
    select count(*)::int as count from people p where ${where}`
  return rows[0]?.count ?? 0
}

async function whereOf(
  req: PayloadRequest,
  { profileId, words = '', segment }: PeopleChoice & { profileId: string },
): Promise<SQL> {
  const parts = words.split(/\s+/).filter(Boolean)
  const rules = segment ? await rulesFor(req, profileId, segment) : null
  return sql.join(
    [
      sql`p.profile_id = ${profileId}`,
      ...parts.map((word) => sql`p.search_text like ${`%${likeText(foldText(word))}%`}`),
      ...(rules ? [fits({ payload: req.payload, profileId }, rules)] : []),
      ...(segment && !rules ? [sql`false`] : []),
    ],
    sql` and `,
  )
}

const isQuick = (segment: string): segment is QuickSegment =>
  (quickSegments as readonly string[]).includes(segment)

async function rulesFor(
  req: PayloadRequest,
  profileId: string,
  segment: string,
): Promise<SegmentRules | undefined> {
  if (isQuick(segment)) {
    return { match: 'all', rules: [quickRule(segment)] }
  }
  // Segments are of the audience; who may not read that finds nobody by them.
  const ids = mayOn(req, profileId, 'audience', 'read') ? [segment] : []
  return (await rulesOf(req, { profileId, ids }))[0]
}

/** What is told of each is looked up for the rows that are shown alone. */
async function rowsOf(
  req: PayloadRequest,
  { profileId, after }: Asked,
  where: SQL,
  limit: number,
): Promise<ListedPerson[]> {
  const [seenAt, id] = after?.split(',') ?? []
  const isBehind = after
    ? sql`and (p.seen_at, p.id) < (${seenAt}::timestamptz, ${id}::uuid)`
    : sql``
  const mayOrders = mayOn(req, profileId, 'orders', 'read')
  const mayLists = mayOn(req, profileId, 'audience', 'read')
  return await reportSql(req)<ListedPerson>`
    select p.id, p.email, coalesce(p.name, '') as name,
      to_char(p.seen_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "seenAt",
      a.id is not null as "hasAccount", coalesce(joined.name, '') as tier,
      coalesce(bought.orders, 0) as orders,
      (coalesce(bought.minor, 0) + coalesce(paid.minor, 0))::int as "spentMinor",
      coalesce(listed.lists, 0) as lists, coalesce(listed.has_left, false) as "hasLeft",
      coalesce(bought.country, '') as country
    from (
      select p.id, p.profile_id, p.email, p.name, p.seen_at from people p
      where ${where} ${isBehind}
      order by p.seen_at desc, p.id desc limit ${limit}) p
    left join public_accounts a on a.profile_id = p.profile_id and a.email = p.email
    left join lateral (
      select tiers.name from memberships held join membership_tiers tiers on tiers.id = held.tier_id
      where held.account_id = a.id and ${isCurrent}
        and not ${paidElsewhere(req.payload, 'held')}
      limit 1) joined on true
    left join lateral (
      select count(*)::int as orders, sum(total_minor - refunded_minor) as minor,
        (array_agg(coalesce(shipping_address_country, tax_country) order by paid_at desc)
          filter (where coalesce(shipping_address_country, tax_country) is not null))[1] as country
      from orders
      where ${mayOrders} and orders.profile_id = p.profile_id and paid_at is not null
        and status <> 'cancelled'
        and (orders.account_id = a.id or (orders.account_id is null and orders.email = p.email))
      ) bought on true
    left join lateral (
      select sum(payment.amount_minor - payment.refunded_minor) as minor
      from membership_payments payment join memberships ms on ms.id = payment.membership_id
      where ${mayOrders} and payment.profile_id = p.profile_id and ms.account_id = a.id) paid on true
    left join lateral (
      select (count(*) filter (where status = 'confirmed'))::int as lists,
        bool_or(status = 'unsubscribed') as has_left
      from subscribers
      where ${mayLists} and subscribers.profile_id = p.profile_id and subscribers.email = p.email
      ) listed on true
    order by p.seen_at desc, p.id desc`
}
