import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { hasMailServer, noMailServer } from '@/src/server/mail/mail-transport'
import { enqueue } from '@/src/server/queue'
import { txDb } from '@/src/server/transaction'

export type MailToQueue = {
  profileId: string | null
  to: string
  /** Who gets the answer; the sender when not set. */
  replyTo?: string
  /** For mails of a list: where one POST takes the receiver off it, without asking (RFC 8058). */
  unsubscribeUrl?: string
  subject: string
  html: string
  text: string
  /** What the mail is for: `receipt`. */
  kind: string
  /** Names the fact the mail tells: a second mail with the same key is not written. */
  dedupeKey: string
}

export const sendMailJob = 'send-mail'

/**
 * Writes a mail into the mail log and, in the same transaction, the job that sends it. Without an
 * SMTP server the mail stays in the log, marked as not sent.
 */
export async function queueMail(req: PayloadRequest, mail: MailToQueue): Promise<void> {
  const willBeSent = hasMailServer()
  const db = await txDb(req)
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into mail_log (profile_id, "to", reply_to, unsubscribe_url, subject, kind, text, html,
      dedupe_key, state, error)
    values (${mail.profileId}, ${mail.to}, ${mail.replyTo ?? null}, ${mail.unsubscribeUrl ?? null},
      ${oneLine(mail.subject)}, ${mail.kind}, ${mail.text}, ${mail.html}, ${mail.dedupeKey},
      ${willBeSent ? 'queued' : 'not_sent'}, ${willBeSent ? null : noMailServer})
    on conflict (dedupe_key) do nothing
    returning id`)
  const id = rows[0]?.id
  if (id && willBeSent) {
    await enqueue(req, sendMailJob, { mailId: id }, { dedupeKey: mail.dedupeKey })
  }
}

function oneLine(subject: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: line breaks would end the header
  return subject.replace(/[\u0000-\u001f\u007f]+/g, ' ').slice(0, 200)
}
