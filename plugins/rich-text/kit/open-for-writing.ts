import {
  $createRangeSelection,
  $getRoot,
  $setSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { rangeAt } from '@/plugins/rich-text/kit/range-at'
import { indentStep } from '@/src/rich-text/node-kit'

const touched = ['role', 'aria-multiline', 'aria-label', 'spellcheck', 'style'] as const

/**
 * Gives an element to the editor. What React drew in it must be gone already.
 *
 * @returns gives it back, empty and as it was, for React to draw in again
 */
export function openForWriting(editor: LexicalEditor, element: HTMLElement): () => void {
  const { contentEditable, style } = element
  // Lexical writes into the style too, and leaves it there.
  const before = touched.map((name) => [name, element.getAttribute(name)] as const)
  element.contentEditable = 'true'
  element.spellcheck = true
  element.dataset.writing = ''
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-multiline', 'true')
  if (!element.hasAttribute('aria-label')) {
    element.setAttribute('aria-label', 'Words')
  }
  Object.assign(style, { outline: 'none', whiteSpace: 'pre-wrap', cursor: 'text' })
  style.setProperty('--lexical-indent-base-value', indentStep)
  editor.setRootElement(element)

  return () => {
    editor.setRootElement(null)
    element.contentEditable = contentEditable
    delete element.dataset.writing
    for (const [name, value] of before) {
      if (value === null) {
        element.removeAttribute(name)
      } else {
        element.setAttribute(name, value)
      }
    }
  }
}

/** Puts the caret where the creator clicked, else behind the last word. */
export function placeCaret(
  editor: LexicalEditor,
  element: HTMLElement,
  at: { x: number; y: number } | null,
): void {
  const range = at && rangeAt(at.x, at.y)
  editor.update(
    () => {
      if (range && element.contains(range.startContainer)) {
        const selection = $createRangeSelection()
        selection.applyDOMRange(range)
        $setSelection(selection)
      } else {
        $getRoot().selectEnd()
      }
    },
    { discrete: true },
  )
  element.focus({ preventScroll: true })
}
