import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { createArtist, putFile } from '@/plugins/uploads/testing/artist'
import { limits } from '@/src/core/limits'
import { setEnvironment } from '@/src/testing/environment'
import { createTenant } from '@/src/testing/factories'
import { s3Settings, startFakeS3 } from '@/src/testing/fake-s3'
import { payload } from '@/src/testing/test-payload'

const s3 = await startFakeS3()
setEnvironment({
  ...s3.environment,
  S3_PUBLIC_URL: `${s3.endpoint}/${s3Settings.bucket}`,
})
const { profile, owner } = await createTenant(payload, 'Buckets')
const artist = createArtist({ profileId: profile.id, token: owner.token })
const photo = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#3c3' } })
  .png()
  .toBuffer()
afterAll(async () => {
  s3.close()
})

const incoming = () => [...s3.objects.keys()].filter((path) => path.includes('/incoming/'))

it('sends a picture to the bucket, and has it in the library once', async () => {
  const sent = await artist.send(photo, 'cover.png')
  expect(incoming()).toHaveLength(1)
  const { status, json } = await artist.register(sent)
  expect(status).toBe(201)
  expect((await fetch(json.url)).headers.get('content-type')).toBe('image/png')
  expect((await fetch(String(json.thumbnail))).status).toBe(200)
  expect(incoming()).toEqual([])
  expect((await artist.register(sent)).json.id).toBe(json.id)
})

it('finds out what the bucket did not: too large, and no picture at all', async () => {
  const heavy = Buffer.concat([photo, Buffer.alloc(limits.upload.imageBytes)])
  expect((await artist.register(await artist.send(heavy, 'heavy.png'))).status).toBe(413)
  const page = Buffer.from('<!doctype html>')
  expect((await artist.register(await artist.send(page, 'page.png'))).status).toBe(415)
  expect(incoming()).toEqual([])
})

it('signs what was announced', async () => {
  const { json } = await artist.presign({ fileName: 'cover.png', size: photo.length })
  expect(await putFile(json.presignedUrl, photo.subarray(1))).toBe(403)
  expect(await putFile(json.presignedUrl, photo)).toBe(200)
})

it('cuts, renames and removes what lies in the bucket', async () => {
  const { json: whole } = await artist.register(await artist.send(photo, 'whole.png'))
  const cut = await artist.crop(whole.id, { x: 0, y: 0, width: 50, height: 100 })
  expect([cut.status, cut.json.width, cut.json.height]).toEqual([201, 200, 200])
  expect((await fetch(cut.json.url)).status).toBe(200)

  const { json: renamed } = await artist.change(whole.id, { name: 'harbour' })
  expect(renamed.name).toBe('harbour.png')
  expect((await fetch(renamed.url)).headers.get('content-type')).toBe('image/png')
  expect((await fetch(whole.url)).status).not.toBe(200)

  expect((await artist.remove(whole.id)).status).toBe(204)
  expect([...s3.objects.keys()].filter((path) => path.includes('harbour'))).toEqual([])
})
