import type { Endpoint } from 'payload'
import { beginDeletion, takeDeletionBack } from '@/plugins/take-along/deletion/plan-deletion'
import { idParams } from '@/src/core/contracts/ids'
import { siteDeletionBody } from '@/src/core/contracts/site-deletion'
import { studioLimits } from '@/src/core/studio-limits'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const ofSite = {
  path: '/:id/deletion',
  params: idParams,
  subject: 'takeAlong',
  ownedProfile: ({ params }: { params: { id: string } }) => params.id,
  rateLimit: 'siteDeletion',
} as const

/** Below `/api/profiles`. */
export const deletionEndpoints: Endpoint[] = [
  definePublicEndpoint({
    ...ofSite,
    method: 'post',
    summary: `Takes a site offline and deletes it after ${studioLimits.siteDeletion.waitDays} days, for its owner`,
    body: siteDeletionBody,
    run: ({ req, params: { id }, body }) => beginDeletion(req, { profileId: id, ...body }),
  }),
  definePublicEndpoint({
    ...ofSite,
    method: 'delete',
    summary: 'Takes back that a site is to be deleted',
    failures: ['CONFLICT'],
    run: ({ req, params: { id } }) => takeDeletionBack(req, id),
  }),
]
