import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { mayOn } from '@/src/access/own-profile'
import type {
  ListedShow,
  ShowListAnswer,
  ShowState,
} from '@/src/core/contracts/events/show-answers'
import type { ListShowsQuery } from '@/src/core/contracts/events/shows'
import { startOfLatestOver } from '@/src/core/events/event-date'
import { studioLimits } from '@/src/core/studio-limits'
import { likeText } from '@/src/core/text'
import { foldText } from '@/src/core/text/fold-text'
import { runSql } from '@/src/server/transaction'

const { listed: pageSize } = studioLimits.shows

type Row = Omit<ListedShow, 'state' | 'startsAt'> & {
  startsAt: Date | string
  isMoved: boolean
  isSoldOut: boolean
}

type Counts = { upcoming: number; past: number; found: number }

/** One page of the shows of a site: those to come with the next first, or those gone by with the last first. */
export async function readShows(
  req: PayloadRequest,
  profileId: string,
  { when, search, page }: ListShowsQuery,
): Promise<ShowListAnswer> {
  const over = startOfLatestOver(new Date()).toISOString()
  const upcoming = sql`e.starts_at > ${over}::timestamptz`
  const asked = when === 'upcoming' ? upcoming : sql`not (${upcoming})`
  const words = search.split(/\s+/).filter(Boolean)
  const fits = sql.join(
    [
      sql`true`,
      ...words.map(
        (word) =>
          sql`fold_text(concat_ws(' ', e.title, e.address_name, e.address_city, e.address_country))
            like ${`%${likeText(foldText(word))}%`}`,
      ),
    ],
    sql` and `,
  )
  const [counts] = await runSql(req)<Counts>`
    select (count(*) filter (where ${upcoming}))::int as upcoming,
      (count(*) filter (where not (${upcoming})))::int as past,
      (count(*) filter (where ${asked} and ${fits}))::int as found
    from events e where e.profile_id = ${profileId}`
  const order = when === 'upcoming' ? sql`e.starts_at, e.id` : sql`e.starts_at desc, e.id`
  const rows = await runSql(req)<Row>`
    with page as (
      select * from events e
      where e.profile_id = ${profileId} and ${asked} and ${fits}
      order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select e.id, e.title, e.starts_at as "startsAt", e.time_zone as "timeZone", e.status,
      coalesce(e.is_published, false) as "isPublished",
      coalesce(e.address_name, '') as venue, coalesce(e.address_city, '') as city,
      coalesce(e.address_country, '') as country, v.kinds, t.sold,
      case when v.kinds > 0 and v.is_limited then t.sold + v.left_over end as total,
      v.kinds > 0 and v.is_out as "isSoldOut", e.status = 'scheduled' and t.is_moved as "isMoved"
    from page e
    left join lateral (
      select count(*)::int as kinds, bool_and(stock_quantity is not null) as is_limited,
        coalesce(sum(greatest(stock_quantity, 0)), 0)::int as left_over,
        bool_and(availability_status = 'sold_out' or coalesce(stock_quantity - stock_held <= 0, false))
          as is_out
      from variants where event_id = e.id and availability_status <> 'inactive') v on true
    left join lateral (
      select count(*)::int as sold,
        coalesce(bool_or(notified_starts_at is not null and notified_starts_at <> e.starts_at), false)
          as is_moved
      from tickets where event_id = e.id and status = 'valid') t on true
    order by ${order}`
  const maySeeTickets = mayOn(req, profileId, 'tickets', 'read')
  return {
    data: rows.map((row) => toListed(row, maySeeTickets)),
    page,
    total: counts?.found ?? 0,
    pageSize,
    counts: { upcoming: counts?.upcoming ?? 0, past: counts?.past ?? 0 },
  }
}

function toListed(
  { isMoved, isSoldOut, startsAt, ...row }: Row,
  maySeeTickets: boolean,
): ListedShow {
  return {
    ...row,
    startsAt: new Date(startsAt).toISOString(),
    sold: maySeeTickets ? row.sold : null,
    total: maySeeTickets ? row.total : null,
    state: stateOf({ ...row, isMoved, isSoldOut }),
  }
}

function stateOf({
  status,
  isPublished,
  isMoved,
  isSoldOut,
}: Pick<Row, 'status' | 'isPublished' | 'isMoved' | 'isSoldOut'>): ShowState {
  if (status === 'cancelled') {
    return 'cancelled'
  }
  if (isMoved) {
    return 'moved'
  }
  if (!isPublished) {
    return 'draft'
  }
  return isSoldOut ? 'soldOut' : 'onSite'
}
