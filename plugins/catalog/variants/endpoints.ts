import type { Endpoint } from 'payload'
import { readMatrix } from '@/plugins/catalog/variants/read-variants'
import { saveVariants } from '@/plugins/catalog/variants/save-variants'
import {
  productOfProfile,
  saveVariantsBody,
  variantMatrixAnswer,
} from '@/src/core/contracts/products/variant-matrix'
import { studioLimits } from '@/src/core/studio-limits'
import { byKey } from '@/src/server/owner-api/by-key'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const ofOwner = {
  path: '/:id/products/:productId/variants',
  params: productOfProfile,
  answer: variantMatrixAnswer,
  subject: 'products',
  ownedProfile: ({ params }: { params: { id: string } }) => params.id,
} as const

const read = definePublicEndpoint({
  ...ofOwner,
  method: 'get',
  summary: 'Prices, stock and states of all variants of a product',
  rateLimit: 'catalogRead',
  run: ({ req, params: { id, productId } }) => readMatrix(req, { profileId: id, productId }),
})

const save = definePublicEndpoint({
  ...ofOwner,
  method: 'put',
  summary:
    'Writes all variants of a product at once; stock and state as differences to what was seen',
  body: saveVariantsBody,
  // A row with its pictures is about 500 bytes.
  maxBytes: studioLimits.merch.variantsMax * 1500,
  rateLimit: 'catalogChange',
  failures: ['STALE_REVISION'],
  run: ({ req, params: { id, productId }, body }) =>
    saveVariants(req, { profileId: id, productId, ...body }),
})

/** Those that keys of the API may make. */
export const variantCallsByKey: Endpoint[] = [
  byKey(read, '/products/:productId/variants', 'id'),
  byKey(save, '/products/:productId/variants', 'id'),
]

/** Calls about a profile, below `/api/profiles`. */
export const variantEndpoints: Endpoint[] = [read, save]
