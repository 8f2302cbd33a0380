import { AuthFrame, type AuthPageProps, authMetadata, siteOf } from '@/site/pages/auth/auth-frame'
import { ResetPasswordForm } from '@/site/pages/auth/reset-password-form.client'

export function generateMetadata(props: AuthPageProps) {
  return authMetadata(props, 'Set a new password', { hasSecret: true })
}

export async function ResetPasswordPage(props: AuthPageProps) {
  const site = await siteOf(props)
  return (
    <AuthFrame
      site={site}
      title="Set a new password"
      lede="You will be logged out everywhere else."
    >
      <ResetPasswordForm />
    </AuthFrame>
  )
}
