'use client'

import Link from 'next/link'
import { useAccountSession, useRedirectAfterLogin } from '@/site/account/use-account.client'
import form from '@/site/forms/form.module.css'
import { FormEnd } from '@/site/forms/form-end.client'
import { FormField } from '@/site/forms/form-field'
import { useSiteForm } from '@/site/forms/use-site-form.client'
import styles from '@/site/pages/auth/auth.module.css'
import { AuthLink } from '@/site/pages/auth/auth-link.client'
import { findOrderPath } from '@/site/pages/order/order-paths'

export function LoginForm() {
  const { logIn } = useAccountSession()
  const { submit, isSubmitting, failure, field } = useSiteForm({
    schema: () =>
      import('@/src/core/contracts/accounts/accounts').then(({ loginFields }) => loginFields),
    defaultValues: { email: '', password: '' },
    onSubmit: logIn,
  })
  useRedirectAfterLogin()

  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      <div className={form.fields}>
        <FormField label="Email" type="email" autoComplete="username" {...field('email')} />
        <FormField
          label="Password"
          type="password"
          autoComplete="current-password"
          {...field('password')}
        />
      </div>
      <FormEnd isSubmitting={isSubmitting} failure={failure?.message} primary wide>
        Log in
      </FormEnd>
      <p className={styles.below}>
        <AuthLink to="/signup">Sign up</AuthLink>
        <AuthLink to="/forgot-password">Forgot your password?</AuthLink>
      </p>
      <p className={styles.below}>
        <Link href={findOrderPath}>Find an order without an account</Link>
        <Link href="/redeem">Redeem a download code</Link>
      </p>
    </form>
  )
}
