import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A dialog that is open, over everything, for as long as it is there. What is marked `data-safe` in
 * it gets the keyboard, else its first button: Enter must never throw something away.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while it still stands in the document: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) {
      return
    }
    element.showModal()
    element.querySelector<HTMLElement>('[data-safe]')?.focus()
    const release = holdFocus(element)
    return () => {
      release()
      element.close()
    }
  }, [])
  return dialog
}

/** Whether a window is open over everything: nothing behind it may answer keys or the clipboard. */
export function isModalOpen(): boolean {
  return typeof document !== 'undefined' && document.querySelector('dialog[open]') !== null
}

/** Takes the keyboard itself when what had it in the dialog is gone, as a button with its row. */
function holdFocus(dialog: HTMLDialogElement): () => void {
  const changes = new MutationObserver(() => {
    if (document.activeElement === document.body) {
      dialog.tabIndex = -1
      dialog.focus()
    }
  })
  changes.observe(dialog, { childList: true, subtree: true })
  return () => changes.disconnect()
}
