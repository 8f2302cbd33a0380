import { AuthFrame, type AuthPageProps, authMetadata, siteOf } from '@/site/pages/auth/auth-frame'
import { LoginForm } from '@/site/pages/auth/login-form.client'

export function generateMetadata(props: AuthPageProps) {
  return authMetadata(props, 'Log in')
}

export async function LoginPage(props: AuthPageProps) {
  const site = await siteOf(props)
  return (
    <AuthFrame site={site} title="Log in">
      <LoginForm />
    </AuthFrame>
  )
}
