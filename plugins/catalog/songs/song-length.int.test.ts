import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { createSender, tone } from '@/plugins/catalog/songs/testing/recordings'
import type { Song } from '@/src/core/contracts/music/song-answers'
import { slugs } from '@/src/core/slugs'
import { checkSound } from '@/src/server/delivery/check-sound'
import { runSql, withTx } from '@/src/server/transaction'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const luna = await createTenant(payload, 'Luna')
const { sent } = createSender({ profileId: luna.profile.id, token: luna.owner.token })

async function newRelease(): Promise<string> {
  const { id } = await payload.create({
    collection: slugs.products,
    data: {
      profile: luna.profile.id,
      title: 'Salt',
      category: 'Music',
      kind: 'digital',
      releaseDate: '2026-01-01T00:00:00.000Z',
    },
  })
  return id
}

/** A recording that nobody has listened to yet. */
async function recording(): Promise<string> {
  const uploadUrl = await sent(tone(), 'a.wav')
  const { json } = await rest<Song>(
    'POST',
    `/api/profiles/${luna.profile.id}/releases/${await newRelease()}/songs`,
    { token: luna.owner.token, body: { uploadUrl, fileName: 'a.wav', title: 'First' } },
  )
  const [row] = await rowsOf<{ id: string }>(
    payload,
    sql`select original_id as id from tracks where id = ${json.id}`,
  )
  return row?.id ?? ''
}

const newReq = () => createLocalReq({}, payload)

const makeSong = async (original: string, req = newReq()) =>
  payload.create({
    collection: slugs.tracks,
    data: {
      profile: luna.profile.id,
      product: await newRelease(),
      title: 'Second',
      position: 1,
      original,
    },
    req: await req,
  })

/** Until the work is done, or waits for another transaction. */
async function doneOrWaiting(work: Promise<unknown>): Promise<void> {
  let isDone = false
  void work.then(() => {
    isDone = true
  })
  await expect
    .poll(async () => {
      const waiting = await rowsOf(payload, sql`select 1 from pg_locks where not granted`)
      return isDone || waiting.length > 0
    })
    .toBe(true)
}

const lengthsOf = (original: string) =>
  rowsOf(
    payload,
    sql`select duration_seconds::int as seconds from tracks where original_id = ${original}`,
  )

it('has its length when its recording is measured before the song is stored', async () => {
  const original = await recording()
  const req = await newReq()
  let checking: Promise<unknown> = Promise.resolve()
  await withTx(req, async () => {
    await makeSong(original, Promise.resolve(req))
    checking = checkSound(payload, original)
    await doneOrWaiting(checking)
  })
  await checking
  expect(await lengthsOf(original)).toEqual([{ seconds: 1 }, { seconds: 1 }])
})

it('has its length when it is made while a measurement is being stored', async () => {
  const original = await recording()
  const req = await newReq()
  let making: Promise<unknown> = Promise.resolve()
  await withTx(req, async () => {
    await runSql(req)`update audio_files set seconds = 8.05 where id = ${original}`
    await runSql(req)`update tracks set duration_seconds = 8 where original_id = ${original}`
    making = makeSong(original)
    await doneOrWaiting(making)
  })
  await making
  expect(await lengthsOf(original)).toEqual([{ seconds: 8 }, { seconds: 8 }])
})
