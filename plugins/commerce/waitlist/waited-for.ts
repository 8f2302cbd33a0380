import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { EventView, TicketView } from '@/src/core/contracts/events'
import { ticketStatusOf } from '@/src/core/events/event-time'
import { limits } from '@/src/core/limits'
import { txDb } from '@/src/server/transaction'

/** A kind of ticket of an event on the site that somebody waits for or was told of. */
export type WaitedFor = {
  ticketId: string
  profileId: string
  name: string
  sale: Pick<TicketView, 'isOffered' | 'remaining' | 'salesStartAt' | 'salesEndAt'>
  event: Pick<EventView, 'id' | 'title' | 'startsAt' | 'timeZone' | 'address' | 'status'>
  /** Told since it came free. */
  told: number
  /** Of these, told so lately that they may still be on their way. */
  onTheirWay: number
  waiting: number
}

export function kindsWaitedFor(req: PayloadRequest): Promise<WaitedFor[]> {
  return readKinds(req, sql`true`)
}

/** A kind as it is now, kept as it is until the transaction of `req` ends. */
export async function lockKind(req: PayloadRequest, ticketId: string): Promise<WaitedFor | null> {
  const db = await txDb(req)
  await db.execute(sql`select 1 from variants where id = ${ticketId} for update`)
  const [kind] = await readKinds(req, sql`kinds.id = ${ticketId}`)
  return kind ?? null
}

/** How many of those who wait are told now; null when none can be bought. */
export function turnsOf({ sale, event, onTheirWay, waiting }: WaitedFor): number | null {
  if (ticketStatusOf(sale, event, new Date()) !== 'on_sale') {
    return null
  }
  const { remaining } = sale
  return remaining === null ? waiting : Math.max(0, Math.min(waiting, remaining - onTheirWay))
}

async function readKinds(req: PayloadRequest, which: ReturnType<typeof sql>): Promise<WaitedFor[]> {
  const db = await txDb(req)
  const { rows } = await db.execute<{ kind: WaitedFor }>(sql`
    select jsonb_build_object(
      'ticketId', kinds.id, 'profileId', kinds.profile_id, 'name', kinds.title,
      'sale', jsonb_build_object(
        'isOffered', kinds.availability_status = 'active',
        'remaining', case when kinds.stock_quantity is not null
          then greatest(0, kinds.stock_quantity - kinds.stock_held) end,
        'salesStartAt', kinds.sales_start_at, 'salesEndAt', kinds.sales_end_at),
      'event', jsonb_build_object(
        'id', events.id, 'title', events.title, 'startsAt', events.starts_at,
        'timeZone', events.time_zone, 'status', events.status,
        'address', jsonb_build_object(
          'name', address_name, 'street', address_street,
          'zipCode', coalesce(address_zip_code, ''), 'city', address_city,
          'country', address_country)),
      'told', entries.told, 'onTheirWay', entries.on_their_way, 'waiting', entries.waiting) as kind
    from variants kinds
    join events on events.id = kinds.event_id
    cross join lateral (
      select count(*) filter (where offered_id = kinds.id) as told,
        count(*) filter (where offered_id = kinds.id
          and told_at > now() - make_interval(mins => ${limits.waitlist.turnMinutes})) as on_their_way,
        count(*) filter (where offered_id is null
          and coalesce(ticket_id, kinds.id) = kinds.id) as waiting
      from waitlist_entries where event_id = events.id
    ) entries
    where events.is_published and ${which}
      and exists (select 1 from waitlist_entries where event_id = events.id)
    order by kinds.id`)
  return rows.map(({ kind }) => kind)
}
