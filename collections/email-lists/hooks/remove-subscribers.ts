import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { txDb } from '@/src/server/transaction'

/** The addresses of a list go with it. */
export const removeSubscribers: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await txDb(req)
  await db.execute(sql`delete from subscribers where list_id = ${id}`)
}
