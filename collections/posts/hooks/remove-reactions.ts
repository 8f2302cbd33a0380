import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { txDb } from '@/src/server/transaction'

/** Comments, likes, saves and votes go with their post. */
export const removeReactions: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await txDb(req)
  await db.execute(sql`delete from comments where post_id = ${id}`)
  await db.execute(sql`delete from reactions where post_id = ${id}`)
  await db.execute(sql`delete from poll_votes where post_id = ${id}`)
}
