import type { Endpoint } from 'payload'
import { listDeletedPages, restoreDeletedPage } from '@/plugins/visual-editor/pages/deleted-pages'
import { listPages } from '@/plugins/visual-editor/pages/list-pages'
import { copyOf, pageFrom } from '@/plugins/visual-editor/pages/make-page'
import { orderPages } from '@/plugins/visual-editor/pages/order-pages'
import { loadSiteCard } from '@/plugins/visual-editor/pages/site-card'
import { newPageAnswer, pageListAnswer, readyMadeAnswer } from '@/src/core/contracts/answers/pages'
import {
  newPageBody,
  ownPagePath,
  ownPagesPath,
  type PageList,
  pageOrderBody,
} from '@/src/core/contracts/pages'
import type { ReadyMade } from '@/src/core/contracts/sections'
import { AppError } from '@/src/core/errors'
import { readyMadeSections } from '@/src/core/page-document/templates/sections'
import { subtreeOf } from '@/src/core/page-document/templates/sketch'
import { loadSiteWords } from '@/src/server/pages/site-words'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const list = definePublicEndpoint({
  method: 'get',
  path: '/:profileId/pages',
  summary:
    "The artist's pages in their order, drafts among them, and those deleted lately, without what is on them",
  answer: pageListAnswer,
  params: ownPagesPath,
  rateLimit: 'pagesRead',
  ownedProfile: ({ params }) => params.profileId,
  run: async ({ req, params: { profileId } }): Promise<PageList> => ({
    pages: await listPages(req, profileId),
    card: await loadSiteCard(profileId),
    deleted: await listDeletedPages(req, profileId),
  }),
})

const create = definePublicEndpoint({
  method: 'post',
  path: '/:profileId/pages',
  summary: "Makes a draft of a page template, in the site's own words",
  answer: newPageAnswer,
  status: 201,
  params: ownPagesPath,
  body: newPageBody,
  rateLimit: 'pagesChange',
  ownedProfile: ({ params }) => params.profileId,
  run: async ({ req, params: { profileId }, body: { template } }) => ({
    id: await pageFrom(req, profileId, template),
  }),
})

const copy = definePublicEndpoint({
  method: 'post',
  path: '/:profileId/pages/:pageId/copies',
  summary: 'Makes a draft with what the newest draft of a page holds, at an address of its own',
  answer: newPageAnswer,
  status: 201,
  params: ownPagePath,
  failures: ['VALIDATION_FAILED'],
  rateLimit: 'pagesChange',
  ownedProfile: ({ params }) => params.profileId,
  run: async ({ req, params: { profileId, pageId } }) => ({
    id: await copyOf(req, profileId, pageId),
  }),
})

const restore = definePublicEndpoint({
  method: 'post',
  path: '/:profileId/deleted-pages/:pageId/restore',
  summary: 'Makes a draft of a page that was deleted, at its address or the next free one',
  answer: newPageAnswer,
  status: 201,
  params: ownPagePath,
  failures: ['VALIDATION_FAILED'],
  rateLimit: 'pagesChange',
  ownedProfile: ({ params }) => params.profileId,
  run: async ({ req, params: { profileId, pageId } }) => ({
    id: await restoreDeletedPage(req, profileId, pageId),
  }),
})

const order = definePublicEndpoint({
  method: 'post',
  path: '/:profileId/page-order',
  summary: 'Puts the pages in order, all or none; holds at once',
  params: ownPagesPath,
  body: pageOrderBody,
  rateLimit: 'pagesChange',
  ownedProfile: ({ params }) => params.profileId,
  run: ({ req, params: { profileId }, body: { ids } }) => orderPages(req, profileId, ids),
})

const readyMade = definePublicEndpoint({
  method: 'get',
  path: '/:profileId/ready-made-sections',
  summary: "Sections to begin with, in the site's own words",
  answer: readyMadeAnswer,
  params: ownPagesPath,
  rateLimit: 'pagesRead',
  ownedProfile: ({ params }) => params.profileId,
  run: async ({ params: { profileId } }): Promise<ReadyMade[]> => {
    const words = await loadSiteWords(profileId)
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
