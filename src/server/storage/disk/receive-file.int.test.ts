import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { limits } from '@/src/core/limits'
import type { SignedPutOptions, StorageDriver } from '@/src/server/storage/storage-driver'
import { setEnvironment } from '@/src/testing/environment'

const song = '0123456789'

let directory: string
let storage: StorageDriver
let receive: (request: Request) => Promise<Response>
let count = 0

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'bandstand-incoming-'))
  setEnvironment({ DATA_DIR: directory, PAYLOAD_SECRET: 'test-secret-test-secret-test-secret-42' })
  storage = (await import('@/src/server/storage')).storage()
  receive = (await import('@/src/server/storage/disk/receive-file')).receiveFile
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => rm(directory, { recursive: true, force: true }))

async function sign(options: Partial<SignedPutOptions> = {}) {
  count += 1
  const key = `incoming/tenant-a/upload-${count}/cover.png`
  const expiresSeconds = limits.upload.linkSeconds
  return { key, url: await storage.signedPut(key, { expiresSeconds, maxBytes: 20, ...options }) }
}

/** As browsers send it; without a length when it is a stream. */
async function put(url: string, body: string | ReadableStream = song, type?: string) {
  const isText = typeof body === 'string'
  const headers = {
    'content-type': type ?? 'image/png',
    ...(isText && { 'content-length': String(body.length) }),
  }
  const init = { method: 'PUT', body, headers, duplex: 'half' }
  const answer = await receive(new Request(new URL(url, 'http://localhost'), init))
  const { code } = answer.ok ? { code: '' } : ((await answer.json()) as { code: string })
  return [answer.status, code]
}

const stream = (parts: readonly (string | Error)[]) =>
  new ReadableStream({
    start: (controller) => {
      for (const part of parts) {
        if (part instanceof Error) {
          controller.error(part)
          return
        }
        controller.enqueue(new TextEncoder().encode(part))
      }
      controller.close()
    },
  })

async function stored(key: string): Promise<string | null> {
  const file = await storage.open(key)
  return file && text(file.body)
}

it('keeps what is sent, once', async () => {
  const { key, url } = await sign()
  expect(await put(url)).toEqual([200, ''])
  expect(await stored(key)).toBe(song)
  expect(await put(url, 'other')).toEqual([409, 'CONFLICT'])
  expect(await stored(key)).toBe(song)
})

it('takes nothing more at an address whose file was taken over', async () => {
  const { key, url } = await sign()
  await put(url)
  await storage.remove(key)
  expect(await put(url)).toEqual([409, 'CONFLICT'])
  expect(await stored(key)).toBeNull()
})

it('lets one of several senders through', async () => {
  const { url } = await sign()
  const answers = await Promise.all(Array.from({ length: 8 }, () => put(url)))
  expect(answers.map(([status]) => status).sort()).toEqual([200, ...Array(7).fill(409)])
})

it('refuses an address that was made up, changed or is too old', async () => {
  const { key, url } = await sign({ contentType: 'image/png', size: 10 })
  const download = await storage.signedGet(key, { expiresSeconds: 300, downloadName: 'x' })
  const changed = [
    url.replace('cover.png', 'other.png'),
    url.replace('tenant-a', 'tenant-b'),
    url.replace('incoming', 'public'),
    url.replace('most=20', 'most=2000'),
    url.replace('size=10', 'size=11'),
    url.replace('&size=10', ''),
    url.replace('type=image', 'type=text'),
    url.replace(/expires=(\d+)/, (_, seconds) => `expires=${Number(seconds) + 600}`),
    url.replace(/expires=\d+/, 'expires=Infinity'),
    url.replace(/signature=../, 'signature=zz'),
    url.replace(/&signature=.*/, ''),
    url.replace('/files/', '/files/signed/'),
    `/files/${key}?${download.split('?')[1]}`,
  ]
  for (const address of changed) {
    expect([address, await put(address)]).toEqual([address, [403, 'FORBIDDEN']])
  }
  vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ['Date'] })
  expect(await put(url)).toEqual([403, 'FORBIDDEN'])
  vi.useRealTimers()
  expect(await put(url)).toEqual([200, ''])
})

it('serves nothing of it, and its signature is good for nothing else', async () => {
  const { serveFile } = await import('@/src/server/storage/serve-file')
  const { key, url } = await sign()
  await put(url)
  for (const address of [url, `/files/signed/${key}?${url.split('?')[1]}`]) {
    const request = new Request(new URL(address, 'http://localhost'))
    const segments = new URL(request.url).pathname.split('/').slice(2)
    expect((await serveFile(request, segments)).ok).toBe(false)
  }
})

it('stops at the first byte too many, whatever was said before', async () => {
  const { key, url } = await sign()
  const parts = [song, song, song]
  expect(await put(url, parts.join(''))).toEqual([413, 'TOO_LARGE'])
  expect(await put(url, stream(parts))).toEqual([413, 'TOO_LARGE'])
  expect(await stored(key)).toBeNull()
})

it('takes exactly the announced size and type', async () => {
  const { key, url } = await sign({ size: 10, contentType: 'image/png' })
  expect(await put(url, '012345678')).toEqual([400, 'MALFORMED'])
  expect(await put(url, stream([song, '!']))).toEqual([413, 'TOO_LARGE'])
  expect(await put(url, song, 'text/html')).toEqual([415, 'UNSUPPORTED_MEDIA'])
  expect(await stored(key)).toBeNull()
  expect(await put(url, song, 'image/png; charset=x')).toEqual([200, ''])
})

it('keeps nothing of what broke off, and lets it be sent again', async () => {
  const { key, url } = await sign()
  const gone = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  expect(await put(url, stream(['012', gone]))).toEqual([400, 'MALFORMED'])
  expect(await put(url, '')).toEqual([400, 'MALFORMED'])
  expect(await readdir(path.join(directory, 'files/incoming/tenant-a'))).not.toContain(
    key.split('/')[2],
  )
  expect(await put(url)).toEqual([200, ''])
})

it('removes what nobody took over, and only that', async () => {
  const [old, fresh] = [await sign(), await sign()]
  await put(old.url)
  await put(fresh.url)
  await storage.put('private/tenant-a/song.mp3', Buffer.from(song), { contentType: 'audio/mpeg' })
  const aged = new Date(Date.now() - 25 * 3_600_000)
  await utimes(path.join(directory, 'files', path.dirname(old.key)), aged, aged)
  await storage.removeIncomingBefore(new Date(Date.now() - 24 * 3_600_000))
  expect([await stored(old.key), await stored(fresh.key)]).toEqual([null, song])
  expect(await stored('private/tenant-a/song.mp3')).toBe(song)
})
