import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { removeStaleUploads } from '@/plugins/uploads/remove-stale-uploads'
import { createArtist, putFile } from '@/plugins/uploads/testing/artist'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { storage } from '@/src/server/storage'
import { createTenant } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>

let luna: Tenant
let kito: Tenant
let artist: ReturnType<typeof createArtist>
let photo: Buffer
const film = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41', 'latin1'),
  Buffer.from('\0\0\0\x08moov\0\0\0\x08mdat', 'latin1'),
])

beforeAll(async () => {
  luna = await createTenant(payload, 'Luna')
  kito = await createTenant(payload, 'Kito')
  artist = artistOf(luna, luna.owner.token)
  photo = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#c33' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
})

const artistOf = ({ profile }: Tenant, token?: string) =>
  createArtist({ profileId: profile.id, token })
const keyOf = (url: unknown) => String(url).replace(/^.*\/files\//, '')
const countOf = async (tenant = luna) =>
  (
    await payload.count({
      collection: slugs.media,
      where: { profile: { equals: tenant.profile.id } },
    })
  ).totalDocs
const leftovers = async () =>
  (await readdir(path.join(inject('testDataDir'), 'uploads')).catch(() => [])).filter((name) =>
    name.startsWith('incoming-'),
  )

describe('a picture', () => {
  it('is sent, looked at, cleaned, stored in all its sizes, and listed first', async () => {
    const sent = await artist.send(photo, 'Mein Foto é.JPG')
    expect(await storage().head(keyOf(sent.url))).toMatchObject({ size: photo.length })
    const { status, json: item } = await artist.register(sent)
    expect([status, item]).toEqual([
      201,
      {
        id: expect.any(String),
        url: expect.stringMatching(`^/files/public/${luna.profile.id}/`),
        name: 'Mein Foto é.jpg',
        size: expect.any(Number),
        type: 'image',
        parent: 'website',
        mimeType: 'image/jpeg',
        alt: '',
        width: 800,
        height: 400,
        focalX: 50,
        focalY: 50,
        thumbnail: expect.stringMatching(/-320x160-[0-9a-f]{8}\.webp$/),
        createdAt: expect.any(String),
      },
    ])
    const original = await storage().open(keyOf(item.url))
    const data = original && (await buffer(original.body))
    expect(data?.length).toBe(item.size)
    expect((await sharp(data ?? undefined).metadata()).exif).toBeUndefined()
    expect(await storage().head(keyOf(item.thumbnail))).not.toBeNull()

    expect(await storage().head(keyOf(sent.url))).toBeNull()
    await expect.poll(leftovers).toEqual([])
    const { json: items } = await artist.list('&type=image')
    expect(items[0]).toEqual(item)
  })

  it('of a phone becomes a JPEG that every browser shows', async () => {
    const data = await readFile(path.join(import.meta.dirname, 'testing/halves.heic'))
    const { status, json: item } = await artist.register(await artist.send(data, 'IMG_0001.HEIC'))
    expect([status, item]).toEqual([
      201,
      expect.objectContaining({
        name: 'IMG_0001.jpg',
        mimeType: 'image/jpeg',
        width: 96,
        height: 64,
      }),
    ])
    const original = await storage().open(keyOf(item.url))
    const stored = sharp(original ? await buffer(original.body) : undefined)
    const { data: pixels, info } = await stored.raw().toBuffer({ resolveWithObject: true })
    const at = (x: number) => [...pixels.subarray(x * info.channels, x * info.channels + 3)]
    expect(at(10).map((value) => Math.round(value / 60))).toEqual([3, 1, 1])
    expect(at(86).map((value) => Math.round(value / 60))).toEqual([1, 1, 3])
  })

  it('of a phone is refused when its file is damaged', async () => {
    const whole = await readFile(path.join(import.meta.dirname, 'testing/halves.heic'))
    const damaged = Buffer.concat([whole.subarray(0, 300), Buffer.alloc(400, 7)])
    const { status, json } = await artist.register(await artist.send(damaged, 'broken.heic'))
    expect([status, json.message]).toEqual([
      415,
      'This picture cannot be read: its file is damaged or of an unusual kind.',
    ])
    await expect.poll(leftovers).toEqual([])
  })

  it.each([
    ['as JPEG', 3, 'image/jpeg'],
    ['as WebP where one sees through it', 4, 'image/webp'],
  ] as const)('of a scanner (TIFF) is stored %s', async (_how, channels, mimeType) => {
    const background = { r: 200, g: 40, b: 40, alpha: 0.5 }
    const data = await sharp({ create: { width: 90, height: 60, channels, background } })
      .tiff({ compression: 'deflate' })
      .toBuffer()
    const { status, json: item } = await artist.register(await artist.send(data, 'scan.tif'))
    expect([status, item]).toEqual([
      201,
      expect.objectContaining({ mimeType, width: 90, height: 60 }),
    ])
    const original = await storage().open(keyOf(item.url))
    const { format, hasAlpha } = await sharp(
      original ? await buffer(original.body) : undefined,
    ).metadata()
    expect([`image/${format}`, hasAlpha]).toEqual([mimeType, channels === 4])
  })

  it('of a scanner is refused when its file is damaged or has too many pixels', async () => {
    const background = '#c33'
    const scan = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
      .tiff({ compression: 'none' })
      .toBuffer()
    const damaged = await artist.register(await artist.send(scan.subarray(0, 900), 'half.tif'))
    expect([damaged.status, damaged.json.message]).toEqual([415, ownerMessages.uploads.damaged])
    const vast = await sharp({ create: { width: 8000, height: 6300, channels: 3, background } })
      .tiff({ compression: 'deflate' })
      .toBuffer()
    const { status, json } = await artist.register(await artist.send(vast, 'vast.tif'))
    expect([status, json.message]).toEqual([413, ownerMessages.uploads.tooManyPixels])
    await expect.poll(leftovers).toEqual([])
  })

  it('is stored once, however often it is registered', async () => {
    const sent = await artist.send(photo, 'twice.jpg')
    const before = await countOf()
    const answers = await Promise.all(Array.from({ length: 6 }, () => artist.register(sent)))
    const made = answers.filter(({ status }) => status === 201)
    expect(made.length).toBeGreaterThan(0)
    expect(new Set(made.map(({ json }) => json.id)).size).toBe(1)
    for (const { status, json } of answers.filter((answer) => !made.includes(answer))) {
      expect([status, json.code]).toEqual([409, 'IN_PROGRESS'])
    }
    const again = await artist.register(sent)
    expect([again.status, again.json.id]).toEqual([201, made[0]?.json.id])
    expect(await countOf()).toBe(before + 1)
    expect(await storage().head(keyOf(sent.url))).toBeNull()
  })

  it('can be registered again when the server fell over before or after storing it', async () => {
    const sent = await artist.send(photo, 'fell.jpg')
    const before = await countOf()
    const put = vi.spyOn(storage(), 'put').mockImplementationOnce(async (_key, body) => {
      await buffer(body as Readable)
      throw new Error('No space left')
    })
    expect((await artist.register(sent)).status).toBe(500)
    put.mockRestore()
    expect(await countOf()).toBe(before)
    expect(await storage().head(keyOf(sent.url))).not.toBeNull()

    const remove = vi.spyOn(storage(), 'remove').mockRejectedValueOnce(new Error('Killed here'))
    const { json } = await artist.register(sent)
    remove.mockRestore()
    expect(await storage().head(keyOf(sent.url))).not.toBeNull()
    expect((await artist.register(sent)).json.id).toBe(json.id)
    expect(await storage().head(keyOf(sent.url))).toBeNull()
    expect(await countOf()).toBe(before + 1)
    await expect.poll(leftovers).toEqual([])
  })

  it('that is deleted does not come back', async () => {
    const sent = await artist.send(photo, 'gone.jpg')
    const { json } = await artist.register(sent)
    await payload.delete({ collection: slugs.media, id: json.id })
    expect((await artist.register(sent)).status).toBe(404)
  })

  it('gets the ending of what it is', async () => {
    const data = await sharp(photo).webp().toBuffer()
    const { json } = await artist.register(await artist.send(data, 'saved-as.png'))
    expect([json.name, json.mimeType]).toEqual(['saved-as.webp', 'image/webp'])
  })
})

describe('what is refused', () => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')

  it.each([
    ['a page called a picture', page, 'cover.png', 415],
    ['a drawing without size', drawing, 'cover.png', 415, ownerMessages.uploads.damaged],
    ['a page called a film', page, 'clip.mp4', 415],
    ['a program', Buffer.from('MZ\x90\0\x03'), 'cover.jpg', 415],
    [
      'a picture that is none after its first bytes',
      Buffer.from('\x89PNG\r\n\x1a\nxx', 'latin1'),
      'a.png',
      415,
      ownerMessages.uploads.damaged,
    ],
    ['a film called a picture', film, 'film.jpg', 400],
  ])('%s: nothing of it stays', async (_what, data, name, status, message?: string) => {
    const before = await countOf()
    const sent = await artist.send(data, name)
    const answer = await artist.register(sent)
    expect([answer.status, await countOf()]).toEqual([status, before])
    if (status === 415) {
      expect(answer.json.message).toBe(message ?? ownerMessages.uploads.otherContent)
    }
    expect(await storage().head(keyOf(sent.url))).toBeNull()
    expect((await artist.register(sent)).status).toBe(404)
    await expect.poll(leftovers).toEqual([])
  })

  it('a file of another size than announced', async () => {
    const sent = await artist.send(photo, 'half.jpg')
    const { status, json } = await artist.register({ ...sent, size: photo.length + 1 })
    expect([status, json.errors?.[0]?.field]).toEqual([400, 'size'])
  })

  it.each([
    ['with notes of the camera', () => photo],
    ['without', () => sharp(photo).toBuffer()],
  ])('a picture that was cut off, %s', async (_what, whole) => {
    const data = await whole()
    const sent = await artist.send(data.subarray(0, data.length / 2), 'half.jpg')
    const { status, json } = await artist.register(sent)
    expect([status, json.message]).toEqual([415, ownerMessages.uploads.damaged])
  })

  it('a picture that is too large, also when it was announced as a film', async () => {
    const data = Buffer.concat([photo, Buffer.alloc(limits.upload.imageBytes)])
    const sent = await artist.send(data, 'vast.mp4')
    expect((await artist.register({ ...sent, type: 'image' })).status).toBe(413)
    expect(await storage().head(keyOf(sent.url))).toBeNull()
    await expect(artist.send(data, 'vast.jpg')).rejects.toThrow('answered 413')
  })

  it.each([
    ['an unknown ending', { fileName: 'cover.xyz' }, 415],
    ['no ending and no type', { fileName: 'cover' }, 415],
    ['a type that is not shown', { fileName: 'cover', contentType: 'text/html' }, 415],
    ['a recording', { fileName: 'song.mp3' }, 415],
    ['a type that is not that of the name', { fileName: 'a.png', contentType: 'video/mp4' }, 415],
    ['a picture above 20 MB', { fileName: 'a.png', size: 20e6 + 1 }, 413],
    ['a film above 500 MB', { fileName: 'a.mp4', size: 500e6 + 1 }, 413],
    ['nothing', { fileName: 'a.png', size: 0 }, 400],
    ['no name', { fileName: ' ' }, 400],
    ['a field that nobody knows', { fileName: 'a.png', key: 'public/x' }, 400],
  ])('an address for %s', async (_what, names, status) => {
    expect((await artist.presign(names)).status).toBe(status)
  })

  it('a name that leads out of the folder', async () => {
    for (const fileName of ['../../../public/x.png', '..\\..\\x.png', '%2e%2e/x.png']) {
      const { json } = await artist.presign({ fileName })
      expect(new URL(json.remoteUrl).pathname).toMatch(
        new RegExp(`^/files/incoming/${luna.profile.id}/[0-9a-f-]{36}/x\\.png$`),
      )
      expect(await putFile(json.presignedUrl.replace('/x.png', '/../x.png'), photo)).toBe(403)
    }
  })

  it('an address that no file was sent to', async () => {
    const sent = await artist.send(photo, 'mine.jpg')
    const { json: item } = await artist.register(await artist.send(photo, 'other.jpg'))
    const { json: unsent } = await artist.presign({ fileName: 'unsent.jpg' })
    const key = keyOf(sent.url)
    const origin = new URL(String(sent.url)).origin
    const urls: [string, number][] = [
      [unsent.remoteUrl, 404],
      [item.url, 400],
      [`${origin}${item.url}`, 400],
      ['https://evil.example/cover.png', 400],
      ['http://169.254.169.254/latest/meta-data', 400],
      ['file:///etc/passwd', 400],
      [key, 400],
      [`${origin}/files/${key}/../../../../private/x/y/z.png`, 400],
      [`${origin}/files/${key}?x`, 400],
      [`${origin}/files/private/${luna.profile.id}/${randomUUID()}/song.png`, 400],
      ['', 400],
    ]
    for (const [url, status] of urls) {
      expect([url, (await artist.register({ ...sent, url })).status]).toEqual([url, status])
    }
    expect((await artist.register(sent)).status).toBe(201)
  })

  it('bodies of another form', async () => {
    const sent = await artist.send(photo, 'form.jpg')
    for (const change of [
      { type: 'audio' },
      { parent: 'post' },
      { size: '12' },
      { name: '' },
      { url: 5 },
      { profile: kito.profile.id },
      { prefix: 'public/x' },
    ]) {
      expect([change, (await artist.register({ ...sent, ...change })).status]).toEqual([
        change,
        400,
      ])
    }
    expect((await artist.list('&type=audio')).status).toBe(400)
    expect((await artist.list('&limit=51')).status).toBe(400)
  })
})

