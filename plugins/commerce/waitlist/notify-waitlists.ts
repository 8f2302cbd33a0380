import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { mailWaiting } from '@/plugins/commerce/waitlist/waitlist-mail'
import type { EventView, TicketView } from '@/src/core/contracts/events/events'
import { ticketStatusOf } from '@/src/core/events/event-date'
import { limits } from '@/src/core/limits'
import { prepareMail } from '@/src/server/mail/compose-template'
import { isolateFailure } from '@/src/server/queue/isolate-failures'
import { runSql, withTx } from '@/src/server/transaction'

/** Of one kind of ticket, in one round. */
const atOnce = 100

type Notified = { id: string; email: string; notifiedAt: string }

/**
 * Writes to those who wait for tickets that came free. It looks at what can be bought, so no refund,
 * lapsed payment or change by the artist is missed. As many are told as there are tickets, in the order
 * in which they asked, those never told first; while some stay free, the next ones have their turn.
 * Safe to repeat, and in several processes at the same time.
 */
export async function notifyWaitlists(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  await forgetBuyers(req)
  await forgetPastEvents(req)
  for (const kind of await kindsWaitedFor(req)) {
    const turns = turnsOf(kind)
    if (turns === null ? kind.told > 0 : turns > 0) {
      await isolateFailure(payload, { what: 'Waitlist not told', id: kind.ticketId }, () =>
        tell(payload, kind),
      )
    }
  }
}

/** In one transaction, so that the person who is noted as told has the mail in the queue. */
async function tell(payload: Payload, { ticketId, profileId }: WaitedFor): Promise<void> {
  const mail = await prepareMail(profileId, 'tickets-free')
  const req = await createLocalReq({}, payload)
  await withTx(req, async () => {
    const kind = await lockKind(req, ticketId)
    const turns = kind && turnsOf(kind)
    if (!kind || turns === null) {
      return endOffer(req, ticketId)
    }
    for (const { notifiedAt, ...entry } of await takeNext(req, kind, turns)) {
      await mailWaiting(req, mail, {
        profileId,
        entry,
        event: kind.event,
        ticket: kind.name,
        dedupeKey: `tickets-free:${entry.id}:${notifiedAt}`,
      })
    }
  })
}

/** Sold out again: who was told of it and has none waits on, for the next that come free. */
async function endOffer(req: PayloadRequest, ticketId: string): Promise<void> {
  await runSql(req)`
    update waitlist_entries set offered_id = null, updated_at = now()
    where offered_id = ${ticketId}`
}

async function takeNext(
  req: PayloadRequest,
  { ticketId, event }: WaitedFor,
  turns: number,
): Promise<Notified[]> {
  const rows = await runSql(req)<Notified & { place: string }>`
    with next as (
      select id, row_number() over (order by notified_at nulls first, created_at, id) as place
      from waitlist_entries
      where event_id = ${event.id} and offered_id is null
        and coalesce(ticket_id, ${ticketId}) = ${ticketId}
      order by place limit ${Math.min(turns, atOnce)}
    )
    update waitlist_entries entries
    set offered_id = ${ticketId}, notified_at = now(), updated_at = now()
    from next where entries.id = next.id and entries.offered_id is null
    returning entries.id, entries.email, entries.notified_at as "notifiedAt", next.place`
  return rows
    .toSorted((one, other) => Number(one.place) - Number(other.place))
    .map(({ id, email, notifiedAt }) => ({ id, email, notifiedAt }))
}

/** Who has paid for such tickets since they asked waits no longer. */
async function forgetBuyers(req: PayloadRequest): Promise<void> {
  await runSql(req)`
    delete from waitlist_entries entries using orders, orders_items lines, variants kinds
    where orders.profile_id = entries.profile_id and orders.email = entries.email
      and orders.paid_at >= entries.created_at
      and lines._parent_id = orders.id and kinds.id = lines.variant_id
      and kinds.event_id = entries.event_id
      and coalesce(entries.ticket_id, kinds.id) = kinds.id`
}

async function forgetPastEvents(req: PayloadRequest): Promise<void> {
  await runSql(req)`
    delete from waitlist_entries using events
    where events.id = waitlist_entries.event_id
      and events.starts_at < now() - make_interval(days => ${limits.waitlist.keptDays})`
}

/** A kind of ticket of an event on the site that somebody waits for or was told of. */
type WaitedFor = {
  ticketId: string
  profileId: string
  name: string
  sale: Pick<TicketView, 'isOffered' | 'remaining' | 'salesStartAt' | 'salesEndAt'>
  event: Pick<EventView, 'id' | 'title' | 'startsAt' | 'timeZone' | 'address' | 'status'>
  /** Notified since it came free. */
  told: number
  /** Of these, told so lately that they may still be on their way. */
  onTheirWay: number
  waiting: number
}

function kindsWaitedFor(req: PayloadRequest): Promise<WaitedFor[]> {
  return readKinds(req, sql`true`)
}

/** A kind as it is now, kept as it is until the transaction of `req` ends. */
async function lockKind(req: PayloadRequest, ticketId: string): Promise<WaitedFor | null> {
  await runSql(req)`select 1 from variants where id = ${ticketId} for update`
  const [kind] = await readKinds(req, sql`kinds.id = ${ticketId}`)
  return kind ?? null
}

/** How many of those who wait are told now; null when none can be bought. */
function turnsOf({ sale, event, onTheirWay, waiting }: WaitedFor): number | null {
  if (ticketStatusOf(sale, event, new Date()) !== 'on_sale') {
    return null
  }
  const { remaining } = sale
  return remaining === null ? waiting : Math.max(0, Math.min(waiting, remaining - onTheirWay))
}

async function readKinds(req: PayloadRequest, which: ReturnType<typeof sql>): Promise<WaitedFor[]> {
  const rows = await runSql(req)<{ kind: WaitedFor }>`
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
          and notified_at > now() - make_interval(mins => ${limits.waitlist.turnMinutes})) as on_their_way,
        count(*) filter (where offered_id is null
          and coalesce(ticket_id, kinds.id) = kinds.id) as waiting
      from waitlist_entries where event_id = events.id
    ) entries
    where events.is_published and ${which}
      and exists (select 1 from waitlist_entries where event_id = events.id)
    order by kinds.id`
  return rows.map(({ kind }) => kind)
}
