import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { txDb } from '@/src/server/transaction'

/** Who waits for tickets of an event goes with it. */
export const removeWaitlist: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await txDb(req)
  await db.execute(sql`delete from waitlist_entries where event_id = ${id}`)
}
