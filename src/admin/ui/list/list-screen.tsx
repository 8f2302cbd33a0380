import type { ReactNode } from 'react'
import controls from '@/src/admin/ui/controls.module.css'
import styles from '@/src/admin/ui/list/list.module.css'

type Props = {
  title: string
  testId?: string
  /** What makes another one, beside the title. */
  actions?: ReactNode
  isBusy?: boolean
  children: ReactNode
}

/** A list of the studio: its title, what makes another one, and below what there is. */
export function ListScreen({ title, testId, actions, isBusy = false, children }: Props) {
  return (
    <div
      className={`${controls.tokens} ${controls.chrome} ${styles.screen}`}
      data-testid={testId}
      aria-busy={isBusy}
    >
      <div className={styles.head}>
        <h1>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}

/** What came of something that was done to the list; read out. */
export function ListSaid({ children }: { children?: ReactNode }) {
  return (
    <div role="status" className={styles.said}>
      {children}
    </div>
  )
}

type EmptyProps = { title?: string; text: ReactNode; className?: string; children?: ReactNode }

/** In place of a list: what it is for, and the button that makes the first. */
export function EmptyState({ title, text, className = '', children }: EmptyProps) {
  return (
    <section className={`${styles.empty} ${className}`.trim()}>
      {title && <h2>{title}</h2>}
      <p>{text}</p>
      {children}
    </section>
  )
}
