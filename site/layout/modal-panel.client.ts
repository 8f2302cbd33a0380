'use client'

import { type RefObject, useEffect, useEffectEvent } from 'react'

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"]'

/**
 * Makes a panel modal while it is mounted: focus goes in, stays in and returns; Escape closes; the
 * page behind stands still without jumping by the width of its scrollbar.
 */
export function useModalPanel(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    } else if (event.key === 'Tab' && panel.current) {
      keepFocusIn(panel.current, event)
    }
  })

  useEffect(() => {
    const opener = document.activeElement
    panel.current?.focus()
    document.addEventListener('keydown', onKey)
    const unlock = lockScroll(document.documentElement)
    const letGoOfPanel = panel.current ? takeLostFocus(panel.current) : undefined
    return () => {
      document.removeEventListener('keydown', onKey)
      letGoOfPanel?.()
      unlock()
      if (opener instanceof HTMLElement && opener.isConnected) {
        opener.focus()
      }
    }
  }, [panel])
}

function keepFocusIn(panel: HTMLElement, event: KeyboardEvent): void {
  const stops = [...panel.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.offsetParent !== null,
  )
  const [first, last] = [stops[0] ?? panel, stops.at(-1) ?? panel]
  const active = document.activeElement
  const isOutside = !panel.contains(active)
  if (event.shiftKey && (active === first || active === panel || isOutside)) {
    event.preventDefault()
    last.focus()
  } else if (!event.shiftKey && (active === last || isOutside)) {
    event.preventDefault()
    first.focus()
  }
}

/** What had the focus may be taken away, as a removed line: the panel has it then, not the page. */
function takeLostFocus(panel: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) {
      panel.focus()
    }
  })
  observer.observe(panel, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Stops the page from scrolling, without moving it by the width of its scrollbar. */
export function lockScroll(root: HTMLElement): () => void {
  const { overflow, paddingRight } = root.style
  const scrollbarPx = window.innerWidth - root.clientWidth
  root.style.overflow = 'hidden'
  if (scrollbarPx > 0) {
    root.style.paddingRight = `${scrollbarPx}px`
  }
  return () => {
    root.style.overflow = overflow
    root.style.paddingRight = paddingRight
  }
}
