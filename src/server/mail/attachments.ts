import { z } from 'zod'
import { limits } from '@/src/core/limits'

export type MailAttachment = {
  /** As the receiver sees it, like `night-bus.ics`; cleaned when it is queued. */
  fileName: string
  /** Like `text/calendar; charset=utf-8; method=PUBLISH`. */
  contentType: string
  content: Buffer
}

/** How attachments are kept beside the log. */
const stored = z.array(
  z.object({ fileName: z.string(), contentType: z.string(), base64: z.string() }),
)

/**
 * Puts attachments into the form in which they are kept.
 *
 * @throws {Error} when they are too many or too large together
 */
export function storeAttachments(attachments: readonly MailAttachment[]): z.input<typeof stored> {
  const bytes = attachments.reduce((total, { content }) => total + content.byteLength, 0)
  const { attachmentsMax, attachmentsMaxBytes } = limits.mail
  if (attachments.length > attachmentsMax || bytes > attachmentsMaxBytes) {
    throw new Error(
      `A mail holds at most ${attachmentsMax} attachments of ${attachmentsMaxBytes} bytes together`,
    )
  }
  return attachments.map(({ fileName, contentType, content }) => ({
    fileName: attachmentName(fileName),
    contentType: mediaType.test(contentType) ? contentType : 'application/octet-stream',
    base64: content.toString('base64'),
  }))
}

/** Reads what {@link storeAttachments} wrote; nothing for mails that have none. */
export function readAttachments(value: unknown): MailAttachment[] {
  return stored
    .catch([])
    .parse(value)
    .map(({ fileName, contentType, base64 }) => ({
      fileName,
      contentType,
      content: Buffer.from(base64, 'base64'),
    }))
}

const mediaType = /^[\w.+-]+\/[\w.+-]+(?:; ?[\w-]+="?[\w.-]+"?)*$/

/** Keeps letters of every script, unlike names of stored files: no path, nothing hidden, no header's end. */
function attachmentName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const clean = last
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}"<>|:*?;]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return clean.slice(-limits.mail.attachmentNameMax) || 'attachment'
}
