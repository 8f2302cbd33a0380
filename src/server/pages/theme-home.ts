import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { linkTreePage } from '@/src/core/page-document/link-tree'
import type { PageDocument } from '@/src/core/page-document/schema'
import { starterPage } from '@/src/core/page-document/starter'
import { slugs } from '@/src/core/slugs'
import { shownHeaderLinks } from '@/src/core/theme/links'
import type { ThemeName } from '@/src/core/theme/schema'
import { getDraftTheme } from '@/src/server/site-data'
import { txDb, withTx } from '@/src/server/transaction'

export type ThemeHome = { id: string; isNew: boolean }

/**
 * The home page of one theme of a site. Each theme keeps its own, so that switching loses nothing;
 * one that is missing is made from the site's own name, picture and links.
 */
export function ensureThemeHome(
  req: PayloadRequest,
  profileId: string,
  theme: ThemeName,
): Promise<ThemeHome> {
  return withTx(req, async () => {
    const db = await txDb(req)
    // Two switches at once make one page.
    await db.execute(sql`select id from profiles where id = ${profileId} for update`)
    // Nobody may make an undeletable page by hand, so this runs with the system's rights.
    const system = { depth: 0, overrideAccess: true, req } as const
    const { docs } = await req.payload.find({
      collection: slugs.pages,
      where: {
        and: [
          { profile: { equals: profileId } },
          { pathname: { equals: '/' } },
          { theme: { equals: theme } },
        ],
      },
      select: { _status: true },
      limit: 1,
      pagination: false,
      ...system,
    })
    const [home] = docs
    if (home) {
      if (home._status !== 'published') {
        await req.payload.update({
          collection: slugs.pages,
          id: home.id,
          data: { _status: 'published' },
          ...system,
        })
      }
      return { id: home.id, isNew: false }
    }
    const made = await req.payload.create({
      collection: slugs.pages,
      data: {
        title: 'Home',
        pathname: '/',
        theme,
        layout: await homeLayout(req, profileId, theme),
        profile: profileId,
        isUndeletable: true,
        rev: 0,
        _status: 'published',
      },
      ...system,
    })
    return { id: made.id, isNew: true }
  })
}

async function homeLayout(
  req: PayloadRequest,
  profileId: string,
  theme: ThemeName,
): Promise<PageDocument> {
  const { name, tagline } = await req.payload.findByID({
    collection: slugs.profiles,
    id: profileId,
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (theme === 'default') {
    return starterPage({ name, tagline: tagline ?? '' })
  }
  const { content } = await getDraftTheme(profileId)
  const links = shownHeaderLinks(content.headerLinks).filter(({ href }) => href !== '/')
  return linkTreePage({
    name,
    avatar: content.avatarId,
    ...(links.length > 0 && { links }),
  })
}
