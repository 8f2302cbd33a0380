import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { txDb } from '@/src/server/transaction'

/**
 * A page that is not live holds the address of its draft alone. Payload keeps the one it was made
 * with beside it, which nobody sees and no other page could take.
 */
export const holdOneAddress: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc._status === 'draft' && typeof doc.pathname === 'string') {
    const db = await txDb(req)
    await db.execute(
      sql`update pages set pathname = ${doc.pathname} where id = ${doc.id} and _status = 'draft' and pathname is distinct from ${doc.pathname}`,
    )
  }
  return doc
}
