import type { ReactNode } from 'react'
import '@fontsource-variable/inter'
import controls from '@/src/admin/ui/controls.module.css'
import styles from '@/src/admin/ui/entry-frame.module.css'
import { env } from '@/src/core/env'

type Props = { title: string; lede: string; children?: ReactNode }

/** A line below the form, with the way to another of these screens. */
export function EntryLine({ children }: { children: ReactNode }) {
  return <p className={styles.below}>{children}</p>
}

/** A screen of the admin for people who are not logged in yet: one column in the middle. */
export function EntryFrame({ title, lede, children }: Props) {
  return (
    <div className={`${controls.tokens} ${styles.screen}`}>
      <main className={`${controls.chrome} ${styles.column}`}>
        <p className={styles.brand}>{env().platform.name}</p>
        <h1>{title}</h1>
        <p className={styles.lede}>{lede}</p>
        {children}
      </main>
    </div>
  )
}
