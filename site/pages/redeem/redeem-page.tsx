import { AuthFrame, type AuthPageProps, authMetadata, siteOf } from '@/site/pages/auth/auth-frame'
import { RedeemForm } from '@/site/pages/redeem/redeem-form.client'
import { messages } from '@/src/core/messages'

export function generateMetadata(props: AuthPageProps) {
  // The address may hold a code.
  return authMetadata(props, messages.codes.title, { hasSecret: true })
}

export async function RedeemPage(props: AuthPageProps) {
  const site = await siteOf(props)
  return (
    <AuthFrame site={site} title={messages.codes.title} lede={messages.codes.lede}>
      <RedeemForm profileId={site.profile.id} />
    </AuthFrame>
  )
}
