import { AuthFrame, type AuthPageProps, authMetadata, siteOf } from '@/site/pages/auth/auth-frame'
import { ConfirmEmail } from '@/site/pages/auth/confirm-email.client'
import { accountMessages } from '@/src/core/messages/account'

export function generateMetadata(props: AuthPageProps) {
  return authMetadata(props, accountMessages.confirmEmail, { hasSecret: true })
}

export async function ConfirmEmailPage(props: AuthPageProps) {
  const site = await siteOf(props)
  return (
    <AuthFrame site={site} title={accountMessages.confirmEmail}>
      <ConfirmEmail />
    </AuthFrame>
  )
}
