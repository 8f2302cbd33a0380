import type { ReactNode } from 'react'
import { AdminLink } from '@/src/admin/admin-link'
import styles from '@/src/admin/choices.module.css'

export type Choice = { label: string; href: string; isChosen?: boolean }

type Props = {
  /** What the choices are about, for those who do not see them. */
  label: string
  choices: readonly Choice[]
  /** Stands before them. */
  children?: ReactNode
  id?: string
}

/** Above a list: which of its lines are shown. */
export function Choices({ label, choices, children, id }: Props) {
  return (
    // What has an id takes the focus when a row goes.
    <nav id={id} className={styles.choices} aria-label={label} tabIndex={id ? -1 : undefined}>
      {children}
      {choices.map(({ label: name, href, isChosen }) => (
        <AdminLink
          key={href}
          className={styles.choice}
          href={href}
          aria-current={isChosen ? 'true' : undefined}
        >
          {name}
        </AdminLink>
      ))}
    </nav>
  )
}
