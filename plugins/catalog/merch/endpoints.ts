import type { Endpoint } from 'payload'
import { readMerch, requireMerch } from '@/plugins/catalog/merch/server/read-merch'
import { saveMerch } from '@/plugins/catalog/merch/server/save-merch'
import { addMerch } from '@/plugins/catalog/merch-list/change-merch'
import { copyProduct, deleteProduct } from '@/plugins/catalog/product/server/copy-product'
import { setProductState } from '@/plugins/catalog/product/server/product-state'
import { idParams } from '@/src/core/contracts/ids'
import { merchAnswer, merchBody, merchForm, merchParams } from '@/src/core/contracts/products/merch'
import { newProductAnswer, productStateBody } from '@/src/core/contracts/products/product-form'
import { limits } from '@/src/core/limits'
import { byKey } from '@/src/server/owner-api/by-key'
import { changerOf } from '@/src/server/owner-api/change-fields'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { withTx } from '@/src/server/transaction'

const path = '/:id/merch/:merchId'
// The words, and the rest of the form.
const maxBytes = limits.richText.bytesMax + 20_000
const merchChanges = merchForm.partial()
const ofMerch = {
  params: merchParams,
  subject: 'products',
  ownedProfile: ({ params }: { params: { id: string } }) => params.id,
} as const

const read = definePublicEndpoint({
  ...ofMerch,
  method: 'get',
  path,
  summary: 'A piece of merch as its artist works on it, apart from its variants',
  answer: merchAnswer,
  rateLimit: 'releaseRead',
  run: ({ req, params }) => readMerch(req, params.id, params.merchId),
})

const save = definePublicEndpoint({
  ...ofMerch,
  method: 'put',
  path,
  summary: 'Stores what an artist wrote of a piece of merch, as a whole',
  answer: merchAnswer,
  body: merchBody,
  maxBytes,
  failures: ['CONFLICT', 'STALE_REVISION'],
  rateLimit: 'releaseChange',
  run: ({ req, params, body }) =>
    saveMerch(req, { profileId: params.id, id: params.merchId, ...body }),
})

const setState = definePublicEndpoint({
  ...ofMerch,
  method: 'post',
  path: `${path}/state`,
  summary: 'Puts a piece of merch on sale, at once or at a moment, or takes it off',
  answer: merchAnswer,
  body: productStateBody,
  failures: ['CONFLICT'],
  rateLimit: 'releaseChange',
  run: ({ req, params: { id, merchId }, body }) =>
    setProductState(req, { id: merchId, wish: body, read: () => readMerch(req, id, merchId) }),
})

const copy = definePublicEndpoint({
  ...ofMerch,
  method: 'post',
  path: `${path}/copy`,
  summary: 'A draft with everything of a piece of merch, its variants too',
  answer: newProductAnswer,
  rateLimit: 'releaseChange',
  run: ({ req, params: { id, merchId } }) =>
    withTx(req, async () => ({
      id: await copyProduct(req, await requireMerch(req, id, merchId)),
    })),
})

const remove = definePublicEndpoint({
  ...ofMerch,
  method: 'delete',
  path,
  summary: 'Deletes a piece of merch that is not on sale and that nobody bought',
  failures: ['CONFLICT'],
  rateLimit: 'releaseChange',
  run: async ({ req, params }) =>
    deleteProduct(req, await requireMerch(req, params.id, params.merchId)),
})

const changeOf = changerOf({ read: readMerch, save: saveMerch })

const makeFilled = definePublicEndpoint({
  params: idParams,
  subject: 'products',
  ownedProfile: ({ params }) => params.id,
  method: 'post',
  path: '/:id/merch',
  summary: 'A draft of a piece of merch with what is given; what is not stays as a new one has it',
  answer: merchAnswer,
  status: 201,
  body: merchChanges,
  maxBytes,
  failures: ['CONFLICT'],
  rateLimit: 'releaseChange',
  run: ({ req, params, body }) =>
    withTx(req, async () => changeOf(req, params.id, (await addMerch(req, params.id)).id, body)),
})

const changeSome = definePublicEndpoint({
  ...ofMerch,
  method: 'patch',
  path,
  summary: 'Changes what is given of a piece of merch',
  answer: merchAnswer,
  body: merchChanges,
  maxBytes,
  failures: ['CONFLICT', 'STALE_REVISION'],
  rateLimit: 'releaseChange',
  run: ({ req, params, body }) => changeOf(req, params.id, params.merchId, body),
})

/** Those that keys of the API may make. */
export const merchCallsByKey: Endpoint[] = [
  byKey(makeFilled, '/merch', 'id'),
  byKey(read, '/merch/:merchId', 'id'),
  byKey(changeSome, '/merch/:merchId', 'id'),
  byKey(setState, '/merch/:merchId/state', 'id'),
  byKey(remove, '/merch/:merchId', 'id'),
]

/** Calls about one piece of merch, below `/api/profiles`. */
export const merchScreenEndpoints: Endpoint[] = [read, save, setState, copy, remove]
