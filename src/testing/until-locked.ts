import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { expect, vi } from 'vitest'
import { rowsOf } from '@/src/testing/rows-of'

/** Until so many statements wait for a lock in the test's database. */
export function untilLocked(payload: Payload, count = 1): Promise<void> {
  const check = async () => {
    const waiting = await rowsOf(
      payload,
      sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(waiting).toHaveLength(count)
  }
  return vi.waitFor(check, { timeout: 10_000, interval: 20 })
}
