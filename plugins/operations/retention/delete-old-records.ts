import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { retentionRules } from '@/plugins/operations/retention/rules'
import { env } from '@/src/core/env'
import { isolateFailure } from '@/src/server/queue/isolate-failures'

/** Of one statement, so that no lock is held for long. */
const rowsAtOnce = 1000
/** Of one rule and round: what is left waits for the next. */
const batchesAtMost = 100

/** Deletes what is older than `RETENTION_DAYS`. Several processes may do it at the same time. */
export async function deleteOldRecords(
  payload: Payload,
  days = env().retentionDays,
): Promise<void> {
  const { pool } = payload.db as unknown as PostgresAdapter
  for (const [id, rules] of Object.entries(retentionRules)) {
    await isolateFailure(payload, { what: 'Old records stay', id }, async () => {
      for (const { table, where, set } of rules) {
        const change = set ? `update ${table} set ${set}` : `delete from ${table}`
        const statement = `
          with old as (
            select r.id from ${table} r, (select now() - make_interval(days => $1) as before) as limits
            where r.created_at < before and ${where} limit $2 for update of r skip locked)
          ${change} where id in (select id from old)`
        for (let batch = 0; batch < batchesAtMost; batch += 1) {
          const { rowCount } = await pool.query(statement, [days, rowsAtOnce])
          if ((rowCount ?? 0) < rowsAtOnce) {
            break
          }
        }
      }
    })
  }
}
