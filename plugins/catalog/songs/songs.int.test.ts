import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, inject, it } from 'vitest'
import { createSender, tone } from '@/plugins/catalog/songs/testing/recordings'
import type { Song, SongSound } from '@/src/core/contracts/music/song-answers'
import type { ErrorBody } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { checkSound } from '@/src/server/delivery/check-sound'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>
type Answer = Song & ErrorBody

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
const { start, sendPart, offsetOf, sent } = createSender({
  profileId: luna.profile.id,
  token: luna.owner.token,
})
const messages = ownerMessages.store.songs

async function newRelease({ profile }: Tenant): Promise<string> {
  const { id } = await payload.create({
    collection: slugs.products,
    data: {
      profile: profile.id,
      title: 'Salt',
      category: 'Music',
      kind: 'digital',
      releaseDate: '2026-01-01T00:00:00.000Z',
    },
  })
  return id
}

const songsOf = (productId: string, { profile } = luna) =>
  `/api/profiles/${profile.id}/releases/${productId}/songs`

const add = (productId: string, body: object) =>
  rest<Answer>('POST', songsOf(productId), { token: luna.owner.token, body })

async function added(productId: string, title: string): Promise<Song> {
  const uploadUrl = await sent(tone(), `${title}.wav`)
  return (await add(productId, { uploadUrl, fileName: `${title}.wav`, title })).json
}

const list = async (productId: string) =>
  (await rest<Song[]>('GET', songsOf(productId), { token: luna.owner.token })).json

const incoming = () =>
  readdir(path.join(inject('testDataDir'), 'files', 'incoming', luna.profile.id)).catch(() => [])

describe('a recording', () => {
  it('is sent in parts, goes on where it stopped, and becomes a song once', async () => {
    const productId = await newRelease(luna)
    const data = tone()
    const { status, json } = await start({ fileName: 'Näacht 01.wav', size: data.length })
    expect(status).toBe(201)
    const { uploadUrl } = json
    expect((await sendPart(uploadUrl, data.subarray(0, 5000), 0)).status).toBe(204)
    expect(await offsetOf(uploadUrl)).toEqual([200, '5000'])
    // A part that was sent before is not stored again.
    expect((await sendPart(uploadUrl, data.subarray(0, 5000), 0)).status).toBe(409)

    const song = { uploadUrl, fileName: 'Näacht 01.wav', title: 'Nacht', isrc: 'gb-aye-68-00011' }
    const early = await add(productId, song)
    expect([early.status, early.json.message]).toEqual([400, messages.notSent])

    expect((await sendPart(uploadUrl, data.subarray(5000), 5000)).status).toBe(204)
    const made = await add(productId, song)
    expect([made.status, made.json]).toMatchObject([
      201,
      { position: 1, title: 'Nacht', isrc: 'GBAYE6800011', file: { name: 'Näacht 01.wav' } },
    ])
    expect((await add(productId, song)).json.id).toBe(made.json.id)
    expect(await list(productId)).toHaveLength(1)
    expect(await incoming()).toEqual([])
  })

  it('is refused when it is too large, none, another artist’s, or more than announced', async () => {
    const productId = await newRelease(luna)
    const heavy = await start({ fileName: 'a.wav', size: limits.upload.audioBytes + 1 })
    expect([heavy.status, heavy.json.message]).toEqual([413, messages.tooLarge])
    expect((await start({ fileName: 'a.wav', size: 10 }, kito.owner.token)).status).toBe(404)
    expect((await start({ fileName: 'a.wav', size: 10 }, '')).status).toBe(401)

    const { json } = await start({ fileName: '../../a.wav', size: 10 })
    expect(json.uploadUrl).toMatch(/\/recordings\/[0-9a-f-]{36}\/[\w-][\w.-]*$/)
    expect(await offsetOf(json.uploadUrl, kito.owner.token)).toEqual([404, null])
    expect((await sendPart(json.uploadUrl, tone(), 0)).status).toBe(413)
    const stranger = json.uploadUrl.replace(luna.profile.id, kito.profile.id)
    expect((await sendPart(stranger, Buffer.alloc(10), 0)).status).toBe(404)

    const uploadUrl = await sent(Buffer.from('<!doctype html><p>no song</p>'), 'page.wav')
    const page = await add(productId, { uploadUrl, fileName: 'page.wav', title: 'Page' })
    expect([page.status, page.json.message]).toEqual([400, ownerMessages.store.sound.otherKind])
    expect((await add(productId, { uploadUrl, fileName: 'a.wav', title: 'A' })).status).toBe(404)
    expect(await list(productId)).toEqual([])
  })

  it('is taken away when it is not wanted any more', async () => {
    const { json } = await start({ fileName: 'a.wav', size: 10 })
    const before = await incoming()
    const answer = await rest('DELETE', json.uploadUrl, { token: luna.owner.token })
    expect(answer.status).toBe(204)
    expect(await offsetOf(json.uploadUrl)).toEqual([404, null])
    expect(await incoming()).toHaveLength(before.length - 1)
  })

  it('tells its length, level and waveform once it was listened to', async () => {
    const productId = await newRelease(luna)
    const uploadUrl = await sent(tone({ volume: 20 }), 'loud.wav')
    const { json: song } = await add(productId, { uploadUrl, fileName: 'loud.wav', title: 'Loud' })
    expect([song.seconds, song.file?.state]).toEqual([0, 'checking'])
    const [file] = await rowsOf<{ id: string }>(
      payload,
      sql`select original_id as id from tracks where id = ${song.id}`,
    )
    await checkSound(payload, file?.id ?? '')
    const [heard] = await list(productId)
    expect(heard).toMatchObject({ seconds: 1, file: { state: 'playable', level: 'clipped' } })
    expect(heard?.file?.waveform).toHaveLength(120)
    const { json } = await rest<SongSound>('GET', `${songsOf(productId)}/${song.id}/sound`, {
      token: luna.owner.token,
    })
    expect(json.waveform).toHaveLength(studioLimits.songs.waveformPoints)
    expect(json.url).toContain('signature=')
  })
})

