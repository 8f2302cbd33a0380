import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createArtist } from '@/plugins/uploads/testing/artist'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { postsMessages } from '@/src/core/messages/posts'
import { slugs } from '@/src/core/slugs'
import { storage } from '@/src/server/storage'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>
type Answer = { message: string; doc: { id: string } }

let tenant: Tenant

beforeAll(async () => {
  tenant = await createTenant(payload, 'Pictures')
})

async function upload(data: Buffer, type: string, name: string, slug = 'media') {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ profile: tenant.profile.id, alt: 'A photo' }))
  form.set('file', new File([new Uint8Array(data)], name, { type }))
  return rest<Answer>('POST', `/api/${slug}`, { token: tenant.owner.token, rawBody: form })
}

/** 800 × 400 in the file, and taken with the camera on its side. */
function photo(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  return sharp({ create: { width: 800, height: 400, channels: 3, background: '#c33' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer()
}

async function stored(prefix: unknown, filename: unknown): Promise<Buffer> {
  const file = await storage().open(`${prefix}/${filename}`)
  if (!file) {
    throw new Error(`${prefix}/${filename} is not stored`)
  }
  return buffer(file.body)
}

async function expectClean(id: string): Promise<void> {
  const doc = await payload.findByID({ collection: slugs.media, id, showHiddenFields: true })
  const original = await stored(doc.prefix, doc.filename)
  const { width, height, exif, orientation } = await sharp(original).metadata()
  expect({ width, height, exif, orientation }).toEqual({ width: 400, height: 800 })
  expect(doc).toMatchObject({ width: 400, height: 800, filesize: original.length })
  const small = await sharp(await stored(doc.prefix, doc.sizes?.w320?.filename)).metadata()
  expect([small.width, small.height, small.exif]).toEqual([320, 640, undefined])
  expect(doc.thumbnailURL).toBe(doc.sizes?.w320?.url)
}

it.each(['jpeg', 'png', 'webp'] as const)(
  'takes place and position out of a %s, upright in every size',
  async (format) => {
    const data = await photo(format)
    expect((await sharp(data).metadata()).exif).toBeDefined()
    const answer = await upload(data, `image/${format}`, `photo.${format}`)
    expect(answer.status).toBe(201)
    await expectClean(answer.json.doc.id)
  },
)

it('does the same for files from the Local API, and leaves the caller’s own alone', async () => {
  const data = await photo('jpeg')
  const file = { data, mimetype: 'image/jpeg', name: 'local.jpg', size: data.length }
  const { id } = await payload.create({
    collection: slugs.media,
    data: { profile: tenant.profile.id, alt: '' },
    file,
  })
  await expectClean(id)
  expect(file.data).toBe(data)
})

it('stores a picture without such notes byte for byte', async () => {
  const data = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#3c3' },
  })
    .jpeg()
    .toBuffer()
  const { json } = await upload(data, 'image/jpeg', 'clean.jpg')
  const doc = await payload.findByID({ collection: slugs.media, id: json.doc.id })
  expect((await stored(doc.prefix, doc.filename)).equals(data)).toBe(true)
})

it('refuses more than 50 megapixels, however few bytes they take', async () => {
  const data = await sharp({
    create: { width: 10_000, height: 5_001, channels: 3, background: '#000' },
  })
    .png()
    .toBuffer()
  const answer = await upload(data, 'image/png', 'vast.png')
  expect([answer.status, answer.json.message]).toEqual([
    413,
    'A picture may have at most 50 megapixels, all its frames together.',
  ])
})

it('refuses more than 20 MB', async () => {
  const data = Buffer.concat([await photo('jpeg'), Buffer.alloc(limits.upload.imageBytes)])
  const answer = await upload(data, 'image/jpeg', 'heavy.jpg')
  expect([answer.status, answer.json.message]).toEqual([413, 'A picture may have at most 20 MB.'])
})

it('takes HEIC and TIFF like the picker does', async () => {
  const heic = await readFile('plugins/uploads/testing/halves.heic')
  const tiff = await sharp(await photo('png'))
    .tiff()
    .toBuffer()
  for (const [data, type, name] of [
    [heic, 'image/heic', 'phone.heic'],
    [heic, 'application/octet-stream', 'phone.jpg'],
    [tiff, 'image/tiff', 'scan.tif'],
  ] as const) {
    const { status, json } = await upload(data, type, name)
    expect([name, status]).toEqual([name, 201])
    const doc = await payload.findByID({ collection: slugs.media, id: json.doc.id })
    expect(doc.mimeType).toBe('image/jpeg')
    expect(doc.filename).toMatch(/\.jpg$/)
    expect((await sharp(await stored(doc.prefix, doc.filename)).metadata()).format).toBe('jpeg')
  }
})

/** Two red pixels, as programs wrote them before there was PNG. */
function bitmap(): Buffer {
  const bytes = Buffer.alloc(62)
  bytes.write('BM', 'latin1')
  for (const [at, value] of [
    [2, 62],
    [10, 54],
    [14, 40],
    [18, 2],
    [22, 1],
    [34, 8],
  ] as const) {
    bytes.writeUInt32LE(value, at)
  }
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  bytes.set([0, 0, 255, 0, 0, 255], 54)
  return bytes
}

/** With one picture, in PNG. */
function icon(png: Buffer): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  head.writeUInt32LE(png.length, 14)
  return Buffer.concat([head, png])
}

