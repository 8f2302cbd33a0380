'use client'

import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import styles from '@/site/layout/side-panel.module.css'
import { iconButtonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import { holdPageStill } from '@/src/ui/dialog/still-page.client'
import { takeLostFocus } from '@/src/ui/dialog/use-open-dialog.client'
import { Icon } from '@/src/ui/icon/icon'

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"]'

type Props = {
  side: 'left' | 'right'
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** A panel that slides in over the page and ends above the player bar. Mount it to open it. */
export function SidePanel({ side, title, closeLabel, onClose, children }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  useModalPanel(panel, onClose)

  return (
    <>
      <div className={styles.scrim} onClick={onClose} aria-hidden="true" />
      <div
        ref={panel}
        className={classNames(styles.panel, styles[side])}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        tabIndex={-1}
      >
        <div className={styles.head}>
          <h2>{title}</h2>
          <button
            type="button"
            className={iconButtonClass()}
            aria-label={closeLabel}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </>
  )
}

/**
 * Makes a panel modal while it is mounted: focus goes in, stays in and returns; Escape closes; the
 * page behind stands still without jumping by the width of its scrollbar.
 */
function useModalPanel(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
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
    const unlock = holdPageStill()
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
