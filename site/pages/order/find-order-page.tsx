import { AuthFrame, type AuthPageProps, authMetadata, siteOf } from '@/site/pages/auth/auth-frame'
import { FindOrderForm } from '@/site/pages/order/find-order-form.client'

export function generateMetadata(props: AuthPageProps) {
  return authMetadata(props, 'Find your order')
}

export async function FindOrderPage(props: AuthPageProps) {
  const site = await siteOf(props)
  return (
    <AuthFrame
      site={site}
      title="Find your order"
      lede="Tell us the email you bought with and the number of your order, and we send you its link. The number is in your receipt."
    >
      <FindOrderForm profileId={site.profile.id} />
    </AuthFrame>
  )
}
