import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { txDb } from '@/src/server/transaction'

/**
 * Makes all who save a page of the profile wait until the transaction ends. Saves take a page's row
 * first, too: in another order the two would wait for each other.
 */
export async function lockPages(req: PayloadRequest, profileId: string): Promise<void> {
  const db = await txDb(req)
  await db.execute(
    sql`select id from pages where profile_id = ${profileId} order by id for no key update`,
  )
}
