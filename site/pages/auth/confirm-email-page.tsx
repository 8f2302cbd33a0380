import { AuthFrame, type AuthPageProps, authMetadata, siteOf } from '@/site/pages/auth/auth-frame'
import { ConfirmEmail } from '@/site/pages/auth/confirm-email.client'
import { messages } from '@/src/core/messages'

export function generateMetadata(props: AuthPageProps) {
  return authMetadata(props, messages.account.confirmEmail, { hasSecret: true })
}

export async function ConfirmEmailPage(props: AuthPageProps) {
  const site = await siteOf(props)
  return (
    <AuthFrame site={site} title={messages.account.confirmEmail}>
      <ConfirmEmail />
    </AuthFrame>
  )
}
