import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { txDb } from '@/src/server/transaction'

/**
 * Locks the orders that are the account's, or will be once its email is confirmed. Before the account itself is
 * locked: what settles an order holds that, and then writes rows that name the account.
 */
export async function lockOrdersOf(req: PayloadRequest, accountId: string): Promise<void> {
  const db = await txDb(req)
  await db.execute(sql`
    select 1 from orders join public_accounts accounts on accounts.profile_id = orders.profile_id
    where accounts.id = ${accountId} and (orders.account_id = accounts.id
      or (orders.account_id is null and orders.email in (accounts.email, accounts.pending_email)))
    order by orders.id for update of orders`)
}
