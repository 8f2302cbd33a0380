import type { ReactNode } from 'react'
import styles from '@/plugins/insights/dashboard/dashboard.module.css'
import { AdminLink } from '@/src/admin/admin-link'

type Props = {
  title: string
  /** Where all of it is. */
  more?: { label: string; href: string }
  aside?: ReactNode
  children: ReactNode
}

/** A part of the admin's start. */
export function Card({ title, more, aside, children }: Props) {
  return (
    <section className={styles.card} aria-label={title}>
      <header className={styles.cardHead}>
        <h2>{title}</h2>
        {more && <AdminLink href={more.href}>{more.label}</AdminLink>}
        {aside}
      </header>
      {children}
    </section>
  )
}

/** What stands in a card that has nothing to show yet. */
export function NothingYet({ children }: { children: ReactNode }) {
  return <p className={styles.nothing}>{children}</p>
}
