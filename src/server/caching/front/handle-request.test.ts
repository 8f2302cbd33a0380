import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRequestHandler } from '@/src/server/caching/front/handle-request'
import { createPageResponseCache } from '@/src/server/caching/front/page-response-cache'
import { pageTagsHeader } from '@/src/server/caching/front/response-fixups'

const yearSeconds = 31_536_000
let asked = 0
let isDraining = false

/** As Next answers from its page cache, whose address says for how many seconds the page is kept. */
async function next(url: string, res: ServerResponse): Promise<void> {
  asked += 1
  res.setHeader('Content-Type', 'text/html; charset=utf-8')
  res.setHeader('Content-Encoding', 'gzip')
  res.setHeader('x-nextjs-cache', 'HIT')
  res.setHeader(pageTagsHeader, 'site:luna')
  res.setHeader('Cache-Control', `s-maxage=${url.slice(1)}, stale-while-revalidate=60`)
  const body = gzipSync('page')
  res.write(body.subarray(0, 5))
  res.end(body.subarray(5))
}

const handle = createRequestHandler({
  rootDomain: 'localhost',
  adminOrigin: 'http://localhost',
  fileOrigins: { files: undefined, uploads: undefined },
  version: '1',
  gate: {
    siteAt: async (host) => (host === 'luna.localhost' ? 'luna' : null),
    forget: () => undefined,
  },
  pages: createPageResponseCache(),
  files: null,
  servesBenchPages: false,
  metricsToken: undefined,
  logsRequests: false,
  isDraining: () => isDraining,
  database: { catchUp: () => undefined, wasAwaySince: async () => false },
  readProxyHeaders: (req) => {
    req.headers.host = String(req.headers['x-site'])
  },
  next: (req, res) => next(req.url ?? '', res),
})
const server = createServer((req, res) => handle(req, res))

beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)))
afterAll(() => server.close())

function get(path: string, site = 'luna.localhost', method = 'GET'): Promise<Response> {
  const { port } = server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { 'x-site': site } })
}

it('answers a page that stays from memory, and lets nobody else keep it', async () => {
  asked = 0
  const first = await get(`/${yearSeconds}`)
  const second = await get(`/${yearSeconds}`)
  expect(asked).toBe(1)
  for (const response of [first, second]) {
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(response.headers.has(pageTagsHeader)).toBe(false)
    expect(await response.text()).toBe('page')
  }
})

it('asks Next each time for a page that shows a failure, until it is made again', async () => {
  asked = 0
  await get('/5')
  expect(await (await get('/5')).text()).toBe('page')
  expect(asked).toBe(2)
})

it('asks Next nothing about hosts without a site', async () => {
  asked = 0
  expect((await get('/', 'nobody.localhost')).status).toBe(404)
  expect(asked).toBe(0)
})

it.each([`/${yearSeconds - 1}`, `/${yearSeconds}`, '/5', '/api/health', '/sites/x'])(
  'answers a HEAD of %s with the headers of its GET and no body',
  async (path) => {
    const head = await get(path, 'luna.localhost', 'HEAD')
    const whole = await get(path)
    expect(await head.text()).toBe('')
    expect(await whole.text()).not.toBe('')
    expect([head.status, headersOf(head)]).toEqual([whole.status, headersOf(whole)])
  },
)

/** Without what says when, how a body is cut into pieces, and what becomes of the connection. */
function headersOf({ headers }: Response): Record<string, string> {
  const own = [
    ...['date', 'transfer-encoding', 'content-length', 'connection', 'keep-alive'],
    'x-request-id',
  ]
  return Object.fromEntries([...headers].filter(([name]) => !own.includes(name)))
}

it('is not ready while it is taken out of service', async () => {
  expect((await get('/api/ready')).status).toBe(200)
  isDraining = true
  for (const host of ['luna.localhost', 'localhost', 'elsewhere.test']) {
    expect((await get('/api/ready', host)).status).toBe(503)
  }
  isDraining = false
})
