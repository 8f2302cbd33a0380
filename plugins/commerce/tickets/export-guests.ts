import type { PayloadRequest } from 'payload'
import { reportSql } from '@/src/server/database/report-sql'
import { csvFile } from '@/src/server/http/csv-file'

const columns = ['Name', 'Email', 'Ticket', 'Code', 'In since'] as const
type Row = Record<(typeof columns)[number], string | null>

/**
 * Everybody with a good ticket for an event, by name, as a CSV file: to be printed, should the network
 * fail at the door.
 */
export function exportGuests(req: PayloadRequest, eventId: string): Response {
  return csvFile('guests', columns, rowsOf(req, eventId))
}

async function* rowsOf(req: PayloadRequest, eventId: string): AsyncGenerator<Row> {
  const rows = await reportSql(req)<Row>`
    select coalesce(holder_name, '') as "Name", holder_email as "Email", kind as "Ticket",
      code as "Code",
      to_char(checked_in_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "In since"
    from tickets where event_id = ${eventId} and status = 'valid'
    order by lower(holder_name), holder_email, code`
  yield* rows
}
