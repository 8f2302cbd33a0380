import { AuthFrame, type AuthPageProps, authMetadata, siteOf } from '@/site/pages/auth/auth-frame'
import { SubscriptionForm } from '@/site/pages/email-list/subscription-form.client'

export function confirmMetadata(props: AuthPageProps) {
  return authMetadata(props, 'Join the email list', { hasSecret: true })
}

/** Where the link in the mail leads that asks whether somebody wants to be on the list. */
export async function ConfirmPage(props: AuthPageProps) {
  const site = await siteOf(props)
  return (
    <AuthFrame site={site} title="Join the email list" needsScript={false}>
      <SubscriptionForm action="confirm" siteName={site.profile.name} />
    </AuthFrame>
  )
}

export function unsubscribeMetadata(props: AuthPageProps) {
  return authMetadata(props, 'Leave the email list', { hasSecret: true })
}

export async function UnsubscribePage(props: AuthPageProps) {
  const site = await siteOf(props)
  return (
    <AuthFrame site={site} title="Leave the email list" needsScript={false}>
      <SubscriptionForm action="unsubscribe" siteName={site.profile.name} />
    </AuthFrame>
  )
}
