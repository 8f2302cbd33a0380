import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { AppError } from '@/src/core/errors'
import {
  cacheResponse,
  responseCacheGeneration,
} from '@/src/server/caching/front/api-response-cache'
import { createBuildFiles } from '@/src/server/caching/front/build-files'
import { createRequestHandler } from '@/src/server/caching/front/handle-request'
import { createPageResponseCache } from '@/src/server/caching/front/page-response-cache'
import { createProxyHeaders } from '@/src/server/caching/front/proxy-headers'
import { pageTagsHeader } from '@/src/server/caching/front/response-fixups'
import { errorResponse } from '@/src/server/http/error-envelope'
import { logger } from '@/src/server/logger'
import { metricsState } from '@/src/server/observability/metrics'
import { currentRequestId } from '@/src/server/observability/request-scope'
import { startMetrics } from '@/src/server/observability/start-metrics'

const token = 'metrics-token-0123456789abcdefghij'
const nextHeaders = {
  'content-type': 'text/html',
  'content-encoding': 'gzip',
  'x-nextjs-cache': 'HIT',
}
const lines: Record<string, unknown>[] = []

const files = mkdtempSync(path.join(tmpdir(), 'bandstand-files-'))
writeFileSync(path.join(files, 'main.js'), '1')

const handle = createRequestHandler({
  rootDomain: 'localhost',
  fileOrigins: { files: undefined, uploads: undefined },
  adminOrigin: 'http://admin.localhost',
  version: '1',
  metricsToken: token,
  logsRequests: true,
  gate: {
    siteAt: async (host) => {
      if (host === 'away.localhost') {
        throw new Error('away')
      }
      return host === 'luna.localhost' ? { id: 'site-of-luna', slug: 'luna', isOnline: true } : null
    },
    forget: () => undefined,
  },
  pages: createPageResponseCache(),
  files: createBuildFiles(files),
  servesBenchPages: false,
  isDraining: () => false,
  database: { catchUp: () => undefined, wasAwaySince: async () => true },
  readProxyHeaders: createProxyHeaders(['127.0.0.1']),
  next: async (req, res) => {
    if (req.url === '/throws') {
      throw new Error('Broken for jane@example.com')
    }
    if (req.url === '/outage') {
      res.statusCode = 500
      res.end('no')
      return
    }
    if (req.url === '/api/public/fails') {
      const response = errorResponse(new AppError('CONFLICT'), currentRequestId())
      res.writeHead(response.status, { 'content-type': 'application/json' })
      res.end(await response.text())
      return
    }
    res.setHeader(pageTagsHeader, 'site:site-of-luna')
    res.writeHead(200, nextHeaders)
    res.end(gzipSync('page'))
  },
})
const server = createServer((req, res) => handle(req, res))
const log = logger as typeof logger & { [key: symbol]: unknown }
const stream = log[pino.symbols.streamSym]

beforeAll(async () => {
  log[pino.symbols.streamSym] = { write: (line: string) => lines.push(JSON.parse(line)) }
  logger.level = 'info'
  await startMetrics(async () => ({
    workers: 2,
    queues: {
      jobs: { size: 3, ageSeconds: 40 },
      mails: { size: 0, ageSeconds: 0 },
      failed_jobs: { size: 1, ageSeconds: 5 },
    },
  }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => lines.splice(0))
afterAll(() => {
  log[pino.symbols.streamSym] = stream
  delete metricsState().metrics
  server.close()
})

function ask(address: string, host = 'luna.localhost', headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}${address}`, {
    redirect: 'manual',
    headers: { 'x-forwarded-for': '9.9.9.9', 'x-forwarded-host': host, ...headers },
  })
}

const line = (requestId: string | null) =>
  expect.poll(() => lines.find((each) => each.msg === 'Request' && each.requestId === requestId))

it.each([
  ['a page that Next makes', '/', 200],
  ['a page from memory', '/', 200],
  ['a file of the build', '/_next/static/main.js', 200],
  ['an answer from memory', '/api/public/kept', 200],
  ['an address that makes no sense', '/%E0%A4%A', 400],
  ['what nobody may ask for', '/sites/x', 404],
  ['the way to the admin', '/admin', 307],
  ['a page that breaks', '/throws', 503],
  ['a page during an outage', '/outage', 503],
  ['a call that fails', '/api/public/fails', 409],
  ['the state of the process', '/api/health', 200],
  ['the metrics', '/api/metrics', 401],
])('names the request in the answer and the log: %s', async (_, address, status) => {
  cacheResponse('luna.localhost /api/public/kept', {
    body: Buffer.from('{}'),
    headers: {},
    tags: [],
    generation: responseCacheGeneration(),
  })
  const response = await ask(address)
  const requestId = response.headers.get('x-request-id')
  expect([response.status, requestId]).toEqual([status, expect.stringMatching(/^[\w-]{16}$/)])
  await line(requestId).toMatchObject({ status, method: 'GET', ms: expect.any(Number) })
  const text = await response.text()
  if (text.includes('requestId') || status === 503) {
    expect(text).toContain(requestId)
  }
  expect(JSON.stringify(lines)).not.toMatch(/jane|9\.9\.9\.9/)
})

it('keeps the id that a proxy of ours gave, each time anew', async () => {
  for (const requestId of ['edge-1', 'edge-2']) {
    const response = await ask('/', 'luna.localhost', { 'x-request-id': requestId })
    expect(response.headers.get('x-request-id')).toBe(requestId)
    await line(requestId).toMatchObject({ site: 'site-of-luna', actor: 'visitor', route: '/' })
  }
})

it('names a failure with the id of its answer', async () => {
  const response = await ask('/throws')
  const requestId = response.headers.get('x-request-id')
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'error', msg: 'Request failed', requestId, route: '/:page' }),
  )
})

it('counts by route and status, and names neither site nor path', async () => {
  await ask('/')
  await ask('/anything', 'nobody.localhost')
  const read = async () => {
    const response = await ask('/api/metrics', 'any', { authorization: `Bearer ${token}` })
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
    return response.text()
  }
  await expect
    .poll(read)
    .toMatch(/bandstand_http_requests_total\{route="page",status="404"\} [1-9]/)
  const text = await read()
  expect(text).toMatch(/bandstand_http_requests_total\{route="page",status="200"\} [1-9]/)
  expect(text).toMatch(/bandstand_http_request_duration_seconds_bucket\{le="0.05",route="page"\}/)
  expect(text).toMatch(/bandstand_cache_requests_total\{cache="pages",result="hit"\} [1-9]/)
  expect(text).toContain('bandstand_cached_sites 1')
  expect(text).toContain('bandstand_queue_size{queue="jobs"} 3')
  expect(text).toContain('bandstand_queue_age_seconds{queue="failed_jobs"} 5')
  expect(text).not.toMatch(/luna|nobody|anything|9\.9\.9\.9/)
})

it.each([undefined, 'Bearer x', `Bearer ${token}x`, `Basic ${token}`, token])(
  'tells its figures to nobody with %s',
  async (authorization) => {
    const response = await ask('/api/metrics', 'any', authorization ? { authorization } : {})
    const body = await response.json()
    expect([response.status, body.code]).toEqual([401, 'NOT_SIGNED_IN'])
  },
)
