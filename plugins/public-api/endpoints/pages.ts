import type { Endpoint } from 'payload'
import { profileQuery } from '@/src/core/contracts/ids'
import {
  type PublicPage,
  publicPageAnswer,
  publicPageQuery,
  publicPagesAnswer,
} from '@/src/core/contracts/pages/public-pages'
import { AppError } from '@/src/core/errors'
import { migrateDocument } from '@/src/core/page-document/reading/migrate'
import { blockRegistry } from '@/src/core/page-document/registry'
import { type PageDocument, pageDocument } from '@/src/core/page-document/schema'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { getPage, listPages, loadMedia, pageTags } from '@/src/server/site-data'

const list = definePublicEndpoint({
  method: 'get',
  path: '/public/pages',
  summary: 'The pages of the site that visitors see, in the order of the artist',
  answer: publicPagesAnswer,
  query: profileQuery,
  run: ({ query }) => listPages(query.profileId),
  cacheTags: ({ query: { profileId } }) => [cacheTags.pages(profileId), cacheTags.site(profileId)],
})

const read = definePublicEndpoint({
  method: 'get',
  path: '/public/pages/at',
  summary: 'What is on a page of the site: its blocks as the artist made them, without their data',
  answer: publicPageAnswer,
  query: publicPageQuery,
  run: async ({ query: { profileId, pathname } }): Promise<PublicPage> => {
    const page = await getPage(profileId, pathname)
    if (!page) {
      throw new AppError('NOT_FOUND')
    }
    const document = pageDocument.parse(migrateDocument(page.document, blockRegistry()))
    const media = await loadMedia(profileId, idsIn(document))
    return { ...page, document: withoutNotes(document), media: [...media.values()] }
  },
  cacheTags: ({ query: { profileId, pathname } }) => pageTags(profileId, pathname),
})

/** What might be the id of a picture. */
function idsIn({ nodes }: PageDocument): string[] {
  const props = JSON.stringify(Object.values(nodes).map((node) => node.props))
  const found = props.matchAll(/"([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})"/g)
  return [...new Set([...found].map(([, id = '']) => id))]
}

/** What artists call their blocks, and hold fast, is for them alone. */
function withoutNotes({ nodes, ...document }: PageDocument): PublicPage['document'] {
  return {
    ...document,
    nodes: Object.fromEntries(
      Object.entries(nodes).map(([id, { name: _name, isLocked: _isLocked, ...node }]) => [
        id,
        node,
      ]),
    ),
  }
}

export const pageEndpoints: Endpoint[] = [list, read]
