import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { MailSettings } from '@/src/core/contracts/accounts/accounts'
import { clearUndeliverable, optOutColumns } from '@/src/server/audience/undeliverable'
import { type Address, dropUnwanted } from '@/src/server/mail/is-still-wanted'
import { runSql, txDb } from '@/src/server/transaction'

/** The column that is empty as long as an account wants mails of this kind. */
export function offColumn(kind: keyof MailSettings) {
  return sql.identifier(optOutColumns[kind])
}

/** Which mails an account wants besides those of lists. */
export async function mailSettingsOf(
  req: PayloadRequest,
  accountId: string,
): Promise<MailSettings> {
  const rows = await runSql(req)<MailSettings>`
    select news_off_at is null as news, post_mails_off_at is null as posts
    from public_accounts where id = ${accountId}`
  return rows[0] ?? { news: false, posts: false }
}

type Change = { kind: keyof MailSettings; isOn: boolean }

/** Safe to repeat: since when somebody wants none is noted once. */
export async function setMailSetting(
  req: PayloadRequest,
  accountId: string,
  { kind, isOn }: Change,
): Promise<void> {
  const db = await txDb(req)
  const column = offColumn(kind)
  const { rows } = await db.execute<Address>(sql`
    update public_accounts
    set ${column} = ${isOn ? null : sql`coalesce(${column}, now())`}
    where id = ${accountId} returning profile_id as "profileId", email`)
  if (rows[0]) {
    await (isOn ? clearUndeliverable(req, rows[0]) : dropUnwanted(db, rows[0]))
  }
}
