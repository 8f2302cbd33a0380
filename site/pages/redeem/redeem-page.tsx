import { AuthFrame, type AuthPageProps, authMetadata, siteOf } from '@/site/pages/auth/auth-frame'
import { RedeemForm } from '@/site/pages/redeem/redeem-form.client'
import { codesMessages } from '@/src/core/messages/orders'

export function generateMetadata(props: AuthPageProps) {
  // The address may hold a code.
  return authMetadata(props, codesMessages.title, { hasSecret: true })
}

export async function RedeemPage(props: AuthPageProps) {
  const site = await siteOf(props)
  return (
    <AuthFrame site={site} title={codesMessages.title} lede={codesMessages.lede}>
      <RedeemForm profileId={site.profile.id} />
    </AuthFrame>
  )
}
