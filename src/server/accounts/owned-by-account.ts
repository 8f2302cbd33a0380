import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Where } from 'payload'

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
