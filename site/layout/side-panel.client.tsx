'use client'

import { type ReactNode, useRef } from 'react'
import { useModalPanel } from '@/site/layout/modal-panel.client'
import styles from '@/site/layout/side-panel.module.css'
import { iconButtonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'

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
