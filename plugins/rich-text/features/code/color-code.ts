import { CodeNode } from '@lexical/code-core'
import type { LexicalEditor } from 'lexical'

/** Colours code from its first block on; what reads it is loaded with that. Answers what ends it. */
export function colorCode(editor: LexicalEditor): () => void {
  let isOver = false
  let isAsked = false
  let stop = () => {}
  const load = async () => {
    const { PrismTokenizer, registerCodeHighlighting } = await import('@lexical/code-prism')
    if (!isOver) {
      // Code of no language stays so.
      stop = registerCodeHighlighting(editor, { ...PrismTokenizer, defaultLanguage: null })
    }
  }
  const stopWatching = editor.registerMutationListener(
    CodeNode,
    () => {
      if (!isAsked) {
        isAsked = true
        void load()
      }
    },
    { skipInitialization: false },
  )
  return () => {
    isOver = true
    stopWatching()
    stop()
  }
}