it('takes a file whose type the browser does not know', async () => {
  const sent = await artist.send(photo, 'unknown.jpg', { contentType: '' })
  expect((await artist.register(sent)).status).toBe(201)
  const named = await artist.presign({ fileName: 'no-ending', contentType: 'image/PNG' })
  expect(new URL(named.json.presignedUrl).searchParams.get('type')).toBe('image/png')
})

it('removes what a process that was killed has left behind', async () => {
  const folder = path.join(inject('testDataDir'), 'uploads')
  const [old, fresh] = [path.join(folder, 'incoming-old'), path.join(folder, 'incoming-fresh')]
  await Promise.all([writeFile(old, 'x'), writeFile(fresh, 'x')])
  const aged = new Date(Date.now() - (limits.upload.staleHours + 1) * 3_600_000)
  await utimes(old, aged, aged)
  const sent = await artist.send(photo, 'still-wanted.jpg')
  await removeStaleUploads(payload)
  const names = await readdir(folder)
  expect([names.includes('incoming-old'), names.includes('incoming-fresh')]).toEqual([false, true])
  await rm(fresh)
  expect((await artist.register(sent)).status).toBe(201)
})

describe('the list', () => {
  it('tells films from pictures, newest first, page by page, of one profile', async () => {
    const tenant = await createTenant(payload, 'Lists')
    const own = artistOf(tenant, tenant.owner.token)
    const ids: string[] = []
    for (const [data, name] of [
      [photo, 'one.jpg'],
      [film, 'two.mp4'],
      [photo, 'three.jpg'],
    ] as const) {
      const { status, json } = await own.register(await own.send(data, name))
      expect([name, status]).toEqual([name, 201])
      ids.unshift(json.id)
    }
    const idsOf = async (query: string) => (await own.list(query)).json.map(({ id }) => id)
    expect(await idsOf('')).toEqual(ids)
    expect(await idsOf('&type=image')).toEqual([ids[0], ids[2]])
    expect(await idsOf('&type=video')).toEqual([ids[1]])
    expect([await idsOf('&limit=2'), await idsOf('&limit=2&page=2')]).toEqual([
      ids.slice(0, 2),
      ids.slice(2),
    ])
    const [two] = (await own.list('&type=video')).json
    expect(two).toMatchObject({ name: 'two.mp4', thumbnail: null, width: 0, height: 0 })
  })
})
