'use client'

import { type ReactNode, useId } from 'react'
import styles from '@/site/layout/dialog.module.css'
import { useOpenDialog } from '@/src/ui/dialog/use-open-dialog.client'

type Props = {
  title: string
  /** Said below the title, in a quieter voice. */
  subtitle?: string
  onClose: () => void
  children: ReactNode
}

/** A question in the middle of the page. Mount it to open it; focus stays inside and returns. */
export function Dialog({ title, subtitle, onClose, children }: Props) {
  const dialog = useOpenDialog({ holdsPage: true })
  const titleId = useId()

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
