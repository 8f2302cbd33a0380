import type { Endpoint } from 'payload'
import { toProductWire } from '@/plugins/public-api/wire'
import { idParams, profileQuery } from '@/src/core/contracts/ids'
import type { PlayerTrack } from '@/src/core/contracts/music/streaming'
import type { ProductWire } from '@/src/core/contracts/products/product-answers'
import {
  featuredProductsAnswer,
  playerQueueAnswer,
  productAnswer,
  productListAnswer,
} from '@/src/core/contracts/products/product-answers'
import {
  featuredProductsQuery,
  listProductsQuery,
  type Paginated,
} from '@/src/core/contracts/products/products'
import { AppError } from '@/src/core/errors'
import { playerQueue } from '@/src/core/player/player-queue'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import {
  featuredProductDetails,
  getProduct,
  listProductDetails,
  productListTags,
  productTags,
} from '@/src/server/site-data'

/** The featured ones come before `:id`: the first path that matches is taken. */
export const productEndpoints: Endpoint[] = [
  definePublicEndpoint({
    method: 'get',
    path: '/public/products',
    summary: 'One page of the store',
    answer: productListAnswer,
    query: listProductsQuery,
    rateLimit: 'search',
    isCounted: ({ filter }) => Boolean(filter.query),
    run: async ({ query }): Promise<Paginated<ProductWire>> => {
      const list = await listProductDetails(query)
      return { ...list, data: await Promise.all(list.data.map(toProductWire)) }
    },
    cacheTags: ({ query }) => productListTags(query.profileId),
  }),
  definePublicEndpoint({
    method: 'get',
    path: '/public/products/featured',
    summary: 'Featured products',
    answer: featuredProductsAnswer,
    query: featuredProductsQuery,
    run: async ({ query: { profileId, category } }): Promise<ProductWire[]> => {
      const products = await featuredProductDetails(profileId, category)
      return Promise.all(products.map(toProductWire))
    },
    cacheTags: ({ query }) => productListTags(query.profileId),
  }),
  definePublicEndpoint({
    method: 'get',
    path: '/public/products/:id',
    summary: 'One product',
    answer: productAnswer,
    params: idParams,
    query: profileQuery,
    run: async ({ params, query }): Promise<ProductWire> => {
      const product = await getProduct(query.profileId, params.id)
      if (!product) {
        throw new AppError('NOT_FOUND')
      }
      return toProductWire(product)
    },
    cacheTags: ({ query, params }) => productTags(query.profileId, params.id),
  }),
  definePublicEndpoint({
    method: 'get',
    path: '/public/products/:id/queue',
    summary: 'What the player plays of a release, from its cover in lists',
    answer: playerQueueAnswer,
    params: idParams,
    query: profileQuery,
    run: async ({ params, query }): Promise<PlayerTrack[]> => {
      const product = await getProduct(query.profileId, params.id)
      if (!product) {
        throw new AppError('NOT_FOUND')
      }
      return playerQueue(product)
    },
    cacheTags: ({ query, params }) => productTags(query.profileId, params.id),
  }),
]
