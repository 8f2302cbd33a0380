import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { z } from 'zod'
import { slugs } from '@/src/core/slugs'
import { sendBySmtp } from '@/src/server/mail/mail-transport'
import { carriesSecret } from '@/src/server/mail/secret-mails'

export const sendMailData = z.object({ mailId: z.uuid() })

/**
 * The job that sends one mail of the log. A crash between the server's "taken" and our note of it
 * sends the mail twice, with the same Message-ID; never not at all.
 *
 * @throws when the SMTP server does not take it, so that the queue tries again
 */
export async function sendMail(payload: Payload, { mailId }: { mailId: string }): Promise<void> {
  const mail = await payload.findByID({
    collection: slugs.mailLog,
    id: mailId,
    disableErrors: true,
  })
  if (!mail || mail.state === 'sent') {
    return
  }
  try {
    await sendBySmtp({
      to: mail.to,
      replyTo: mail.replyTo ?? undefined,
      unsubscribeUrl: mail.unsubscribeUrl ?? undefined,
      subject: mail.subject,
      html: mail.html ?? '',
      text: mail.text ?? '',
      messageId: `<${createHash('sha256').update(mail.dedupeKey).digest('hex').slice(0, 40)}@bandstand>`,
    })
  } catch (error) {
    await note(payload, mailId, { state: 'failed', error: explain(error) })
    throw error
  }
  await note(payload, mailId, {
    state: 'sent',
    error: null,
    sentAt: new Date().toISOString(),
    // From here on only its receiver needs it.
    ...(carriesSecret(mail.kind) && { text: null, html: null }),
  })
}

function note(
  payload: Payload,
  id: string,
  data: {
    state: 'sent' | 'failed'
    error: string | null
    sentAt?: string
    text?: null
    html?: null
  },
) {
  const updatedAt = new Date().toISOString()
  return payload.db.updateOne({
    collection: slugs.mailLog,
    id,
    data: { ...data, updatedAt },
    returning: false,
  })
}

function explain(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}
