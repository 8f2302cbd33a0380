import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { txDb } from '@/src/server/transaction'

/**
 * Locks the orders that are the account's, or will be once its email is confirmed, and those of the gifts it got.
 * Before the account itself is locked: what settles an order holds that, and then writes rows that name the account.
 */
export async function lockOrdersOf(req: PayloadRequest, accountId: string): Promise<void> {
  const db = await txDb(req)
  await db.execute(sql`
    select 1 from orders where id in (
      select bought.id from orders bought
      join public_accounts accounts on accounts.profile_id = bought.profile_id
      where accounts.id = ${accountId} and (bought.account_id = accounts.id
        or (bought.account_id is null and bought.email in (accounts.email, accounts.pending_email)))
      union
      select gifts.order_id from gifts
      join public_accounts accounts on accounts.profile_id = gifts.profile_id
      where accounts.id = ${accountId} and (gifts.account_id = accounts.id
        or (gifts.account_id is null and (gifts.recipient_email in (accounts.email, accounts.pending_email)
          or gifts.claimed_email in (accounts.email, accounts.pending_email)))))
    order by id for update`)
}
