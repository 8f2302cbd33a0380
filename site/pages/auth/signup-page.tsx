import { AuthFrame, type AuthPageProps, authMetadata, siteOf } from '@/site/pages/auth/auth-frame'
import { SignUpForm } from '@/site/pages/auth/signup-form.client'

export function generateMetadata(props: AuthPageProps) {
  return authMetadata(props, 'Sign up')
}

export async function SignUpPage(props: AuthPageProps) {
  const site = await siteOf(props)
  return (
    <AuthFrame
      site={site}
      title="Sign up"
      lede={`An account with ${site.profile.name}, for your music and memberships.`}
    >
      <SignUpForm />
    </AuthFrame>
  )
}
