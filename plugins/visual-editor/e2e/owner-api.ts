import type { APIRequestContext, BrowserContext } from '@playwright/test'

const origin = () => process.env.E2E_ORIGIN ?? ''
// The admin takes cookies only from its own origin, which a browser names by itself.
const headers = () => ({ origin: origin() })

export type StoredPage = {
  id: string
  pathname: string
  layout: unknown
  rev: number
  _status: string
}

/** Signs the demo's owner in; the browser context keeps the cookie. */
export async function signInOwner({ request }: BrowserContext, email = 'luna@example.com') {
  const response = await request.post('/api/users/login', {
    headers: headers(),
    data: { email, password: 'bandstand-demo' },
  })
  if (!response.ok()) {
    throw new Error(`Login answered ${response.status()}`)
  }
}

export async function findPage(request: APIRequestContext, pathname: string): Promise<StoredPage> {
  const query = new URLSearchParams({
    depth: '0',
    draft: 'true',
    'where[pathname][equals]': pathname,
  })
  const response = await request.get(`/api/pages?${query}`, { headers: headers() })
  const { docs } = (await response.json()) as { docs: StoredPage[] }
  const [page] = docs
  if (!page) {
    throw new Error(`There is no page ${pathname}`)
  }
  return page
}

/** A new, empty page of the owner's profile; header and footer are on it. */
export async function createPage(request: APIRequestContext, title: string): Promise<StoredPage> {
  const { docs } = (await (
    await request.get('/api/profiles?depth=0&limit=1', { headers: headers() })
  ).json()) as { docs: { id: string }[] }
  const pathname = `/story-${Date.now()}-${Math.floor(Math.random() * 1000)}`
  const response = await request.post('/api/pages?depth=0&draft=true', {
    headers: headers(),
    data: { title, pathname, profile: docs[0]?.id, _status: 'draft' },
  })
  const { doc } = (await response.json()) as { doc: StoredPage }
  return doc
}

export async function deletePage(request: APIRequestContext, id: string): Promise<void> {
  await request.delete(`/api/pages/${id}`, { headers: headers() })
}

/** Publishes a page with the given layout, as it was before a story. */
export async function restorePage(
  request: APIRequestContext,
  { id, layout }: Pick<StoredPage, 'id' | 'layout'>,
): Promise<void> {
  await request.patch(`/api/pages/${id}?depth=0`, {
    headers: headers(),
    data: { layout, _status: 'published' },
  })
}

/** Saves a draft as another window would, whatever its revision. */
export async function saveElsewhere(
  request: APIRequestContext,
  { id }: Pick<StoredPage, 'id'>,
  layout: unknown,
): Promise<void> {
  const response = await request.patch(`/api/pages/${id}?draft=true&depth=0`, {
    headers: headers(),
    data: { layout },
  })
  if (!response.ok()) {
    throw new Error(`Saving answered ${response.status()}`)
  }
}
