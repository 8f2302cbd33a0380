import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRequestHandler } from '@/src/server/caching/front/handle-request'
import type { SiteAtHost } from '@/src/server/caching/front/host-filter'
import { createPageResponseCache } from '@/src/server/caching/front/page-response-cache'
import { pageTagsHeader } from '@/src/server/caching/front/response-fixups'
import { logPageFailure } from '@/src/server/observability/log-console'
import { signOfflineLink, signOfflinePass } from '@/src/server/pages/preview-token'

const yearSeconds = 31_536_000
const kitoId = '7f0c9a52-5f5e-4a55-9d6e-0f4b1f0c9a52'
let asked = 0
let isDraining = false
let failure: Error | undefined
let catchUp: () => Promise<void> | undefined = () => undefined

/** As Next answers from its page cache, whose address says for how many seconds the page is kept. */
async function next(url: string, res: ServerResponse): Promise<void> {
  asked += 1
  if (failure) {
    logPageFailure(failure)
    res.writeHead(500, { 'Content-Type': 'text/html' }).end('Broken')
    return
  }
  // Which page it is.
  res.setHeader('x-drawn', url)
  res.setHeader('Content-Type', 'text/html; charset=utf-8')
  res.setHeader('Content-Encoding', 'gzip')
  res.setHeader('x-nextjs-cache', 'HIT')
  res.setHeader(pageTagsHeader, 'site:luna')
  res.setHeader('Cache-Control', `s-maxage=${url.slice(1)}, stale-while-revalidate=60`)
  const body = gzipSync('page')
  res.write(body.subarray(0, 5))
  res.end(body.subarray(5))
}

const sites: Record<string, SiteAtHost> = {
  'luna.localhost': { id: 'luna', slug: 'luna', isOnline: true, origins: ['https://luna.example'] },
  localhost: { id: 'default', slug: 'default', isOnline: true, origins: ['https://luna.example'] },
  'kito.localhost': { id: kitoId, slug: 'kito', isOnline: false },
  'www.luna.example': { id: 'luna', slug: 'luna', isOnline: true, leadsTo: 'luna.example' },
}

const pages = createPageResponseCache()
const handle = createRequestHandler({
  rootDomain: 'localhost',
  adminOrigin: 'http://localhost',
  fileOrigins: { files: undefined, uploads: undefined },
  version: '1',
  gate: {
    siteAt: async (host) => sites[host] ?? null,
    forget: () => undefined,
  },
  pages,
  files: null,
  servesBenchPages: false,
  metricsToken: undefined,
  logsRequests: false,
  isDraining: () => isDraining,
  database: { catchUp: () => catchUp(), wasAwaySince: async () => false },
  readProxyHeaders: (req) => {
    req.headers.host = String(req.headers['x-site'])
  },
  next: (req, res) => next(req.url ?? '', res),
})
const server = createServer((req, res) => handle(req, res))

beforeAll(() => {
  process.env.PAYLOAD_SECRET = 'test-secret-test-secret-test-secret-42'
  return new Promise<void>((resolve) => server.listen(0, resolve))
})
afterAll(() => server.close())

function get(
  path: string,
  site = 'luna.localhost',
  { method = 'GET', cookie = '', more = {} } = {},
): Promise<Response> {
  const { port } = server.address() as AddressInfo
  const headers = { 'x-site': site, cookie, ...more }
  return fetch(`http://127.0.0.1:${port}${path}`, { method, headers, redirect: 'manual' })
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

it('learns what it has missed before it answers from memory', async () => {
  await get(`/${yearSeconds}`)
  asked = 0
  catchUp = async () => {
    pages.forget(['site:luna'])
    catchUp = () => undefined
  }
  expect(await (await get(`/${yearSeconds}`)).text()).toBe('page')
  expect(asked).toBe(1)
})

it('asks Next each time for a page that shows a failure, until it is made again', async () => {
  asked = 0
  await get('/5')
  expect(await (await get('/5')).text()).toBe('page')
  expect(asked).toBe(2)
})

it.each([
  ['timeout exceeded when trying to connect', 503, '2'],
  ['odd', 500, null],
])('answers a page that failed by: %s', async (message, status, retryAfter) => {
  failure = new Error('Failed query', { cause: new Error(message) })
  const answer = await get('/music')
  failure = undefined
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter])
})

it('asks Next nothing about hosts without a site', async () => {
  asked = 0
  expect((await get('/', 'nobody.localhost')).status).toBe(404)
  expect(asked).toBe(0)
})

it('leads on to the domain of a site for good, with all of the address', async () => {
  asked = 0
  for (const method of ['GET', 'HEAD', 'POST']) {
    const answer = await get('//music?a=%2F', 'www.luna.example', { method })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      308,
      'http://luna.example//music?a=%2F',
    ])
  }
  expect(asked).toBe(0)
})

