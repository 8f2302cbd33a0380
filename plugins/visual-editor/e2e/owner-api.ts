import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { fromAdmin, signInOwner } from '@/site/e2e/owner-session'
import type { PageDocument } from '@/src/core/page-document/schema'

const origin = () => process.env.E2E_ORIGIN ?? ''

export type StoredPage = {
  id: string
  pathname: string
  layout: unknown
  rev: number
  _status: string
}

export async function findPage(request: APIRequestContext, pathname: string): Promise<StoredPage> {
  const query = new URLSearchParams({
    depth: '0',
    draft: 'true',
    'where[pathname][equals]': pathname,
  })
  const response = await request.get(`/api/pages?${query}`, { headers: fromAdmin })
  const { docs } = (await response.json()) as { docs: StoredPage[] }
  const [page] = docs
  if (!page) {
    throw new Error(`There is no page ${pathname}`)
  }
  return page
}

/** A new page of the owner's profile, empty but for header and footer unless its layout is given. */
export async function createPage(
  request: APIRequestContext,
  title: string,
  { profileId, layout }: { profileId?: string; layout?: PageDocument } = {},
): Promise<StoredPage> {
  const { docs } = (await (
    await request.get('/api/profiles?depth=0&limit=1', { headers: fromAdmin })
  ).json()) as { docs: { id: string }[] }
  const pathname = `/story-${Date.now()}-${Math.floor(Math.random() * 1000)}`
  const response = await request.post('/api/pages?depth=0&draft=true', {
    headers: fromAdmin,
    data: { title, pathname, profile: profileId ?? docs[0]?.id, layout, _status: 'draft' },
  })
  if (!response.ok()) {
    throw new Error(`Making a page answered ${response.status()}`)
  }
  const { doc } = (await response.json()) as { doc: StoredPage }
  return doc
}

/** The site of an artist, by the first part of its address. */
export async function findProfileId(request: APIRequestContext, slug: string): Promise<string> {
  const query = new URLSearchParams({ depth: '0', 'where[slug][equals]': slug })
  const response = await request.get(`/api/profiles?${query}`, { headers: fromAdmin })
  const { docs } = (await response.json()) as { docs: { id: string }[] }
  const [profile] = docs
  if (!profile) {
    throw new Error(`There is no site ${slug}`)
  }
  return profile.id
}

export async function deletePage(request: APIRequestContext, id: string): Promise<void> {
  await request.delete(`/api/pages/${id}`, { headers: fromAdmin })
}

/** Publishes a page with the given layout, as it was before a story. */
export async function restorePage(
  request: APIRequestContext,
  { id, layout }: Pick<StoredPage, 'id' | 'layout'>,
): Promise<void> {
  await request.patch(`/api/pages/${id}?depth=0`, {
    headers: fromAdmin,
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
    headers: fromAdmin,
    data: { layout },
  })
  if (!response.ok()) {
    throw new Error(`Saving answered ${response.status()}`)
  }
}

/** Saves a draft of the theme as another window would, whatever its revision. */
export async function saveThemeElsewhere(
  request: APIRequestContext,
  profileId: string,
  primary: string,
): Promise<void> {
  const query = new URLSearchParams({
    depth: '0',
    draft: 'true',
    'where[profile][equals]': profileId,
  })
  const found = await request.get(`/api/theme-settings?${query}`, { headers: fromAdmin })
  const { docs } = (await found.json()) as { docs: { id: string; colors: object }[] }
  const response = await request.patch(`/api/theme-settings/${docs[0]?.id}?draft=true&depth=0`, {
    headers: fromAdmin,
    data: { colors: { ...docs[0]?.colors, primary } },
  })
  if (!response.ok()) {
    throw new Error(`Saving answered ${response.status()}`)
  }
}

