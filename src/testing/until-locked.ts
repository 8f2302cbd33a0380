import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { rowsOf } from '@/src/testing/rows-of'

/** Until so many statements wait for a lock in the test's database. */
export async function untilLocked(payload: Payload, count = 1): Promise<void> {
  const waiting = () =>
    rowsOf(
      payload,
      sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    )
  await expect.poll(waiting).toHaveLength(count)
}
