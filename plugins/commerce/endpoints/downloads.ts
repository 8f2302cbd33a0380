import type { Endpoint, PayloadRequest } from 'payload'
import { giveDownload } from '@/plugins/commerce/downloads/give-download'
import { rightOfAccount, rightsOfOrder } from '@/plugins/commerce/downloads/rights'
import { rightsOfClaimedGift } from '@/plugins/commerce/gifts/claimed-rights'
import { findBuyersOrder } from '@/plugins/commerce/orders/find-order'
import { siteOf } from '@/plugins/commerce/tenant'
import { downloadAnswer } from '@/src/core/contracts/answers/downloads'
import {
  type DownloadAsked,
  type DownloadPreparing,
  downloadBody,
} from '@/src/core/contracts/downloads'
import { limits } from '@/src/core/limits'
import type { Entitlement } from '@/src/payload-types'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

type Asking = { profileId: string; accountId: string | undefined; asked: DownloadAsked }

/**
 * `POST /public/downloads`: a link to one bought file, for at most 300 s. 202 while an archive is being
 * made: then ask again.
 */
const download = definePublicEndpoint({
  method: 'post',
  path: '/public/downloads',
  summary: 'A link to a bought file; 202 while it is still being made',
  answer: downloadAnswer,
  body: downloadBody,
  account: 'optional',
  rateLimit: 'download',
  failures: ['FORBIDDEN'],
  run: async ({ req, body, host, account, clientIp }) => {
    const { profileId } = await siteOf(host)
    const rights = await rightsOf(req, { profileId, accountId: account?.id, asked: body })
    const link = await giveDownload(req, { rights, asked: body, clientIp })
    return link ?? preparing()
  },
})

async function rightsOf(
  req: PayloadRequest,
  { profileId, accountId, asked: { orderRef, token, entitlementId, giftToken } }: Asking,
): Promise<Entitlement[]> {
  if (orderRef) {
    const key = { profileId, ref: orderRef, token, accountId }
    return rightsOfOrder(req, (await findBuyersOrder(req, key)).id)
  }
  if (giftToken) {
    return rightsOfClaimedGift(req, { profileId, token: giftToken })
  }
  return accountId && entitlementId
    ? rightOfAccount(req, { id: accountId, profileId }, entitlementId)
    : []
}

function preparing(): Response {
  const retryAfterSeconds = limits.download.pollSeconds
  const body: DownloadPreparing = { isPreparing: true, retryAfterSeconds }
  return Response.json(body, {
    status: 202,
    headers: { 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' },
  })
}

export const downloadEndpoints: Endpoint[] = [download]
