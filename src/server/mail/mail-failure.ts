import { oneLine } from '@/src/core/text'
import { isPermanentRejection } from '@/src/server/mail/is-permanent-rejection'

/** What stands where an address should is none, or more than one. */
export class BadAddressError extends Error {
  override readonly name = 'BadAddressError'
}

export const notReached = 'The mail server could not be reached.'

export type MailFailure = {
  /** In plain words, for the owner. */
  reason: string
  /** `never`: this mail will not be taken; `later`: this one perhaps; `nobody`: no mail is taken now. */
  next: 'never' | 'later' | 'nobody'
  /** The server says that this address cannot be reached, with whatever mail. */
  isPermanentRejection: boolean
}

/** What the mail program tells about a failure, see nodemailer's errors. */
type SmtpError = Error & { code?: string; responseCode?: number; response?: string }

/** The server itself was there and answered about this one mail. */
const aboutOneMail: ReadonlySet<string | undefined> = new Set(['EENVELOPE', 'EMESSAGE'])

const aboutTheServer: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server did not accept our login.',
  ENOAUTH: 'The mail server did not accept our login.',
  EOAUTH2: 'The mail server did not accept our login.',
}

/** What mails say that nobody could be sent at that moment. */
export const serverFailures: readonly string[] = [
  ...new Set([notReached, ...Object.values(aboutTheServer)]),
]

/** 421: the server is closing; whatever it was asked, it says so to every mail. */
const closing = 421

/** Says what a failed sending means for this mail and for all others. Never tells the server's address. */
export function describeFailure(error: unknown): MailFailure {
  const failure = meaningOf(error)
  return {
    ...failure,
    isPermanentRejection: failure.next === 'never' && isPermanentRejection(error),
  }
}

function meaningOf(error: unknown): Omit<MailFailure, 'isPermanentRejection'> {
  if (error instanceof BadAddressError) {
    return { reason: 'This is not one email address.', next: 'never' }
  }
  if (!(error instanceof Error)) {
    return { reason: 'Sending failed.', next: 'later' }
  }
  const { code, responseCode = 0, response = '' }: SmtpError = error
  if (!code) {
    return { reason: 'This mail could not be put together.', next: 'later' }
  }
  if (!aboutOneMail.has(code) || responseCode === closing) {
    return {
      reason: aboutTheServer[code] ?? notReached,
      next: 'nobody',
    }
  }
  const said = oneLine(response).trim()
  return responseCode >= 500 || responseCode === 0
    ? { reason: `The mail server refused this mail: ${said || 'no receiver'}`, next: 'never' }
    : { reason: `The mail server asked to try again later: ${said}`, next: 'later' }
}
