import type { Endpoint } from 'payload'
import { loadKeys, makeKey, revokeKey, setOrigins } from '@/plugins/api-keys/keys'
import {
  keyPath,
  keysAnswer,
  keysPath,
  newKeyAnswer,
  newKeyBody,
  originsBody,
} from '@/src/core/contracts/owner-api/keys'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const ofSite = {
  params: keysPath,
  subject: 'keys',
  ownedProfile: ({ params }: { params: { profileId: string } }) => params.profileId,
  rateLimit: 'apiKeyChange',
} as const

const path = '/:profileId/api-keys'

/** Below `/api/profiles`. */
export const apiKeyEndpoints: Endpoint[] = [
  definePublicEndpoint({
    ...ofSite,
    method: 'get',
    path,
    summary: 'The keys of a site, and which other sites may call from a browser',
    answer: keysAnswer,
    run: ({ req, params }) => loadKeys(req, params.profileId),
  }),
  definePublicEndpoint({
    ...ofSite,
    method: 'post',
    path,
    summary: 'Makes a key; it is answered this once',
    answer: newKeyAnswer,
    status: 201,
    body: newKeyBody,
    failures: ['CONFLICT'],
    run: ({ req, params, body }) => makeKey(req, { ...params, ...body }),
  }),
  definePublicEndpoint({
    ...ofSite,
    method: 'post',
    path: `${path}/:keyId/revoke`,
    params: keyPath,
    summary: 'Revokes a key at once',
    run: ({ req, params }) => revokeKey(req, params),
  }),
  definePublicEndpoint({
    ...ofSite,
    method: 'put',
    path: '/:profileId/api-origins',
    summary: 'Says which other sites may call from a browser',
    body: originsBody,
    run: ({ req, params, body }) => setOrigins(req, { ...params, ...body }),
  }),
]
