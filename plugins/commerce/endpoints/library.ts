import type { Endpoint } from 'payload'
import { ownedReleases } from '@/plugins/commerce/downloads/owned-releases'
import { toOrderView } from '@/plugins/commerce/orders/order-view'
import { ownedReleasesAnswer } from '@/src/core/contracts/answers/downloads'
import { libraryAnswer } from '@/src/core/contracts/answers/own-account'
import { libraryQuery, type OrderView, ownedReleasesQuery } from '@/src/core/contracts/orders'
import type { Paginated } from '@/src/core/contracts/products'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { whereOwnedByAccount } from '@/src/server/accounts/owned-by-account'
import { verifiedEmailOf } from '@/src/server/accounts/verified-email'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

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
