import { createLocalReq } from 'payload'
import { afterAll, expect, it } from 'vitest'
import { createSender, tone } from '@/plugins/catalog/songs/testing/recordings'
import { removeStaleUploads } from '@/plugins/uploads/remove-stale-uploads'
import type { Song } from '@/src/core/contracts/music/song-answers'
import { forgetEnv } from '@/src/core/env'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { runSql } from '@/src/server/transaction'
import { setEnvironment } from '@/src/testing/environment'
import { createTenant } from '@/src/testing/factories'
import { startFakeS3 } from '@/src/testing/fake-s3'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const s3 = await startFakeS3()
setEnvironment(s3.environment)
afterAll(() => s3.close())

const { profile, owner } = await createTenant(payload, 'Buckets')
const { start, sendPart, offsetOf } = createSender({ profileId: profile.id, token: owner.token })
const { chunkBytes } = studioLimits.songs
const incoming = () => [...s3.objects.keys()].filter((path) => path.includes('/incoming/'))

/** Two whole parts, and some more. */
const album = tone({ silentBytes: 2 * chunkBytes })

async function add(uploadUrl: string) {
  const release = await payload.create({
    collection: slugs.products,
    data: {
      profile: profile.id,
      title: 'Salt',
      category: 'Music',
      kind: 'digital',
      releaseDate: '2026-01-01T00:00:00.000Z',
    },
  })
  return rest<Song>('POST', `/api/profiles/${profile.id}/releases/${release.id}/songs`, {
    token: owner.token,
    body: { uploadUrl, fileName: 'salt.wav', title: 'Salt' },
  })
}

const part = (number: number) => album.subarray(chunkBytes * (number - 1), chunkBytes * number)

it('goes on where it stopped, from any process, and becomes a song', async () => {
  const { json } = await start({ fileName: 'salt.wav', size: album.length })
  const { uploadUrl } = json
  expect((await sendPart(uploadUrl, part(1), 0)).status).toBe(204)
  s3.setAway(true)
  expect((await sendPart(uploadUrl, part(2), chunkBytes)).status).toBe(503)
  s3.setAway(false)
  // What the process remembered is gone.
  forgetEnv()
  expect(await offsetOf(uploadUrl)).toEqual([200, String(chunkBytes)])
  expect((await sendPart(uploadUrl, part(2), 0)).status).toBe(409)
  expect((await sendPart(uploadUrl, part(2), chunkBytes)).status).toBe(204)
  expect((await add(uploadUrl)).status).toBe(400)
  expect((await sendPart(uploadUrl, part(3), 2 * chunkBytes)).status).toBe(204)
  expect(s3.uploads.size).toBe(0)
  expect(await offsetOf(uploadUrl)).toEqual([200, String(album.length)])

  const made = await add(uploadUrl)
  expect([made.status, made.json.title]).toEqual([201, 'Salt'])
  expect(incoming()).toEqual([])
  const [stored] = [...s3.objects].filter(([path]) => path.endsWith('/salt.wav'))
  expect(stored?.[1].body.equals(album)).toBe(true)
})

it('goes on after a cut in the midst of a part, of which S3 takes none so small', async () => {
  const { json } = await start({ fileName: 'salt.wav', size: album.length })
  const cut = 1_000_000
  expect((await sendPart(json.uploadUrl, album.subarray(0, cut), 0)).status).toBe(204)
  expect(await offsetOf(json.uploadUrl)).toEqual([200, String(cut)])
  const middle = cut + chunkBytes
  const parts = [album.subarray(cut, middle), album.subarray(middle)] as const
  expect((await sendPart(json.uploadUrl, parts[0], cut)).status).toBe(204)
  expect((await sendPart(json.uploadUrl, parts[1], middle)).status).toBe(204)
  expect((await add(json.uploadUrl)).status).toBe(201)
  expect(incoming()).toEqual([])
})

it('leaves nothing in the bucket when it is cancelled, or nobody finishes it', async () => {
  const cancelled = (await start({ fileName: 'a.wav', size: album.length })).json.uploadUrl
  await sendPart(cancelled, part(1), 0)
  expect((await rest('DELETE', cancelled, { token: owner.token })).status).toBe(204)
  expect([s3.uploads.size, incoming()]).toEqual([0, []])

  const forgotten = (await start({ fileName: 'b.wav', size: album.length })).json.uploadUrl
  await sendPart(forgotten, part(1).subarray(0, 1000), 0)
  const long = new Date(Date.now() - (limits.upload.staleHours + 1) * 3_600_000)
  for (const found of [...s3.uploads.values()]) {
    found.startedAt = long
  }
  for (const path of incoming()) {
    const object = s3.objects.get(path)
    if (object) {
      object.modifiedAt = long
    }
  }
  await removeStaleUploads(payload)
  expect([s3.uploads.size, incoming()]).toEqual([0, []])
})

it('keeps no page waiting while the storage is slow, however many send', async () => {
  const urls = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const { json } = await start({ fileName: `${index}.wav`, size: chunkBytes })
      return json.uploadUrl
    }),
  )
  const storing = s3.holdParts()
  const sending = urls.map((url) => sendPart(url, part(1), 0))
  await expect.poll(storing.held).toBeGreaterThan(0)
  const answers = Array.from(
    { length: 20 },
    async () => runSql(await createLocalReq({}, payload))`select 1 as one`,
  )
  const first = await Promise.race([Promise.all(answers), Promise.all(sending)])
  expect(first).toEqual(Array.from({ length: 20 }, () => [{ one: 1 }]))
  storing.release()
  const statuses = (await Promise.all(sending)).map(({ status }) => status)
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 204))
})
