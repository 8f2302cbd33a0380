import { blocksMessages } from '@/src/core/messages/blocks'
import {
  contactMessages as contact,
  emailListMessages as emailList,
} from '@/src/core/messages/email-list'
import { errorsMessages as errors } from '@/src/core/messages/errors'
import { eventsMessages as events, waitlistMessages as waitlist } from '@/src/core/messages/tickets'

type Outcome = { text: string; hint?: string; isProblem?: true }

const isProblem = true
/** Browsers keep what was written into the form of the page before. */
const toMend = { hint: 'Go back to the form: what you wrote is still in it.', isProblem } as const

const emailProblems = {
  'email-required': { text: emailList.emailRequired, ...toMend },
  'email-invalid': { text: emailList.emailInvalid, ...toMend },
} as const

const anyProblem = {
  'too-many': { text: errors.tooManyAttempts, ...toMend },
  unavailable: { text: errors.unavailable, ...toMend },
  failed: { text: errors.unknown, ...toMend },
} as const

/**
 * How a form can end that a browser sent by itself. Each outcome has a page that says so, the same for
 * everyone, at the address of its two keys.
 */
const formOutcomes = {
  'email-list': {
    joined: { text: blocksMessages.emailListSuccess, hint: emailList.checkInboxIfLeft },
    asked: { text: blocksMessages.emailListSuccess, hint: emailList.checkInbox },
    confirmed: { text: emailList.confirmed },
    unsubscribed: { text: emailList.unsubscribed },
    'link-unknown': { text: emailList.linkUnknown, isProblem },
    ...emailProblems,
    ...anyProblem,
  },
  contact: {
    sent: { text: contact.sent },
    'name-required': { text: contact.nameRequired, ...toMend },
    'name-too-long': { text: contact.nameTooLong, ...toMend },
    'email-invalid': { text: contact.emailInvalid, ...toMend },
    'message-too-short': { text: contact.messageTooShort, ...toMend },
    'message-too-long': { text: contact.messageTooLong, ...toMend },
    ...anyProblem,
  },
  'events/waitlist': {
    waiting: { text: 'You are on the waitlist', hint: 'We write to you when tickets are free.' },
    'on-sale': { text: waitlist.onSale, isProblem },
    cancelled: { text: events.cancelled, isProblem },
    ended: { text: events.ended, isProblem },
    ...emailProblems,
    ...anyProblem,
  },
} as const satisfies Record<string, Record<string, Outcome>>

export type FormPlace = keyof typeof formOutcomes
export type FormOutcome<Place extends FormPlace> = keyof (typeof formOutcomes)[Place] & string

/** The outcome of this name, or null. */
export function formOutcomeOf(place: FormPlace, name: string): Outcome | null {
  const outcomes: Record<string, Outcome> = formOutcomes[place]
  return (Object.hasOwn(outcomes, name) && outcomes[name]) || null
}

/** Address of the page that says this; that of `failed` for what none of them says. */
export function outcomePathThatSays(place: FormPlace, message: string): string {
  const outcomes: [string, Outcome][] = Object.entries(formOutcomes[place])
  const [name] = outcomes.find(([, { text }]) => text === message) ?? ['failed']
  return outcomePath(place, name)
}

export function outcomePath(place: FormPlace, name: string): string {
  return `/${place}/${name}`
}
