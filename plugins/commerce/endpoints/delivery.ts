import type { Endpoint } from 'payload'
import { deliveryState } from '@/plugins/commerce/downloads/delivery-state'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { deliveryAnswer } from '@/src/core/contracts/delivery'
import { idParams } from '@/src/core/contracts/ids'
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

/** Below `/api/products`. */
export const deliveryEndpoints: Endpoint[] = [delivery]
