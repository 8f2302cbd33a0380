import type { ReactNode } from 'react'
import styles from '@/src/admin/warning-note.module.css'

/** Below a field: what is allowed, yet will not go well. Says nothing while it is empty. */
export function WarningNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} role="status">
      {children}
    </p>
  )
}
