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

/** Answers with words, each once: votes for the same words could not be told apart. */
export function writtenOptions({ options }: Pick<TextPoll, 'options'>): TextPollOption[] {
  const repeated = repeatedAnswers(options)
  return options.filter((option, index) => option.text.trim() !== '' && !repeated.has(index))
}

/** Numbers of the answers that say what one before them says, whatever their case and spaces. */
export function repeatedAnswers(
  options: readonly { text?: string | null | undefined }[],
): ReadonlySet<number> {
  const said = new Set<string>()
  const repeated = new Set<number>()
  for (const [index, { text }] of options.entries()) {
    const words = (text ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
    if (said.has(words)) {
      repeated.add(index)
    } else if (words !== '') {
      said.add(words)
    }
  }
  return repeated
}
