'use client'

import Link from 'next/link'
import { useState } from 'react'
import { useAccountSession } from '@/site/account/use-account.client'
import { confirmEmail } from '@/site/api/account'
import { messageOf } from '@/site/api/client'
import { FormEnd } from '@/site/forms/form-end.client'
import { useQueryParam } from '@/site/layout/use-query-param.client'
import styles from '@/site/pages/auth/auth.module.css'
import { buttonClass } from '@/src/ui/button/button'

/** Confirms when asked to, not by being opened: programs that look at mails open links too. */
export function ConfirmEmail() {
  const token = useQueryParam('token') ?? ''
  const { refresh } = useAccountSession()
  const [step, setStep] = useState<'asking' | 'sending' | 'done'>('asking')
  const [failure, setFailure] = useState('')

  const confirm = async () => {
    setStep('sending')
    setFailure('')
    try {
      await confirmEmail(token || '-')
      setStep('done')
      await refresh()
    } catch (error) {
      setFailure(messageOf(error))
      setStep('asking')
    }
  }

  if (step === 'done') {
    return (
      <>
        <p role="status">Your email is confirmed.</p>
        <Link className={buttonClass({ primary: true, wide: true })} href="/account">
          My Account
        </Link>
      </>
    )
  }
  return (
    <form
      className={styles.form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      <p className={styles.note}>So that your purchases and mails reach you, and nobody else.</p>
      <FormEnd isSubmitting={step === 'sending'} failure={failure} primary wide>
        Confirm
      </FormEnd>
    </form>
  )
}
