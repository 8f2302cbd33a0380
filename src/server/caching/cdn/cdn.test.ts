import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createCdn } from '@/src/server/caching/cdn/cdn'

type Call = { path: string | undefined; headers: IncomingHttpHeaders; body: unknown }

let calls: Call[] = []
let answer = { status: 200, body: '{"success":true}' }
const server = createServer(async (req, res) => {
  const chunks: Buffer[] = []
  for await (const chunk of req) {
    chunks.push(chunk)
  }
  const body = JSON.parse(Buffer.concat(chunks).toString())
  calls.push({ path: req.url, headers: req.headers, body })
  res.writeHead(answer.status, { location: '/elsewhere' })
  res.end(answer.body)
}).listen(0)
await new Promise((resolve) => server.once('listening', resolve))
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeEach(() => {
  calls = []
  answer = { status: 200, body: '{"success":true}' }
})
afterAll(() => {
  server.close()
})

it.each([
  ['cloudflare', '/zones/zone/purge_cache', { tags: ['a'] }, { purge_everything: true }],
  ['http', '/', { tags: ['a'] }, { everything: true }],
] as const)('purges %s with its token', async (kind, path, some, all) => {
  const cdn = createCdn({ kind, url, zone: 'zone', token: 'secret' })
  await cdn.purge(['a'])
  await cdn.purge('everything')
  expect(calls.map((call) => call.path)).toEqual([path, path])
  expect(calls.map((call) => call.body)).toEqual([some, all])
  expect(calls[0]?.headers.authorization).toBe('Bearer secret')
})

it('purges Fastly by keys, and all of it', async () => {
  const cdn = createCdn({ kind: 'fastly', url, zone: 'zone', token: 'secret' })
  await cdn.purge(['a'])
  await cdn.purge('everything')
  expect(calls.map((call) => call.path)).toEqual(['/service/zone/purge', '/service/zone/purge_all'])
  expect(calls[0]?.body).toEqual({ surrogate_keys: ['a'] })
  expect(calls[0]?.headers['fastly-key']).toBe('secret')
})

it('sends many tags in as many calls as it takes', async () => {
  const tags = Array.from({ length: 250 }, (_, at) => `tag:${at}`)
  await createCdn({ kind: 'cloudflare', url, zone: 'zone', token: 't' }).purge(tags)
  expect(calls.map(({ body }) => (body as { tags: string[] }).tags.length)).toEqual([100, 100, 50])
})

it.each([
  ['refuses', 429, 'slower'],
  ['says so in a 200', 200, '{"success":false,"errors":[]}'],
  ['leads elsewhere', 302, ''],
])('fails when the CDN %s', async (_, status, body) => {
  answer = { status, body }
  const cdn = createCdn({ kind: 'http', url, zone: undefined, token: undefined })
  await expect(cdn.purge(['a'])).rejects.toThrow()
  expect(calls).toHaveLength(1)
})
