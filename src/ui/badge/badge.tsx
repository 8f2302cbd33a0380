import type { ReactNode } from 'react'
import styles from '@/src/ui/badge/badge.module.css'

/** A short outlined fact about the thing it stands beside. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>
}
