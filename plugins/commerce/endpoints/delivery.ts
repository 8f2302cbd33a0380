import type { Endpoint } from 'payload'
import { deliveryState } from '@/plugins/commerce/downloads/delivery-state'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { sellAlone } from '@/plugins/commerce/singles/sell-alone'
import { deliveryAnswer } from '@/src/core/contracts/delivery'
import { idParams } from '@/src/core/contracts/ids'
import { sellAloneBody, singleSchema } from '@/src/core/contracts/singles'
import { slugs } from '@/src/core/slugs'
import { requireOwnDocument } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

/** `GET /products/{id}/delivery`: what buyers of a release get, for its artist. */
const delivery = definePublicEndpoint({
  method: 'get',
  path: '/:id/delivery',
  summary: 'What buyers of a release get, and which of its files are still being made',
  answer: deliveryAnswer,
  params: idParams,
  isForOwners: true,
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
  isForOwners: true,
  rateLimit: 'sellAlone',
  failures: ['CONFLICT'],
  run: async ({ req, params: { id }, body }) =>
    sellAlone(req, await requireOwnDocument(req, slugs.products, id), body),
})

/** Below `/api/products`. */
export const deliveryEndpoints: Endpoint[] = [delivery, singles]
