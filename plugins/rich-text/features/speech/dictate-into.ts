import type { LexicalEditor } from 'lexical'
import { type DictationFailure, dictate } from '@/plugins/rich-text/features/speech/dictate'
import { takeDown } from '@/plugins/rich-text/features/speech/take-down'

/** Writes what is said, and tells what was heard so far. Answers what stops it. */
export function dictateInto(
  editor: LexicalEditor,
  onHeard: (text: string) => void,
  onFailed: (reason: DictationFailure) => void,
): () => void {
  return dictate({
    onHeard: (text, isFinal) => {
      onHeard(text)
      if (isFinal) {
        takeDown(editor, text)
      }
    },
    onFailed,
  })
}
