import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { suppressEmails } from '@/src/server/audience/suppression-list'
import { txDb } from '@/src/server/transaction'

/** The addresses of a list go with it; of those who left it is kept that they did. */
export const removeSubscribers: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await txDb(req)
  const { rows } = await db.execute<{ profileId: string; email: string }>(sql`
    select profile_id as "profileId", email from subscribers
    where list_id = ${id} and status = 'unsubscribed'`)
  const [left] = rows
  if (left) {
    await suppressEmails(
      req,
      left.profileId,
      rows.map(({ email }) => email),
    )
  }
  await db.execute(sql`delete from subscribers where list_id = ${id}`)
}
