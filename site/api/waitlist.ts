import { callApi } from '@/site/api/client'
import type { JoinWaitlistBody } from '@/src/core/contracts/waitlist'

export function joinWaitlist(eventId: string, body: JoinWaitlistBody): Promise<{ waiting: true }> {
  return callApi({
    path: `/public/events/${eventId}/waitlist`,
    method: 'POST',
    body,
    auth: false,
  })
}
