import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug } from 'payload'
import { mailsSwitchedBy } from '@/src/core/email/registry'
import { slugs } from '@/src/core/slugs'
import { isUndeliverable, optOutColumns } from '@/src/server/audience/undeliverable'
import type { txDb } from '@/src/server/transaction'

/** Why a mail that had waited was not sent. */
export const unsubscribedReason = 'not sent: unsubscribed'
export const undeliverableReason = 'not sent: cannot be reached'

/** The id of the row that a mail `m` is about, where that is one of a collection: so that its index serves. */
const idIn = (type: CollectionSlug) =>
  `case when m.about_type = '${type}' then m.about_id::uuid end`

const newsletterOf = `newsletters n where n.id = ${idIn(slugs.newsletters)}`

/** Anyone who waits for tickets of an event gets mails about them, whatever lists they leave. */
const isOfWaitlist = `m.about_type = '${slugs.waitlistEntries}'`

/** Whether an account `a` wants no such mails. */
const isSwitchedOff = Object.entries(optOutColumns)
  .map(([setting, column]) => {
    const kinds = mailsSwitchedBy(setting as keyof typeof optOutColumns)
    return `m.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})
      and (a.${column} is not null or a.unreachable_at is not null)`
  })
  .join(' or ')

const isOff = `exists (
    select 1 from public_accounts a where a.profile_id = m.profile_id and a.email = lower(m."to")
      and (${isSwitchedOff}))`

/** What mails take that nobody asked for: to be on a list, and to have left none. */
const isAgreedTo = `exists (
    select 1 from subscribers s where s.profile_id = m.profile_id and s.email = lower(m."to")
      and s.status = 'confirmed') and not exists (
    select 1 from subscribers s where s.profile_id = m.profile_id and s.email = lower(m."to")
      and s.status = 'unsubscribed')`

/**
 * A condition about a mail `m` of the log: the person who has left a list since it was written, wants no such
 * mails in their account any more, or cannot be reached, is not written to. A newsletter to a list is for who is on it, so nobody
 * gets one of a list that is gone, or who was taken off it; one to segments or by an automation is for who is on a list
 * and left none. A newsletter that is gone counts as one to members,
 * and as one to any list. A mail about tickets is for who still waits for them.
 */
export const isStillWanted = `(m.unsubscribe_url is null or case
  when ${isOfWaitlist} then coalesce((
    select true from waitlist_entries w
    where w.profile_id = m.profile_id and w.id = ${idIn(slugs.waitlistEntries)}), false)
  when exists (select 1 from ${newsletterOf} and n.audience = 'list') then exists (
    select 1 from subscribers s join newsletters n on n.list_id = s.list_id
    where n.id = ${idIn(slugs.newsletters)} and s.profile_id = m.profile_id
      and s.email = lower(m."to") and s.status = 'confirmed')
  when exists (select 1 from ${newsletterOf} and n.audience = 'segments') then (${isAgreedTo})
  when m.about_type = '${slugs.automationRuns}' then (${isAgreedTo} and not ${isOff})
  else not (
  exists (
    select 1 from subscribers s where s.profile_id = m.profile_id and s.email = lower(m."to")
      and s.unsubscribed_at > m.created_at and not exists (select 1 from ${newsletterOf}))
  or ${isOff}) end)`

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