it('takes BMP and ICO as PNG by every way in', async () => {
  const red = { r: 255, g: 0, b: 0 }
  const png = await sharp({ create: { width: 16, height: 16, channels: 3, background: red } })
    .png()
    .toBuffer()
  const artist = createArtist({ profileId: tenant.profile.id, token: tenant.owner.token })
  for (const [data, type, name, width] of [
    [bitmap(), 'image/bmp', 'Знак.bmp', 2],
    [icon(png), 'image/vnd.microsoft.icon', 'Знак.ico', 16],
  ] as const) {
    for (const slug of ['media', 'post-files'] as const) {
      const { status, json } = await upload(data, type, name, slug)
      expect([slug, name, status]).toEqual([slug, name, 201])
      const doc = await payload.findByID({ collection: slug, id: json.doc.id })
      expect([doc.filename, doc.mimeType, doc.width]).toEqual(['Знак.png', 'image/png', width])
      const { dominant } = await sharp(await stored(doc.prefix, doc.filename)).stats()
      expect(dominant.r).toBeGreaterThan(200)
    }
    const { json: item } = await artist.register(
      await artist.send(data, name, { contentType: type }),
    )
    expect([item.name, item.mimeType, item.width]).toEqual(['Знак.png', 'image/png', width])
  }
})

/** A red square in 2 × 1, which would do more if it could. */
const drawing = (inside: string, front = '<?xml version="1.0"?><!-- a > b -->') =>
  Buffer.from(
    `${front}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" onload="x()"><script>x()</script><path fill="red" d="M0 0h1v1H0z"/>${inside}</svg>`,
  )

it('takes SVG as PNG by every way in, and nothing of it but what it shows', async () => {
  const artist = createArtist({ profileId: tenant.profile.id, token: tenant.owner.token })
  const type = 'image/svg+xml'
  const expected = ['Знак.png', 'image/png', 1600]
  for (const slug of ['media', 'post-files'] as const) {
    const { status, json } = await upload(drawing(''), type, 'Знак.svg', slug)
    expect([slug, status]).toEqual([slug, 201])
    const doc = await payload.findByID({ collection: slug, id: json.doc.id })
    expect([doc.filename, doc.mimeType, doc.width]).toEqual(expected)
    const { data, info } = await sharp(await stored(doc.prefix, doc.filename))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.height, ...data.subarray(0, 4)]).toEqual([800, 255, 0, 0, 255])
  }
  const { json: item } = await artist.register(
    await artist.send(drawing(''), 'Знак.svg', { contentType: type }),
  )
  expect([item.name, item.mimeType, item.width]).toEqual(expected)
})

