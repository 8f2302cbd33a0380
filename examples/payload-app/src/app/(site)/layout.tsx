import type { ReactNode } from 'react'
import styles from '../../site.module.css'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body style={{ margin: 0 }}>
        <main className={styles.site} style={{ minHeight: '100vh' }}>
          {children}
        </main>
      </body>
    </html>
  )
}
