import type { Endpoint } from 'payload'
import { namedReach, segmentReach, segmentRules } from '@/src/core/contracts/audience/segments'
import { idParams } from '@/src/core/contracts/ids'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import { reachOf } from '@/src/server/audience/segments'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { requireOwnDocument } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

/** Below `/api/profiles`: of rules that are being written, wherever they are kept. */
export const rulesEndpoints: Endpoint[] = [
  definePublicEndpoint({
    method: 'post',
    path: '/:id/segments/reach',
    summary: 'How many people rules reach right now, and how many of them may be mailed',
    answer: segmentReach,
    params: idParams,
    body: segmentRules,
    subject: 'audience',
    right: 'read',
    ownedProfile: ({ params }) => params.id,
    rateLimit: 'peopleRead',
    run: ({ req, params, body }) => reachOf(req, params.id, body),
  }),
]

/** Below `/api/segments`. */
export const segmentEndpoints: Endpoint[] = [
  definePublicEndpoint({
    method: 'get',
    path: '/:id/reach',
    summary: 'How many people a segment reaches right now, and how many of them may be mailed',
    answer: namedReach,
    params: idParams,
    subject: 'audience',
    failures: ['CONFLICT'],
    rateLimit: 'peopleRead',
    run: async ({ req, params }) => {
      const segment = await requireOwnDocument(req, slugs.segments, params.id)
      const rules = segmentRules.safeParse(segment.rules)
      if (!rules.success) {
        throw new AppError('CONFLICT')
      }
      const reach = await reachOf(req, profileIdOf(segment), rules.data)
      return { name: segment.name, ...reach }
    },
  }),
]
