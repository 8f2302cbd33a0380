import { AuthFrame, type AuthPageProps, authMetadata, siteOf } from '@/site/pages/auth/auth-frame'
import { ForgotPasswordForm } from '@/site/pages/auth/forgot-password-form.client'

export function generateMetadata(props: AuthPageProps) {
  return authMetadata(props, 'Forgot your password?')
}

export async function ForgotPasswordPage(props: AuthPageProps) {
  const site = await siteOf(props)
  return (
    <AuthFrame
      site={site}
      title="Forgot your password?"
      lede="Tell us your email, and we send you a link to set a new one."
    >
      <ForgotPasswordForm profileId={site.profile.id} />
    </AuthFrame>
  )
}
