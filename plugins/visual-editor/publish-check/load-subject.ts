import { linksOf } from '@/plugins/visual-editor/publish-check/links'
import { sitePaths } from '@/plugins/visual-editor/publish-check/site-paths'
import type {
  CheckedTheme,
  LegalText,
  Reader,
  Subject,
} from '@/plugins/visual-editor/publish-check/subject'
import { unreadablePosts } from '@/plugins/visual-editor/publish-check/unreadable-posts'
import { legalTextId, legalTextProblem } from '@/src/core/page-document/legal-text'
import { readProps } from '@/src/core/page-document/props'
import { repairDocument } from '@/src/core/page-document/reading/repair'
import { blockRegistry } from '@/src/core/page-document/registry'
import type { PageDocument } from '@/src/core/page-document/schema'
import { legalPages } from '@/src/core/page-document/templates/legal-pages'
import { slugs } from '@/src/core/slugs'
import { legalAddresses } from '@/src/core/urls/page-address'
import { isUuid } from '@/src/core/uuid'
import type { Page } from '@/src/payload-types'
import { getSiteOf } from '@/src/server/site-data'
import { siteHosts } from '@/src/server/tenancy'

/**
 * Gathers what the check before publishing looks at, of one site alone.
 *
 * @param theme the one that the page will be seen in
 */
export async function loadSubject(
  reader: Reader,
  page: Page,
  profileId: string,
  theme: CheckedTheme,
): Promise<Omit<Subject, 'unseen'>> {
  const blocks = blockRegistry()
  const { document } = repairDocument(page.layout, blocks)
  const { payload } = reader.req
  const ofProfile = { profile: { equals: profileId } }
  const isLive = { _status: { equals: 'published' } }
  const [site, hostNames, themes, live, drafts, legal, posts] = await Promise.all([
    getSiteOf(profileId),
    siteHosts(profileId),
    payload.find({
      collection: slugs.themeSettings,
      where: ofProfile,
      draft: theme === 'draft',
      limit: 1,
      ...reader,
    }),
    payload.find({
      collection: slugs.pages,
      where: { and: [ofProfile, isLive] },
      select: { pathname: true, formerPaths: true },
      ...reader,
    }),
    payload.find({
      collection: slugs.pages,
      where: ofProfile,
      draft: true,
      select: { title: true, pathname: true },
      ...reader,
    }),
    payload.find({
      collection: slugs.pages,
      where: { and: [ofProfile, isLive, { pathname: { in: Object.values(legalAddresses) } }] },
      // Whose page it is decides whether its layout may be read.
      select: { profile: true, pathname: true, layout: true },
      ...reader,
    }),
    unreadablePosts(reader, profileId),
  ])
  const [setting] = themes.docs
  const headerLinks = (setting?.headerLinks ?? []).flatMap(({ label, href }) =>
    label && href ? [{ label, href }] : [],
  )
  const hosts = new Set(hostNames)
  const hrefs = [...linksOf(document), ...headerLinks].map(({ href }) => href)
  return {
    document,
    pathname: page.pathname,
    blocks,
    theme: {
      colors: { ...site?.theme.colors, ...setting?.colors } as Subject['theme']['colors'],
      headerLinks,
    },
    pictures: await picturesOf(reader, document, profileId),
    hosts,
    answersAt: await sitePaths(reader, {
      profileId,
      // Where a page was found before, or is until it moves, leads on to it.
      pages: [page.pathname, ...live.docs.flatMap(addressesOf)],
      hosts,
      hrefs,
    }),
    drafts: new Map(drafts.docs.map(({ title, pathname }) => [pathname, title])),
    legalTexts: legalTextsOf(legal.docs, page, document),
    unreadablePosts: posts,
  }
}

function addressesOf({ pathname, formerPaths }: Pick<Page, 'pathname' | 'formerPaths'>): string[] {
  const former = Array.isArray(formerPaths) ? formerPaths.map(String) : []
  return [pathname, ...former]
}

/** The legal texts as they are once the page is live: its own as its draft has it. */
function legalTextsOf(
  live: readonly Pick<Page, 'id' | 'pathname' | 'layout'>[],
  page: Page,
  document: PageDocument,
): LegalText[] {
  const blocks = blockRegistry()
  return legalPages('').map(({ title, pathname }) => {
    if (pathname === page.pathname) {
      const own = { textId: legalTextId(document, pathname) ?? null }
      return { title, pageId: page.id, problem: legalTextProblem(document, blocks), own }
    }
    const other = live.find((each) => each.pathname === pathname)
    const problem = other && legalTextProblem(repairDocument(other.layout, blocks).document, blocks)
    return { title, pageId: other?.id ?? null, problem: problem ?? null }
  })
}

/** The pictures that a page shows, in one query. */
async function picturesOf(
  reader: Reader,
  document: PageDocument,
  profileId: string,
): Promise<Subject['pictures']> {
  const blocks = blockRegistry()
  const ids = Object.values(document.nodes).flatMap(({ type, props }) => {
    const definition = blocks.get(type)
    const pictures = definition?.check?.pictures?.(readProps(definition, props)) ?? []
    return pictures.map(({ id }) => id).filter(isUuid)
  })
  if (ids.length === 0) {
    return new Map()
  }
  const { docs } = await reader.req.payload.find({
    collection: slugs.media,
    where: { and: [{ profile: { equals: profileId } }, { id: { in: [...new Set(ids)] } }] },
    select: { filename: true, alt: true },
    ...reader,
  })
  return new Map(
    docs.map(({ id, filename, alt }) => [id, { name: filename ?? '', alt: alt ?? '' }]),
  )
}
