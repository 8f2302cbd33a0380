import type { Endpoint } from 'payload'
import { addMerch } from '@/plugins/catalog/merch-list/change-merch'
import { linkMerch, readLinkedMerch } from '@/plugins/catalog/release/linked-merch/linked-merch'
import { requireRelease } from '@/plugins/catalog/release/server/read-release'
import {
  linkedMerchAnswer,
  linkedMerchPath,
  linkMerchBody,
} from '@/src/core/contracts/products/linked-merch'
import { newProductAnswer } from '@/src/core/contracts/products/product-form'
import { releasePath } from '@/src/core/contracts/products/releases'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const path = '/:profileId/releases/:releaseId/merch'
const ofOwner = {
  subject: 'products',
  ownedProfile: ({ params }: { params: { profileId: string } }) => params.profileId,
} as const

const read = definePublicEndpoint({
  ...ofOwner,
  method: 'get',
  path,
  summary: 'The merch of a release, and what else of the site could become it',
  params: releasePath,
  answer: linkedMerchAnswer,
  rateLimit: 'releaseRead',
  run: ({ req, params: { profileId, releaseId } }) => readLinkedMerch(req, profileId, releaseId),
})

const make = definePublicEndpoint({
  ...ofOwner,
  method: 'post',
  path,
  summary:
    'A piece of merch of the release to begin with; one that nobody has touched is answered again',
  params: releasePath,
  answer: newProductAnswer,
  rateLimit: 'catalogChange',
  run: async ({ req, params: { profileId, releaseId } }) => {
    await requireRelease(req, profileId, releaseId)
    return addMerch(req, profileId, releaseId)
  },
})

const link = definePublicEndpoint({
  ...ofOwner,
  method: 'put',
  path: `${path}/:merchId`,
  summary: 'Makes a piece of merch part of the release, or of none',
  params: linkedMerchPath,
  body: linkMerchBody,
  answer: linkedMerchAnswer,
  rateLimit: 'catalogChange',
  run: ({ req, params, body }) => linkMerch(req, { ...params, ...body }),
})

/** Calls about the merch of a release, below `/api/profiles`. */
export const linkedMerchEndpoints: Endpoint[] = [read, make, link]
