/** What the mail program tells of each address that was refused, see nodemailer's errors. */
type Refusal = { code?: string; command?: string; responseCode?: number; response?: string }
type SmtpError = Refusal & { rejectedErrors?: readonly Refusal[] }

/** Of the mailbox (RFC 3463): there is none, it moved away or is closed. Not 5.1.7 and 5.1.8: the sender; nor 5.2.3: the size. */
const ofReceiver = /^5\d\d[ -]5\.(?:1\.(?:[1-36]|10)|2\.[0-2])\b/

const anyReason = /^5\d\d[ -]5\.\d{1,3}\.\d{1,3}\b/

/** No such mailbox, not here, not a name for one. 552 and 554 say too much else. */
const basicCodes: ReadonlySet<number> = new Set([550, 551, 553])

/** Servers say what they hold against a sender in answer to the receiver, too. */
const ofSender =
  /relay|spam|block|black|list|denied|polic|sender|client|host|auth|reputation|spf|dkim|dmarc|rate|limit|\bip\b/i

/**
 * Whether a server said for good that this receiver cannot be reached, and meant neither who sends nor
 * what is sent. In doubt it did not: an address that is set aside gets no news.
 */
export function isPermanentRejection(error: unknown): boolean {
  const { rejectedErrors = [] } = error as SmtpError
  return rejectedErrors.length > 0 && rejectedErrors.every(isOfReceiver)
}

function isOfReceiver({ command, responseCode = 0, response = '' }: Refusal): boolean {
  if (command !== 'RCPT TO') {
    return false
  }
  return anyReason.test(response)
    ? ofReceiver.test(response)
    : basicCodes.has(responseCode) && !ofSender.test(response)
}
