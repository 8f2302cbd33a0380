'use client'

import { useAccountSession, useRedirectAfterLogin } from '@/site/account/use-account.client'
import { NameFields } from '@/site/forms/account-fields'
import form from '@/site/forms/form.module.css'
import { FormEnd } from '@/site/forms/form-end.client'
import { FormField } from '@/site/forms/form-field'
import { useSiteForm } from '@/site/forms/use-site-form.client'
import styles from '@/site/pages/auth/auth.module.css'
import { AuthLink } from '@/site/pages/auth/auth-link.client'

export function SignUpForm() {
  const { signUp } = useAccountSession()
  const { submit, isSubmitting, failure, field } = useSiteForm({
    schema: () =>
      import('@/src/core/contracts/accounts/accounts').then(({ signUpFields }) => signUpFields),
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
    onSubmit: signUp,
  })
  useRedirectAfterLogin()
  const isTaken = failure?.type === 'EMAIL_TAKEN'

  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      <div className={form.fields}>
        <NameFields firstName={field('firstName')} lastName={field('lastName')} />
        <FormField label="Email" type="email" autoComplete="username" {...field('email')} />
        <FormField
          label="Password"
          type="password"
          autoComplete="new-password"
          {...field('password')}
        />
      </div>
      <FormEnd
        isSubmitting={isSubmitting}
        failure={isTaken ? <AuthLink to="/login">{failure.message}</AuthLink> : failure?.message}
        primary
        wide
      >
        Sign up
      </FormEnd>
      <p className={styles.below}>
        <AuthLink to="/login">Already have an account? Log in</AuthLink>
      </p>
    </form>
  )
}
