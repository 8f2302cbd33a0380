import { sql } from '@payloadcms/db-postgres'
import { isUndeliverable, optOutColumns } from '@/src/server/audience/undeliverable'
import type { txDb } from '@/src/server/transaction'

/** Why a mail that had waited was not sent. */
export const unsubscribedReason = 'not sent: unsubscribed'
export const undeliverableReason = 'not sent: cannot be reached'

/** About tickets of one event: wanted as long as somebody waits for them, whatever lists they leave. */
const isOfWaitlist = "m.kind in ('waitlist-joined', 'tickets-free')"

/** By the id in the key, so that the index of the newsletters serves; waiting fans are found so, too. */
const newsletterOf = `mail_bodies b join newsletters n on n.id =
  case when b.key ~ '^newsletter:[0-9a-f-]{36}$' then substr(b.key, 12)::uuid end`

/**
 * A condition about a mail `m` of the log: whoever has left a list since it was written, wants no such
 * mails in their account any more, or cannot be reached, is not written to. A newsletter to a list is for who is on it, so nobody
 * gets one of a list that is gone, or who was taken off it. A newsletter that is gone counts as one to members,
 * and as one to any list. A mail about tickets is for who still waits for them.
 */
export const isStillWanted = `(m.unsubscribe_url is null or case
  when ${isOfWaitlist} then exists (
    select 1 from waitlist_entries w where w.profile_id = m.profile_id and w.id =
      case when m.dedupe_key ~ '^(waitlist|tickets-free):[0-9a-f-]{36}(:|$)'
        then split_part(m.dedupe_key, ':', 2)::uuid end)
  when exists (select 1 from ${newsletterOf} where b.id = m.body_id and n.audience = 'list') then exists (
    select 1 from ${newsletterOf} join subscribers s on s.list_id = n.list_id
    where b.id = m.body_id and s.profile_id = m.profile_id and s.email = lower(m."to")
      and s.status = 'confirmed')
  else not (
  exists (
    select 1 from subscribers s where s.profile_id = m.profile_id and s.email = lower(m."to")
      and s.unsubscribed_at > m.created_at
      and not exists (select 1 from ${newsletterOf} where b.id = m.body_id))
  or exists (
    select 1 from public_accounts a where a.profile_id = m.profile_id and a.email = lower(m."to")
      and case m.kind
        when 'new-post' then a.${optOutColumns.posts} is not null or a.unreachable_at is not null
        when 'newsletter' then a.${optOutColumns.news} is not null or a.unreachable_at is not null
        else false end)) end)`

/** Whether the receiver of a mail `m` of the log was set aside. */
export const isUnreachable = isUndeliverable('m.profile_id', 'lower(m."to")')

export type Address = { profileId: string; email: string }

/** Takes mails out of the queue that somebody wants no more. In the transaction in which they left. */
export async function dropUnwanted(
  db: Awaited<ReturnType<typeof txDb>>,
  { profileId, email }: Address,
): Promise<void> {
  await db.execute(sql`
    update mail_log m set state = 'not_sent', error = ${unsubscribedReason}, next_try_at = null, updated_at = now()
    where m.profile_id = ${profileId} and lower(m."to") = ${email} and m.state = 'queued'
      and (m.is_bulk or ${sql.raw(isOfWaitlist)})
      and not ${sql.raw(isStillWanted)}`)
}
