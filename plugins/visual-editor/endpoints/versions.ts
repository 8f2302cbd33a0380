import { definePageEndpoint } from '@/plugins/visual-editor/endpoints/page-endpoint'
import { id, idParams } from '@/src/core/contracts/ids'
import {
  type PageVersion,
  versionAnswer,
  versionsAnswer,
} from '@/src/core/contracts/pages/page-calls'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { comparePages, countChanges } from '@/src/core/page-document/compare'
import { repairDocument } from '@/src/core/page-document/reading/repair'
import { blockRegistry } from '@/src/core/page-document/registry'
import type { PageDocument } from '@/src/core/page-document/schema'
import { slugs } from '@/src/core/slugs'

const list = definePageEndpoint({
  method: 'get',
  path: '/:id/versions',
  summary: 'Former states of a page, newest first',
  answer: versionsAnswer,
  run: async ({ req, page }) => {
    const { docs } = await req.payload.findVersions({
      collection: slugs.pages,
      where: { parent: { equals: page.id } },
      // Whose page it is decides whether its layout may be read.
      select: { updatedAt: true, version: { _status: true, profile: true, layout: true } },
      sort: '-updatedAt',
      limit: limits.pageVersionsMax,
      depth: 0,
      pagination: false,
      overrideAccess: false,
      user: req.user,
      req,
    })
    const isLive = page._status === 'published'
    const live = docs.find(({ version }) => isLive && version._status === 'published')
    const documents = docs.map(
      ({ version }) => repairDocument(version.layout, blockRegistry()).document,
    )
    const versions = docs.map(
      (doc, index): PageVersion => ({
        id: doc.id,
        savedAt: doc.updatedAt,
        kind: doc === live ? 'live' : doc.version._status === 'published' ? 'published' : 'draft',
        changes: changesSince(documents[index + 1], documents[index]),
      }),
    )
    return { versions }
  },
})

function changesSince(before?: PageDocument, after?: PageDocument): PageVersion['changes'] {
  return before && after ? countChanges(comparePages(before, after)) : null
}

const one = definePageEndpoint({
  method: 'get',
  path: '/:id/versions/:versionId',
  summary: 'What a page looked like',
  answer: versionAnswer,
  params: idParams.extend({ versionId: id }),
  run: async ({ req, page, params }) => {
    const { docs } = await req.payload.findVersions({
      collection: slugs.pages,
      where: { and: [{ id: { equals: params.versionId } }, { parent: { equals: page.id } }] },
      limit: 1,
      depth: 0,
      pagination: false,
      overrideAccess: false,
      user: req.user,
      req,
    })
    const [found] = docs
    if (!found) {
      throw new AppError('NOT_FOUND')
    }
    return { layout: found.version.layout }
  },
})

export const versionEndpoints = [list, one]
