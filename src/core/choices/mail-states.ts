import { inSentenceCase } from '@/src/core/text'

/** Where a mail of the log stands, in the words of the admin. */
export const mailStates = {
  queued: 'Waiting',
  sent: 'Sent',
  not_sent: 'Not sent',
  failed: 'Failed',
} as const

/** What a mail is for, in words: `password-reset` is “Password reset”. */
export function mailKindLabel(kind: string): string {
  return inSentenceCase(kind.replaceAll(/[-_]+/g, ' ').trim())
}
