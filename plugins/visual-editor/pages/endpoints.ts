import type { Endpoint, PayloadRequest } from 'payload'
import { listDeletedPages, restoreDeletedPage } from '@/plugins/visual-editor/pages/deleted-pages'
import { listPages } from '@/plugins/visual-editor/pages/list-pages'
import { lockPages } from '@/plugins/visual-editor/pages/lock-pages'
import { copyOf, pageFrom } from '@/plugins/visual-editor/pages/make-page'
import type { ReadyMade } from '@/src/core/contracts/ids'
import type { PageList, SiteCard } from '@/src/core/contracts/pages/page-answers'
import {
  newPageAnswer,
  pageListAnswer,
  readyMadeAnswer,
} from '@/src/core/contracts/pages/page-answers'
import {
  newPageBody,
  ownPagePath,
  ownPagesPath,
  pageOrderBody,
} from '@/src/core/contracts/pages/pages'
import { listProductsQuery } from '@/src/core/contracts/products/products'
import { AppError } from '@/src/core/errors'
import { smallestImageUrl } from '@/src/core/files/smallest-image-url'
import { readyMadeSections } from '@/src/core/page-document/templates/sections'
import { subtreeOf } from '@/src/core/page-document/templates/sketch'
import { cacheTags, revalidateTags } from '@/src/server/caching/cache-tags'
import { loadSiteText } from '@/src/server/pages/site-text'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { getSiteOf, listProducts } from '@/src/server/site-data'
import { siteOrigin } from '@/src/server/tenancy'
import { runSql, withTx } from '@/src/server/transaction'

/** What cards of pages without words or a picture of their own show, as the site itself does. */
async function loadSiteCard(profileId: string): Promise<SiteCard> {
  const [site, origin] = await Promise.all([getSiteOf(profileId), siteOrigin(profileId)])
  if (!site) {
    throw new AppError('NOT_FOUND')
  }
  const music = site.avatar ? null : await listProducts(listProductsQuery.parse({ profileId }))
  const picture = site.avatar ?? music?.data[0]?.cover ?? null
  const { name, tagline } = site.profile
  return { origin: origin ?? '', name, tagline, picture: smallestImageUrl(picture, cardPx) ?? '' }
}

const cardPx = 640

const ofSite = {
  params: ownPagesPath,
  subject: 'pages',
  ownedProfile: ({ params }: { params: { profileId: string } }) => params.profileId,
  rateLimit: 'pagesChange',
} as const

const list = definePublicEndpoint({
  ...ofSite,
  method: 'get',
  path: '/:profileId/pages',
  summary:
    "The artist's pages in their order, drafts among them, and those deleted lately, without what is on them",
  answer: pageListAnswer,
  rateLimit: 'pagesRead',
  run: async ({ req, params: { profileId } }): Promise<PageList> => ({
    pages: await listPages(req, profileId),
    card: await loadSiteCard(profileId),
    deleted: await listDeletedPages(req, profileId),
  }),
})

const create = definePublicEndpoint({
  ...ofSite,
  method: 'post',
  path: '/:profileId/pages',
  summary: "Makes a draft of a page template, in the site's own words",
  answer: newPageAnswer,
  status: 201,
  body: newPageBody,
  run: async ({ req, params: { profileId }, body: { template } }) => ({
    id: await pageFrom(req, profileId, template),
  }),
})

const copy = definePublicEndpoint({
  ...ofSite,
  method: 'post',
  path: '/:profileId/pages/:pageId/copies',
  summary: 'Makes a draft with what the newest draft of a page holds, at an address of its own',
  answer: newPageAnswer,
  status: 201,
  params: ownPagePath,
  failures: ['VALIDATION_FAILED'],
  run: async ({ req, params: { profileId, pageId } }) => ({
    id: await copyOf(req, profileId, pageId),
  }),
})

const restore = definePublicEndpoint({
  ...ofSite,
  method: 'post',
  path: '/:profileId/deleted-pages/:pageId/restore',
  summary: 'Makes a draft of a page that was deleted, at its address or the next free one',
  answer: newPageAnswer,
  status: 201,
  params: ownPagePath,
  failures: ['VALIDATION_FAILED'],
  run: async ({ req, params: { profileId, pageId } }) => ({
    id: await restoreDeletedPage(req, profileId, pageId),
  }),
})

const order = definePublicEndpoint({
  ...ofSite,
  method: 'post',
  path: '/:profileId/page-order',
  summary: 'Puts the pages in order, all or none; holds at once',
  body: pageOrderBody,
  run: ({ req, params: { profileId }, body: { ids } }) => orderPages(req, profileId, ids),
})

const readyMade = definePublicEndpoint({
  ...ofSite,
  method: 'get',
  path: '/:profileId/ready-made-sections',
  summary: "Sections to begin with, in the site's own words",
  answer: readyMadeAnswer,
  rateLimit: 'pagesRead',
  run: async ({ params: { profileId } }): Promise<ReadyMade[]> => {
    const words = await loadSiteText(profileId)
    if (!words) {
      throw new AppError('NOT_FOUND')
    }
    return readyMadeSections.map(({ id, label, keywords, build }) => ({
      id,
      label,
      keywords: [...keywords],
      subtree: subtreeOf(build(words)),
    }))
  },
})

/** Calls about an artist's pages, below `/api/profiles`. */
export const pageEndpoints: Endpoint[] = [list, create, copy, restore, order, readyMade]

/**
 * Puts pages in the given order, all or none. Written beside Payload, because an order is no draft
 * of a page: it holds at once, and pages with unpublished changes keep them.
 *
 * @throws {AppError} `NOT_FOUND` when one is not among the profile's pages
 */
async function orderPages(
  req: PayloadRequest,
  profileId: string,
  ids: readonly string[],
): Promise<void> {
  await withTx(req, async () => {
    await lockPages(req, profileId)
    const own = await listPages(req, profileId)
    const wanted = new Set(ids)
    if (!ids.every((id) => own.some((page) => page.id === id))) {
      throw new AppError('NOT_FOUND')
    }
    const rest = own.map(({ id }) => id).filter((id) => !wanted.has(id))
    const ordered = JSON.stringify([...wanted, ...rest])
    await runSql(req)`
      with ordered as (
        select value::uuid as id, position from jsonb_array_elements_text(${ordered}::jsonb)
          with ordinality as entry(value, position)
      ), live as (
        update pages set position = ordered.position from ordered where pages.id = ordered.id
      )
      update _pages_v set version_position = ordered.position
      from ordered where _pages_v.parent_id = ordered.id and _pages_v.latest`
    await revalidateTags(req, cacheTags.pages(profileId))
  })
}
