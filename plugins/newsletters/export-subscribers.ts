import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { unreachableInFiles } from '@/src/core/contracts/audience/email-lists'
import { reportSql } from '@/src/server/database/report-sql'
import { csvFile } from '@/src/server/http/csv-file'

const columns = [
  'Email',
  'First name',
  'Last name',
  'Status',
  'Source',
  'Added',
  'Confirmed',
  'Unsubscribed',
  'Consent',
  'Consent given',
] as const

type Row = Record<(typeof columns)[number], string | null> & { id: string }

const batchSize = 1000

/** All addresses of a list as a CSV file. */
export function exportSubscribers(req: PayloadRequest, listId: string): Response {
  return csvFile('subscribers', columns, rowsOf(req, listId))
}

async function* rowsOf(req: PayloadRequest, listId: string): AsyncGenerator<Row> {
  const iso = (column: string) =>
    sql`to_char(${sql.identifier(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await reportSql(req)<Row>`
      select id, email as "Email", coalesce(first_name, '') as "First name",
        coalesce(last_name, '') as "Last name", case status when 'unreachable' then ${unreachableInFiles} else status::text end as "Status", coalesce(source::text, '') as "Source",
        ${iso('created_at')} as "Added", ${iso('confirmed_at')} as "Confirmed",
        ${iso('unsubscribed_at')} as "Unsubscribed", coalesce(consent_text, '') as "Consent",
        ${iso('consent_at')} as "Consent given"
      from subscribers where list_id = ${listId} and id > ${after}::uuid
      order by id limit ${batchSize}`
    yield* rows
    const last = rows[batchSize - 1]
    if (!last) {
      return
    }
    after = last.id
  }
}
