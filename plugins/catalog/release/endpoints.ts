import type { Endpoint } from 'payload'
import { changeReleases, listReleases } from '@/plugins/catalog/music-list/list-releases'
import { setProductState } from '@/plugins/catalog/product/server/product-state'
import {
  copyRelease,
  deleteRelease,
  makeRelease,
} from '@/plugins/catalog/release/server/make-release'
import { readRelease } from '@/plugins/catalog/release/server/read-release'
import { saveRelease } from '@/plugins/catalog/release/server/save-release'
import { listChangesAnswer } from '@/src/core/contracts/list-changes'
import { newProductAnswer, productStateBody } from '@/src/core/contracts/products/product-form'
import { musicListQuery } from '@/src/core/contracts/products/product-list'
import { musicListAnswer, releaseAnswer } from '@/src/core/contracts/products/release-answers'
import {
  releaseBody,
  releaseBulkBody,
  releaseForm,
  releasePath,
  releasesPath,
} from '@/src/core/contracts/products/releases'
import { limits } from '@/src/core/limits'
import { byKey } from '@/src/server/owner-api/by-key'
import { changerOf } from '@/src/server/owner-api/change-fields'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { withTx } from '@/src/server/transaction'

const path = '/:profileId/releases'
const ownedProfile = ({ params }: { params: { profileId: string } }) => params.profileId
// The words, and the rest of the form.
const maxBytes = limits.richText.bytesMax + 100_000
const releaseChanges = releaseForm.partial()
const ofSite = { params: releasesPath, subject: 'products', ownedProfile } as const
const ofRelease = { params: releasePath, subject: 'products', ownedProfile } as const

const list = definePublicEndpoint({
  ...ofSite,
  method: 'get',
  path,
  summary: 'A page of the releases of a site, with what was sold of each',
  answer: musicListAnswer,
  query: musicListQuery,
  rateLimit: 'releaseRead',
  run: ({ req, params, query }) => listReleases(req, { ...query, ...params }),
})

const make = definePublicEndpoint({
  ...ofSite,
  method: 'post',
  path,
  summary: 'A new release to write on; one that was left as it was made is given again',
  answer: newProductAnswer,
  rateLimit: 'releaseChange',
  run: async ({ req, params: { profileId } }) => ({ id: await makeRelease(req, profileId) }),
})

const change = definePublicEndpoint({
  ...ofSite,
  method: 'post',
  path: `${path}/bulk`,
  summary: 'Does one thing to many releases, and tells what could not be done',
  answer: listChangesAnswer,
  body: releaseBulkBody,
  rateLimit: 'releaseChange',
  run: ({ req, params: { profileId }, body }) => changeReleases(req, profileId, body),
})

const read = definePublicEndpoint({
  ...ofRelease,
  method: 'get',
  path: `${path}/:releaseId`,
  summary: 'A release as its artist works on it',
  answer: releaseAnswer,
  rateLimit: 'releaseRead',
  run: ({ req, params: { profileId, releaseId } }) => readRelease(req, profileId, releaseId),
})

const save = definePublicEndpoint({
  ...ofRelease,
  method: 'put',
  path: `${path}/:releaseId`,
  summary: 'Stores what an artist wrote of a release, as a whole',
  answer: releaseAnswer,
  body: releaseBody,
  maxBytes,
  failures: ['CONFLICT', 'STALE_REVISION'],
  rateLimit: 'releaseChange',
  run: ({ req, params: { profileId, releaseId }, body }) =>
    saveRelease(req, { profileId, id: releaseId, ...body }),
})

const setState = definePublicEndpoint({
  ...ofRelease,
  method: 'post',
  path: `${path}/:releaseId/state`,
  summary: 'Puts a release on sale, at once or at a moment, or takes it off',
  answer: releaseAnswer,
  body: productStateBody,
  failures: ['CONFLICT'],
  rateLimit: 'releaseChange',
  run: ({ req, params: { profileId, releaseId }, body }) =>
    setProductState(req, {
      id: releaseId,
      wish: body,
      read: () => readRelease(req, profileId, releaseId),
    }),
})

const copy = definePublicEndpoint({
  ...ofRelease,
  method: 'post',
  path: `${path}/:releaseId/copy`,
  summary: 'A draft with everything of a release, its songs too',
  answer: newProductAnswer,
  rateLimit: 'releaseChange',
  run: async ({ req, params: { profileId, releaseId } }) => ({
    id: await copyRelease(req, profileId, releaseId),
  }),
})

const remove = definePublicEndpoint({
  ...ofRelease,
  method: 'delete',
  path: `${path}/:releaseId`,
  summary: 'Deletes a release that is not on sale and that nobody bought',
  failures: ['CONFLICT'],
  rateLimit: 'releaseChange',
  run: ({ req, params: { profileId, releaseId } }) => deleteRelease(req, profileId, releaseId),
})

const changeOf = changerOf({ read: readRelease, save: saveRelease })

const makeFilled = definePublicEndpoint({
  ...ofSite,
  method: 'post',
  path,
  summary: 'A draft of a release with what is given; what is not stays as a new one has it',
  answer: releaseAnswer,
  status: 201,
  body: releaseChanges,
  maxBytes,
  failures: ['CONFLICT'],
  rateLimit: 'releaseChange',
  run: ({ req, params: { profileId }, body }) =>
    withTx(req, async () => changeOf(req, profileId, await makeRelease(req, profileId), body)),
})

const changeSome = definePublicEndpoint({
  ...ofRelease,
  method: 'patch',
  path: `${path}/:releaseId`,
  summary: 'Changes what is given of a release',
  answer: releaseAnswer,
  body: releaseChanges,
  maxBytes,
  failures: ['CONFLICT', 'STALE_REVISION'],
  rateLimit: 'releaseChange',
  run: ({ req, params: { profileId, releaseId }, body }) =>
    changeOf(req, profileId, releaseId, body),
})

/** Those that keys of the API may make. */
export const releaseCallsByKey: Endpoint[] = [
  byKey(makeFilled, '/releases'),
  byKey(read, '/releases/:releaseId'),
  byKey(changeSome, '/releases/:releaseId'),
  byKey(setState, '/releases/:releaseId/state'),
  byKey(remove, '/releases/:releaseId'),
]

/** Calls about releases, below `/api/profiles`. */
export const releaseEndpoints: Endpoint[] = [list, make, change, read, save, setState, copy, remove]
