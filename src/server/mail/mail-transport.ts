import { createTransport, type Transporter } from 'nodemailer'
import { env } from '@/src/core/env'
import { oneLine } from '@/src/core/text'
import type { MailAttachment } from '@/src/server/mail/attachments'
import { BadAddressError } from '@/src/server/mail/mail-failure'

export type OutgoingMail = {
  /** Of the site, shown as the sender; the instance's own when not set. */
  fromName?: string
  to: string
  replyTo?: string
  unsubscribeUrl?: string
  /** One of many alike: tells mail programs, so that no automatic reply is sent. */
  isBulk?: boolean
  /** Tells mails of one list from those of others (RFC 2919), like `newsletter.luna-vale.example.com`. */
  listId?: string
  subject: string
  html: string
  text: string
  attachments?: readonly MailAttachment[]
  /** The first part of its Message-ID. Stays the same when a mail is sent again, so that receivers can drop the copy. */
  uniqueName?: string
}

export const noMailServer = 'not sent: no SMTP configured'

/** How many mails are handed over at the same time, each over a connection that is kept. */
export const mailConnections = 5

/** Whether mails leave this instance at all. */
export function hasMailServer(): boolean {
  return env().mail !== undefined
}

/**
 * Hands a mail to the configured SMTP server.
 *
 * @throws when there is none, or it does not take the mail; `describeFailure` knows what that means
 */
export async function sendBySmtp(mail: OutgoingMail): Promise<void> {
  const settings = env().mail
  if (!settings) {
    throw new Error(noMailServer)
  }
  const { to, replyTo, unsubscribeUrl, isBulk, uniqueName, attachments = [] } = mail
  const sender = bareAddress(settings.from)
  transport ??= openTransport(settings.smtpUrl)
  // An address object cannot smuggle in a second receiver, a string can.
  await transport.sendMail({
    subject: oneLine(mail.subject),
    html: mail.html,
    text: mail.text,
    // Mail programs draw no picture that stands in the HTML itself: it goes along, and is named there.
    attachDataUrls: true,
    // By the host that the mail comes from: filters take made-up ones for spam.
    messageId: uniqueName && `<${uniqueName}@${sender.slice(sender.lastIndexOf('@') + 1)}>`,
    from: mail.fromName ? { name: oneLine(mail.fromName), address: sender } : settings.from,
    to: address(to),
    ...(replyTo && isAddress(replyTo) && { replyTo: address(replyTo) }),
    list: listHeaders(mail),
    headers: {
      ...(unsubscribeUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      ...(isBulk && { Precedence: 'bulk' }),
    },
    attachments: attachments.map(({ fileName, contentType, content }) => ({
      filename: fileName,
      contentType,
      content,
    })),
  })
}

/** Ends the connections that are kept; the next mail opens new ones. */
export function closeMailTransport(): void {
  transport?.close()
  transport = undefined
}

let transport: Transporter | undefined

/**
 * How long a server may think about what it was handed. One that scans mails takes its time and then takes
 * them (RFC 5321, 4.5.3.2.6): a client that hangs up sooner sends them twice.
 */
export const answerWithinMs = 300_000

function openTransport(url: string): Transporter {
  return createTransport({
    url,
    pool: true,
    maxConnections: mailConnections,
    // Some servers end a connection that brings too many.
    maxMessages: 200,
    // A mail whose connection broke goes back to the queue, which knows when to stop trying.
    maxRequeues: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: answerWithinMs,
    // Bodies are text; a path or URL in their place must never be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

function listHeaders({ unsubscribeUrl, listId, fromName = '' }: OutgoingMail) {
  if (!unsubscribeUrl) {
    return undefined
  }
  return {
    unsubscribe: webAddress(unsubscribeUrl),
    ...(listId && { id: { url: listId, comment: oneLine(fromName) } }),
  }
}

/** @throws when it is none: the person who asked for the header wrote it wrong */
function webAddress(url: string): string {
  const read = URL.parse(url)
  // Not `new URL`: the code of its error would be taken for one of the mail server's.
  if (read?.protocol !== 'https:' && read?.protocol !== 'http:') {
    throw new Error(`No web address: ${url}`)
  }
  return read.href
}

/** @throws {BadAddressError} when it is not exactly one */
function address(email: string): { name: string; address: string } {
  if (!isAddress(email)) {
    throw new BadAddressError()
  }
  return { name: '', address: email }
}

function isAddress(email: string): boolean {
  return /^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+$/u.test(email)
}

/** `Bandstand <noreply@example.com>` and `noreply@example.com` alike. */
function bareAddress(from: string): string {
  return (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim()
}
