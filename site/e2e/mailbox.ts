import type { APIRequestContext } from '@playwright/test'
import { ownerHeaders } from '@/site/e2e/owner-session'

type Wanted = { to: string; kind: string }

/** The text of the newest mail of a kind to an address, as only the platform's admin can read all of them. */
export async function mailTo(request: APIRequestContext, { to, kind }: Wanted): Promise<string> {
  const query = new URLSearchParams({
    'where[to][equals]': to,
    'where[kind][equals]': kind,
    sort: '-createdAt',
    limit: '1',
  })
  const log = await request.get(`/api/mail-log?${query}`, {
    headers: await ownerHeaders('admin@example.com'),
  })
  const { docs } = await log.json()
  return docs[0]?.text ?? ''
}
