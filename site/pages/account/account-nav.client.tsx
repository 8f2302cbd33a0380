'use client'

import Link from 'next/link'
import styles from '@/site/pages/account/account.module.css'
import { type AccountSectionId, accountSections } from '@/site/pages/account/sections'

/** The parts of the account; in a narrow window rows of them, all in sight. */
export function AccountNav({ open }: { open: AccountSectionId }) {
  return (
    <nav className={styles.nav} aria-label="My Account">
      {accountSections.map(({ id, label }) => (
        <a key={id} href={`#${id}`} aria-current={id === open ? 'true' : undefined}>
          {label}
        </a>
      ))}
      <Link href="/members?saved=true">Saved posts</Link>
    </nav>
  )
}
