import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { createRequestHandler } from '@/src/server/caching/front/handle-request'
import { createPageResponseCache } from '@/src/server/caching/front/page-response-cache'
import { apiRoute } from '@/src/server/http/api-route'
import { requestIdHeader } from '@/src/server/http/request-context'
import { plainHeaders } from '@/src/server/runtime/security-headers'
import { createDocuments } from '@/src/testing/documents'
import { createTenant } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

const { default: config } = await import('@payload-config')
const answerCall = apiRoute((request) => handleEndpoints({ config, request }))

const handle = createRequestHandler({
  rootDomain: 'localhost',
  adminOrigin: 'http://localhost',
  fileOrigins: { files: undefined, uploads: undefined },
  version: '1',
  gate: {
    siteAt: async () => ({ id: 'luna', slug: 'luna', isOnline: true }),
    forget: () => undefined,
  },
  pages: createPageResponseCache(),
  files: null,
  servesBenchPages: false,
  metricsToken: undefined,
  logsRequests: false,
  isDraining: () => false,
  database: { catchUp: () => undefined, wasAwaySince: async () => false },
  readProxyHeaders: (req) => {
    req.headers.host = String(req.headers['x-site'] ?? req.headers.host)
  },
  // As Next does for a route: the answer as it comes, whatever the method.
  next: async (req, res) => {
    asked += 1
    res.appendHeader('Vary', 'rsc, next-router-state-tree, next-router-prefetch')
    const headers = new Headers(req.headers as Record<string, string>)
    const request = new Request(`http://${req.headers.host}${req.url}`, {
      ...(req.method && { method: req.method }),
      headers,
    })
    const response = await answerCall(request, {})
    res.statusCode = response.status
    for (const [name, value] of Object.entries({
      ...plainHeaders,
      ...Object.fromEntries(response.headers),
    })) {
      res.setHeader(name, value)
    }
    if (response.body) {
      Readable.fromWeb(response.body as ReadableStream).pipe(res)
    } else {
      res.end()
    }
  },
})
const server = createServer((req, res) => handle(req, res))

let asked = 0
let luna: Awaited<ReturnType<typeof createTenant>>
let token: string
let documents: Map<string, string>

beforeAll(async () => {
  luna = await createTenant(payload, 'Luna')
  documents = await createDocuments(payload, luna)
  token = luna.owner.token
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterAll(() => server.close())

const gets = [
  ...(payload.config.endpoints ?? []).map((endpoint) => ({ slug: '', ...endpoint })),
  ...Object.values(payload.collections).flatMap(({ config: { slug, endpoints } }) =>
    (endpoints || []).map((endpoint) => ({ ...endpoint, slug })),
  ),
]
  .filter(({ method }) => method === 'get')
  .map(({ slug, path }) => ({ slug, path: `/api${slug && `/${slug}`}${path === '/' ? '' : path}` }))

async function ask(method: string, path: string, site?: string) {
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      authorization: `JWT ${token}`,
      // What is packed on its way is the server's matter around all of this.
      'accept-encoding': 'identity',
      ...(site && { 'x-site': site }),
    },
    redirect: 'manual',
  })
  // What is left of a limit is less after each call.
  const own = [
    'ratelimit',
    ...['date', 'transfer-encoding', 'content-length', 'connection', 'keep-alive'],
    requestIdHeader.toLowerCase(),
  ]
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !own.includes(name))),
    text: await response.text(),
  }
}

it('answers a HEAD wherever there is a GET, with the same headers', async () => {
  expect(gets.length).toBeGreaterThan(150)
  for (const { slug, path } of gets) {
    const id = documents.get(slug) ?? '00000000-0000-4000-8000-000000000000'
    const address = path.replace(/:\w+\??/g, id)
    const whole = await ask('GET', address)
    const head = await ask('HEAD', address)
    expect([address, head]).toEqual([address, { ...whole, text: '' }])
  }
})

it.each([
  '/profiles/current',
  '/membership-tiers?profileId=:profileId',
  '/pages?profileId=:profileId',
  '/pages/at?profileId=:profileId&pathname=/',
  '/products?profileId=:profileId',
  '/products/featured?profileId=:profileId&category=Music',
  '/products/:id?profileId=:profileId',
  '/products/:id/queue?profileId=:profileId',
])('answers %s for the first time as it does from memory, and as its HEAD', async (path) => {
  const address = `/api/public${path}`
    .replace(':profileId', luna.profile.id)
    .replace(':id', documents.get(slugs.products) ?? '')
  const before = asked
  const first = await ask('GET', address, luna.host)
  const kept = await ask('GET', address, luna.host)
  const head = await ask('HEAD', address, luna.host)
  expect([first.status, asked - before]).toEqual([200, 1])
  expect(kept).toEqual(first)
  expect(head).toEqual({ ...first, text: '' })
})
