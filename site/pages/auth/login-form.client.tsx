'use client'

import Link from 'next/link'
import { useAccountSession, useRedirectAfterLogin } from '@/site/account/use-account.client'
import { SiteForm } from '@/site/forms/form-end.client'
import { FormField, PasswordField } from '@/site/forms/form-field'
import { useSiteForm } from '@/site/forms/use-site-form.client'
import styles from '@/site/pages/auth/auth.module.css'
import { AuthLink } from '@/site/pages/auth/auth-link.client'
import { findOrderPath } from '@/site/pages/order/order-paths'

export function LoginForm() {
  const { logIn } = useAccountSession()
  const form = useSiteForm({
    schema: () =>
      import('@/src/core/contracts/accounts/accounts').then(({ loginFields }) => loginFields),
    defaultValues: { email: '', password: '' },
    onSubmit: logIn,
  })
  useRedirectAfterLogin()

  return (
    <SiteForm
      className={styles.form}
      form={form}
      action="Log in"
      primary
      wide
      below={
        <>
          <p className={styles.below}>
            <AuthLink to="/signup">Sign up</AuthLink>
            <AuthLink to="/forgot-password">Forgot your password?</AuthLink>
          </p>
          <p className={styles.below}>
            <Link href={findOrderPath}>Find an order without an account</Link>
            <Link href="/redeem">Redeem a download code</Link>
          </p>
        </>
      }
    >
      <FormField label="Email" type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField label="Password" {...form.field('password')} />
    </SiteForm>
  )
}
