import type { PayloadRequest } from 'payload'
import type { SheetGuest } from '@/src/core/contracts/events/ticket-answers'
import { studioLimits } from '@/src/core/studio-limits'
import { runSql } from '@/src/server/transaction'

/** Everybody with a good ticket, by name, for a sheet of paper at the door. Whose show it is was asked before. */
export async function listAllGuests(req: PayloadRequest, showId: string): Promise<SheetGuest[]> {
  return runSql(req)<SheetGuest>`
    select id, coalesce(nullif(trim(holder_name), ''), holder_email) as name,
      coalesce(kind, '') as kind, code, checked_in_at is not null as "isIn"
    from tickets where event_id = ${showId} and status = 'valid'
    order by lower(coalesce(nullif(trim(holder_name), ''), holder_email)), code
    limit ${studioLimits.shows.doorSheetMax}`
}
