'use client'

import Link from 'next/link'
import styles from '@/site/account/account-menu.module.css'
import { returnPath } from '@/site/account/return-path'
import { useAccount, useAccountSession } from '@/site/account/use-account.client'
import { fullName } from '@/src/core/full-name'
import { shownEmail } from '@/src/core/text/email-address'
import { withRedirect } from '@/src/core/urls/safe-redirect'

/** Who is signed in and where to go from here; the header's popover and its drawer show the same. */
export function AccountMenu({ onDone }: { onDone: () => void }) {
  const user = useAccount((account) => account.user)
  const isInitialized = useAccount((account) => account.isInitialized)
  const { logOut } = useAccountSession()

  if (!isInitialized) {
    return null
  }
  if (!user) {
    const target = returnPath(window.location)
    return (
      <div className={styles.menu}>
        <Link href={withRedirect('/login', target)} onClick={onDone}>
          Log in
        </Link>
        <Link href={withRedirect('/signup', target)} onClick={onDone}>
          Sign up
        </Link>
      </div>
    )
  }
  return (
    <div className={styles.menu}>
      <p className={styles.who}>
        <b>{fullName(user)}</b>
        <span>{shownEmail(user.email)}</span>
      </p>
      <Link href="/account" onClick={onDone}>
        My Account
      </Link>
      <button
        type="button"
        onClick={() => {
          onDone()
          void logOut()
        }}
      >
        Log out
      </button>
    </div>
  )
}
