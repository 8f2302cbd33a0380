'use client'

import { useState } from 'react'
import { requestPasswordLink } from '@/site/api/account'
import { SiteForm } from '@/site/forms/form-end.client'
import { FormField } from '@/site/forms/form-field'
import { useSiteForm } from '@/site/forms/use-site-form.client'
import styles from '@/site/pages/auth/auth.module.css'
import { AuthLink } from '@/site/pages/auth/auth-link.client'
import { accountMessages } from '@/src/core/messages/account'

export function ForgotPasswordForm({ profileId }: { profileId: string }) {
  const [sentTo, setSentTo] = useState('')
  const form = useSiteForm({
    schema: () =>
      import('@/src/core/contracts/accounts/accounts').then(
        ({ forgotPasswordFields }) => forgotPasswordFields,
      ),
    defaultValues: { email: '' },
    onSubmit: async ({ email }) => {
      setSentTo('')
      await requestPasswordLink({ profileId, email })
      setSentTo(email)
    },
  })

  return (
    <SiteForm
      className={styles.form}
      form={form}
      action="Send link"
      success={sentTo && accountMessages.resetLinkSent(sentTo)}
      primary
      wide
      below={
        <p className={styles.below}>
          <AuthLink to="/login">Back to log in</AuthLink>
        </p>
      }
    >
      <FormField label="Email" type="email" autoComplete="username" {...form.field('email')} />
    </SiteForm>
  )
}
