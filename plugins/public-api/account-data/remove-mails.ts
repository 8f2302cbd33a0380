import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { slugs } from '@/src/core/slugs'
import { type OwnerKey, ownedByAccount } from '@/src/server/accounts/owned-by-account'
import { removeMailsAbout } from '@/src/server/mail/remove-mails'

/** Removes mails about the account and what is its own. Before all that loses the names by which it is found. */
export async function removeOwnMails(
  req: PayloadRequest,
  { profileId, ...owner }: OwnerKey & { profileId: string },
): Promise<void> {
  const owned = (table: string, columns?: string[]) => sql`
    select id from ${sql.identifier(table)}
    where profile_id = ${profileId} and ${ownedByAccount(owner, table, columns)}`
  await removeMailsAbout(req, profileId, {
    [slugs.publicAccounts]: sql`select ${owner.id}::text as id`,
    [slugs.memberships]: sql`select id from memberships where account_id = ${owner.id}`,
    [slugs.orders]: owned('orders'),
    [slugs.entitlements]: owned('entitlements'),
    [slugs.tickets]: owned('tickets', ['holder_email']),
    [slugs.gifts]: owned('gifts', ['claimed_email']),
  })
}
