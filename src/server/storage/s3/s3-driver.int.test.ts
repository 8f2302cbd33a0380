import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createS3Driver } from '@/src/server/storage/s3/s3-driver'
import type { StorageDriver } from '@/src/server/storage/storage-driver'

const key = 'private/tenant-a/folder/song.mp3'
const objects = new Map<string, { body: Buffer; type: string }>()
const requests: { method: string; url: URL; headers: IncomingMessage['headers'] }[] = []
let server: Server
let driver: StorageDriver
let endpoint: string

/** The few S3 calls that the driver makes, over real HTTP; the signatures come from the real SDK. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    requests.push({ method: request.method ?? '', url, headers: request.headers })
    if (request.method === 'PUT') {
      objects.set(url.pathname, {
        body: await buffer(request),
        type: String(request.headers['content-type']),
      })
      return response.end()
    }
    if (request.method === 'DELETE') {
      objects.delete(url.pathname)
      return response.writeHead(204).end()
    }
    const found = objects.get(url.pathname)
    if (!found) {
      return response.writeHead(404).end()
    }
    const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '')
    const body = range ? found.body.subarray(Number(range[1]), Number(range[2]) + 1) : found.body
    response.writeHead(range ? 206 : 200, {
      'content-type': found.type,
      'content-length': body.length,
      ...(range && { 'content-range': `bytes ${range[1]}-${range[2]}/${found.body.length}` }),
    })
    return response.end(request.method === 'HEAD' ? undefined : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  driver = createS3Driver({
    bucket: 'music',
    region: 'eu-west-1',
    endpoint,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    publicUrl: 'https://files.example.com',
  })
})
afterAll(() => server.close())

it('keeps, reads, measures and removes a file', async () => {
  await driver.put(key, Buffer.from('0123456789'), { contentType: 'audio/mpeg' })
  expect(await driver.head(key)).toEqual({ size: 10, contentType: 'audio/mpeg' })
  const part = await driver.open(key, { start: 2, end: 4 })
  expect(part && [await text(part.body), part.size]).toEqual(['234', 10])
  await driver.remove(key)
  expect(await driver.head(key)).toBeNull()
  expect(await driver.open(key)).toBeNull()
})

it('sends a file from the disk as a stream of known size', async () => {
  const size = (await stat(import.meta.filename)).size
  const file = createReadStream(import.meta.filename)
  await driver.put(key, file, { contentType: 'audio/mpeg' })
  expect(requests.at(-1)?.headers['content-length']).toBe(String(size))
  expect(await driver.head(key)).toEqual({ size, contentType: 'audio/mpeg' })
  await driver.remove(key)
})

it('signs downloads with their end and their name', async () => {
  const link = new URL(
    await driver.signedGet(key, { expiresSeconds: 300, downloadName: 'Salt.mp3' }),
  )
  expect(link.pathname).toBe(`/music/${key}`)
  expect(link.searchParams.get('X-Amz-Expires')).toBe('300')
  expect(link.searchParams.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/)
  expect(link.searchParams.get('response-content-disposition')).toContain('Salt.mp3')
})

it('serves public files from the public address', () => {
  expect(driver.publicUrl('public/tenant-a/folder/cover.webp')).toBe(
    'https://files.example.com/public/tenant-a/folder/cover.webp',
  )
})

it('refuses keys that could leave their folder', async () => {
  await expect(driver.head('private/../secrets.json')).rejects.toThrow(RangeError)
  expect(() => driver.signedGet('/etc/passwd', { expiresSeconds: 1, downloadName: 'x' })).toThrow(
    RangeError,
  )
})
