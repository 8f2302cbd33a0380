import type { APIRequestContext } from '@playwright/test'

/** The text of the newest mail to an address, as the demo's owner finds it in the mail log. */
export async function newestMailTo(request: APIRequestContext, to: string): Promise<string> {
  const login = await request.post('/api/users/login', {
    data: { email: 'luna@example.com', password: 'bandstand-demo' },
  })
  const { token } = await login.json()
  const query = new URLSearchParams({ 'where[to][equals]': to, sort: '-createdAt', limit: '1' })
  const answer = await request.get(`/api/mail-log?${query}`, {
    headers: { Authorization: `JWT ${token}` },
  })
  const { docs } = await answer.json()
  return docs[0]?.text ?? ''
}
