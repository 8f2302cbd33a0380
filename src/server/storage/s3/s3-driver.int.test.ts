import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createS3Driver } from '@/src/server/storage/s3/s3-driver'
import type { StorageDriver } from '@/src/server/storage/storage-driver'
import { type FakeS3, s3Settings, startFakeS3 } from '@/src/testing/fake-s3'

const key = 'private/tenant-a/folder/song.mp3'
const incoming = 'incoming/tenant-a/upload/cover.png'
let s3: FakeS3
let driver: StorageDriver

beforeAll(async () => {
  s3 = await startFakeS3()
  driver = createS3Driver({
    ...s3Settings,
    endpoint: s3.endpoint,
    publicUrl: 'https://files.example.com',
  })
})
afterAll(() => s3.close())

it('keeps, reads, measures and removes a file', async () => {
  await driver.put(key, Buffer.from('0123456789'), { contentType: 'audio/mpeg' })
  const facts = await driver.head(key)
  expect(facts).toEqual({
    size: 10,
    contentType: 'audio/mpeg',
    etag: '"781e5e245d69b566979b86e28d23f2c7"',
    modifiedAt: expect.any(Date),
  })
  const { body, ...part } = (await driver.open(key, { start: 2, end: 4 })) ?? {}
  expect(body && (await text(body))).toBe('234')
  expect(part).toEqual(facts)
  await driver.remove(key)
  expect(await driver.head(key)).toBeNull()
  expect(await driver.open(key)).toBeNull()
})

it('sends a file from the disk as a stream of known size', async () => {
  const size = (await stat(import.meta.filename)).size
  const file = createReadStream(import.meta.filename)
  await driver.put(key, file, { contentType: 'audio/mpeg' })
  expect(s3.requests.at(-1)?.headers['content-length']).toBe(String(size))
  expect(await driver.head(key)).toMatchObject({ size, contentType: 'audio/mpeg' })
  await driver.remove(key)
})

it('sends a stream of unknown size in parts, and leaves none of one that breaks off', async () => {
  const part = Buffer.alloc(9 * 1024 * 1024, 'a')
  await driver.put(key, Readable.from([part, part]), { contentType: 'application/zip' })
  expect(await driver.head(key)).toMatchObject({ size: 2 * part.length })
  await driver.remove(key)
  const broken = Readable.from(
    (async function* () {
      yield part
      yield part
      throw new Error('Gone')
    })(),
  )
  await expect(driver.put(key, broken, { contentType: 'application/zip' })).rejects.toThrow('Gone')
  expect([await driver.head(key), s3.uploads.size]).toEqual([null, 0])
})

it('copies a file within the store, bytes, type and all', async () => {
  const other = 'public/tenant-a/folder/a+b@2.mp3'
  await driver.put(other, Buffer.from('0123456789'), { contentType: 'audio/mpeg' })
  expect(await driver.copy(other, key)).toBe(true)
  expect(s3.requests.at(-1)).toMatchObject({ method: 'PUT', headers: { 'content-length': '0' } })
  expect(await driver.head(key)).toMatchObject({ size: 10, contentType: 'audio/mpeg' })
  await Promise.all([driver.remove(key), driver.remove(other)])
  expect(await driver.copy(other, key)).toBe(false)
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

describe('an address to send a file to', () => {
  const put = async (url: string, body: string, type = 'image/png') =>
    (await fetch(url, { method: 'PUT', body, headers: { 'content-type': type } })).status

  it('takes any type and size when none was signed', async () => {
    const url = await driver.signedPut(incoming, { expiresSeconds: 600, maxBytes: 20 })
    expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('600')
    expect([await put(url, '0123'), await put(url, '01234', 'image/webp')]).toEqual([200, 200])
    expect(await driver.head(incoming)).toMatchObject({ size: 5, contentType: 'image/webp' })
  })

  it('takes only what was signed', async () => {
    const options = { expiresSeconds: 600, maxBytes: 20, contentType: 'image/png', size: 4 }
    const url = await driver.signedPut(incoming, options)
    expect(await put(url, '0123')).toBe(200)
    expect(await put(url, '01234')).toBe(403)
    expect(await put(url, '0123', 'text/html')).toBe(403)
    expect(await put(url.replace('tenant-a', 'tenant-b'), '0123')).toBe(403)
    expect(await put(url.replace('Expires=600', 'Expires=6000'), '0123')).toBe(403)
    const late = await driver.signedPut(incoming, { ...options, expiresSeconds: 0 })
    expect(await put(late, '0123')).toBe(403)
  })

  it('leads nowhere for ever: what nobody took over is removed', async () => {
    const other = 'incoming/tenant-a/fresh/cover.png'
    for (const each of [key, incoming, other]) {
      await driver.put(each, Buffer.from('0123'), { contentType: 'image/png' })
    }
    for (const each of [key, incoming]) {
      Object.assign(s3.objects.get(`/${s3Settings.bucket}/${each}`) ?? {}, {
        modifiedAt: new Date(Date.now() - 25 * 3_600_000),
      })
    }
    await driver.removeIncomingBefore(new Date(Date.now() - 24 * 3_600_000))
    expect(await driver.head(incoming)).toBeNull()
    expect([await driver.head(key), await driver.head(other)]).not.toContain(null)
  })
})
