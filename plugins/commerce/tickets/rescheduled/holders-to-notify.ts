import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { venueOf } from '@/plugins/commerce/tickets/find-tickets'
import { isOver } from '@/src/core/events/event-date'
import type { Event } from '@/src/payload-types'
import { runSql } from '@/src/server/transaction'

/** Somebody with good tickets for an event, and what they were told of it last. */
export type Holder = { email: string; notifiedStartsAt: Date; notifiedVenue: string }

/** Whom the last mail told another date or place; nobody once an event is over or was cancelled. */
export async function holdersToNotify(req: PayloadRequest, event: Event): Promise<Holder[]> {
  if (event.status !== 'scheduled' || isOver(event, new Date())) {
    return []
  }
  const rows = await runSql(req)<Holder>`
    select distinct on (holder_email) holder_email as email, notified_starts_at as "notifiedStartsAt",
      notified_venue as "notifiedVenue"
    from tickets where ${wasToldOtherwise(event)}
    order by holder_email, created_at`
  return rows.map((row) => ({ ...row, notifiedStartsAt: new Date(row.notifiedStartsAt) }))
}

/**
 * Notes what the holder of those tickets is told by a mail of the same transaction.
 *
 * @returns how many tickets it is about; none when another mail was quicker
 */
export async function noteTold(
  req: PayloadRequest,
  event: Event,
  { email }: Pick<Holder, 'email'>,
): Promise<number> {
  const rows = await runSql(req)`
    update tickets set notified_starts_at = ${event.startsAt}, notified_venue = ${venueOf(event)}
    where holder_email = ${email} and ${wasToldOtherwise(event)}
    returning id`
  return rows.length
}

function wasToldOtherwise(event: Event) {
  return sql`event_id = ${event.id} and status = 'valid' and mailed_at is not null
    and checked_in_at is null and notified_starts_at is not null
    and (notified_starts_at, notified_venue) is distinct from
      (${event.startsAt}::timestamptz, ${venueOf(event)}::varchar)`
}
