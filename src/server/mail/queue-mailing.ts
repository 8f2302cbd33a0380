import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { MailName } from '@/src/core/email/registry'
import { fillTags, oneLine, type TagValues } from '@/src/core/text'
import { unsubscribedReason } from '@/src/server/mail/is-still-wanted'
import { hasMailServer, noMailServer } from '@/src/server/mail/mail-transport'
import type { MailSubject } from '@/src/server/mail/queue-mail'
import { runSql, txDb } from '@/src/server/transaction'

export type MailingReceiver = {
  email: string
  /** For the tags of subject, html and text; plain text, escaped where it is filled in. */
  values: Record<string, string>
  /**
   * Where one POST takes the receiver off the list, without asking (RFC 8058): for the header. It also
   * fills `{{unsubscribeUrl}}`, unless `values` has a page of its own for that.
   */
  unsubscribeUrl?: string
}

export type MailingToQueue = {
  profileId: string
  /** Names the mailing, like `newsletter:{id}`. One address gets one mail per key, however often it is queued. */
  key: string
  kind: MailName
  about: MailSubject | null
  subject: string
  /** With tags like `{{firstName}}`. */
  html: string
  text: string
  /** Who gets the answers; the sender when not set. */
  replyTo?: string
  receivers: readonly MailingReceiver[] | AsyncIterable<readonly MailingReceiver[]>
}

type Database = Awaited<ReturnType<typeof txDb>>

const rowsPerStatement = 1000

/**
 * Queues one mail for many receivers: the body is stored once, each receiver is a row of the mail log.
 * In the transaction of `req` where it has one; otherwise what was queued before a failure stays, and
 * calling again with the same key adds those who are missing. The first body of a key is the one that
 * everybody gets.
 *
 * @returns how many mails this call added; without an SMTP server they stay in the log as not sent
 */
export async function queueMailing(
  req: PayloadRequest,
  mailing: MailingToQueue,
): Promise<{ queued: number }> {
  const db = await txDb(req)
  const bodyId = await storeBody(db, mailing)
  let queued = 0
  for await (const batch of batchesOf(mailing.receivers)) {
    for (let start = 0; start < batch.length; start += rowsPerStatement) {
      queued += await insert(db, mailing, bodyId, batch.slice(start, start + rowsPerStatement))
    }
  }
  return { queued }
}

export type MailingProgress = { queued: number; sent: number; failed: number; not_sent: number }

/** How many mails of a mailing are in which state, without those whose receiver left before it was sent; all zero for a key that was never queued. */
export async function mailingProgress(req: PayloadRequest, key: string): Promise<MailingProgress> {
  const rows = await runSql(req)<{ state: keyof MailingProgress; count: number }>`
    select state, count(*)::int as count from mail_log
    where body_id = (select id from mail_bodies where key = ${key})
      and error is distinct from ${unsubscribedReason} group by state`
  const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  return { queued: 0, sent: 0, failed: 0, not_sent: 0, ...counts }
}

/** Why the last try to send one of its mails failed, in plain words; empty when it did not, or nothing waits. */
export async function mailingFailure(req: PayloadRequest, key: string): Promise<string> {
  const rows = await runSql(req)<{ state: keyof MailingProgress; error: string | null }>`
    select state, error from mail_log
    where body_id = (select id from mail_bodies where key = ${key}) and tries > 0
    order by updated_at desc limit 1`
  return rows[0]?.state === 'queued' ? (rows[0].error ?? '') : ''
}

async function storeBody(
  db: Database,
  { key, profileId, html, text }: MailingToQueue,
): Promise<string> {
  await db.execute(sql`
    insert into mail_bodies (key, profile_id, html, text)
    values (${key}, ${profileId}, ${html}, ${text}) on conflict (key) do nothing`)
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from mail_bodies where key = ${key} and profile_id = ${profileId}`)
  if (!rows[0]) {
    throw new Error(`The mailing ${key} belongs to another profile`)
  }
  return rows[0].id
}

async function insert(
  db: Database,
  { key, profileId, kind, about, subject, replyTo }: MailingToQueue,
  bodyId: string,
  receivers: readonly MailingReceiver[],
): Promise<number> {
  const isSent = hasMailServer()
  const rows = receivers.map(({ email, values, unsubscribeUrl }) => ({
    email,
    dedupe_key: `${key}:${email.toLowerCase()}`,
    subject: oneLine(fillTags(subject, values)),
    unsubscribe_url: unsubscribeUrl ?? null,
    values: storable(values),
  }))
  const { rowCount } = await db.execute(sql`
    insert into mail_log (profile_id, "to", reply_to, unsubscribe_url, subject, kind, about_type, about_id,
      body_id, "values", is_bulk, dedupe_key, state, error, next_try_at)
    select ${profileId}::uuid, r.email, ${replyTo ?? null}, r.unsubscribe_url, r.subject, ${kind},
      ${about?.type ?? null}, ${about?.id ?? null}, ${bodyId}::uuid, r.values, true, r.dedupe_key, ${isSent ? 'queued' : 'not_sent'}::enum_mail_log_state,
      ${isSent ? null : noMailServer}, case when ${isSent}::boolean then now() end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
      (email text, dedupe_key text, subject text, unsubscribe_url text, "values" jsonb)
    on conflict (dedupe_key) do nothing`)
  return rowCount ?? 0
}

/** PostgreSQL stores every character but one. */
function storable(values: TagValues): TagValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.replaceAll('\u0000', '')]),
  )
}

async function* batchesOf(
  receivers: MailingToQueue['receivers'],
): AsyncGenerator<readonly MailingReceiver[]> {
  if (Symbol.asyncIterator in receivers) {
    yield* receivers
  } else {
    yield receivers
  }
}
