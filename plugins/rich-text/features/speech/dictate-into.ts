import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { type DictationFailure, dictate } from '@/plugins/rich-text/features/speech/dictate'
import { rememberedLanguage } from '@/plugins/rich-text/features/speech/languages'
import { takeDown } from '@/plugins/rich-text/features/speech/take-down'

type Options = {
  /** As in `lang` of HTML; the one that is remembered unless given. */
  language: string | undefined
  /** Told what was heard so far. */
  onHeard: (text: string) => void
  onFailed: (reason: DictationFailure) => void
}

/** Writes what is said. Answers what stops it. */
export function dictateInto(
  editor: LexicalEditor,
  { language = rememberedLanguage(), onHeard, onFailed }: Options,
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
