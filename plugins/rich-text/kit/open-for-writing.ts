import { $createRangeSelection, $getRoot, $setSelection, type LexicalEditor } from 'lexical'

/**
 * Gives an element to the editor. What React drew in it must be gone already.
 *
 * @returns gives it back, empty and as it was, for React to draw in again
 */
export function openForWriting(editor: LexicalEditor, element: HTMLElement): () => void {
  const { contentEditable, spellcheck, style } = element
  // Lexical writes into the style too, and leaves it there.
  const before = element.getAttribute('style')
  element.contentEditable = 'true'
  element.spellcheck = true
  element.dataset.writing = ''
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-multiline', 'true')
  element.setAttribute('aria-label', 'Words')
  Object.assign(style, { outline: 'none', whiteSpace: 'pre-wrap', cursor: 'text' })
  editor.setRootElement(element)

  return () => {
    editor.setRootElement(null)
    element.contentEditable = contentEditable
    element.spellcheck = spellcheck
    delete element.dataset.writing
    for (const name of ['role', 'aria-multiline', 'aria-label', 'spellcheck']) {
      element.removeAttribute(name)
    }
    if (before === null) {
      element.removeAttribute('style')
    } else {
      element.setAttribute('style', before)
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

/** The place between two letters nearest to a point in the window. */
export function rangeAt(x: number, y: number): Range | null {
  const position = document.caretPositionFromPoint?.(x, y)
  if (position) {
    const range = document.createRange()
    range.setStart(position.offsetNode, position.offset)
    return range
  }
  // Older versions of Safari.
  return document.caretRangeFromPoint?.(x, y) ?? null
}
