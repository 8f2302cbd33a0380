import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest, Where } from 'payload'
import { runSql } from '@/src/server/transaction'

/** Whose something may be: an account's, or that of its confirmed email; null until it is confirmed. */
export type OwnerKey = { id: string; email: string | null }

/**
 * As SQL: what belongs to the account, and what belongs to no account and has its email. Whatever has an
 * account stays with it: an address may have been somebody else's before.
 *
 * @param columns of the table that hold an email
 */
export function ownedByAccount(
  { id, email }: OwnerKey,
  table: string,
  columns: readonly string[] = ['email'],
): SQL {
  const of = (column: string) => sql`${sql.identifier(table)}.${sql.identifier(column)}`
  const emails = sql.join(columns.map(of), sql`, `)
  return sql`(${of('account_id')} = ${id}
    or (${of('account_id')} is null and ${email}::text in (${emails})))`
}

/** {@link ownedByAccount} as a query of Payload. */
export function whereOwnedByAccount({ id, email }: OwnerKey, field = 'email'): Where {
  const own: Where = { account: { equals: id } }
  return email === null
    ? own
    : { or: [own, { account: { exists: false }, [field]: { equals: email } }] }
}

/**
 * Locks the orders that are the account's, or will be once its email is confirmed, and those of the gifts it got.
 * Before the account itself is locked: what settles an order holds that, and then writes rows that name the account.
 */
export async function lockOrdersOf(req: PayloadRequest, accountId: string): Promise<void> {
  await runSql(req)`
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
    order by id for update`
}
