import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { handleEndpoints } from 'payload'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRequestHandler } from '@/src/server/caching/front/handle-request'
import { createPageResponseCache } from '@/src/server/caching/front/page-response-cache'
import { createProxyHeaders } from '@/src/server/caching/front/proxy-headers'
import { apiRoute } from '@/src/server/http/api-route'
import { logger } from '@/src/server/logger'
import { inScope } from '@/src/server/observability/request-scope'
import { createPool } from '@/src/server/runtime/connect-to-database'
import { setEnvironment } from '@/src/testing/environment'
import { createTenant, testPassword } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

const { default: config } = await import('@payload-config')
const answerCall = apiRoute((request) => handleEndpoints({ config, request }))
const luna = await createTenant(payload, 'Luna')
const host = `${luna.profile.slug}.localhost`

const handle = createRequestHandler({
  rootDomain: 'localhost',
  fileOrigins: { files: undefined, uploads: undefined },
  adminOrigin: 'http://admin.localhost',
  version: '1',
  metricsToken: undefined,
  logsRequests: true,
  gate: {
    siteAt: async () => ({ id: luna.profile.id, slug: 'luna', isOnline: true }),
    forget: () => undefined,
  },
  pages: createPageResponseCache(),
  files: null,
  servesBenchPages: false,
  isDraining: () => false,
  database: { catchUp: () => undefined, wasAwaySince: async () => false },
  readProxyHeaders: createProxyHeaders(['127.0.0.1']),
  next: async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) {
      chunks.push(chunk)
    }
    const body = Buffer.concat(chunks)
    const request = new Request(`http://${req.headers.host}${req.url}`, {
      ...(req.method && { method: req.method }),
      headers: new Headers(req.headers as Record<string, string>),
      ...(body.length > 0 && { body }),
    })
    const response = await answerCall(request, {})
    res.writeHead(response.status, { 'content-type': 'application/json' })
    res.end(await response.text())
  },
})
const server = createServer((req, res) => handle(req, res))

type Line = Record<string, unknown> & { msg: string; requestId: string }
const lines: string[] = []
const loggers = [logger, payload.logger] as unknown as (typeof logger & {
  [key: symbol]: unknown
})[]
const formerly = loggers.map((each) => [each.level, each[pino.symbols.streamSym]] as const)

beforeAll(async () => {
  for (const each of loggers) {
    each[pino.symbols.streamSym] = { write: (line: string) => lines.push(line) }
    each.level = 'trace'
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  for (const [at, each] of loggers.entries()) {
    const [level, stream] = formerly[at] ?? []
    each[pino.symbols.streamSym] = stream
    each.level = level ?? 'silent'
  }
  server.close()
})

const email = 'jane.doe@secret.example.com'
const headers = {
  'x-forwarded-for': '203.0.113.77',
  'x-forwarded-host': host,
  'user-agent': 'Agent-of-Jane',
  'content-type': 'application/json',
  cookie: 'payload-token=COOKIE-SECRET',
}

async function ask(path: string, { method = 'POST', body = '', token = '' } = {}) {
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { ...headers, authorization: `JWT ${token || 'TOKEN-SECRET'}` },
    ...(method !== 'GET' && { body }),
  })
  await response.text()
  return { status: response.status, requestId: response.headers.get('x-request-id') ?? '' }
}

it('logs no address, token or name, whatever a request brings', async () => {
  const person = { email, password: 'PASSWORD-SECRET', firstName: 'Janina', lastName: 'Doehl' }
  const json = JSON.stringify({ ...person, name: 'Janina Doehl', token: 'TOKEN-SECRET' })
  const asked = [
    await ask('/gift/GIFT-SECRET?token=QUERY-SECRET', { method: 'GET' }),
    await ask(`/api/users/${email}?where[email][equals]=${email}`, {
      method: 'GET',
      token: luna.owner.token,
    }),
    await ask('/api/users/login', { body: json }),
    await ask('/api/users/login', {
      body: JSON.stringify({ email: luna.owner.email, password: 'PASSWORD-SECRET' }),
    }),
    await ask('/api/users/forgot-password', { body: json }),
    await ask('/api/public/accounts', { body: json }),
    await ask('/api/public/accounts/login', { body: `${json}x` }),
    await ask('/api/products', { body: json, token: luna.owner.token }),
    await ask(`/api/products/${email}`, { method: 'PATCH', body: json, token: luna.owner.token }),
    await ask('/api/webhooks/stripe', { body: json }),
  ]
  for (const { requestId, status } of asked) {
    await expect
      .poll(() => lines.map((line) => JSON.parse(line) as Line))
      .toContainEqual(expect.objectContaining({ msg: 'Request', requestId, status }))
  }
  expect(lines.length).toBeGreaterThanOrEqual(asked.length)
  const text = lines.join('')
  expect(text).not.toMatch(/jane|janina|doe|SECRET|203\.0\.113|127\.0\.0\.1/i)
  expect(text).not.toContain(luna.owner.token)
  expect(text).not.toContain(luna.owner.email)
  expect(text).not.toContain(testPassword)
})

it('tells kinds of callers, and on which site', async () => {
  const kinds = [
    [undefined, 'visitor'],
    [luna.visitor.token, 'account'],
    [luna.owner.token, 'owner'],
  ] as const
  for (const [token, actor] of kinds) {
    const { requestId } = await ask(
      actor === 'account' ? '/api/public/accounts/me' : '/api/users/me',
      { method: 'GET', ...(token && { token }) },
    )
    await expect
      .poll(() => lines.map((line) => JSON.parse(line) as Line))
      .toContainEqual(expect.objectContaining({ requestId, actor, site: luna.profile.id }))
  }
})

it('names slow statements with the request, and without their values', async () => {
  setEnvironment({ LOG_SLOW_QUERIES_MS: '1' })
  const pool = createPool({ name: 'slow', max: 1 })
  try {
    // The connection is there already, from another request.
    await inScope({ requestId: 'one-before' }, () => pool.query('select 1'))
    await inScope({ requestId: 'slow-one' }, () =>
      pool.query(`select $1::text, 'Janina', pg_sleep(0.02), 4711`, [email]),
    )
    const slow = lines
      .map((line) => JSON.parse(line) as Line)
      .find(({ msg, statement }) => msg === 'Slow query' && statement !== 'select ?')
    expect(slow).toMatchObject({
      pool: 'slow',
      requestId: 'slow-one',
      ms: expect.any(Number),
      statement: 'select $1::text, ?, pg_sleep(?), ?',
    })
    await pool.query('select nonsense').catch(() => undefined)
  } finally {
    await pool.end()
    setEnvironment({ LOG_SLOW_QUERIES_MS: '0' })
  }
})
