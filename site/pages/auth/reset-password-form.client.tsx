'use client'

import Link from 'next/link'
import { useState } from 'react'
import { useAccountSession } from '@/site/account/use-account.client'
import { resetPassword } from '@/site/api/account'
import { ApiError } from '@/site/api/client'
import { NewPasswordFields } from '@/site/forms/account-fields'
import { SiteForm } from '@/site/forms/form-end.client'
import { useSiteForm } from '@/site/forms/use-site-form.client'
import { useQueryParam } from '@/site/layout/use-query-param.client'
import styles from '@/site/pages/auth/auth.module.css'
import { accountMessages } from '@/src/core/messages/account'
import { buttonClass } from '@/src/ui/button/button'

export function ResetPasswordForm() {
  const token = useQueryParam('token') ?? ''
  const { logOut } = useAccountSession()
  const [step, setStep] = useState<'form' | 'expired' | 'done'>('form')
  const form = useSiteForm({
    schema: () =>
      import('@/src/core/contracts/accounts/accounts').then(
        ({ resetPasswordFields }) => resetPasswordFields,
      ),
    defaultValues: { password: '', confirmPassword: '' },
    onSubmit: async (fields) => {
      try {
        await resetPassword({ ...fields, token: token || '-' })
      } catch (error) {
        if (error instanceof ApiError && error.errors.some(({ field }) => field === 'token')) {
          return setStep('expired')
        }
        throw error
      }
      // All sessions of the account have ended, the one in this browser perhaps too.
      await logOut(false)
      setStep('done')
    },
  })

  if (step === 'done') {
    return <Ending text="Your password is set." href="/login" label="Log in" />
  }
  if (step === 'expired') {
    const text = accountMessages.resetLinkExpired
    return <Ending text={text} href="/forgot-password" label="Request a new link" />
  }
  return (
    <SiteForm className={styles.form} form={form} action="Set password" primary wide>
      <NewPasswordFields
        password={form.field('password')}
        repeated={form.field('confirmPassword')}
      />
    </SiteForm>
  )
}

function Ending({ text, href, label }: { text: string; href: string; label: string }) {
  return (
    <>
      <p role="status">{text}</p>
      <Link className={buttonClass({ primary: true, wide: true })} href={href}>
        {label}
      </Link>
    </>
  )
}
