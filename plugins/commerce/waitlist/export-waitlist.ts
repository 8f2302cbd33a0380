import type { PayloadRequest } from 'payload'
import { reportSql } from '@/src/server/database/report-sql'
import { csvFile } from '@/src/server/http/csv-file'

const columns = ['Email', 'Ticket', 'Since', 'Last told'] as const
type Row = Record<(typeof columns)[number], string | null>

/** Everybody who waits for tickets of an event, in the order in which they asked, as a CSV file. */
export function exportWaitlist(req: PayloadRequest, eventId: string): Response {
  return csvFile('waitlist', columns, rowsOf(req, eventId))
}

async function* rowsOf(req: PayloadRequest, eventId: string): AsyncGenerator<Row> {
  const rows = await reportSql(req)<Row>`
    select w.email as "Email", coalesce(kinds.title, 'Any') as "Ticket",
      to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "Since",
      to_char(w.notified_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "Last told"
    from waitlist_entries w left join variants kinds on kinds.id = w.ticket_id
    where w.event_id = ${eventId} order by w.created_at, w.id`
  yield* rows
}
