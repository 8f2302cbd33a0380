import {
  type LexicalEditor,
  SKIP_DOM_SELECTION_TAG,
  type UpdateTag,
} from '@payloadcms/richtext-lexical/lexical'

/**
 * Changes the words. While the keyboard is in a field beside them it stays there: placing the
 * selection on the screen would take it into the words.
 */
export function quietly(editor: LexicalEditor, $change: () => void, tag: UpdateTag[] = []): void {
  const root = editor.getRootElement()
  const isElsewhere = root !== null && document.activeElement !== root
  if (isElsewhere) {
    // At once, or it would keep the keyboard from going back to the words right after.
    editor.update($change, { tag: [...tag, SKIP_DOM_SELECTION_TAG], discrete: true })
  } else {
    editor.update($change, { tag })
  }
}
