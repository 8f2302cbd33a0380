'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'
import { holdPageStill } from '@/src/ui/dialog/still-page.client'

type Options = {
  /** Keeps the page behind from scrolling. */
  holdsPage?: boolean
}

/**
 * A dialog that is open, over everything, for as long as it is there. What is marked `data-first` in
 * it gets the keyboard, else its first button. Nothing in it loses the keyboard to the page.
 */
export function useOpenDialog({
  holdsPage = false,
}: Options = {}): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while it still stands in the document: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) {
      return
    }
    element.showModal()
    element.querySelector<HTMLElement>('[data-first]')?.focus()
    const letPageGo = holdsPage ? holdPageStill() : undefined
    const release = takeLostFocus(element)
    return () => {
      release()
      letPageGo?.()
      element.close()
    }
  }, [holdsPage])
  return dialog
}

/** Whether a window is open over everything: nothing behind it may answer keys or the clipboard. */
export function isDialogOpen(): boolean {
  return (
    typeof document !== 'undefined' &&
    document.querySelector('dialog[open], [aria-modal="true"]:not(dialog)') !== null
  )
}

/** Gives the panel the keyboard when what had it in there is gone, as a button with its row. */
export function takeLostFocus(panel: HTMLElement): () => void {
  const changes = new MutationObserver(() => {
    if (document.activeElement === document.body) {
      panel.tabIndex = -1
      panel.focus()
    }
  })
  changes.observe(panel, { childList: true, subtree: true })
  return () => changes.disconnect()
}
