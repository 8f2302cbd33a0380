import { type Endpoint, handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { apiRoute } from '@/src/server/http/api-route'
import { createDocuments } from '@/src/testing/documents'
import { createPlatformAdmin, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { isSoak, seed } from '@/src/testing/soak'
import { payload } from '@/src/testing/test-payload'

const { default: config } = await import('@payload-config')
const handler = apiRoute((request) => handleEndpoints({ config, request }))

type Route = { slug: string | null; method: string; path: string }

const routeOf =
  (slug: string | null) =>
  ({ method, path }: Endpoint) => ({
    slug,
    method: method.toUpperCase(),
    path: path === '/' ? '' : path,
  })
const routes: Route[] = [
  // Says 503 as long as no worker runs, as here.
  ...(payload.config.endpoints ?? []).filter(({ path }) => path !== '/ready').map(routeOf(null)),
  ...Object.values(payload.collections).flatMap(({ config: { slug, endpoints } }) =>
    (endpoints || []).map(routeOf(slug)),
  ),
]

let tokens: (string | undefined)[]
let documents: Map<string, string>

beforeAll(async () => {
  const luna = await createTenant(payload, 'Luna')
  documents = await createDocuments(payload, luna)
  // Anyone who may do more gets further; what is deleted is never the caller's own.
  tokens = [
    undefined,
    luna.visitor.token,
    luna.owner.token,
    (await createPlatformAdmin(payload)).token,
  ]
})

const unknownId = '00000000-0000-4000-8000-000000000000'
/** Values for every part of an address that varies. */
const ids = ['x', unknownId, '%00', '-1', '%E0%A4%A', 'a%2Fb', 'x'.repeat(300), '__proto__']

const queries = [
  'depth=x',
  'depth=-1&limit=-1&page=-1',
  'limit=1e99&page=1e99',
  'limit[]=1&page[a]=b&depth[]=2',
  'where=x',
  'where={"a":',
  'where[]=x',
  'where[id]=x',
  'where[id][equals]=x',
  'where[id][equals][a]=x',
  'where[id][in]=x,y',
  'where[id][nonsense]=x',
  'where[createdAt][greater_than]=x',
  'where[createdAt][near]=x',
  'where[or]=x',
  'where[or][0]=x',
  `where[and][0][or][0][id][exists]=maybe&where[id][equals]=${unknownId}`,
  'where[__proto__][a]=b',
  'where[profile][contains][id]=x',
  'where[profile.name][within]=x',
  'sort[a]=b',
  'sort[]=&sort[]=-',
  'sort=-',
  'sort=nonsense,%00',
  'select=x',
  'select[]=x',
  'select[id]=true&select[profile]=false',
  'select[profile][name]=true',
  'select[__proto__]=true',
  'populate=x',
  'populate[nonsense][a]=true',
  'populate[profiles]=x',
  'joins=x',
  'joins[a]=b',
  'joins[a][where]=x',
  'draft=x&trash=x&locale=x&fallbackLocale[]=x&pagination=x',
  'draft=true&autosave=true&overrideLock=x&publishAllLocales=true',
  'data=x&data={"a":',
  '%00=%00&a[b][c][d][e][f][g][h]=1',
  'profileId=%00&page=%00',
]

const form = (parts: Record<string, string | Blob>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(parts)) {
    body.set(name, value)
  }
  return body
}

/** Bodies with the type that they are sent as; none: as the platform names it. */
const bodies: (() => { body?: RequestInit['body']; type?: string })[] = [
  () => ({}),
  ...['{}', '[]', '"x"', 'null', '1', '', '{"a":', '\u0000', '{"__proto__":{"a":1}}'].map(
    (body) => () => ({ body, type: 'application/json' }),
  ),
  ...[
    { id: {}, data: 'x', where: 'x', email: {}, password: [], token: {}, value: { a: 1 } },
    { email: 'x', password: 'x', name: {}, title: [], profile: 'x', key: 1, items: 'x' },
    {
      email: '\u0000',
      profile: { id: {} },
      layout: 'x',
      _status: 'x',
      createdAt: 'x',
      token: null,
    },
    { profile: unknownId, layout: { rootId: 1, nodes: [] }, file: 'x', url: {}, filename: '../x' },
  ].map((body) => () => ({ body: JSON.stringify(body), type: 'application/json' })),
  () => ({ body: 'hello', type: 'text/plain' }),
  () => ({ body: 'a=b&email[]=x', type: 'application/x-www-form-urlencoded' }),
  () => ({ body: '<a/>', type: 'application/xml' }),
  () => ({ body: 'x', type: 'multipart/form-data' }),
  () => ({ body: 'x', type: 'multipart/form-data; boundary=a' }),
  () => ({ body: 'x', type: 'nonsense' }),
  () => ({ body: form({ _payload: '{"a":' }) }),
  () => ({ body: form({ _payload: '[]', file: 'x' }) }),
  () => ({ body: form({ _payload: '{"email":{}}', file: new Blob(['x']) }) }),
  () => ({ body: form({ _payload: '"x"' }) }),
]

const ownId = (route: Route) => (route.slug && documents.get(route.slug)) || unknownId

function addressOf({ slug, path }: Route, value: string): string {
  const filled = path.replace(/:\w+\??/g, value)
  return `/api${slug ? `/${slug}` : ''}${filled}`
}

const envelope = {
  message: expect.any(String),
  code: expect.stringMatching(/^[A-Z_]+$/),
  requestId: expect.any(String),
}

type Sent = {
  method: string
  address: string
  token?: string | undefined
  headers?: Record<string, string>
  body?: RequestInit['body']
}

async function send({ method, address, token, headers, body }: Sent): Promise<void> {
  const response = await handler(
    new Request(`http://localhost:3000${address}`, {
      method,
      headers: { ...(token && { authorization: `JWT ${token}` }), ...headers },
      ...(body !== undefined && method !== 'GET' && { body }),
    }),
    {},
  )
  const text = await response.text()
  const what = [method, address, headers, typeof body === 'string' ? body : typeof body]
  expect([what, response.status]).toEqual([what, expect.toSatisfy(isExpected)])
  if (response.status >= 400) {
    expect([what, JSON.parse(text)]).toEqual([what, expect.objectContaining(envelope)])
  }
}

const isExpected = (status: number) => status < 500

/** Calls that would end what later calls ask for, if they are let through. */
const isDestructive = ({ method, path }: Route) =>
  method === 'DELETE' || /refund|\/end\b/.test(path)

/** A tenth of the cases, others for the next route and each day. */
const share = <Case>(cases: readonly Case[], at: number): Case[] =>
  cases.filter((_, index) => isSoak || (index + at + seed) % 10 === 0)

/** One of the cases, another for the next route and each day: the same code reads them for many routes. */
const one = <Case>(cases: readonly Case[], at: number): Case[] =>
  cases.filter((_, index) => isSoak || index === (at + seed) % cases.length)

const numbered = routes.map((route, at) => ({ route, at }))
const groups = [...new Set(routes.map(({ slug }) => slug))].map((slug) => ({
  name: slug ?? 'no collection',
  routes: numbered.filter(({ route }) => route.slug === slug),
}))

describe('every route', () => {
  it.each(groups)('of $name answers whatever it is asked', async ({ routes: own }) => {
    for (const { route, at } of own) {
      const { method } = route
      const callers = isSoak ? tokens : [tokens[2 + (at % 2)], ...share(tokens.slice(0, 2), at)]
      for (const token of route.path === '/logout' ? [undefined] : callers) {
        for (const id of one(ids, at)) {
          await send({ method, address: addressOf(route, id), token })
        }
        const address = addressOf(route, isDestructive(route) ? unknownId : ownId(route))
        await send({ method, address, token })
        for (const query of one(queries, at)) {
          await send({ method, address: `${address}?${query}`, token })
        }
        for (const make of method === 'GET' ? [] : one(bodies, at)) {
          const { body, type } = make()
          const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type }
          await send({ method, address, token, headers, body })
        }
      }
    }
    // Anyone who was asked as is still there, or nothing of this was tried.
    for (const token of tokens.slice(2)) {
      const me = await rest('GET', '/api/users/me', { token })
      expect(me.json.user).toMatchObject({ collection: slugs.users })
    }
  })

  it('answers methods that it does not have', async () => {
    const known = new Set(routes.map((route) => `${route.method} ${addressOf(route, 'x')}`))
    const addresses = new Set(routes.map((route) => addressOf(route, 'x')))
    const calls = [...addresses].flatMap((address) =>
      ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => ({ method, address })),
    )
    const unknown = calls.filter(({ method, address }) => !known.has(`${method} ${address}`))
    for (const { method, address } of share(unknown, 0)) {
      await send({ method, address, token: tokens[3] })
    }
  })
})

describe('routes that nobody needs', () => {
  it.each([
    ['GET', '/api/og?title=Anything'],
    ['POST', '/api/users/verify/x'],
    ['POST', '/api/users/unlock'],
    ['GET', '/api/users/init'],
    ['GET', `/api/orders/versions/${unknownId}`],
    ['POST', `/api/orders/versions/${unknownId}`],
    ['GET', '/api/media/paste-url'],
    ['GET', '/api/media/file/x'],
    ['POST', `/api/media/${unknownId}/duplicate`],
    ['GET', '/api/payload-kv'],
    ['GET', '/api/download-codes'],
  ])('%s %s is off', async (method, address) => {
    const [, , , admin] = tokens
    expect((await rest(method, address, { token: admin })).status).toBe(404)
  })
})
