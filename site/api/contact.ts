import { callApi } from '@/site/api/client'
import type { ContactBody } from '@/src/core/contracts/contact'

export function sendMessage(body: ContactBody): Promise<{ sent: true }> {
  return callApi({ path: '/public/websites/contact', method: 'POST', body, auth: false })
}
