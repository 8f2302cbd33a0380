import { Validator } from '@seriousme/openapi-schema-validator'
import type { Config } from 'payload'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { toPayloadPlugin } from '@/plugins/_kit/to-payload-plugin'
import { openApiDocument } from '@/plugins/public-api/openapi/document'
import { webhookEventNames } from '@/src/core/contracts/webhooks/events'
import { type PublicCall, publicCallsOf } from '@/src/server/public-call'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { holdAgainstContract } from '@/src/testing/contract'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

/** Calls that answer a file, nothing, or a page, and so have no form to describe. */
const withoutJson = [
  // Leads to a page.
  'get /profiles/:id/site',
  'get /email-lists/:id/export',
  'get /download-code-batches/:id/codes',
  'get /events/:id/guests/export',
  'get /events/:id/waitlist/export',
  'get /memberships/export',
  'get /orders/export',
  'get /platform/logo',
  'get /profiles/:id/numbers.csv',
  'get /profiles/:id/people.csv',
  'get /profiles/:id/people/:personId/export.csv',
  'get /profiles/:id/people/:personId/export.json',
  'get /profiles/:id/invoices.zip',
  'get /profiles/:id/take-along.zip',
  'get /profiles/:id/invoices/:invoiceId/pdf',
  'get /profiles/:id/money.csv',
  'get /profiles/:profileId/recordings/:uploadId/:fileName',
  'get /public/memberships/invoices/:number',
  'get /public/orders/:ref/invoices/:number',
  'get /public/tracks/:id/full',
  'get /public/tracks/:id/preview',
  'get /public/posts/:id/files/:fileId',
  'get /public/posts/:id/files/:fileId/:size',
  'get /public/email-lists/unsubscribe/one-click',
  'post /public/email-lists/join/form',
  'post /public/email-lists/confirm/form',
  'post /public/email-lists/unsubscribe/form',
  'post /public/events/:id/waitlist/form',
  'post /profiles/:id/orders/label-service',
  'post /profiles/:id/orders/labels',
  'post /profiles/:id/orders/packing-slips',
  'post /public/websites/contact/form',
]

const calls = publicCallsOf(payload.config)

type Described = {
  paths: Record<string, Record<string, Operation>>
}
type Operation = {
  parameters?: { in: string; name: string }[]
  security?: unknown
  responses: Record<string, unknown>
}

const nameOf = ({ method, path }: PublicCall) => `${method} ${path}`
describe('the description of the API', () => {
  it('is a valid OpenAPI document that names every public call', async () => {
    const { status, json } = await rest<Record<string, unknown>>('GET', '/api/openapi.json')
    expect(status).toBe(200)
    const { valid, errors } = await new Validator().validate(json)
    expect([valid, errors]).toEqual([true, undefined])
    const described = Object.entries(json.paths as Record<string, object>).flatMap(
      ([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`),
    )
    expect(described.sort()).toEqual(
      calls.map((call) => `${call.method} /api${call.path.replace(/:(\w+)/g, '{$1}')}`).sort(),
    )
  })

  it('names what calls take and answer, and refers to nothing that is not there', async () => {
    const { json, text } = await rest<{ components: { schemas: Record<string, object> } }>(
      'GET',
      '/api/openapi.json',
    )
    const names = Object.keys(json.components.schemas)
    expect(names).toEqual(
      expect.arrayContaining(['Error', 'Product', 'Page', 'Site', 'OwnerOrder', 'Release']),
    )
    expect(names).toContain('PostPublicCheckoutBody')
    const referred = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name)
    expect(referred.filter((name) => !names.includes(name ?? ''))).toEqual([])
    expect(text).not.toContain('$defs')
  })

  it('holds the calls of plugins, those of keys with their scope', async () => {
    const { json } = await rest<Described>('GET', '/api/openapi.json')
    expect(json.paths['/api/v1/orders/{orderId}']?.get?.security).toEqual([
      { key: ['read:orders'] },
    ])
    expect(json.paths['/api/v1/orders/ship']?.post?.security).toEqual([{ key: ['ship:orders'] }])
    const description = openApiDocument({
      endpoints: [
        toPayloadPlugin({
          slug: 'acme',
          endpoints: [
            definePublicEndpoint({
              method: 'get',
              path: '/acme/dates',
              summary: 'Dates',
              answer: z.array(z.string()),
              run: async () => [],
            }),
          ],
        })({ endpoints: [] } as unknown as Config) as Config,
      ].flatMap(({ endpoints = [] }) => endpoints),
    })
    expect(description.paths).toHaveProperty('/api/acme/dates')
  })

  it('describes each event that webhooks are told of', async () => {
    type Told = { post: { requestBody: { content: Record<string, { schema: object }> } } }
    const { json } = await rest<{
      webhooks: Record<string, Told>
      components: { schemas: Record<string, { properties?: Record<string, object> }> }
    }>('GET', '/api/openapi.json')
    expect(Object.keys(json.webhooks)).toEqual(webhookEventNames)
    expect(json.webhooks['order.paid']?.post.requestBody.content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/OrderPaidEvent' } },
    })
    const { properties } = json.components.schemas.OrderPaidEvent ?? {}
    expect(Object.keys(properties ?? {})).toEqual(['type', 'version', 'timestamp', 'data'])
  })

  it('says of every call what it does and what it answers', () => {
    const silent = calls.filter(
      (call) =>
        !call.summary ||
        (!call.answer && call.status !== 204 && !withoutJson.includes(nameOf(call))),
    )
    expect(silent.map(nameOf)).toEqual([])
  })

  it('names the parameters of each path, who may call, and how calls fail', async () => {
    const { json } = await rest<Described>('GET', '/api/openapi.json')
    const operations = Object.entries(json.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
    )
    for (const { path, method, parameters = [], security } of operations) {
      const named = parameters.filter((each) => each.in === 'path').map(({ name }) => name)
      const written = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect([method, path, named.sort()]).toEqual([method, path, written.sort()])
      expect([method, path, security]).toEqual([method, path, expect.any(Array)])
    }
    const failuresOf = (wanted: string) =>
      operations
        .filter(({ method, path }) => `${method} ${path}` === wanted)
        .flatMap(({ responses }) => Object.keys(responses).filter((status) => status >= '400'))
    expect(failuresOf('post /api/sessions')).toEqual(['400', '401', '404', '413', '415', '429'])
    expect(failuresOf('post /api/public/accounts')).toContain('409')
    const file = failuresOf('get /api/public/posts/{id}/files/{fileId}')
    expect(file).toEqual(['400', '403', '404', '416', '429'])
  })

  it('catches a failure that nobody was told of', () => {
    const call = { method: 'GET', path: '/api/public/profiles/current', text: '{}' }
    const { config } = payload
    expect(() => holdAgainstContract(config, { ...call, status: 404 })).not.toThrow()
    expect(() => holdAgainstContract(config, { ...call, status: 409 })).toThrow(
      'GET /api/public/profiles/current answered 409: name it in `failures`',
    )
  })

  it('catches an answer that is not as described', () => {
    const call = { method: 'GET', path: '/api/public/profiles/current', status: 200 }
    expect(() => holdAgainstContract(payload.config, { ...call, text: '{"id":1}' })).toThrow(
      /GET \/api\/public\/profiles\/current breaks its contract: id: /,
    )
  })
})
