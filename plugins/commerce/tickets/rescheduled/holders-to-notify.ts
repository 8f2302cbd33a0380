import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { venueOf } from '@/plugins/commerce/tickets/find-tickets'
import { isOver } from '@/src/core/events/event-date'
import type { Event } from '@/src/payload-types'
import { runSql } from '@/src/server/transaction'

/** Somebody with good tickets for an event, and what they were told of it last. */
export type Holder = { email: string; toldStartsAt: Date; toldVenue: string }

/** Whom the last mail told another date or place; nobody once an event is over or was called off. */
export async function holdersToNotify(req: PayloadRequest, event: Event): Promise<Holder[]> {
  if (event.status !== 'scheduled' || isOver(event, new Date())) {
    return []
  }
  const rows = await runSql(req)<Holder>`
    select distinct on (holder_email) holder_email as email, told_starts_at as "toldStartsAt",
      told_venue as "toldVenue"
    from tickets where ${wasToldOtherwise(event)}
    order by holder_email, created_at`
  return rows.map((row) => ({ ...row, toldStartsAt: new Date(row.toldStartsAt) }))
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
    update tickets set told_starts_at = ${event.startsAt}, told_venue = ${venueOf(event)}
    where holder_email = ${email} and ${wasToldOtherwise(event)}
    returning id`
  return rows.length
}

function wasToldOtherwise(event: Event) {
  return sql`event_id = ${event.id} and status = 'valid' and mailed_at is not null
    and checked_in_at is null and told_starts_at is not null
    and (told_starts_at, told_venue) is distinct from
      (${event.startsAt}::timestamptz, ${venueOf(event)}::varchar)`
}
