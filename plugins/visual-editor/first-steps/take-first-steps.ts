import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { loadSiteWords } from '@/plugins/visual-editor/pages/load-site-words'
import type { FirstStepsBody } from '@/src/core/contracts/first-steps'
import { legalPages } from '@/src/core/page-document/legal-pages'
import type { PageDocument } from '@/src/core/page-document/schema'
import { firstPage } from '@/src/core/page-document/templates/first-home'
import { slugs } from '@/src/core/slugs'
import { looks } from '@/src/core/theme/looks'
import type { Page } from '@/src/payload-types'
import { requireOwnDocument } from '@/src/server/owner'
import { txDb, withTx } from '@/src/server/transaction'

/**
 * Puts a site into the words and the look that its artist chose: name, theme, home page and legal
 * pages. What somebody already worked on stays, and so does a site that was set up before.
 *
 * @returns id of the home page; null when there is none
 */
export function takeFirstSteps(
  req: PayloadRequest,
  profileId: string,
  { look, name, tagline }: FirstStepsBody,
): Promise<string | null> {
  return withTx(req, async () => {
    const db = await txDb(req)
    await db.execute(sql`select id from profiles where id = ${profileId} for update`)
    const profile = await requireOwnDocument(req, slugs.profiles, profileId)
    const pages = await ownPages(req, profileId)
    const home = pages.find(
      ({ pathname, theme }) => pathname === '/' && theme === profile.themeName,
    )
    if (profile.setUpAt) {
      return home?.id ?? null
    }
    await req.payload.update({
      collection: slugs.profiles,
      id: profileId,
      data: { name, tagline, setUpAt: new Date().toISOString() },
      ...asOwner(req),
    })
    await applyLook(req, profileId, look)

    const words = await loadSiteWords(profileId)
    const layouts = new Map<string, PageDocument>(
      legalPages(name).map(({ pathname, layout }) => [pathname, layout]),
    )
    if (words) {
      layouts.set('/', firstPage({ ...words, name, tagline }, profile.themeName))
    }
    for (const page of pages.filter(isUntouched)) {
      const layout = layouts.get(page.pathname)
      if (layout && (page.pathname !== '/' || page.id === home?.id)) {
        await req.payload.update({
          collection: slugs.pages,
          id: page.id,
          data: { layout, _status: 'published' },
          ...asOwner(req),
        })
      }
    }
    return home?.id ?? null
  })
}

/** Nobody saved another layout since the site was made. */
function isUntouched({ rev }: Page): boolean {
  return rev === 0
}

async function ownPages(req: PayloadRequest, profileId: string): Promise<Page[]> {
  const { docs } = await req.payload.find({
    collection: slugs.pages,
    where: { profile: { equals: profileId } },
    draft: true,
    pagination: false,
    ...asOwner(req),
  })
  return docs
}

async function applyLook(
  req: PayloadRequest,
  profileId: string,
  look: FirstStepsBody['look'],
): Promise<void> {
  const { colors, cornerRadius, fontFamily } = looks[look]
  const { docs } = await req.payload.find({
    collection: slugs.themeSettings,
    where: { profile: { equals: profileId } },
    limit: 1,
    pagination: false,
    ...asOwner(req),
  })
  const [settings] = docs
  const data = { colors, cornerRadius, fontFamily, _status: 'published' as const }
  await (settings
    ? req.payload.update({
        collection: slugs.themeSettings,
        id: settings.id,
        data,
        ...asOwner(req),
      })
    : req.payload.create({
        collection: slugs.themeSettings,
        data: { ...data, profile: profileId } as never,
        ...asOwner(req),
      }))
}

const asOwner = (req: PayloadRequest) =>
  ({ depth: 0, overrideAccess: false, user: req.user, req }) as const