/** Deletes the pages of the signed-in owner whose address begins so. */
export async function deletePagesAt(request: APIRequestContext, start: string): Promise<void> {
  const query = new URLSearchParams({ depth: '0', draft: 'true', limit: '500' })
  const response = await request.get(`/api/pages?${query}`, { headers: fromAdmin })
  const { docs } = (await response.json()) as { docs: StoredPage[] }
  for (const { id, pathname } of docs) {
    if (pathname.startsWith(start)) {
      await deletePage(request, id)
    }
  }
}

/** Deletes the sections of the signed-in owner whose name begins so. */
export async function deleteSections(request: APIRequestContext, start: string): Promise<void> {
  const response = await request.get('/api/saved-sections?depth=0&limit=200', {
    headers: fromAdmin,
  })
  const { docs } = (await response.json()) as { docs: { id: string; name: string }[] }
  for (const { id, name } of docs) {
    if (name.startsWith(start)) {
      await request.delete(`/api/saved-sections/${id}`, { headers: fromAdmin })
    }
  }
}

export type NewArtist = { email: string; userId: string; profileId: string; siteUrl: string }

/** A site, online, that nobody set up yet, and its owner; made by the platform's admin, who is signed in after it. */
export async function createArtist(context: BrowserContext, name: string): Promise<NewArtist> {
  await signInOwner(context, 'admin@example.com')
  const { request } = context
  const slug = `story-${Date.now()}`
  const email = `${slug}@example.com`
  const make = async (path: string, data: object): Promise<string> => {
    const response = await request.post(`${path}?depth=0`, { headers: fromAdmin, data })
    if (!response.ok()) {
      throw new Error(`${path} answered ${response.status()}`)
    }
    return ((await response.json()) as { doc: { id: string } }).doc.id
  }
  const profileId = await make('/api/profiles', { name, slug, themeName: 'default' })
  await request.post(`/api/profiles/${profileId}/online`, {
    headers: fromAdmin,
    data: { isOnline: true },
  })
  const userId = await make('/api/users', {
    email,
    name,
    password: 'bandstand-demo',
    role: 'owner',
    profiles: [{ profile: profileId }],
  })
  const { protocol, host } = new URL(origin())
  return { email, userId, profileId, siteUrl: `${protocol}//${slug}.${host}/` }
}

/** The site goes offline, to be deleted for good in some weeks. */
export async function removeArtist(
  context: BrowserContext,
  { userId, profileId, siteUrl }: NewArtist,
): Promise<void> {
  await signInOwner(context, 'admin@example.com')
  await context.request.delete(`/api/users/${userId}`, { headers: fromAdmin })
  await context.request.post(`/api/profiles/${profileId}/deletion`, {
    headers: fromAdmin,
    data: { address: new URL(siteUrl).hostname.split('.')[0], password: 'bandstand-demo' },
  })
}

/** Id of a picture of the artist. */
export async function findPicture(request: APIRequestContext, slug: string): Promise<string> {
  const query = new URLSearchParams({
    depth: '0',
    limit: '1',
    'where[profile][equals]': await findProfileId(request, slug),
    'where[mimeType][contains]': 'image/',
  })
  const response = await request.get(`/api/media?${query}`, { headers: fromAdmin })
  const { docs } = (await response.json()) as { docs: { id: string }[] }
  const [picture] = docs
  if (!picture) {
    throw new Error(`${slug} has no picture`)
  }
  return picture.id
}

/** Id of a release of the artist. */
export async function findProduct(request: APIRequestContext, slug: string): Promise<string> {
  const query = new URLSearchParams({
    depth: '0',
    limit: '1',
    'where[profile][equals]': await findProfileId(request, slug),
    'where[category][equals]': 'Music',
  })
  const response = await request.get(`/api/products?${query}`, { headers: fromAdmin })
  const { docs } = (await response.json()) as { docs: { id: string }[] }
  const [product] = docs
  if (!product) {
    throw new Error(`${slug} has no release`)
  }
  return product.id
}
