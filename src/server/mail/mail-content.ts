import { fillHtmlTags, fillTags } from '@/src/core/text'
import { type MailAttachment, readAttachments } from '@/src/server/mail/attachments'

type Mail = {
  html?: string | null
  text?: string | null
  unsubscribeUrl?: string | null
  /** What fills the tags of a shared body. */
  values?: unknown
}

export type StoredBody = { html?: string | null; text?: string | null; attachments?: unknown }

export type MailContent = { html: string; text: string; attachments: MailAttachment[] }

/** What a mail says: its own text, or the one it shares with others, filled in for its receiver. */
export function contentOf(mail: Mail, body: StoredBody | undefined): MailContent {
  const values = { unsubscribeUrl: mail.unsubscribeUrl ?? '', ...textsIn(mail.values) }
  return {
    html: mail.html ?? fillHtmlTags(body?.html ?? '', values),
    text: mail.text ?? fillTags(body?.text ?? '', values),
    attachments: readAttachments(body?.attachments),
  }
}

function textsIn(values: unknown): Record<string, string> {
  return typeof values === 'object' && values !== null
    ? Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
    : {}
}
