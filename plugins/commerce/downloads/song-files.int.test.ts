import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import {
  brokenMp3,
  bytes,
  deliveryTest as it,
  keyOf,
  ready,
} from '@/plugins/commerce/testing/delivery-test'
import { prepareTracks, sellRelease } from '@/plugins/commerce/testing/releases'
import {
  decodeSound,
  garble,
  makeLayerTwo,
  makeSound,
  probeSound,
  uploadSound,
} from '@/plugins/commerce/testing/sounds'
import type { DeliveryState } from '@/src/core/contracts/music/delivery'
import { slugs } from '@/src/core/slugs'
import { hasAllFiles } from '@/src/server/delivery/has-all-files'
import { storage } from '@/src/server/storage'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

describe('the files of a song', () => {
  it('are MP3 and FLAC of a WAV, with its tags and cover, and a faded preview', async ({
    luna,
    ask,
  }) => {
    const wav = { kind: 'wav' as const, data: await makeSound('wav', 33) }
    const cover = await payload.create({
      collection: slugs.media,
      data: { profile: luna.profile.id, alt: 'Cover' },
      file: await picture(),
    })
    const release = await sellRelease(payload, luna, { sounds: [wav], titles: ['Ñandú/1'] })
    await payload.update({
      collection: slugs.products,
      id: release.product.id,
      data: { media: [cover.id] },
    })
    await prepareTracks(payload, release.trackIds)
    const order = await release.buy()
    const { json } = await luna.readOrder(order)
    const [track] = json.lines[0]?.tracks ?? []
    expect(track?.formats.map(({ label }) => label)).toEqual(['MP3', 'FLAC', 'WAV'])
    expect(track?.durationSeconds).toBe(33)

    for (const format of ['mp3', 'flac'] as const) {
      const { json: link } = await ask(keyOf(order), { trackId: track?.id ?? '', format })
      expect(decodeURIComponent(link.url)).toContain(`01+-+Ñandú+1.${format}`)
      const file = await bytes(link.url)
      await decodeSound(file, format)
      const { streams, format: about } = await probeSound(file, format)
      expect(streams.map(({ codec_name }) => codec_name)).toEqual([format, 'mjpeg'])
      const tags = Object.fromEntries(
        Object.entries(about.tags ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
      )
      expect(tags).toMatchObject({
        title: 'Ñandú/1',
        artist: 'Luna',
        album: 'Night Bus',
        date: '2026',
      })
      expect(Number(about.duration)).toBeCloseTo(33, 0)
    }
    const { json: original } = await ask(keyOf(order), {
      trackId: track?.id ?? '',
      format: 'original',
    })
    expect((await bytes(original.url)).equals(wav.data)).toBe(true)

    const preview = (await ready(release.trackIds[0] ?? '')).find(({ kind }) => kind === 'preview')
    expect(preview).toBeDefined()
    const { status, text } = await rest(
      'GET',
      `/api/public/products/${release.product.id}?profileId=${luna.profile.id}`,
      {
        host: luna.host,
      },
    )
    expect(status).toBe(200)
    expect(text).toContain(`/api/public/tracks/${release.trackIds[0]}/preview`)
    expect(text).not.toContain('private/')
  })

  it('are an MP3 of an M4A beside that itself', async ({ luna }) => {
    const m4a = { kind: 'm4a' as const, data: await makeSound('m4a', 2) }
    const release = await sellRelease(payload, luna, { sounds: [m4a], titles: ['Foam'] })
    await prepareTracks(payload, release.trackIds)
    const { json } = await luna.readOrder(await release.buy())
    const [track] = json.lines[0]?.tracks ?? []
    expect(track?.formats.map(({ label }) => label)).toEqual(['MP3', 'M4A'])
  })

  it('are also a FLAC of an AIFF, which was called a WAV', async ({ luna }) => {
    const aiff = { kind: 'wav' as const, data: await makeSound('aiff', 1) }
    const release = await sellRelease(payload, luna, { sounds: [aiff], titles: ['Foam'] })
    await prepareTracks(payload, release.trackIds)
    const { json } = await luna.readOrder(await release.buy())
    const [track] = json.lines[0]?.tracks ?? []
    expect(track?.formats.map(({ label }) => label)).toEqual(['MP3', 'FLAC', 'AIFF'])
  })

  it('are made once, and again when their tags change', async ({ luna, mp3 }) => {
    const release = await sellRelease(payload, luna, { sounds: [mp3], titles: ['One'] })
    const [id = ''] = release.trackIds
    await Promise.all([1, 2, 3].map(() => prepareTracks(payload, [id])))
    const before = await ready(id)
    expect(before.map(({ kind }) => kind).sort()).toEqual(['mp3', 'preview'])
    await payload.update({ collection: slugs.tracks, id, data: { title: 'Other' } })
    await prepareTracks(payload, [id])
    const [after, ...more] = (await ready(id)).filter(({ kind }) => kind === 'mp3')
    expect(more).toEqual([])
    expect(before.map((file) => file.id)).not.toContain(after?.id)
    // Somebody may be loading the former one.
    expect(await storage().head(before[0]?.key ?? '')).not.toBeNull()
  })

  it('are those of the former upload until the new one can be played', async ({
    luna,
    mp3,
    wav,
  }) => {
    const release = await sellRelease(payload, luna, { sounds: [wav], titles: ['Tide'] })
    const [id = ''] = release.trackIds
    await prepareTracks(payload, [id])
    const before = await ready(id)
    const replace = async (kind: 'mp3' | 'wav', data: Buffer) => {
      const original = await uploadSound(payload, luna.profile.id, {
        kind,
        data,
        name: 'again',
      })
      await payload.update({ collection: slugs.tracks, id, data: { original } })
    }
    await replace('wav', Buffer.concat([wav.data.subarray(0, 44), Buffer.alloc(100, 'x')]))
    expect(await ready(id)).toEqual(before)
    // Nor is the broken one itself given to anybody, before and after that is known.
    const given = async () => {
      const { json } = await rest<DeliveryState>(
        'GET',
        `/api/products/${release.product.id}/delivery`,
        { token: luna.owner.token },
      )
      return json.songs[0]?.formats
    }
    expect(await given()).toEqual(['MP3', 'FLAC'])
    await prepareTracks(payload, [id])
    expect(await ready(id)).toEqual(before)
    expect(await given()).toEqual(['MP3', 'FLAC'])

    await replace('mp3', mp3.data)
    await prepareTracks(payload, [id])
    const after = await ready(id)
    expect(after.map(({ kind }) => kind).sort()).toEqual(['mp3', 'preview'])
    expect(after.some((file) => before.some((former) => former.id === file.id))).toBe(false)
  })

  it('are never made of what only looks like a recording, and the artist is told', async ({
    luna,
    kito,
  }) => {
    const data = brokenMp3()
    const release = await sellRelease(payload, luna, {
      sounds: [{ kind: 'mp3', data }],
      titles: ['Trick'],
    })
    await prepareTracks(payload, release.trackIds)
    expect(await ready(release.trackIds[0] ?? '')).toEqual([])
    const path = `/api/products/${release.product.id}`
    const own = { token: luna.owner.token }
    const { json } = await rest<DeliveryState>('GET', `${path}/delivery`, own)
    expect(json.songs).toMatchObject([{ title: 'Trick', state: 'unplayable', formats: [] }])
    expect((await rest('GET', `${path}/delivery`, { token: kito.owner.token })).status).toBe(404)
  })

  it('are the upload itself where it plays and no MP3 can be made of it, also of a pre-order', async ({
    luna,
  }) => {
    const data = await makeLayerTwo(2)
    const release = await sellRelease(payload, luna, {
      sounds: [{ kind: 'mp3', data }],
      titles: ['Broadcast'],
    })
    await prepareTracks(payload, release.trackIds)
    expect(await soundsOf(release.trackIds)).toEqual(['playable'])
    expect(await madeOf(release.trackIds)).toEqual(['failed'])
    const { json } = await rest<DeliveryState>(
      'GET',
      `/api/products/${release.product.id}/delivery`,
      { token: luna.owner.token },
    )
    expect(json.songs).toMatchObject([{ state: 'asUploaded', formats: ['MP3'] }])
    const isWhole = await rowsOf(
      payload,
      sql`select 1 where ${await hasAllFiles(sql`${release.product.id}::uuid`)}`,
    )
    expect(isWhole).toHaveLength(1)
  })

  it('are not made of an MP3 that could be copied and not be heard', async ({ luna, mp3 }) => {
    const release = await sellRelease(payload, luna, {
      sounds: [{ kind: 'mp3', data: garble(mp3.data) }],
      titles: ['Noise'],
    })
    await prepareTracks(payload, release.trackIds)
    expect(await soundsOf(release.trackIds)).toEqual(['unplayable'])
    expect(await madeOf(release.trackIds)).toEqual(['failed'])
  })
})

/** What is known of the uploads of songs. */
async function soundsOf(trackIds: readonly string[]) {
  const rows = await rowsOf<{ sound: string | null }>(
    payload,
    sql`select a.sound from tracks t join audio_files a on a.id = t.original_id
      where t.id = any(${`{${trackIds.join(',')}}`}::uuid[])`,
  )
  return rows.map(({ sound }) => sound)
}

/** How the MP3s of songs are. */
async function madeOf(trackIds: readonly string[]) {
  const rows = await rowsOf<{ state: string }>(
    payload,
    sql`select state from renditions
      where kind = 'mp3' and track_id = any(${`{${trackIds.join(',')}}`}::uuid[])`,
  )
  return rows.map(({ state }) => state)
}

async function picture() {
  const data = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  return { data, mimetype: 'image/png', name: 'cover.png', size: data.length }
}
