import type { Endpoint } from 'payload'
import { loadDeliveries, sendAgain, sendTest } from '@/plugins/webhooks/deliveries'
import {
  changeConnection,
  loadConnections,
  makeConnection,
} from '@/plugins/webhooks/measurement/connections'
import {
  changeWebhook,
  loadWebhooks,
  makeWebhook,
  removeWebhook,
  rotateSecret,
  switchWebhook,
} from '@/plugins/webhooks/webhooks'
import {
  deliveriesAnswer,
  deliveriesQuery,
  deliveryPathParams,
  switchBody,
  webhookBodyOfOwner,
  webhookPathParams,
  webhookSecretAnswer,
  webhooksAnswer,
  webhooksPathParams,
} from '@/src/core/contracts/webhooks/endpoints'
import {
  connectionBody,
  connectionChange,
  connectionMadeAnswer,
  connectionsAnswer,
  testBody,
} from '@/src/core/contracts/webhooks/measurement'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const ofSite = {
  params: webhooksPathParams,
  subject: 'webhooks',
  ownedProfile: ({ params }: { params: { profileId: string } }) => params.profileId,
  rateLimit: 'webhookChange',
} as const

const ofOne = { ...ofSite, params: webhookPathParams }

const path = '/:profileId/webhooks'
const one = `${path}/:endpointId`

/** Below `/api/profiles`. */
export const webhookCalls: Endpoint[] = [
  definePublicEndpoint({
    ...ofSite,
    method: 'get',
    path,
    rateLimit: 'webhookRead',
    summary: 'The webhooks of a site',
    answer: webhooksAnswer,
    run: async ({ req, params }) => ({ webhooks: await loadWebhooks(req, params) }),
  }),
  definePublicEndpoint({
    ...ofSite,
    method: 'post',
    path,
    summary: 'Makes a webhook; its secret is answered this once',
    answer: webhookSecretAnswer,
    status: 201,
    body: webhookBodyOfOwner,
    failures: ['CONFLICT'],
    run: ({ req, params, body }) => makeWebhook(req, { ...params, ...body }),
  }),
  definePublicEndpoint({
    ...ofOne,
    method: 'put',
    path: one,
    summary: 'Changes where a webhook leads and what it is told of',
    body: webhookBodyOfOwner,
    run: ({ req, params, body }) => changeWebhook(req, { ...params, ...body }),
  }),
  definePublicEndpoint({
    ...ofOne,
    method: 'delete',
    path: one,
    summary: 'Removes a webhook with all that it was sent',
    run: ({ req, params }) => removeWebhook(req, params),
  }),
  definePublicEndpoint({
    ...ofOne,
    method: 'post',
    path: `${one}/secret`,
    summary: 'Makes a new secret; the former one signs beside it for a day',
    answer: webhookSecretAnswer,
    run: ({ req, params }) => rotateSecret(req, params),
  }),
  definePublicEndpoint({
    ...ofOne,
    method: 'post',
    path: `${one}/switch`,
    summary: 'Switches a webhook on or off',
    body: switchBody,
    run: ({ req, params, body }) => switchWebhook(req, { ...params, ...body }),
  }),
  definePublicEndpoint({
    ...ofOne,
    method: 'post',
    path: `${one}/test`,
    summary: 'Sends a test to a webhook, once',
    body: testBody,
    failures: ['CONFLICT'],
    run: ({ req, params, body }) => sendTest(req, { ...params, ...body }),
  }),
  definePublicEndpoint({
    ...ofOne,
    method: 'get',
    path: `${one}/deliveries`,
    rateLimit: 'webhookRead',
    summary: 'What a webhook was sent, and what it answered',
    query: deliveriesQuery,
    answer: deliveriesAnswer,
    run: ({ req, params, query }) => loadDeliveries(req, { ...params, ...query }),
  }),
  definePublicEndpoint({
    ...ofOne,
    method: 'post',
    path: `${one}/deliveries/:deliveryId/again`,
    params: deliveryPathParams,
    summary: 'Sends something to a webhook once more',
    failures: ['CONFLICT'],
    run: ({ req, params }) => sendAgain(req, params),
  }),
  definePublicEndpoint({
    ...ofSite,
    method: 'get',
    path: '/:profileId/measurement',
    rateLimit: 'webhookRead',
    summary: 'The companies that a site tells of purchases whose buyers agreed',
    answer: connectionsAnswer,
    run: async ({ req, params }) => ({ connections: await loadConnections(req, params) }),
  }),
  definePublicEndpoint({
    ...ofSite,
    method: 'post',
    path: '/:profileId/measurement',
    summary: 'Connects a company; its calls are those of webhooks',
    answer: connectionMadeAnswer,
    status: 201,
    body: connectionBody,
    run: ({ req, params, body }) => makeConnection(req, { ...params, ...body }),
  }),
  definePublicEndpoint({
    ...ofOne,
    method: 'put',
    path: '/:profileId/measurement/:endpointId',
    summary: 'Changes the pixel that purchases are counted for, and its token',
    body: connectionChange,
    run: ({ req, params, body }) => changeConnection(req, { ...params, ...body }),
  }),
]
