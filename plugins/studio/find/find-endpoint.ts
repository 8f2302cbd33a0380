import { findDocuments } from '@/plugins/studio/find/find-documents'
import { idParams } from '@/src/core/contracts/ids'
import { findQuery } from '@/src/core/contracts/studio/find'
import { findAnswer } from '@/src/core/contracts/studio/find-answers'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

/** Below `/api/profiles`. */
export const findEndpoint = definePublicEndpoint({
  method: 'get',
  path: '/:id/find',
  summary: 'Releases, orders, people and the like of a site that words fit',
  answer: findAnswer,
  params: idParams,
  query: findQuery,
  subject: 'site',
  ownedProfile: ({ params }) => params.id,
  rateLimit: 'find',
  run: ({ req, params, query }) => findDocuments(req, params.id, query.words),
})
