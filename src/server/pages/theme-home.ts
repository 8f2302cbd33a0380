import type { Payload, PayloadRequest, Where } from 'payload'
import { bareText, type SiteText } from '@/src/core/page-document/templates/site-text'
import { slugs } from '@/src/core/slugs'
import { shownHeaderLinks } from '@/src/core/theme/links'
import { themeRegistry } from '@/src/core/theme/registry'
import type { ThemeName } from '@/src/core/theme/schema'
import { starterOf, themeOf } from '@/src/core/theme/site-theme'
import { lockDocument } from '@/src/server/database/locks'
import { idOf, themeFields } from '@/src/server/site-data/visitor-read'
import { withTx } from '@/src/server/transaction'

export type ThemeHome = { id: string; isNew: boolean }

/**
 * The home page of one theme of a site. Each theme keeps its own, so that switching loses nothing;
 * one that is missing is made from the site's own words, music and pictures.
 *
 * @param options `isLive` when visitors are to see it, otherwise nothing is published; `words` read
 *   before the transaction; without them only name, picture and links are known
 */
export function ensureThemeHome(
  req: PayloadRequest,
  profileId: string,
  theme: ThemeName,
  { isLive, words = null }: { isLive: boolean; words?: SiteText | null },
): Promise<ThemeHome> {
  return withTx(req, async () => {
    // Two switches at once make one page.
    await lockDocument(req, slugs.profiles, profileId)
    // Nobody may make an undeletable page by hand, so this runs with the system's rights.
    const system = { depth: 0, overrideAccess: true, req } as const
    const { docs } = await req.payload.find({
      collection: slugs.pages,
      where: isThemeHome(profileId, theme),
      select: { _status: true },
      limit: 1,
      pagination: false,
      ...system,
    })
    const [home] = docs
    if (home) {
      if (isLive && home._status !== 'published') {
        await req.payload.update({
          collection: slugs.pages,
          id: home.id,
          data: { _status: 'published' },
          ...system,
        })
      }
      return { id: home.id, isNew: false }
    }
    const definition = themeOf(themeRegistry(), theme)
    const newest = await newestWords(req, profileId, words)
    const made = await req.payload.create({
      collection: slugs.pages,
      data: {
        title: 'Home',
        pathname: '/',
        theme,
        layout: words ? definition.home(newest) : starterOf(definition, newest),
        profile: profileId,
        isUndeletable: true,
        rev: 0,
        _status: isLive ? 'published' : 'draft',
      },
      ...system,
    })
    return { id: made.id, isNew: true }
  })
}

export async function hasThemeHome(
  payload: Payload,
  profileId: string,
  theme: ThemeName,
): Promise<boolean> {
  const where = isThemeHome(profileId, theme)
  const { totalDocs } = await payload.count({
    collection: slugs.pages,
    where,
    overrideAccess: true,
  })
  return totalDocs > 0
}

const isThemeHome = (profileId: string, theme: ThemeName): Where => ({
  and: [
    { profile: { equals: profileId } },
    { pathname: { equals: '/' } },
    { theme: { equals: theme } },
  ],
})

/** The words with what the transaction may have changed of them. */
async function newestWords(
  req: PayloadRequest,
  profileId: string,
  words: SiteText | null,
): Promise<SiteText> {
  const system = { depth: 0, overrideAccess: true, req } as const
  const { name, tagline } = await req.payload.findByID({
    collection: slugs.profiles,
    id: profileId,
    ...system,
  })
  const { docs } = await req.payload.find({
    collection: slugs.themeSettings,
    where: { profile: { equals: profileId } },
    select: themeFields,
    limit: 1,
    pagination: false,
    ...system,
  })
  const [settings] = docs
  const links = shownHeaderLinks(settings?.headerLinks ?? []).filter(({ href }) => href !== '/')
  const own = { name, tagline: tagline ?? '' }
  const { portrait, ...others } = words ?? bareText(own)
  return {
    ...others,
    ...own,
    portrait: idOf(settings?.avatar) ?? portrait,
    links: links.map(({ label, href }) => ({ label, href })),
  }
}
