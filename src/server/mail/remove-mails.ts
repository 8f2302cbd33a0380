import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { ownerMails } from '@/src/core/email/registry'
import { slugs } from '@/src/core/slugs'
import { runSql } from '@/src/server/transaction'

/**
 * Removes a profile's mails about some rows from the log, whatever address they went to. What waits to tell those
 * who work for the site still arrives, and mailings stay. Mails of automations go last, too, but each
 * is about somebody.
 *
 * @param about the ids of the rows, as SQL, by their collection
 */
export async function removeMailsAbout(
  req: PayloadRequest,
  profileId: string,
  about: Partial<Record<CollectionSlug, SQL>>,
): Promise<void> {
  const rows = Object.entries(about).map(
    ([type, ids]) =>
      sql`(about_type = ${type} and about_id in (select id::text from (${ids}) rows))`,
  )
  await runSql(req)`
    delete from mail_log where profile_id = ${profileId}
      and (is_bulk is not true or about_type = ${slugs.automationRuns})
      and not (kind = any(${`{${ownerMails.join(',')}}`}::text[]) and state = 'queued')
      and (${sql.join(rows, sql` or `)})`
}
