'use client'

import { type RefObject, useEffect } from 'react'

/** Keeps the page behind an open dialog from scrolling, without a jump by the scrollbar's width. */
export function useStillPage(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current
    const { style } = document.documentElement
    let isStill = false
    const set = (still: boolean) => {
      const scrollbarPx = window.innerWidth - document.documentElement.clientWidth
      style.overflow = still ? 'hidden' : ''
      style.paddingRight = still && scrollbarPx > 0 ? `${scrollbarPx}px` : ''
      isStill = still
    }
    const onToggle = () => {
      if (element && element.open !== isStill) {
        set(element.open)
      }
    }
    element?.addEventListener('toggle', onToggle)
    return () => {
      element?.removeEventListener('toggle', onToggle)
      // It may be closed and taken away before it could say so.
      if (isStill) {
        set(false)
      }
    }
  }, [dialog])
}
