import { limits } from '@/src/core/limits'

/** An answer. While it is being written it may be empty; visitors see those with words. */
export type TextPollOption = { uid: string; text: string }

/** A question inside a text. Who voted for what is never in it. */
export type TextPoll = { uid: string; question: string; options: TextPollOption[] }

/** What the calls about a poll in a text name it by. */
export function textPollIdOf(documentId: string, pollUid: string): string {
  return `${documentId}.${pollUid}`
}

/** Whether there is something to choose between. */
export function canBeVotedIn(poll: TextPoll): boolean {
  return (
    poll.uid !== '' &&
    poll.question.trim() !== '' &&
    writtenOptions(poll).length >= limits.poll.optionsMin
  )
}

export function writtenOptions({ options }: Pick<TextPoll, 'options'>): TextPollOption[] {
  return options.filter(({ text }) => text.trim() !== '')
}
