import { callApi } from '@/site/api/client'

/** @param token the secret of a mailed link */
export function confirmSubscription(token: string): Promise<unknown> {
  return callApi({
    path: '/public/email-lists/confirm',
    method: 'POST',
    body: { token },
    auth: false,
  })
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
