import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { createArtist } from '@/plugins/uploads/testing/artist'
import type { StorageRoom } from '@/src/core/contracts/pages/media-answers'
import type { ErrorBody } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import { storageRoom } from '@/src/server/storage/storage-room'
import { setEnvironment } from '@/src/testing/environment'
import { createPlatformAdmin, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const gb = 1024 ** 3
setEnvironment({ STORAGE_PER_SITE_GB: '1' })

type Tenant = Awaited<ReturnType<typeof createTenant>>
const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#3c3' } })
  .png()
  .toBuffer()

let luna: Tenant
beforeEach(async () => {
  luna = await createTenant(payload, 'Luna')
})

const room = async () => storageRoom(await createLocalReq({}, payload), luna.profile.id)
const leave = (bytes: number) =>
  rowsOf(
    payload,
    sql`insert into storage_use (profile_id, recordings) values (${luna.profile.id}, ${gb - bytes})
      on conflict (profile_id) do update set recordings = ${gb - bytes}`,
  )
const start = (size: number) =>
  rest<ErrorBody & { uploadUrl: string }>('POST', `/api/profiles/${luna.profile.id}/recordings`, {
    token: luna.owner.token,
    body: { fileName: 'a.wav', size },
  })

/** As the form of the admin sends a file. */
function post(collection: string, fields: object = {}) {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ profile: luna.profile.id, ...fields }))
  form.set('file', new File([new Uint8Array(photo)], 'square.png', { type: 'image/png' }))
  return rest<ErrorBody>('POST', `/api/${collection}`, { token: luna.owner.token, rawBody: form })
}

it('keeps room for what is on its way, and not twice for what is asked for at once', async () => {
  await leave(1000)
  const answers = await Promise.all([start(600), start(600), start(600)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 413, 413])
  const refused = answers.find(({ status }) => status === 413)
  expect(refused?.json.message).toContain('of 1.00 GB are used')
  expect(await room()).toMatchObject({ promised: 600, limit: gb })

  const url = answers.find(({ status }) => status === 201)?.json.uploadUrl ?? ''
  await rest('DELETE', url, { token: luna.owner.token })
  expect((await room()).promised).toBe(0)
  expect((await start(1000)).status).toBe(201)
})

it('refuses a file in every way that one comes in, and leaves nothing of it', async () => {
  const artist = createArtist({ profileId: luna.profile.id, token: luna.owner.token })
  const sent = await artist.send(photo, 'cover.png')
  await leave(10)
  expect((await artist.presign({ fileName: 'a.png', size: photo.length })).status).toBe(413)
  expect((await artist.register(sent)).status).toBe(413)
  for (const collection of [slugs.media, slugs.postFiles]) {
    expect((await post(collection)).status).toBe(413)
  }
  const product = await payload.create({
    collection: slugs.products,
    data: { profile: luna.profile.id, title: 'Salt', category: 'Music', kind: 'digital' } as never,
  })
  expect((await post(slugs.bonusFiles, { product: product.id, title: 'Booklet' })).status).toBe(413)
  expect(await room()).toMatchObject({ media: 0, postFiles: 0, bonusFiles: 0 })
})

it('counts what comes, is changed and goes', async () => {
  expect((await post(slugs.media)).status).toBe(201)
  const { docs } = await payload.find({
    collection: slugs.media,
    where: { profile: { equals: luna.profile.id } },
  })
  expect(await room()).toMatchObject({ media: docs[0]?.filesize })
  await payload.update({ collection: slugs.media, id: docs[0]?.id ?? '', data: { alt: 'Square' } })
  expect(await room()).toMatchObject({ media: docs[0]?.filesize })
  await payload.delete({ collection: slugs.media, id: docs[0]?.id ?? '' })
  expect(await room()).toMatchObject({ media: 0 })
})

it('is told to who works for the site, and set by the platform’s admin alone', async () => {
  const kito = await createTenant(payload, 'Kito')
  const path = `/api/profiles/${luna.profile.id}/storage`
  const told = await rest<StorageRoom>('GET', path, { token: luna.owner.token })
  expect(told.json).toMatchObject({ media: 0, limit: gb })
  expect((await rest('GET', path, { token: kito.owner.token })).status).toBe(404)

  const admin = await createPlatformAdmin(payload)
  const set = (token: string, storageGb: number | null) =>
    rest('PATCH', `/api/${slugs.profiles}/${luna.profile.id}`, { token, body: { storageGb } })
  await set(luna.owner.token, 100)
  expect((await room()).limit).toBe(gb)
  await set(admin.token, 3)
  expect((await room()).limit).toBe(3 * gb)
  await set(admin.token, 0)
  expect((await room()).limit).toBe(null)
})
