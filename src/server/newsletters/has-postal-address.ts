import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { txDb } from '@/src/server/transaction'

/** Whether mails of a profile end with a postal address, as many countries ask for in newsletters. */
export async function hasPostalAddress(req: PayloadRequest, profileId: string): Promise<boolean> {
  const db = await txDb(req)
  const { rows } = await db.execute(sql`
    select 1 from profiles where id = ${profileId} and trim(postal_address) <> ''`)
  return rows.length > 0
}
