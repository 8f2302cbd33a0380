import { storableDocument } from '@/src/core/page-document/reading/open'
import { blockRegistry } from '@/src/core/page-document/registry'
import { slugs } from '@/src/core/slugs'
import { headerOf } from '@/src/core/theme/registry'
import type { ThemeName } from '@/src/core/theme/schema'
import { defaultThemeName, type ThemeHeader } from '@/src/core/theme/site-theme'
import { getPayloadClient } from '@/src/server/get-payload-client'
import type { SitePage } from '@/src/server/site-data/pages'
import { visitorRead } from '@/src/server/site-data/visitor-read'

export type DraftPage = Omit<SitePage, 'seo'> & { themeName: ThemeName; header: ThemeHeader }

/**
 * The latest draft of a page, never kept in a cache: for its artist's eyes, so ask first who wants
 * to see it. Null when the profile has no such page.
 */
export async function getDraftPage(profileId: string, pageId: string): Promise<DraftPage | null> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.pages,
    where: { and: [{ id: { equals: pageId } }, { profile: { equals: profileId } }] },
    draft: true,
    limit: 1,
    ...visitorRead,
  })
  const [page] = docs
  const themeName = page?.theme ?? defaultThemeName
  return page
    ? {
        id: page.id,
        pathname: page.pathname ?? '/',
        title: page.title ?? '',
        themeName,
        header: headerOf(themeName),
        document: storableDocument(page.layout, blockRegistry()),
      }
    : null
}
