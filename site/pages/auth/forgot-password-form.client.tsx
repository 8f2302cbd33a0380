'use client'

import { useState } from 'react'
import { requestPasswordLink } from '@/site/api/account'
import form from '@/site/forms/form.module.css'
import { FormEnd } from '@/site/forms/form-end.client'
import { FormField } from '@/site/forms/form-field'
import { useSiteForm } from '@/site/forms/use-site-form.client'
import styles from '@/site/pages/auth/auth.module.css'
import { AuthLink } from '@/site/pages/auth/auth-link.client'
import { accountMessages } from '@/src/core/messages/account'

export function ForgotPasswordForm({ profileId }: { profileId: string }) {
  const [sentTo, setSentTo] = useState('')
  const { submit, isSubmitting, failure, field } = useSiteForm({
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
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      <div className={form.fields}>
        <FormField label="Email" type="email" autoComplete="username" {...field('email')} />
      </div>
      <FormEnd
        isSubmitting={isSubmitting}
        failure={failure?.message}
        success={sentTo && accountMessages.resetLinkSent(sentTo)}
        primary
        wide
      >
        Send link
      </FormEnd>
      <p className={styles.below}>
        <AuthLink to="/login">Back to log in</AuthLink>
      </p>
    </form>
  )
}