describe('the songs of a release', () => {
  it('come one behind the other, are put in order at once, and move up', async () => {
    const productId = await newRelease(luna)
    const [one, two, three] = [
      await added(productId, 'One'),
      await added(productId, 'Two'),
      await added(productId, 'Three'),
    ]
    expect([one, two, three].map(({ position }) => position)).toEqual([1, 2, 3])
    const order = (ids: string[]) =>
      rest<Song[] & ErrorBody>('PUT', `${songsOf(productId)}/order`, {
        token: luna.owner.token,
        body: { ids },
      })
    const sorted = await order([three.id, one.id, two.id])
    expect(sorted.json.map(({ title, position }) => [title, position])).toEqual([
      ['Three', 1],
      ['One', 2],
      ['Two', 3],
    ])
    for (const wrong of [[one.id], [one.id, two.id, two.id], [one.id, two.id, luna.profile.id]]) {
      expect((await order(wrong)).json.message).toBe(messages.otherOrder)
    }
    const url = `${songsOf(productId)}/${three.id}`
    expect((await rest('DELETE', url, { token: luna.owner.token })).status).toBe(204)
    expect((await list(productId)).map(({ title, position }) => [title, position])).toEqual([
      ['One', 1],
      ['Two', 2],
    ])
  })

  it('get numbers of their own when they are made at once', async () => {
    const product = await newRelease(luna)
    const make = (title: string) =>
      rest<{ doc: Song }>('POST', '/api/tracks', {
        token: luna.owner.token,
        body: { profile: luna.profile.id, product, title },
      })
    const made = await Promise.all(['One', 'Two', 'Three', 'Four'].map(make))
    expect(made.map(({ json }) => json.doc.position).toSorted()).toEqual([1, 2, 3, 4])
  })

  it('change alone and together, with the problem at its field', async () => {
    const productId = await newRelease(luna)
    const one = await added(productId, 'One')
    await added(productId, 'Two')
    const token = luna.owner.token
    const url = `${songsOf(productId)}/${one.id}`
    const body = { title: 'First', lyrics: 'La la', credits: 'Words: Luna', streaming: 'full' }
    expect((await rest<Song>('PATCH', url, { token, body })).json).toMatchObject(body)
    const bad = await rest<ErrorBody>('PATCH', url, { token, body: { isrc: 'XX' } })
    expect(bad.json.errors).toEqual([{ field: 'isrc', message: messages.badIsrc }])
    const long = await rest<ErrorBody>('PATCH', url, { token, body: { title: 'a'.repeat(300) } })
    expect([long.status, long.json.errors?.[0]?.field]).toEqual([400, 'title'])
    const typed = await rest('PATCH', url, { token, body: { durationSeconds: 5 } })
    expect(typed.status).toBe(400)
    const all = { hasExplicitContent: true, artist: 'Luna & Kito' }
    const { json } = await rest<Song[]>('PATCH', songsOf(productId), { token, body: all })
    expect(json).toMatchObject([
      { ...all, title: 'First' },
      { ...all, title: 'Two' },
    ])
  })

  it('keep what another window wrote meanwhile, until it was seen', async () => {
    const productId = await newRelease(luna)
    const one = await added(productId, 'One')
    const token = luna.owner.token
    const url = `${songsOf(productId)}/${one.id}`
    const write = (title: string, seen: string) =>
      rest<Answer>('PATCH', url, { token, body: { title, seen: { title: seen } } })
    expect((await write('Theirs', 'One')).status).toBe(200)
    const late = await write('Mine', 'One')
    expect([late.status, late.json.code]).toEqual([409, 'STALE_REVISION'])
    expect((await list(productId))[0]?.title).toBe('Theirs')
    // Sent again because the answer was lost.
    expect((await write('Theirs', 'One')).status).toBe(200)
    expect((await write('Mine', 'Theirs')).json.title).toBe('Mine')
  })

  it('are the artist’s own', async () => {
    const productId = await newRelease(luna)
    const one = await added(productId, 'One')
    const elsewhere = await newRelease(luna)
    const token = kito.owner.token
    const foreign = songsOf(productId, kito)
    for (const [method, path, caller] of [
      ['GET', songsOf(productId), token],
      ['GET', foreign, token],
      ['PATCH', `${foreign}/${one.id}`, token],
      ['DELETE', `${foreign}/${one.id}`, token],
      ['GET', `${foreign}/${one.id}/sound`, token],
      ['DELETE', `${songsOf(elsewhere)}/${one.id}`, luna.owner.token],
    ] as const) {
      const body = method === 'PATCH' ? { title: 'Mine' } : undefined
      expect([path, (await rest(method, path, { token: caller, body })).status]).toEqual([
        path,
        404,
      ])
    }
    expect(await list(productId)).toHaveLength(1)
  })
})
