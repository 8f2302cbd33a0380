import type { Endpoint } from 'payload'
import { withChoosable } from '@/plugins/move-in/choosable'
import {
  adoptAgain,
  discardImport,
  listImports,
  newImport,
  readImport,
  startStep,
} from '@/plugins/move-in/imports'
import {
  adoptAgainAnswer,
  importPath,
  importsAnswer,
  importsPath,
  importsQuery,
  importView,
  newImportAnswer,
  newImportBody,
  startImportBody,
} from '@/src/core/contracts/studio/move-in'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const ofSite = {
  subject: 'moveIn',
  ownedProfile: ({ params }: { params: { profileId: string } }) => params.profileId,
} as const
const path = '/:profileId/imports'
const one = { ...ofSite, params: importPath, rateLimit: 'importChange' } as const

/** Below `/api/profiles`. */
export const importEndpoints: Endpoint[] = [
  definePublicEndpoint({
    ...ofSite,
    method: 'get',
    path,
    params: importsPath,
    query: importsQuery,
    summary: 'The newest imports of a site from other services',
    answer: importsAnswer,
    rateLimit: 'importRead',
    run: async ({ req, params, query }) => ({
      imports: await listImports(req, { ...params, ...query }),
    }),
  }),
  definePublicEndpoint({
    ...ofSite,
    method: 'post',
    path,
    params: importsPath,
    body: newImportBody,
    summary: 'Begins an import, and says where its file may be sent by PUT',
    answer: newImportAnswer,
    status: 201,
    failures: ['TOO_LARGE'],
    rateLimit: 'importChange',
    run: ({ req, params, body }) => newImport(req, { ...params, ...body }),
  }),
  definePublicEndpoint({
    ...one,
    method: 'get',
    path: `${path}/:importId`,
    summary: 'How far an import is',
    answer: importView,
    rateLimit: 'importRead',
    run: async ({ req, params }) =>
      withChoosable(req, params.profileId, await readImport(req, params)),
  }),
  definePublicEndpoint({
    ...one,
    method: 'post',
    path: `${path}/:importId/check`,
    summary: 'Has the file of an import read, to tell what it would make; makes nothing',
    answer: importView,
    failures: ['CONFLICT'],
    run: ({ req, params }) => startStep(req, { ...params, to: 'checking' }),
  }),
  definePublicEndpoint({
    ...one,
    method: 'post',
    path: `${path}/:importId/start`,
    summary: 'Has drafts made of what is in the file of an import, or goes on with it',
    body: startImportBody,
    answer: importView,
    failures: ['CONFLICT'],
    run: ({ req, params, body }) => startStep(req, { ...params, ...body, to: 'making' }),
  }),
  definePublicEndpoint({
    ...one,
    method: 'post',
    path: `${path}/:importId/undo`,
    summary: 'Has all that an import made deleted, apart from what was changed or used since',
    answer: importView,
    failures: ['CONFLICT'],
    run: ({ req, params }) => startStep(req, { ...params, to: 'undoing' }),
  }),
  definePublicEndpoint({
    ...one,
    method: 'post',
    path: `${path}/:importId/adopt`,
    summary: 'Has members of an import looked at again whose memberships could not be made',
    answer: adoptAgainAnswer,
    run: async ({ req, params }) => ({ count: await adoptAgain(req, params) }),
  }),
  definePublicEndpoint({
    ...one,
    method: 'delete',
    path: `${path}/:importId`,
    summary: 'Forgets an import of which nothing is there',
    failures: ['CONFLICT'],
    run: ({ req, params }) => discardImport(req, params),
  }),
]
