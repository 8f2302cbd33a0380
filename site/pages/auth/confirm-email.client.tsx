'use client'

import Link from 'next/link'
import { useState } from 'react'
import { useAccount, useAccountSession } from '@/site/account/use-account.client'
import { confirmEmail } from '@/site/api/account'
import { useQueryParam } from '@/site/layout/use-query-param.client'
import styles from '@/site/pages/auth/auth.module.css'
import { MailedLinkForm } from '@/site/pages/auth/mailed-link-form.client'
import { accountMessages } from '@/src/core/messages/account'
import { withRedirect } from '@/src/core/urls/safe-redirect'
import { buttonClass } from '@/src/ui/button/button'

/** Only the logged-in user confirms: the mail alone does not say whose account it is. */
export function ConfirmEmail() {
  const { refresh } = useAccountSession()
  const isSignedOut = useAccount((account) => account.isInitialized && !account.isAuthenticated)
  const token = useQueryParam('token') ?? ''
  const [isDone, setDone] = useState(false)

  if (isSignedOut && !isDone) {
    const back = withRedirect('/login', `/confirm-email?token=${encodeURIComponent(token)}`)
    return (
      <>
        <p className={styles.note}>{accountMessages.confirmNeedsLogin}</p>
        <Link className={buttonClass({ primary: true, wide: true })} href={back}>
          {accountMessages.logInToConfirm}
        </Link>
      </>
    )
  }
  return (
    <MailedLinkForm
      question="So that your purchases and mails reach you, and nobody else."
      button="Confirm"
      run={async (secret) => {
        await confirmEmail(secret)
        setDone(true)
        // The account may have another address now. Whether it can be read does not matter here.
        await refresh()
      }}
      done={{ text: 'Your email is confirmed.', href: '/account', label: 'My Account' }}
    />
  )
}
