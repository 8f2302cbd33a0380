import type { APIRequestContext } from '@playwright/test'
import { ownerHeaders } from '@/site/e2e/owner-session'

/** The text of the newest mail to an address, as the demo's owner finds it in the mail log. */
export async function newestMailTo(request: APIRequestContext, to: string): Promise<string> {
  const query = new URLSearchParams({ 'where[to][equals]': to, sort: '-createdAt', limit: '1' })
  const answer = await request.get(`/api/mail-log?${query}`, {
    headers: await ownerHeaders(),
  })
  const { docs } = await answer.json()
  return docs[0]?.text ?? ''
}
