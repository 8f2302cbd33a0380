import type { ReactNode } from 'react'
import styles from '@/src/admin/list-head.module.css'

type Props = {
  children: ReactNode
  /** For rules of this list alone. */
  className?: string
  /** Whether several lines can be picked, to do something with them at once. */
  canSelect?: boolean
}

/** What stands above a list of the admin. */
export function ListHead({ children, className = '', canSelect = false }: Props) {
  return (
    <div
      className={`${styles.head} ${className}`.trim()}
      data-selects={canSelect ? undefined : 'none'}
    >
      {children}
    </div>
  )
}
