'use client'

import Link from 'next/link'
import { useEffect, useRef } from 'react'
import styles from '@/site/pages/account/account.module.css'
import { type AccountSectionId, accountSections } from '@/site/pages/account/sections'

/** The parts of the account; in a narrow window a row that keeps the open one in view. */
export function AccountNav({ open }: { open: AccountSectionId }) {
  const row = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is marked when `open` changes
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && current) {
      row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft - current.offsetWidth
    }
  }, [open])

  return (
    <nav ref={row} className={styles.nav} aria-label="My Account">
      {accountSections.map(({ id, label }) => (
        <a key={id} href={`#${id}`} aria-current={id === open ? 'true' : undefined}>
          {label}
        </a>
      ))}
      <Link href="/members?saved=true">Saved posts</Link>
    </nav>
  )
}
