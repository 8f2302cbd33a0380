import type { Endpoint } from 'payload'
import { setOnline } from '@/plugins/arrival/online/set-online'
import { idParams } from '@/src/core/contracts/ids'
import { onlineAnswer, onlineBody, sitePathQuery } from '@/src/core/contracts/pages/arrival'
import { AppError } from '@/src/core/errors'
import { offlineLinkParam } from '@/src/core/urls/preview'
import { signOfflineLink } from '@/src/server/pages/preview-token'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { siteOrigin } from '@/src/server/tenancy'

const change = definePublicEndpoint({
  method: 'post',
  path: '/:id/online',
  summary: 'Puts a site online, where visitors see it, or takes it offline',
  answer: onlineAnswer,
  params: idParams,
  body: onlineBody,
  subject: 'site',
  ownedProfile: ({ params }) => params.id,
  rateLimit: 'siteOnline',
  failures: ['CONFLICT'],
  run: async ({ req, params: { id }, body: { isOnline } }) => {
    await setOnline(req, id, isOnline)
    return { isOnline }
  },
})

/** A link of the admin, which knows nothing of the cookies of the site. */
const look = definePublicEndpoint({
  method: 'get',
  path: '/:id/site',
  summary: 'Leads those who work for a site to it, online or not',
  status: 303,
  params: idParams,
  subject: 'site',
  query: sitePathQuery,
  ownedProfile: ({ params }) => params.id,
  rateLimit: 'siteOnline',
  run: async ({ params: { id }, query: { path } }) => {
    const origin = await siteOrigin(id)
    if (!origin) {
      throw new AppError('NOT_FOUND')
    }
    const link = new URL(path, origin)
    if (link.origin !== new URL(origin).origin) {
      throw new AppError('NOT_FOUND')
    }
    link.searchParams.set(offlineLinkParam, signOfflineLink(id))
    return new Response(null, {
      status: 303,
      headers: { Location: link.href, 'Referrer-Policy': 'no-referrer' },
    })
  },
})

/** Below `/api/profiles`. */
export const onlineEndpoints: Endpoint[] = [change, look]
