import type { APIRequestContext } from '@playwright/test'
import { fromAdmin } from '@/site/e2e/owner-session'

type Theme = { id: string; _status: string; rev: number } & Record<string, unknown>
type Site = { profileId: string; themeName: string; theme: Theme }

/** What a signed-in owner's site looks like, to put it back after a story. */
export async function rememberSite(request: APIRequestContext): Promise<Site> {
  const [profiles, themes] = await Promise.all(
    ['profiles', 'theme-settings'].map(async (slug) => {
      const answer = await request.get(`/api/${slug}?depth=0&limit=1`, { headers: fromAdmin })
      return ((await answer.json()) as { docs: Theme[] }).docs[0]
    }),
  )
  if (!profiles || !themes) {
    throw new Error('The owner has no site')
  }
  return { profileId: profiles.id, themeName: String(profiles.themeName), theme: themes }
}

export async function restoreSite(request: APIRequestContext, site: Site): Promise<void> {
  const { id, rev, updatedAt, createdAt, ...theme } = site.theme
  const answers = await Promise.all([
    request.patch(`/api/theme-settings/${id}?depth=0`, {
      headers: fromAdmin,
      data: { ...theme, _status: 'published' },
    }),
    request.patch(`/api/profiles/${site.profileId}?depth=0`, {
      headers: fromAdmin,
      data: { themeName: site.themeName },
    }),
  ])
  for (const answer of answers) {
    if (!answer.ok()) {
      throw new Error(`Putting the site back answered ${answer.status()}`)
    }
  }
}

/** The home page of one theme; null while there is none. */
export async function findHome(request: APIRequestContext, theme: string): Promise<string | null> {
  const query = new URLSearchParams({
    depth: '0',
    draft: 'true',
    'where[pathname][equals]': '/',
    'where[theme][equals]': theme,
  })
  const answer = await request.get(`/api/pages?${query}`, { headers: fromAdmin })
  const { docs } = (await answer.json()) as { docs: { id: string }[] }
  return docs[0]?.id ?? null
}
