import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { hasConsent } from '@/src/server/audience/segment-sql'
import { isSuppressed } from '@/src/server/audience/suppression-list'
import { isUndeliverable } from '@/src/server/audience/undeliverable'
import { runSql } from '@/src/server/transaction'

type Asked = {
  profileId: string
  email: string
  /** The list whose link to leave a mail has, where they are on it; else the first that they confirmed. */
  listId: string | null
}

type Answer =
  | { mayMail: true; subscriberId: string; firstName: string }
  | { mayMail: false; why: 'none' | 'left' | 'unreachable' | 'off' }

type Row = {
  subscriberId: string | null
  firstName: string
  agreed: boolean
  hasLeft: boolean
  isUnreachable: boolean
  isOff: boolean
}

/**
 * Whether one person may be written to without having asked for this very mail, by the rules of newsletters to
 * segments; and not who switched news off in their account.
 */
export async function mayMail(
  req: PayloadRequest,
  { profileId, email, listId }: Asked,
): Promise<Answer> {
  const [row] = await runSql(req)<Row>`
    select listed.id as "subscriberId", coalesce(
        case when accounts.email_verified_at is not null then accounts.first_name end,
        listed.first_name, '') as "firstName",
      ${hasConsent} as agreed, accounts.news_off_at is not null as "isOff",
      ${sql.raw(isUndeliverable('p.profile_id', 'p.email'))} as "isUnreachable",
      exists (select 1 from subscribers gone where gone.profile_id = p.profile_id
        and gone.email = p.email and gone.status = 'unsubscribed') as "hasLeft"
    from people p
    left join lateral (
      select s.id, s.first_name from subscribers s
      where s.profile_id = p.profile_id and s.email = p.email and s.status = 'confirmed'
      order by (s.list_id::text = ${listId}::text) desc nulls last, s.created_at, s.id limit 1) listed on true
    left join public_accounts accounts
      on accounts.profile_id = p.profile_id and accounts.email = p.email
    where p.profile_id = ${profileId} and p.email = ${email}`
  if (row?.hasLeft || (await isSuppressed(req, { profileId, email }))) {
    return { mayMail: false, why: 'left' }
  }
  if (row?.isUnreachable) {
    return { mayMail: false, why: 'unreachable' }
  }
  if (!row?.agreed || !row.subscriberId) {
    return { mayMail: false, why: 'none' }
  }
  return row.isOff
    ? { mayMail: false, why: 'off' }
    : { mayMail: true, subscriberId: row.subscriberId, firstName: row.firstName }
}