describe('the same sentence by every way in', () => {
  const { uploads } = ownerMessages
  const half = async (make: () => Promise<Buffer>) => {
    const whole = await make()
    return whole.subarray(0, whole.length / 2)
  }
  const ways = {
    'the form of pictures': async (data: Buffer, type: string, name: string) =>
      (await upload(data, type, name)).json.message,
    'the form of a post’s files': async (data: Buffer, type: string, name: string) =>
      (await upload(data, type, name, 'post-files')).json.message,
    'the picker': async (data: Buffer, _type: string, name: string) => {
      const artist = createArtist({ profileId: tenant.profile.id, token: tenant.owner.token })
      const presigned = await artist.presign({ fileName: name })
      return presigned.status === 200
        ? (await artist.register(await artist.send(data, name))).json.message
        : presigned.json.message
    },
  }
  const faults: [string, () => Promise<Buffer>, string, string, string][] = [
    ['a JPEG cut off', () => half(() => photo('jpeg')), 'image/jpeg', 'a.jpg', uploads.damaged],
    [
      'a JPEG without notes cut off',
      () => half(async () => sharp(await photo('jpeg')).toBuffer()),
      'image/jpeg',
      'b.jpg',
      uploads.damaged,
    ],
    [
      'a HEIC cut off',
      () => half(() => readFile('plugins/uploads/testing/halves.heic')),
      'image/heic',
      'c.heic',
      uploads.damaged,
    ],
    [
      'a PNG without a picture',
      async () => Buffer.from('\x89PNG\r\n\x1a\nxx', 'latin1'),
      'image/png',
      'd.png',
      uploads.damaged,
    ],
    ['a BMP cut off', async () => bitmap().subarray(0, 40), 'image/bmp', 'e.bmp', uploads.damaged],
    [
      'an icon without a picture',
      async () => icon(Buffer.alloc(20)),
      'image/x-icon',
      'g.ico',
      uploads.damaged,
    ],
    ...(
      [
        ['letters', '<text>Luna</text>', uploads.notOnlyLines],
        ['pictures', '<svg:image href="data:image/png;base64,AA"/>', uploads.notOnlyLines],
        ['an end before its end', '<path', uploads.damaged],
      ] as const
    ).map(([what, inside, message]): (typeof faults)[number] => [
      `a drawing with ${what}`,
      async () => drawing(inside),
      'image/svg+xml',
      'h.svg',
      message,
    ]),
    [
      'a drawing that stands for other words',
      async () => drawing('&a;', '<!DOCTYPE svg [<!ENTITY a "<path/>">]>'),
      'image/svg+xml',
      'i.svg',
      uploads.notOnlyLines,
    ],
    [
      'a drawing in other letters than it seems',
      async () => Buffer.concat([drawing('').subarray(0, -6), Buffer.from('\xff</svg>', 'latin1')]),
      'image/svg+xml',
      'j.svg',
      uploads.damaged,
    ],
    [
      'a page',
      async () => Buffer.from('<html><svg/></html>'),
      'image/svg+xml',
      'k.svg',
      uploads.otherContent,
    ],
  ]

  it.each(faults)('of %s', async (_what, make, type, name, message) => {
    const errors = vi.spyOn(payload.logger, 'error')
    for (const [way, send] of Object.entries(ways)) {
      const isOfPosts = way === 'the form of a post’s files' && message === uploads.otherContent
      const expected = isOfPosts ? postsMessages.otherKindOfFile : message
      expect([way, await send(await make(), type, name)]).toEqual([way, expected])
    }
    expect(errors).not.toHaveBeenCalled()
    errors.mockRestore()
  })
})
