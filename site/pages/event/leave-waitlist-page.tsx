import { AuthFrame, type AuthPageProps, authMetadata, siteOf } from '@/site/pages/auth/auth-frame'
import { LeaveWaitlistForm } from '@/site/pages/event/leave-waitlist-form.client'
import { waitlistMessages } from '@/src/core/messages/tickets'

const title = waitlistMessages.leave

export function leaveWaitlistMetadata(props: AuthPageProps) {
  return authMetadata(props, title, { hasSecret: true })
}

/** Where the link in mails to those who wait for tickets leads. */
export async function LeaveWaitlistPage(props: AuthPageProps) {
  return (
    <AuthFrame site={await siteOf(props)} title={title} needsScript={false}>
      <LeaveWaitlistForm />
    </AuthFrame>
  )
}
