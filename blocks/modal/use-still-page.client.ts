'use client'

import { type RefObject, useEffect } from 'react'

/** Keeps the page behind an open dialog from scrolling, without a jump by the scrollbar's width. */
export function useStillPage(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current
    const { style } = document.documentElement
    const release = () => {
      style.overflow = ''
      style.paddingRight = ''
    }
    const onToggle = () => {
      if (element?.open) {
        const scrollbarPx = window.innerWidth - document.documentElement.clientWidth
        style.overflow = 'hidden'
        style.paddingRight = scrollbarPx > 0 ? `${scrollbarPx}px` : ''
      } else {
        release()
      }
    }
    element?.addEventListener('toggle', onToggle)
    return () => {
      element?.removeEventListener('toggle', onToggle)
      if (element?.open) {
        release()
      }
    }
  }, [dialog])
}
