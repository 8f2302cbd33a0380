import type { Endpoint } from 'payload'
import { addMerch, changeMerch } from '@/plugins/catalog/merch-list/change-merch'
import { listMerch } from '@/plugins/catalog/merch-list/list-merch'
import { moveProduct } from '@/plugins/catalog/product-grid/move-product'
import { idParams } from '@/src/core/contracts/ids'
import { listChangesAnswer } from '@/src/core/contracts/list-changes'
import { newProductAnswer } from '@/src/core/contracts/products/product-form'
import {
  changeMerchBody,
  merchListAnswer,
  merchListQuery,
  moveProductBody,
} from '@/src/core/contracts/products/product-list'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const ofOwner = {
  params: idParams,
  subject: 'products',
  ownedProfile: ({ params }: { params: { id: string } }) => params.id,
} as const

const list = definePublicEndpoint({
  ...ofOwner,
  method: 'get',
  path: '/:id/merch',
  summary: 'A page of the merch of the artist, with prices, stock and state',
  answer: merchListAnswer,
  query: merchListQuery,
  rateLimit: 'catalogRead',
  run: ({ req, params, query }) => listMerch(req, { ...query, profileId: params.id }),
})

const add = definePublicEndpoint({
  ...ofOwner,
  method: 'post',
  path: '/:id/merch',
  summary: 'A piece of merch to begin with; one that nobody has touched is answered again',
  answer: newProductAnswer,
  rateLimit: 'catalogChange',
  run: ({ req, params }) => addMerch(req, params.id),
})

const change = definePublicEndpoint({
  ...ofOwner,
  method: 'post',
  path: '/:id/merch/change',
  summary: 'Changes or deletes several pieces of merch; what one refuses does not stop the others',
  answer: listChangesAnswer,
  body: changeMerchBody,
  rateLimit: 'catalogChange',
  run: ({ req, params, body }) => changeMerch(req, { profileId: params.id, ...body }),
})

const move = definePublicEndpoint({
  ...ofOwner,
  method: 'post',
  path: '/:id/products/order',
  summary: 'Puts something that is sold in front of something else in the store, or behind all',
  body: moveProductBody,
  rateLimit: 'catalogChange',
  run: ({ req, params, body }) => moveProduct(req, { profileId: params.id, ...body }),
})

/** Calls about a profile, below `/api/profiles`. */
export const merchEndpoints: Endpoint[] = [list, add, change, move]
