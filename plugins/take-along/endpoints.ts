import type { Endpoint } from 'payload'
import { beginExport, exportLink, readExport } from '@/plugins/take-along/site-exports'
import { idParams } from '@/src/core/contracts/ids'
import { siteExportView } from '@/src/core/contracts/site-export'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const ofSite = {
  params: idParams,
  subject: 'takeAlong',
  ownedProfile: ({ params }: { params: { id: string } }) => params.id,
} as const

/** Below `/api/profiles`. */
export const exportEndpoints: Endpoint[] = [
  definePublicEndpoint({
    ...ofSite,
    method: 'post',
    path: '/:id/take-along',
    summary: 'Has the file with everything of a site made, for its owner',
    answer: siteExportView,
    rateLimit: 'takeAlong',
    run: ({ req, params: { id } }) => beginExport(req, id),
  }),
  definePublicEndpoint({
    ...ofSite,
    method: 'get',
    path: '/:id/take-along',
    summary: 'How far the file with everything of a site is',
    answer: siteExportView,
    rateLimit: 'takeAlongRead',
    run: ({ req, params: { id } }) => readExport(req, id),
  }),
  definePublicEndpoint({
    ...ofSite,
    method: 'get',
    path: '/:id/take-along.zip',
    summary: 'Leads to the file with everything of a site, once it is ready',
    status: 302,
    rateLimit: 'takeAlongRead',
    run: async ({ req, params: { id } }) =>
      new Response(null, {
        status: 302,
        headers: { Location: await exportLink(req, id), 'Cache-Control': 'no-store' },
      }),
  }),
]