it.each([`/${yearSeconds - 1}`, `/${yearSeconds}`, '/5', '/api/health', '/sites/x'])(
  'answers a HEAD of %s with the headers of its GET and no body',
  async (path) => {
    const head = await get(path, 'luna.localhost', { method: 'HEAD' })
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

it.each(['TRACE', 'PROPFIND', 'PURGE', 'M-SEARCH'])(
  'asks Next nothing by %s, which nothing answers, and says so in the one error shape',
  async (method) => {
    asked = 0
    const { port } = server.address() as AddressInfo
    const answers = await Promise.all(
      ['/', '/api/public/products', '/files/x'].map(async (path) => {
        // No `fetch` sends these.
        const sent = request({ port, path, method, headers: { 'x-site': 'luna.localhost' } }).end()
        const [response] = (await once(sent, 'response')) as [IncomingMessage]
        return { status: response.statusCode, text: await text(response) }
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
    expect(JSON.parse(answers[1]?.text ?? '')).toMatchObject({ code: 'MALFORMED' })
    expect(asked).toBe(0)
  },
)

it('is not ready while it is taken out of service', async () => {
  expect((await get('/api/ready')).status).toBe(200)
  isDraining = true
  for (const host of ['luna.localhost', 'localhost', 'elsewhere.test']) {
    expect((await get('/api/ready', host)).status).toBe(503)
  }
  isDraining = false
})

describe('a site that is not online', () => {
  const host = 'kito.localhost'
  const drawnAt = async (path: string, who?: { cookie: string }) =>
    (await get(path, host, who)).headers.get('x-drawn')
  const pass = (profileId: string, now?: number) => ({
    cookie: `other=1; site-pass=${signOfflinePass(profileId, now)}`,
  })

  it.each(['/', '/products/1', '/checkout', '/members?page=2'])(
    'shows visitors that it is coming soon, at %s',
    async (path) => {
      const response = await get(path, host)
      expect(response.headers.get('x-drawn')).toBe('/meta/coming-soon')
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
    },
  )

  it.each(['/account', '/checkout/complete?order=x', '/gift?token=x', '/email-list/confirm'])(
    'opens what leads fans to what is theirs, at %s',
    async (path) => {
      expect((await get(path, host)).headers.get('x-drawn')).not.toBe('/meta/coming-soon')
    },
  )

  it.each([
    ...['/feed.xml', '/feed.json', '/events.ics', '/products.xml', '/llms.txt'],
    ...['/sitemap.xml', '/robots.txt', '/events/1/calendar.ics'],
  ])('has nothing at %s', async (path) => {
    asked = 0
    expect((await get(path, host)).status).toBe(404)
    expect(asked).toBe(0)
  })

  it.each(['/email-list/confirm', '/meta/preview/x', '/icon.svg'])('answers %s', async (path) => {
    expect(await drawnAt(path)).toBe(path)
  })

  it('is shown whole to who has the pass of that site, until it expires', async () => {
    expect(await drawnAt('/products', pass(kitoId))).toBe('/products')
    const others = ['1', kitoId.replace('7', '8')]
    for (const who of [
      pass(kitoId, Date.now() - 13 * 3_600_000),
      ...others.map((id) => pass(id)),
    ]) {
      expect(await drawnAt('/products', who)).toBe('/meta/coming-soon')
    }
  })

  it('gives the pass to who comes by a link of the admin, and takes the secret out of the address', async () => {
    const link = `/store?site-link=${signOfflineLink(kitoId)}&a=1`
    const response = await get(link, host)
    expect([response.status, response.headers.get('location')]).toEqual([307, '/store?a=1'])
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^site-pass=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await drawnAt('/store', { cookie: cookie.split(';')[0] ?? '' })).toBe('/store')

    const forged = await get(`//evil.example/?site-link=${signOfflineLink(kitoId)}x`, host)
    expect(forged.headers.get('set-cookie')).toBe(null)
    expect(forged.headers.get('location')).not.toMatch(/^\/\//)
  })

  it('shows nothing that was kept while it was online', async () => {
    sites[host] = { id: kitoId, slug: 'kito', isOnline: true }
    await get(`/${yearSeconds}`, host)
    await get(`/${yearSeconds}`, host)
    sites[host] = { id: kitoId, slug: 'kito', isOnline: false }
    expect(await drawnAt(`/${yearSeconds}`)).toBe('/meta/coming-soon')
  })

  it('takes the secret out of a link when it is online by now', async () => {
    const { headers } = await get('/store?site-link=x')
    expect([headers.get('location'), headers.get('set-cookie')]).toEqual(['/store', null])
  })
})

describe('a page of another origin', () => {
  const ask = async (path: string, origin: string, site?: string, method = 'GET') => {
    const more = { origin, 'access-control-request-method': 'POST' }
    const response = await get(path, site, { method, more })
    const { status, headers } = response
    return { status, allowed: headers.get('access-control-allow-origin'), headers }
  }
  const [named, other] = ['https://luna.example', 'https://kito.example']
  const path = '/api/public/products'

  it('may read what visitors can call, of the site that has named it alone, and without cookies', async () => {
    const answer = await ask(path, named)
    expect([answer.status, answer.allowed]).toEqual([200, named])
    expect(answer.headers.get('vary')).toContain('Origin')
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false)
    expect((await ask(path, named, 'localhost')).allowed).toBe(named)
    expect((await ask('/api/sessions', named)).allowed).toBe(named)
    expect((await ask(path, other)).allowed).toBeNull()
    expect((await ask(path, 'null')).allowed).toBeNull()
    expect((await ask(path, named, 'kito.localhost')).allowed).toBeNull()
  })

  it.each([
    '/api/v1/products',
    '/api/users/me',
    '/api/sessionsx',
    '/api/products',
    '/',
    '/api/openapi.json',
  ])('may not read %s', async (elsewhere) => {
    expect((await ask(elsewhere, named)).allowed).toBeNull()
  })

  it('is told what it may send without asking Next, and for how long', async () => {
    asked = 0
    const answer = await ask(path, named, undefined, 'OPTIONS')
    expect([answer.status, answer.allowed]).toEqual([204, named])
    expect(answer.headers.get('access-control-max-age')).toBe('7200')
    expect(answer.headers.get('access-control-allow-headers')).toContain('Idempotency-Key')
    expect(answer.headers.get('x-request-id')).toBeTruthy()
    const refused = await ask(path, other, undefined, 'OPTIONS')
    expect([refused.status, refused.allowed]).toEqual([204, null])
    expect(refused.headers.has('access-control-allow-methods')).toBe(false)
    expect(asked).toBe(0)
  })
})
