import type { Endpoint, PayloadRequest } from 'payload'
import { createDownloadLink } from '@/plugins/commerce/downloads/create-download-link'
import { deliveryState } from '@/plugins/commerce/downloads/delivery-state'
import { rightOfAccount, rightsOfOrder } from '@/plugins/commerce/downloads/download-rights'
import { ownedReleases } from '@/plugins/commerce/downloads/owned-releases'
import { rightsOfClaimedGift } from '@/plugins/commerce/gifts/claimed-rights'
import { findBuyersOrder, idOf } from '@/plugins/commerce/orders/find-order'
import { toOrderView } from '@/plugins/commerce/orders/order-view'
import { createSingle } from '@/plugins/commerce/singles/create-single'
import { siteOf } from '@/plugins/commerce/site-of'
import { libraryAnswer } from '@/src/core/contracts/accounts/account-answers'
import { idParams } from '@/src/core/contracts/ids'
import { deliveryAnswer } from '@/src/core/contracts/music/delivery'
import { downloadAnswer, ownedReleasesAnswer } from '@/src/core/contracts/music/download-answers'
import {
  type DownloadAsked,
  type DownloadPreparing,
  downloadBody,
} from '@/src/core/contracts/music/downloads'
import { sellAloneBody, singleSchema } from '@/src/core/contracts/music/singles'
import type { OrderView } from '@/src/core/contracts/orders/order-answers'
import { libraryQuery, ownedReleasesQuery } from '@/src/core/contracts/orders/orders'
import type { Paginated } from '@/src/core/contracts/products/products'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import type { Entitlement } from '@/src/payload-types'
import { whereOwnedByAccount } from '@/src/server/accounts/owned-by-account'
import { verifiedEmailOf } from '@/src/server/accounts/verified-email'
import { requireOwnDocument } from '@/src/server/owner'
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
  answersOffline: true,
  rateLimit: 'download',
  failures: ['FORBIDDEN'],
  run: async ({ req, body, host, account, clientIp }) => {
    const { profileId } = await siteOf(host)
    const rights = await rightsOf(req, { profileId, accountId: account?.id, asked: body })
    const link = await createDownloadLink(req, { rights, asked: body, clientIp })
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

/** `GET /products/{id}/delivery`: what buyers of a release get, for its artist. */
const delivery = definePublicEndpoint({
  method: 'get',
  path: '/:id/delivery',
  summary: 'What buyers of a release get, and which of its files are still being made',
  answer: deliveryAnswer,
  params: idParams,
  subject: 'products',
  rateLimit: 'deliveryRead',
  run: async ({ req, params: { id } }) => {
    const product = await requireOwnDocument(req, slugs.products, id)
    return deliveryState(req, { profileId: idOf(product.profile ?? ''), productId: id })
  },
})

/** `POST /products/{id}/singles` `{ trackId, price, payWhatYouWant? }`: a song of an album becomes a single as well. */
const singles = definePublicEndpoint({
  method: 'post',
  path: '/:id/singles',
  summary: 'Sells a song of an album alone, too',
  answer: singleSchema,
  status: 201,
  params: idParams,
  body: sellAloneBody,
  subject: 'products',
  rateLimit: 'createSingle',
  failures: ['CONFLICT'],
  run: async ({ req, params: { id }, body }) =>
    createSingle(req, await requireOwnDocument(req, slugs.products, id), body),
})

/** Below `/api/products`. */
export const deliveryEndpoints: Endpoint[] = [delivery, singles]

/**
 * `GET /public/library`: what the visitor has paid for, newest first, with what can be downloaded;
 * orders without an account come along when their email is the visitor's confirmed one.
 */
const library = definePublicEndpoint({
  method: 'get',
  path: '/public/library',
  summary: 'What the visitor has bought',
  answer: libraryAnswer,
  query: libraryQuery,
  account: 'required',
  rateLimit: 'orderRead',
  run: async ({ req, account, query: { page } }): Promise<Paginated<OrderView>> => {
    const email = await verifiedEmailOf(req, account.id)
    const { docs, totalDocs } = await req.payload.find({
      collection: slugs.orders,
      where: {
        and: [
          { profile: { equals: account.profileId } },
          { paidAt: { exists: true } },
          whereOwnedByAccount({ id: account.id, email }),
        ],
      },
      sort: '-createdAt',
      page,
      limit: limits.pageSize,
      depth: 0,
      // The view needs what the admin hides, and picks what buyers may know of it.
      showHiddenFields: true,
      // Visitors have no rights in Payload; the query is bound to the one who is signed in.
      overrideAccess: true,
      req,
    })
    const data = await Promise.all(docs.map((order) => toOrderView(req, order)))
    return { data, page, total: totalDocs, pageSize: limits.pageSize }
  },
})

/**
 * `GET /public/library/releases`: the music that is the visitor's, bought, given or redeemed, with what
 * can be downloaded of it.
 */
const releases = definePublicEndpoint({
  method: 'get',
  path: '/public/library/releases',
  summary: "The visitor's music, with its files",
  answer: ownedReleasesAnswer,
  query: ownedReleasesQuery,
  account: 'required',
  rateLimit: 'orderRead',
  run: ({ req, account, query }) => ownedReleases(req, account, query),
})

export const libraryEndpoints: Endpoint[] = [library, releases]
