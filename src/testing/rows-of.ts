import type { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { runSql } from '@/src/server/transaction'

/** What a statement finds in the test's database, as its columns are named there. */
export async function rowsOf<Row extends Record<string, unknown>>(
  payload: Payload,
  statement: ReturnType<typeof sql>,
): Promise<Row[]> {
  return (await runSql(await createLocalReq({}, payload))`${statement}`) as Row[]
}
