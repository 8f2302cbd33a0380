import type { LexicalEditor } from 'lexical'
import { type DictationFailure, dictate } from '@/plugins/rich-text/features/speech/dictate'
import { takeDown } from '@/plugins/rich-text/features/speech/take-down'

type Options = {
  language: string
  /** Told what was heard so far. */
  onHeard: (text: string) => void
  onFailed: (reason: DictationFailure) => void
}

/** Writes what is said. Answers what stops it. */
export function dictateInto(
  editor: LexicalEditor,
  { language, onHeard, onFailed }: Options,
): () => void {
  return dictate({
    language,
    onHeard: (text, isFinal) => {
      onHeard(text)
      if (isFinal) {
        takeDown(editor, text)
      }
    },
    onFailed,
  })
}
