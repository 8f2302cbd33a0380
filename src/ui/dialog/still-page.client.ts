'use client'

import { type RefObject, useEffect } from 'react'

/** Stops the page from scrolling, without moving it by the width of its scrollbar, until called back. */
export function holdPageStill(): () => void {
  const { documentElement } = document
  const { overflow, paddingRight } = documentElement.style
  const scrollbarPx = window.innerWidth - documentElement.clientWidth
  documentElement.style.overflow = 'hidden'
  if (scrollbarPx > 0) {
    documentElement.style.paddingRight = `${scrollbarPx}px`
  }
  return () => {
    Object.assign(documentElement.style, { overflow, paddingRight })
  }
}

/** Holds the page still while a dialog is open that opens and closes without a script. */
export function useStillPage(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current
    let letGo: (() => void) | null = null
    const onToggle = () => {
      if (element?.open) {
        letGo ??= holdPageStill()
      } else {
        letGo?.()
        letGo = null
      }
    }
    element?.addEventListener('toggle', onToggle)
    return () => {
      element?.removeEventListener('toggle', onToggle)
      // It may be closed and taken away before it could say so.
      letGo?.()
    }
  }, [dialog])
}
