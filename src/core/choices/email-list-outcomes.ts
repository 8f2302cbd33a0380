import { blocksMessages } from '@/src/core/messages/blocks'
import { emailListMessages as emailList } from '@/src/core/messages/email-list'
import { errorsMessages as errors } from '@/src/core/messages/errors'

type Outcome = { text: string; hint?: string; isProblem?: true }

const thanks = blocksMessages.emailListSuccess

/**
 * How a form of an email list can end that a browser sent by itself. Each has a page that says so,
 * the same for everyone, named by its key.
 */
const emailListOutcomes = {
  joined: { text: thanks, hint: emailList.checkInboxIfLeft },
  asked: { text: thanks, hint: emailList.checkInbox },
  confirmed: { text: emailList.confirmed },
  unsubscribed: { text: emailList.unsubscribed },
  'email-required': { text: emailList.emailRequired, isProblem: true },
  'email-invalid': { text: emailList.emailInvalid, isProblem: true },
  'link-unknown': { text: emailList.linkUnknown, isProblem: true },
  'too-many': { text: errors.tooManyAttempts, isProblem: true },
  unavailable: { text: errors.unavailable, isProblem: true },
  failed: { text: errors.unknown, isProblem: true },
} as const satisfies Record<string, Outcome>

export type EmailListOutcome = keyof typeof emailListOutcomes

/** The outcome of this name, or null. */
export function emailListOutcomeOf(name: string): Outcome | null {
  return Object.hasOwn(emailListOutcomes, name) ? emailListOutcomes[name as EmailListOutcome] : null
}

/** The outcome whose page says this; `failed` for what none of them says. */
export function outcomeThatSays(message: string): EmailListOutcome {
  const names = Object.keys(emailListOutcomes) as EmailListOutcome[]
  return names.find((name) => emailListOutcomes[name].text === message) ?? 'failed'
}
