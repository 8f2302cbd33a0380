import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { carriesSecret, opensAccount } from '@/src/core/email/registry'
import { limits } from '@/src/core/limits'
import {
  isStillWanted,
  isUnreachable,
  undeliverableReason,
  unsubscribedReason,
} from '@/src/server/mail/is-still-wanted'
import type { MailFailure } from '@/src/server/mail/mail-failure'
import { answerWithinMs } from '@/src/server/mail/mail-transport'

/** A mail of the log that is a worker's to send for a while. */
export type DueMail = {
  id: string
  to: string
  /** Whom the mail names for answers, else whom the site names for all but those that open an account. */
  replyTo: string | null
  unsubscribeUrl: string | null
  subject: string
  kind: string
  html: string | null
  text: string | null
  dedupeKey: string
  tries: number
  isBulk: boolean
  bodyId: string | null
  values: unknown
  siteName: string | null
  siteSlug: string | null
}

/** A mail that was not begun by then is given back: its time with us must not run out on the way. */
export const beginWithinMs = 60_000

/** For how long a worker has the mails it took; those of one that died are free again after that. */
const leaseSeconds = (beginWithinMs + answerWithinMs) / 1000 + 60

/** Moments are kept in milliseconds, rounded: what is due at once may be due half a millisecond from now. */
const claim = `
  with due as (
    select id from mail_log where state = 'queued' and next_try_at <= now()::timestamptz(3)
    order by is_bulk, next_try_at limit $1 for update skip locked)
  update mail_log m set next_try_at = now() + make_interval(secs => ${leaseSeconds}) from due
  where m.id = due.id
  returning m.id, m."to", m.unsubscribe_url as "unsubscribeUrl", m.subject, m.kind,
    coalesce(m.reply_to, (select answers_to from profiles p where p.id = m.profile_id)) as "replyTo",
    m.html, m.text, m.dedupe_key as "dedupeKey", coalesce(m.tries, 0)::int as tries,
    coalesce(m.is_bulk, false) as "isBulk", m.body_id as "bodyId", m."values",
    (select name from profiles p where p.id = m.profile_id) as "siteName",
    (select slug from profiles p where p.id = m.profile_id) as "siteSlug"`

/** Takes mails that are due, those first that are not one of many alike. No other worker gets them. */
export async function claimDueMails(payload: Payload, atMost: number): Promise<DueMail[]> {
  const { rows } = await poolOf(payload).query<DueMail>({
    text: claim,
    values: [atMost],
  })
  return rows
    .map((mail) => (opensAccount(mail.kind) ? { ...mail, replyTo: null } : mail))
    .toSorted((a, b) => Number(a.isBulk) - Number(b.isBulk))
}

/** Gives mails back that were taken and not tried. */
export async function releaseMails(payload: Payload, mails: readonly DueMail[]): Promise<void> {
  if (mails.length > 0) {
    await poolOf(payload).query(
      `update mail_log set next_try_at = now() where state = 'queued' and id = any($1::uuid[])`,
      [mails.map(({ id }) => id)],
    )
  }
}

/**
 * Whether a mail that was taken is still to be sent: its receiver may leave while those before it are under
 * way. One that they do not want any more is noted as not sent.
 */
export async function isStillDue(
  payload: Payload,
  { id, unsubscribeUrl }: DueMail,
): Promise<boolean> {
  if (!unsubscribeUrl) {
    return true
  }
  const { rows } = await poolOf(payload).query<{ isWanted: boolean }>({
    text: `select ${isStillWanted} as "isWanted" from mail_log m where m.id = $1 and m.state = 'queued'`,
    values: [id],
  })
  const [found] = rows
  if (found && !found.isWanted) {
    await noteUnwanted(payload, id)
  }
  return found?.isWanted === true
}

/** Notes that the server took a mail. Of one that opens an account only its receiver keeps the text. */
export async function noteSent(payload: Payload, { id, kind }: DueMail): Promise<void> {
  await poolOf(payload).query({
    text: `update mail_log set state = 'sent', sent_at = now(), updated_at = now(), error = null,
        next_try_at = null, tries = coalesce(tries, 0) + 1,
        html = case when $2 then null else html end, text = case when $2 then null else text end
      where id = $1 and state <> 'not_sent'`,
    values: [id, carriesSecret(kind)],
  })
}

/** Notes that a mail was not sent because of what became of its receiver after it was written. */
async function noteUnwanted(payload: Payload, id: string): Promise<void> {
  await poolOf(payload).query(
    `update mail_log m set state = 'not_sent', next_try_at = null, updated_at = now(),
       error = case when ${isUnreachable} then $3 else $2 end
     where m.id = $1 and m.state = 'queued'`,
    [id, unsubscribedReason, undeliverableReason],
  )
}

/** Notes a try that failed, and when the next one is; none when it is hopeless or was the last. */
export async function noteFailure(
  payload: Payload,
  { id, tries }: DueMail,
  { reason, next, isPermanentRejection }: MailFailure,
): Promise<void> {
  const tried = tries + 1
  const isOver = next === 'never' || tried >= limits.mail.triesMax
  await poolOf(payload).query(
    `update mail_log set state = $2, error = $3, tries = $4, updated_at = now(),
       next_try_at = case when $5::float is null then null else now() + make_interval(secs => $5) end,
       refused_at = case when $6 then now() else refused_at end
     where id = $1 and state <> 'not_sent'`,
    [
      id,
      isOver ? 'failed' : 'queued',
      reason,
      tried,
      isOver ? null : waitSeconds(tried),
      isPermanentRejection,
    ],
  )
}

function poolOf(payload: Payload): PostgresAdapter['pool'] {
  return (payload.db as unknown as PostgresAdapter).pool
}

/** For how long a mail waits for its next try after so many. */
export function waitSeconds(tried: number): number {
  const { firstRetrySeconds, longestRetrySeconds } = limits.mail
  return Math.min(firstRetrySeconds * 2 ** (tried - 1), longestRetrySeconds)
}
