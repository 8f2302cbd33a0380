'use client'

import { useAccountSession, useRedirectAfterLogin } from '@/site/account/use-account.client'
import { NameFields } from '@/site/forms/account-fields'
import { SiteForm } from '@/site/forms/form-end.client'
import { FormField, PasswordField } from '@/site/forms/form-field'
import { useSiteForm } from '@/site/forms/use-site-form.client'
import styles from '@/site/pages/auth/auth.module.css'
import { AuthLink } from '@/site/pages/auth/auth-link.client'

export function SignUpForm() {
  const { signUp } = useAccountSession()
  const form = useSiteForm({
    schema: () =>
      import('@/src/core/contracts/accounts/accounts').then(({ signUpFields }) => signUpFields),
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
    onSubmit: signUp,
  })
  useRedirectAfterLogin()
  const { failure } = form
  const isTaken = failure?.type === 'EMAIL_TAKEN'

  return (
    <SiteForm
      className={styles.form}
      form={form}
      action="Sign up"
      failure={isTaken ? <AuthLink to="/login">{failure.message}</AuthLink> : failure?.message}
      primary
      wide
      below={
        <p className={styles.below}>
          <AuthLink to="/login">Already have an account? Log in</AuthLink>
        </p>
      }
    >
      <NameFields firstName={form.field('firstName')} lastName={form.field('lastName')} />
      <FormField label="Email" type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField label="Password" isNew {...form.field('password')} />
    </SiteForm>
  )
}
