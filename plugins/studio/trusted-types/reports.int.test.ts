import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { rateLimits } from '@/src/server/http/rate-limits'
import { logger } from '@/src/server/logger'
import { adminHeaders, scriptReportsPath } from '@/src/server/runtime/security-headers'
import { setEnvironment } from '@/src/testing/environment'
import { rest } from '@/src/testing/rest'

setEnvironment({ RATE_LIMIT_FACTOR: '1' })

const report = {
  'document-uri': 'http://localhost:3000/admin/reset/a-secret-key',
  referrer: 'http://localhost:3000/admin/reset/a-secret-key',
  'effective-directive': 'require-trusted-types-for',
  'violated-directive': 'require-trusted-types-for',
  'original-policy': "require-trusted-types-for 'script'",
  disposition: 'report',
  'blocked-uri': 'trusted-types-sink',
  'source-file': 'http://localhost:3000/_next/static/chunks/editor.js?dpl=1',
  'line-number': 4,
  'column-number': 120,
  'script-sample': 'Element innerHTML|<p>What nobody else may read',
}

const stream = pino.symbols.streamSym
const tapped = logger as unknown as { level: string } & Record<typeof stream, unknown>
const formerly = { level: tapped.level, sink: tapped[stream] }
let lines: Record<string, unknown>[] = []

beforeAll(() => {
  tapped.level = 'warn'
  tapped[stream] = { write: (line: string) => lines.push(JSON.parse(line)) }
})
afterAll(() => {
  tapped.level = formerly.level
  tapped[stream] = formerly.sink
})
beforeEach(() => {
  lines = []
})

let addresses = 0
const newAddress = () => `203.0.113.${++addresses}`

const send = (body: unknown, type = 'application/csp-report', address = newAddress()) =>
  rest('POST', scriptReportsPath, {
    rawBody: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': type, 'x-client-ip': address },
  })

it('is where the admin of a build sends reports, and only reports', () => {
  const given = { frames: [], isDevelopment: false }
  expect(adminHeaders(given)['Content-Security-Policy-Report-Only']).toBe(
    "require-trusted-types-for 'script'; report-uri /api/studio/script-reports",
  )
  expect(adminHeaders(given)['Content-Security-Policy']).not.toContain('trusted-types')
  expect(adminHeaders({ ...given, isDevelopment: true })).not.toHaveProperty(
    'Content-Security-Policy-Report-Only',
  )
})

it('logs which file of the build wrote it, and nothing that people wrote', async () => {
  expect((await send({ 'csp-report': report })).status).toBe(204)
  expect(lines).toMatchObject([
    {
      level: 'warn',
      directive: 'require-trusted-types-for',
      blocked: 'trusted-types-sink',
      source: '/_next/static/chunks/editor.js',
      line: 4,
      column: 120,
    },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/secret|nobody else/)
})

it('names no more of a page than its origin', async () => {
  await send({ 'csp-report': { ...report, 'source-file': report['document-uri'] } })
  await send({ 'csp-report': { ...report, 'source-file': 'chrome-extension://abc/x.js?key=1' } })
  expect(lines.map(({ source }) => source)).toEqual([
    'http://localhost:3000',
    'chrome-extension://abc',
  ])
})

it('refuses what is no report, or too large, and logs nothing of it', async () => {
  const answers = [
    await send({ 'csp-report': report }, 'application/json'),
    await send('{'),
    await send([]),
    await send({ 'csp-report': { ...report, 'script-sample': 'x'.repeat(20_000) } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([415, 400, 400, 413])
  expect(lines).toEqual([])
})

it('lets nobody fill the log', async () => {
  const address = newAddress()
  const { attempts } = rateLimits.scriptReport
  const statuses: number[] = []
  for (let sent = 0; sent <= attempts; sent++) {
    statuses.push((await send({ 'csp-report': report }, undefined, address)).status)
  }
  expect(statuses.at(-1)).toBe(429)
  expect(lines).toHaveLength(attempts)
})
