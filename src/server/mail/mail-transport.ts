import { createTransport, type Transporter } from 'nodemailer'
import { env } from '@/src/core/env'

export type OutgoingMail = {
  to: string
  replyTo?: string
  unsubscribeUrl?: string
  subject: string
  html: string
  text: string
  /** Stays the same when a mail is sent again, so that receivers can drop the copy. */
  messageId?: string
}

export const noMailServer = 'not sent: no SMTP configured'

/** Whether mails leave this instance at all. */
export function hasMailServer(): boolean {
  return env().mail !== undefined
}

/**
 * Hands a mail to the configured SMTP server.
 *
 * @throws when there is none, or it does not take the mail
 */
export async function sendBySmtp({
  to,
  replyTo,
  unsubscribeUrl,
  ...mail
}: OutgoingMail): Promise<void> {
  const settings = env().mail
  if (!settings) {
    throw new Error(noMailServer)
  }
  transport ??= createTransport({
    url: settings.smtpUrl,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
    // Bodies are text; a path or URL in their place must never be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // An address object cannot smuggle in a second receiver, a string can.
  await transport.sendMail({
    ...mail,
    from: settings.from,
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    ...(unsubscribeUrl && {
      list: { unsubscribe: unsubscribeUrl },
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  })
}

let transport: Transporter | undefined
