import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { txDb } from '@/src/server/transaction'

/**
 * Lets one caller after the other decide about the membership of an account. Rows that name the account
 * may be written meanwhile: two who have written one, and come here then, would wait for each other.
 */
export async function lockAccount(req: PayloadRequest, accountId: string): Promise<void> {
  const db = await txDb(req)
  await db.execute(sql`select 1 from public_accounts where id = ${accountId} for no key update`)
}
