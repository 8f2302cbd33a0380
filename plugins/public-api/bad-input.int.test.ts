import fc from 'fast-check'
import { type Endpoint, handleEndpoints } from 'payload'
import { describe, expect, it } from 'vitest'
import { apiRoute } from '@/src/server/http/api-route'
import { createProduct, createTenant } from '@/src/testing/factories'
import { runs } from '@/src/testing/soak'
import { payload } from '@/src/testing/test-payload'

const { default: config } = await import('@payload-config')
const handler = apiRoute((request) => handleEndpoints({ config, request }))
const call = (request: Request) => handler(request, {})
const endpoints = (payload.config.endpoints ?? []).filter(({ path }) =>
  /^\/(public|sessions|accounts|webhooks|test-payments)\b/.test(path),
)
const { profile, visitor, host } = await createTenant(payload, 'Luna')
const { product } = await createProduct(payload, profile.id)
const known = { profileId: profile.id, productId: product.id, token: visitor.token, host }

type Answer = { status: number; json: unknown }

async function send(method: string, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await call(
    new Request(`http://${known.host}/api${path}`, { method: method.toUpperCase(), ...init }),
  )
  const text = await response.text()
  return { status: response.status, json: text === '' ? null : JSON.parse(text) }
}

const envelope = {
  message: expect.any(String),
  code: expect.stringMatching(/^[A-Z_]+$/),
  requestId: expect.any(String),
}

describe('every public call', () => {
  it('survives anything that is thrown at it', async () => {
    expect(endpoints.length).toBeGreaterThanOrEqual(13)
    await fc.assert(
      fc.asyncProperty(request(), async ({ method, path, init }) => {
        const { status, json } = await send(method, path, init)
        expect(status).toBeLessThan(500)
        if (status >= 400) {
          expect(json).toMatchObject(envelope)
          expect(JSON.stringify(json)).not.toMatch(/node_modules|\bat .*\.[jt]s:|select |insert /i)
        }
      }),
      runs(2000),
    )
  }, 240_000)

  it('refuses bodies that are too large, of another type, or no JSON', async () => {
    for (const { method, path } of endpoints.filter(takesJson)) {
      const answers = {
        large: await send(method, path, {
          body: JSON.stringify({ a: 'x'.repeat(100_000) }),
          headers: json,
        }),
        form: await send(method, path, {
          body: 'a=b',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
        broken: await send(method, path, { body: '{"a":', headers: json }),
        latin1: await send(method, path, {
          body: new Uint8Array([0x22, 0xe9, 0x22]),
          headers: json,
        }),
      }
      expect([path, answers.large, answers.form, answers.broken, answers.latin1]).toEqual([
        path,
        { status: 413, json: { ...envelope, code: 'TOO_LARGE' } },
        { status: 415, json: { ...envelope, code: 'UNSUPPORTED_MEDIA' } },
        { status: 400, json: { ...envelope, code: 'MALFORMED' } },
        { status: 400, json: { ...envelope, code: 'MALFORMED' } },
      ])
    }
  })

  it('is not moved by keys that reach the prototype', async () => {
    const body = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'
    for (const { method, path } of endpoints.filter(takesJson)) {
      expect((await send(method, path, { body, headers: json })).status).toBe(400)
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})

describe('calls that Payload answers itself', () => {
  it.each([
    ['GET', '/nothing-here', 404],
    ['PUT', '/sessions', 404],
    ['GET', '/public-accounts', 404],
    ['GET', '/public/products/%E0%A4%A', 400],
    ['GET', '/orders', 403],
    ['GET', '/orders/nonsense', 403],
    ['PATCH', '/pages/nonsense', 403],
  ])('%s %s answers %i in the one shape', async (method, path, status) => {
    expect(await send(method, path)).toEqual({ status, json: expect.objectContaining(envelope) })
  })

  it('stay in shape when the request pretends to be another method', async () => {
    const headers = { ...json, 'x-http-method-override': 'GET' }
    expect(await send('POST', '/orders', { headers, body: '{' })).toEqual({
      status: 400,
      json: envelope,
    })
  })
})

const json = { 'content-type': 'application/json' }

/** Calls that read a JSON body before they look at who calls. */
function takesJson({ method, path }: Endpoint): boolean {
  return method === 'post' && /^\/(sessions|public\/(accounts|passwords\/\w+))$/.test(path)
}

/** Requests that are nearly right: real paths and fields, with wild values in them. */
function request() {
  const wild = fc.oneof(
    fc.constantFrom(
      known.profileId,
      known.productId,
      known.token,
      '',
      '\u0000',
      '-1',
      '1e309',
      'null',
    ),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.uuid(),
    fc.emailAddress(),
  )
  const names = fc.constantFrom(
    ...['profileId', 'email', 'password', 'firstName', 'lastName', 'token', 'confirmPassword'],
    ...[
      'items',
      'quantity',
      'id',
      'filter',
      'page',
      'limit',
      'category',
      '__proto__',
      'constructor',
    ],
  )
  const value = fc.oneof(
    wild,
    fc.jsonValue({ maxDepth: 3 }),
    fc.integer(),
    fc.constant(known.profileId),
  )
  const body = fc.oneof(
    { weight: 5, arbitrary: fc.dictionary(names, value).map((fields) => JSON.stringify(fields)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ maxLength: 200 }) },
    {
      weight: 1,
      arbitrary: fc.integer({ min: 1, max: 5000 }).map((n) => '['.repeat(n) + ']'.repeat(n)),
    },
  )
  const queryKey = fc.constantFrom(
    'profileId',
    'page',
    'limit',
    'category',
    'filter[query]',
    'filter[releaseType]',
    'filter',
    'filter[query][a]',
    'profileId[]',
    'filter[__proto__][a]',
  )
  const query = fc.array(fc.tuple(queryKey, wild), { maxLength: 4 }).map((pairs) => {
    const params = new URLSearchParams([['profileId', known.profileId]])
    for (const [key, text] of pairs) {
      params.append(key, text)
    }
    return `?${params}`
  })
  const headers = fc.record({
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-8',
      'text/plain',
      'multipart/form-data',
    ),
    authorization: fc.constantFrom(
      `JWT ${known.token}`,
      'JWT ',
      'JWT x',
      'Bearer a.b.c',
      'Basic eDp5',
    ),
    host: fc.constantFrom(
      known.host,
      known.host,
      'localhost:3000',
      'evil',
      '',
      '..',
      'x'.repeat(300),
    ),
  })
  return fc
    .record({ endpoint: fc.constantFrom(...endpoints), id: wild, query, body, headers })
    .map(({ endpoint: { method, path }, id, query: search, body: text, headers: given }) => ({
      method,
      path: path.replace(/:\w+/g, encodeURIComponent(id) || 'x') + search,
      init: { headers: given, ...(method !== 'get' && { body: text }) } satisfies RequestInit,
    }))
}
