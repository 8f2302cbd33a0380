import type { Endpoint } from 'payload'
import { giveDownload } from '@/plugins/commerce/downloads/give-download'
import { findBuyersOrder } from '@/plugins/commerce/orders/find-order'
import { siteOf } from '@/plugins/commerce/tenant'
import { downloadAnswer } from '@/src/core/contracts/answers/shop'
import { downloadBody } from '@/src/core/contracts/orders'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

/** `POST /public/downloads`: a link to one bought original, for at most 300 s. */
const download = definePublicEndpoint({
  method: 'post',
  path: '/public/downloads',
  summary: 'A link to a bought file',
  answer: downloadAnswer,
  body: downloadBody,
  account: 'optional',
  rateLimit: 'download',
  run: async ({ req, body, host, account, clientIp }) => {
    const { profileId } = await siteOf(host)
    const order = await findBuyersOrder(req, {
      profileId,
      ref: body.orderRef,
      token: body.token,
      accountId: account?.id,
    })
    return giveDownload(req, { order, trackId: body.trackId, clientIp })
  },
})

export const downloadEndpoints: Endpoint[] = [download]
