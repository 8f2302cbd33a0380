import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { limits } from '@/src/core/limits'
import type { StorageDriver } from '@/src/server/storage/storage-driver'
import { setEnvironment } from '@/src/testing/environment'

const publicKey = 'public/tenant-a/folder/cover.webp'
const privateKey = 'private/tenant-a/folder/song.mp3'
const song = Buffer.from('0123456789')

let directory: string
let storage: StorageDriver
let serve: (url: string, headers?: Record<string, string>) => Promise<Response>

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'bandstand-files-'))
  setEnvironment({ DATA_DIR: directory, PAYLOAD_SECRET: 'test-secret-test-secret-test-secret-42' })
  const { serveFile } = await import('@/src/server/storage/serve-file')
  storage = (await import('@/src/server/storage')).storage()
  await storage.put(publicKey, song, { contentType: 'image/webp' })
  await storage.put(privateKey, song, { contentType: 'audio/mpeg' })
  serve = (url, headers = {}) => {
    const request = new Request(new URL(url, 'http://localhost'), { headers })
    const segments = new URL(request.url).pathname.split('/').slice(2).map(decodeURIComponent)
    return serveFile(request, segments)
  }
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const sign = (downloadName = 'Song.mp3') =>
  storage.signedGet(privateKey, {
    expiresSeconds: limits.download.linkSeconds,
    downloadName,
  })

it('serves what is public for ever, and parts of it', async () => {
  const whole = await serve(storage.publicUrl(publicKey))
  expect(whole.status).toBe(200)
  expect(whole.headers.get('cache-control')).toContain('immutable')
  expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
  const part = await serve(storage.publicUrl(publicKey), { range: 'bytes=2-4' })
  expect([part.status, await part.text()]).toEqual([206, '234'])
  expect((await serve(storage.publicUrl(publicKey), { range: 'bytes=50-' })).status).toBe(416)
})

it('never serves an original without a signature', async () => {
  expect((await serve(`/files/${privateKey}`)).status).toBe(404)
  expect((await serve(`/files/signed/${privateKey}`)).status).toBe(403)
})

it('serves an original as a download while the link is fresh', async () => {
  const answer = await serve(await sign('Salt.mp3'))
  expect(await answer.text()).toBe('0123456789')
  expect(answer.headers.get('content-disposition')).toContain('Salt.mp3')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

it('goes on with a part only while the file is still the one that was begun', async () => {
  const link = await sign()
  const begun = await serve(link)
  const etag = begun.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]+"$/)
  expect(Date.parse(begun.headers.get('last-modified') ?? '')).toBeLessThanOrEqual(Date.now())
  const ask = async (headers: Record<string, string>) => {
    const answer = await serve(link, { range: 'bytes=4-', ...headers })
    return [answer.status, await answer.text()]
  }
  expect(await ask({ 'if-range': etag })).toEqual([206, '456789'])
  expect(await ask({ 'if-match': `"other", ${etag}` })).toEqual([206, '456789'])
  expect(await ask({ 'if-range': `W/${etag}` })).toEqual([200, '0123456789'])

  await storage.put(privateKey, Buffer.from('abcdefghij'), { contentType: 'audio/mpeg' })
  expect(await ask({ 'if-range': etag })).toEqual([200, 'abcdefghij'])
  expect(await ask({ range: 'bytes=50-', 'if-range': etag })).toEqual([200, 'abcdefghij'])
  expect(await ask({ 'if-match': etag })).toEqual([412, ''])
  const again = await serve(link)
  expect(again.headers.get('etag')).not.toBe(etag)
  await storage.put(privateKey, song, { contentType: 'audio/mpeg' })
})

it('sends nothing to who has it', async () => {
  const url = storage.publicUrl(publicKey)
  const etag = (await serve(url)).headers.get('etag') ?? ''
  const known = await serve(url, { 'if-none-match': `W/${etag}` })
  expect([known.status, known.headers.get('etag'), await known.text()]).toEqual([304, etag, ''])
  expect((await serve(url, { 'if-none-match': '"other"' })).status).toBe(200)
})

it('finishes a download whose connection was cut in the middle', async () => {
  const key = 'private/tenant-a/folder/long.wav'
  const long = randomBytes(8_000_000)
  await storage.put(key, long, { contentType: 'audio/wav' })
  const link = await storage.signedGet(key, { expiresSeconds: 300, downloadName: 'Long.wav' })
  let sent: Readable | undefined
  const server = createServer(async ({ url = '', headers }, response) => {
    const answer = await serve(url, headers as Record<string, string>)
    sent = Readable.fromWeb(answer.body as ReadableStream)
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    await pipeline(sent, response).catch(() => {})
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const ask = async (headers: Record<string, string> = {}) => {
    const [answer] = await once(get({ port, path: link, headers }), 'response')
    return answer as IncomingMessage
  }

  const begun = await ask()
  const parts: Buffer[] = []
  for await (const part of begun as AsyncIterable<Buffer>) {
    parts.push(part)
    if (parts.length === 3) {
      break
    }
  }
  begun.destroy()
  await expect.poll(() => sent?.destroyed).toBe(true)
  const start = Buffer.concat(parts)
  expect(start.length).toBeLessThan(long.length)

  const range = `bytes=${start.length}-`
  const rest = await ask({ range, 'if-range': String(begun.headers.etag) })
  expect(rest.statusCode).toBe(206)
  expect(Buffer.concat([start, await buffer(rest)]).equals(long)).toBe(true)
  server.close()
})

it('refuses the link when its time is over', async () => {
  const link = await sign()
  vi.useFakeTimers({ now: Date.now() + 299_000, toFake: ['Date'] })
  expect((await serve(link)).status).toBe(200)
  vi.setSystemTime(Date.now() + 2_000)
  expect((await serve(link)).status).toBe(403)
})

it('refuses a link whose file, name or expiry was changed', async () => {
  const link = await sign()
  const changed = [
    link.replace('song.mp3', 'other.mp3'),
    link.replace('tenant-a', 'tenant-b'),
    link.replace('name=Song', 'name=Sung'),
    link.replace(/expires=(\d+)/, (_, seconds) => `expires=${Number(seconds) + 600}`),
    link.replace(/signature=../, 'signature=zz'),
  ]
  for (const url of changed) {
    expect((await serve(url)).status).toBe(403)
  }
})

it('answers 404 for what does not exist and for what leaves the folder', async () => {
  expect((await serve('/files/public/tenant-a/none.webp')).status).toBe(404)
  expect((await serve('/files/public/..%2f..%2fsecrets.json')).status).toBe(404)
  expect((await serve('/files/public/%2e%2e/private/tenant-a/folder/song.mp3')).status).toBe(404)
})
