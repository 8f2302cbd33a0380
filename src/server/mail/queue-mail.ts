import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { deletedEmail } from '@/src/core/deleted-account'
import type { MailName } from '@/src/core/email/registry'
import { oneLine } from '@/src/core/text'
import { type MailAttachment, storeAttachments } from '@/src/server/mail/attachments'
import { hasMailServer, noMailServer } from '@/src/server/mail/mail-transport'
import { runSql } from '@/src/server/transaction'

/** The row that a mail tells of: it goes when what its receiver owns of it goes. */
export type MailSubject = { type: CollectionSlug; id: string }

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
  /** Small ones, see `limits.mail`: they are stored with the mail. */
  attachments?: readonly MailAttachment[]
  kind: MailName
  /** Nobody waits for it: it goes after all that somebody waits for. */
  isBulk?: boolean
  about: MailSubject | null
  /** Names the fact the mail tells: a second mail with the same key is not written. */
  dedupeKey: string
}

/**
 * Writes a mail into the mail log, from which it is sent after the commit of the transaction of `req`.
 * Without an SMTP server it stays in the log, marked as not sent. To deleted accounts nothing is written.
 *
 * @throws {Error} when its attachments are too large
 */
export async function queueMail(req: PayloadRequest, mail: MailToQueue): Promise<void> {
  const { attachments = [], profileId, about, dedupeKey } = mail
  if (mail.to === deletedEmail) {
    return
  }
  const isSent = hasMailServer()
  const bodyKey = `mail:${dedupeKey}`
  if (attachments.length > 0) {
    const stored = JSON.stringify(storeAttachments(attachments))
    await runSql(req)`
      insert into mail_bodies (key, profile_id, attachments)
      values (${bodyKey}, ${profileId}, ${stored}::jsonb) on conflict (key) do nothing`
  }
  await runSql(req)`
    insert into mail_log (profile_id, "to", reply_to, unsubscribe_url, subject, kind, about_type, about_id,
      text, html, body_id, is_bulk, dedupe_key, state, error, next_try_at)
    values (${profileId}, ${mail.to}, ${mail.replyTo ?? null}, ${mail.unsubscribeUrl ?? null},
      ${oneLine(mail.subject)}, ${mail.kind}, ${about?.type ?? null}, ${about?.id ?? null},
      ${mail.text}, ${mail.html},
      ${attachments.length > 0 ? sql`(select id from mail_bodies where key = ${bodyKey})` : null},
      ${mail.isBulk ?? false}, ${dedupeKey}, ${isSent ? 'queued' : 'not_sent'}, ${isSent ? null : noMailServer},
      case when ${isSent}::boolean then now() end)
    on conflict (dedupe_key) do nothing`
}
