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
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-safe]')?.focus()
    return () => element?.close()
  }, [])
  return dialog
}
