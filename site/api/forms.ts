import { callApi } from '@/site/api/client'
import type { ContactBody } from '@/src/core/contracts/audience/contact'
import type { JoinWaitlistBody } from '@/src/core/contracts/events/tickets'

export function sendMessage(body: ContactBody): Promise<{ sent: true }> {
  return callApi({ path: '/public/websites/contact', method: 'POST', body, auth: false })
}

export function joinWaitlist(eventId: string, body: JoinWaitlistBody): Promise<{ waiting: true }> {
  return callApi({
    path: `/public/events/${eventId}/waitlist`,
    method: 'POST',
    body,
    auth: false,
  })
}

/** @param token the secret of a mailed link */
export function confirmSubscription(token: string): Promise<unknown> {
  return callApi({
    path: '/public/email-lists/confirm',
    method: 'POST',
    body: { token },
    auth: false,
  })
}

/** Whether the address of a link is on its list already. @param token the secret of a mailed link */
export async function isSubscriptionConfirmed(token: string): Promise<boolean> {
  const { confirmed } = await callApi<{ confirmed: boolean }>({
    path: `/public/email-lists/confirm?${new URLSearchParams({ token })}`,
    auth: false,
  })
  return confirmed
}

/** @param token the secret of a mailed link */
export function leaveEmailList(token: string): Promise<unknown> {
  return callApi({
    path: '/public/email-lists/unsubscribe',
    method: 'POST',
    body: { token },
    auth: false,
  })
}
