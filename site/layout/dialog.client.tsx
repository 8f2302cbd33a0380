'use client'

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from '@/site/layout/dialog.module.css'
import { lockScroll } from '@/site/layout/modal-panel.client'

type Props = {
  title: string
  /** Said below the title, in a quieter voice. */
  subtitle?: string
  onClose: () => void
  children: ReactNode
}

/** A question in the middle of the page. Mount it to open it; focus stays inside and returns. */
export function Dialog({ title, subtitle, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    const unlock = lockScroll(document.documentElement)
    return () => {
      unlock()
      // Only a dialog that is closed gives the focus back, one that is taken away does not.
      element?.close()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className={styles.body}>
        <h2 id={titleId}>{title}</h2>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {children}
      </div>
    </dialog>
  )
}

/** The buttons at the end of a dialog. */
export function DialogKeys({ children }: { children: ReactNode }) {
  return <div className={styles.keys}>{children}</div>
}
