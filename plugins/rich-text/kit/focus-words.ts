import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'

/** Gives the keyboard back to the words, with the caret, the words or the cells that were picked. */
export function focusWords(editor: LexicalEditor): void {
  editor.focus(() => {
    // Lexical's own focuses nothing while cells of a table are picked.
    const words = editor.getRootElement()
    if (words && !words.contains(document.activeElement)) {
      words.focus({ preventScroll: true })
    }
  })
}
