import type { ReactNode } from 'react'
import styles from '@/src/admin/settings-page.module.css'
import controls from '@/src/admin/ui/controls.module.css'

type Page = {
  title: string
  /** What one does here. */
  about: ReactNode
  children?: ReactNode
}

/** A screen of the settings: its title, what it is for, and its sections below each other. */
export function SettingsPage({ title, about, children }: Page) {
  return (
    <div className={`${controls.tokens} ${controls.chrome} ${styles.page}`}>
      <div>
        <h1>{title}</h1>
        <p className={styles.about}>{about}</p>
      </div>
      {children}
    </div>
  )
}
