import type { RichTextNode } from '@/src/core/rich-text'

/** The words of a poll: its question, and each answer. */
export function pollLines({ question, options }: RichTextNode): string[] {
  const answers = Array.isArray(options) ? options : []
  return [question, ...answers.map((answer) => answer?.text)].map((line) =>
    typeof line === 'string' ? line : '',
  )
}
