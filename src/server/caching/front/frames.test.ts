import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRequestHandler } from '@/src/server/caching/front/handle-request'
import { createPageResponseCache } from '@/src/server/caching/front/page-response-cache'
import { adminHeaders, plainHeaders, siteHeaders } from '@/src/server/runtime/security-headers'

const id = '4b0f8f0e-3f57-4a4e-9a43-0c1f6fd0a001'

/** Every address of a site, as the folders of the routes name them. */
function addressesIn(group: string): string[] {
  return readdirSync(`src/app/${group}/sites/[host]`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file))
    .map((file) =>
      `/${file}`.replace(/\/(page\.tsx|route\.ts)$/, '').replaceAll(/\/\([^/]+\)/g, ''),
    )
    .map((path) => path.replace('[...path]', 'any/page').replaceAll(/\[[^\]]+\]/g, id) || '/')
}

const framed = addressesIn('(embed)').filter((path) => !path.endsWith('/any/page'))

let isOnline = true
const given = { frames: [], isDevelopment: false }
const handle = createRequestHandler({
  rootDomain: 'luna.localhost',
  adminOrigin: 'http://admin.localhost',
  fileOrigins: { files: undefined, uploads: undefined },
  version: '1',
  gate: { siteAt: async () => ({ id: 'luna', slug: 'luna', isOnline }), forget: () => undefined },
  pages: createPageResponseCache(),
  files: null,
  servesBenchPages: false,
  metricsToken: undefined,
  logsRequests: false,
  isDraining: () => false,
  database: { catchUp: () => undefined, wasAwaySince: async () => false },
  readProxyHeaders: (req) => {
    req.headers.host = String(req.headers['x-site'] ?? 'luna.localhost')
  },
  // The headers of `next.config.ts`.
  next: async (req, res) => {
    const kind = /^\/(admin|api)/.exec(req.url ?? '')?.[1]
    const headers =
      kind === 'admin' ? adminHeaders(given) : kind === 'api' ? plainHeaders : siteHeaders(given)
    for (const [name, value] of Object.entries(headers)) {
      res.setHeader(name, value)
    }
    res.end('page')
  },
})
const server = createServer((req, res) => handle(req, res))

beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)))
afterAll(() => server.close())

/** Who may frame what is there: the directive, and the header for older browsers. */
async function framesOf(path: string, host = 'luna.localhost') {
  const { port } = server.address() as AddressInfo
  const { headers, status } = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'x-site': host },
  })
  const policy = headers.get('content-security-policy') ?? ''
  return {
    status,
    policy: /frame-ancestors ([^;]*)/.exec(policy)?.[1],
    older: headers.get('x-frame-options'),
  }
}

const nowhere = { policy: "'none'", older: 'DENY' }

it('lets pages elsewhere frame what is made for it, and takes no other rule away', async () => {
  expect(framed.toSorted()).toEqual(
    [
      '/embed/shows',
      ...['lists', 'releases', 'tiers'].map((kind) => `/embed/${kind}/${id}`),
    ].toSorted(),
  )
  for (const path of [...framed, '/embed/shows?theme=x']) {
    expect(await framesOf(path), path).toEqual({ status: 200, policy: '*', older: null })
  }
})

it('lets nobody frame any other page of a site', async () => {
  const others = addressesIn('(site)')
  expect(others.length).toBeGreaterThan(30)
  for (const path of others) {
    expect(await framesOf(path), path).toMatchObject(nowhere)
  }
})

it.each([
  ...['/embed', '/embed/', '/embed/any/page', '/embed/releases/x', `/embed/products/${id}`],
  // Where a page of the site itself may be drawn, with links that would lead through it inside the frame.
  ...['/EMBED/shows', '/embed//shows', '/embed/%73hows', '/embed/shows/'],
  ...[`/embed/releases/${id}/x`, `/embed/releases/${id}%2f..`, '/oembed'],
])('lets nobody frame what is only written alike: %s', async (path) => {
  expect(await framesOf(path)).toMatchObject({ policy: "'none'" })
})

it('lets nobody frame the admin or calls', async () => {
  expect(await framesOf('/admin/login', 'admin.localhost')).toMatchObject({
    policy: "'self'",
    older: 'SAMEORIGIN',
  })
  expect(await framesOf('/api/public/products')).toMatchObject({ policy: "'none'" })
})

it('has nothing to frame while the site is not online', async () => {
  isOnline = false
  for (const path of framed) {
    expect(await framesOf(path), path).toMatchObject({ status: 404, policy: "'none'" })
  }
  isOnline = true
})
