import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
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

async function upload(data: Buffer, type: string, name: string) {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ profile: tenant.profile.id, alt: 'A photo' }))
  form.set('file', new File([new Uint8Array(data)], name, { type }))
  return rest<Answer>('POST', '/api/media', { token: tenant.owner.token, rawBody: form })
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

it.each([
  ['a JPEG', () => photo('jpeg'), 'image/jpeg', 'half.jpg'],
  [
    'a JPEG without notes',
    async () => sharp(await photo('jpeg')).toBuffer(),
    'image/jpeg',
    'b.jpg',
  ],
  ['a HEIC', () => readFile('plugins/uploads/testing/halves.heic'), 'image/heic', 'half.heic'],
])('says of %s that was cut off what the picker says', async (_what, make, type, name) => {
  const whole = await make()
  const answer = await upload(whole.subarray(0, whole.length / 2), type, name)
  expect([answer.status, answer.json.message]).toEqual([415, ownerMessages.uploads.damaged])
})
