import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { notifyWaiting } from '@/plugins/commerce/downloads/notify-waiting'
import { openZip } from '@/plugins/commerce/testing/open-zip'
import { prepareArchives, prepareTracks, sellRelease } from '@/plugins/commerce/testing/releases'
import { openShop } from '@/plugins/commerce/testing/shop'
import {
  decodeSound,
  garble,
  makeLayerTwo,
  makeSound,
  probeSound,
  uploadSound,
} from '@/plugins/commerce/testing/sounds'
import type { CheckoutReply } from '@/src/core/contracts/checkout'
import type { DeliveryState } from '@/src/core/contracts/delivery'
import type { DownloadLink, DownloadPreparing, OwnedRelease } from '@/src/core/contracts/downloads'
import type { Paginated } from '@/src/core/contracts/products'
import type { ErrorBody } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/owner-messages'
import { slugs } from '@/src/core/slugs'
import { checkSound } from '@/src/server/delivery/check-sound'
import { cleanUpRenditions } from '@/src/server/delivery/clean-up-renditions'
import { hasAllFiles } from '@/src/server/delivery/has-all-files'
import { storage } from '@/src/server/storage'
import { serveFile } from '@/src/server/storage/serve-file'
import { createVisitor } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

type Shop = Awaited<ReturnType<typeof openShop>>
type Answer = DownloadLink & DownloadPreparing & ErrorBody
type Key = { orderRef: string; token?: string } | { entitlementId: string }

const sounds: Record<'wav' | 'flac' | 'mp3', Buffer> = {} as never

const luna = await openShop(payload, 'Luna')
const kito = await openShop(payload, 'Kito')
for (const kind of ['wav', 'flac', 'mp3'] as const) {
  sounds[kind] = await makeSound(kind, kind === 'wav' ? 33 : 2)
}

const wav = () => ({ kind: 'wav' as const, data: sounds.wav })
const mp3 = () => ({ kind: 'mp3' as const, data: sounds.mp3 })

const ask = (key: Key, what: Record<string, string>, shop = luna, token?: string) =>
  shop.call<Answer>('POST', '/api/public/downloads', { token, body: { ...key, ...what } })

async function load(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(new URL(url, 'http://localhost'), { headers })
  const path = new URL(request.url).pathname
  return serveFile(request, path.split('/').slice(2).map(decodeURIComponent))
}

const bytes = async (url: string) => Buffer.from(await (await load(url)).arrayBuffer())
const productPath = ({ profile }: Shop, id?: string) =>
  `/api/public/products${id ? `/${id}` : ''}?profileId=${profile.id}`
const keyOf = ({ orderRef, token }: CheckoutReply) => ({ orderRef, token })
const ready = (subject: string) =>
  rowsOf<{ id: string; kind: string; key: string }>(
    payload,
    sql`select id, kind, key from prepared_files where subject = ${subject} and state = 'ready' order by created_at`,
  )

describe('the files of a song', () => {
  it('are MP3 and FLAC of a WAV, with its tags and cover, and a faded preview', async () => {
    const cover = await payload.create({
      collection: slugs.media,
      data: { profile: luna.profile.id, alt: 'Cover' },
      file: await picture(),
    })
    const release = await sellRelease(payload, luna, { sounds: [wav()], titles: ['Ñandú/1'] })
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
    expect((await bytes(original.url)).equals(sounds.wav)).toBe(true)

    const preview = (await ready(release.trackIds[0] ?? '')).find(({ kind }) => kind === 'preview')
    expect(preview).toBeDefined()
    const { status, text } = await rest('GET', productPath(luna, release.product.id), {
      host: luna.host,
    })
    expect(status).toBe(200)
    expect(text).toContain(`/api/public/tracks/${release.trackIds[0]}/preview`)
    expect(text).not.toContain('private/')
  })

  it('are an MP3 of an M4A beside that itself', async () => {
    const m4a = { kind: 'm4a' as const, data: await makeSound('m4a', 2) }
    const release = await sellRelease(payload, luna, { sounds: [m4a], titles: ['Foam'] })
    await prepareTracks(payload, release.trackIds)
    const { json } = await luna.readOrder(await release.buy())
    const [track] = json.lines[0]?.tracks ?? []
    expect(track?.formats.map(({ label }) => label)).toEqual(['MP3', 'M4A'])
  })

  it('are made once, and again when their tags change', async () => {
    const release = await sellRelease(payload, luna, { sounds: [mp3()], titles: ['One'] })
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

  it('are those of the former upload until the new one can be played', async () => {
    const release = await sellRelease(payload, luna, { sounds: [wav()], titles: ['Tide'] })
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
    await replace('wav', Buffer.concat([sounds.wav.subarray(0, 44), Buffer.alloc(100, 'x')]))
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

    await replace('mp3', sounds.mp3)
    await prepareTracks(payload, [id])
    const after = await ready(id)
    expect(after.map(({ kind }) => kind).sort()).toEqual(['mp3', 'preview'])
    expect(after.some((file) => before.some((former) => former.id === file.id))).toBe(false)
  })

  it('are never made of what only looks like a recording, and the artist is told', async () => {
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

  it('are the upload itself where it plays and no MP3 can be made of it, also of a pre-order', async () => {
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

  it('are not made of an MP3 that could be copied and not be heard', async () => {
    const release = await sellRelease(payload, luna, {
      sounds: [{ kind: 'mp3', data: garble(sounds.mp3) }],
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
    sql`select state from prepared_files
      where kind = 'mp3' and track_id = any(${`{${trackIds.join(',')}}`}::uuid[])`,
  )
  return rows.map(({ state }) => state)
}

describe('a release that is offered as a download', () => {
  const publish = (id: string, isPublished = true) =>
    rest<ErrorBody>('PATCH', `/api/products/${id}`, {
      token: luna.owner.token,
      body: { isPublished },
    })

  it('goes into the store once all of its songs can be played', async () => {
    const release = await sellRelease(payload, luna, { sounds: [mp3()] })
    const { id } = release.product
    await publish(id, false)
    const said = async () => (await publish(id)).json.message
    expect(await said()).toBe(ownerMessages.delivery.notReady('One'))
    await prepareTracks(payload, release.trackIds)
    expect(await said()).toBe(ownerMessages.delivery.noFile('Two'))
    await payload.delete({ collection: slugs.tracks, id: release.trackIds[1] ?? '' })
    expect((await publish(id)).status).toBe(200)

    const addTrack = () =>
      rest<ErrorBody>('POST', '/api/tracks', {
        token: luna.owner.token,
        body: { profile: luna.profile.id, product: id, title: 'Late', position: 3 },
      })
    const refused = await addTrack()
    expect([refused.status, refused.json.message]).toEqual([
      400,
      ownerMessages.delivery.noFile('Late'),
    ])
  })

  it('takes another song once its file was found playable, and the artist reads how it stands', async () => {
    const release = await sellRelease(payload, luna, { sounds: [mp3()], titles: ['One'] })
    const own = { token: luna.owner.token }
    const upload = (data: Buffer) =>
      uploadSound(payload, luna.profile.id, { kind: 'mp3', data, name: 'late' })
    const soundOf = async (id: string) => {
      const { json } = await rest<{ sound: string | null }>('GET', `/api/audio-files/${id}`, own)
      return json.sound
    }
    const add = async (original: string) => {
      const { status, json } = await rest<ErrorBody>('POST', '/api/tracks', {
        ...own,
        body: {
          profile: luna.profile.id,
          product: release.product.id,
          title: 'Late',
          position: 2,
          original,
        },
      })
      return status === 201 ? status : [status, json.errors]
    }
    const refused = (message: string) => [400, [{ field: 'original', message }]]
    const { isUnplayable, stillChecking } = ownerMessages.store.sound
    const [good, broken] = [await upload(sounds.mp3), await upload(brokenMp3())]
    expect(await soundOf(good)).toBeNull()
    expect(await add(good)).toEqual(refused(stillChecking))
    await checkSound(payload, good)
    await checkSound(payload, broken)
    expect([await soundOf(good), await soundOf(broken)]).toEqual(['playable', 'unplayable'])
    expect(await add(broken)).toEqual(refused(isUnplayable))
    expect(await add(good)).toBe(201)
    // Nobody says so of a file of their own.
    await rest('PATCH', `/api/audio-files/${broken}`, { ...own, body: { sound: 'playable' } })
    expect(await soundOf(broken)).toBe('unplayable')
  })

  it('keeps its song while that gets a file that is broken, and one to begin with is refused', async () => {
    const release = await sellRelease(payload, luna, {
      sounds: [mp3()],
      titles: ['One', 'Two'],
    })
    const [first = '', second = ''] = release.trackIds
    await prepareTracks(payload, [first])
    const original = await uploadSound(payload, luna.profile.id, {
      kind: 'mp3',
      data: brokenMp3(),
    })
    await checkSound(payload, original)
    const give = async (id: string) => {
      const options = { token: luna.owner.token, body: { original } }
      return (await rest('PATCH', `/api/tracks/${id}`, options)).status
    }
    expect([await give(first), await give(second)]).toEqual([200, 400])
  })

  it('needs nothing while it is a pre-order', async () => {
    const early = await luna.sell({ isPublished: false })
    await payload.update({
      collection: slugs.variants,
      id: early.variant.id,
      data: { availabilityStatus: 'preorder', releaseAt: '2031-01-01T00:00:00.000Z' },
    })
    expect((await publish(early.product.id)).status).toBe(200)
  })
})

describe('the archive of a release', () => {
  const album = () =>
    sellRelease(payload, luna, { sounds: [mp3(), { kind: 'flac', data: sounds.flac }] })

  it('is built once for everybody, and holds all songs, the cover and the bonus', async () => {
    const release = await album()
    await payload.create({
      collection: slugs.bonusFiles,
      data: { profile: luna.profile.id, product: release.product.id, title: 'Booklet' },
      file: booklet(),
    })
    await prepareTracks(payload, release.trackIds)
    const orders = [await release.buy(), await release.buy()]
    const { json } = await luna.readOrder(orders[0] as CheckoutReply)
    expect(json.lines[0]?.archives.map(({ label }) => label)).toEqual(['MP3'])
    expect(json.lines[0]?.bonus).toMatchObject([{ title: 'Booklet', label: 'PDF' }])

    const asked = { productId: release.product.id, format: 'mp3' }
    const waiting = await Promise.all(
      orders.flatMap((order) => [ask(keyOf(order), asked), ask(keyOf(order), asked)]),
    )
    expect(waiting.map(({ status }) => status)).toEqual([202, 202, 202, 202])
    expect(waiting[0]?.json).toEqual({ isPreparing: true, retryAfterSeconds: 2 })
    const jobs = await rowsOf(
      payload,
      sql`select 1 from jobs.job where name = 'prepare-archive' and data->>'fileId' in
        (select id::text from prepared_files where subject = ${release.product.id})`,
    )
    expect(jobs).toHaveLength(1)
    await Promise.all([prepareArchives(payload), prepareArchives(payload)])

    const { status, json: link } = await ask(keyOf(orders[0] as CheckoutReply), asked)
    expect(status).toBe(200)
    const zip = await bytes(link.url)
    const files = await openZip(zip)
    expect([...files.keys()]).toEqual(['01 - One.mp3', '02 - Two.mp3', 'Booklet.pdf'])
    await decodeSound(files.get('02 - Two.mp3') ?? Buffer.alloc(0), 'mp3')
    expect(files.get('Booklet.pdf')).toEqual(booklet().data)

    // What broke off goes on where it was.
    const head = await load(link.url, { range: 'bytes=0-999' })
    const rest = await load(link.url, { range: 'bytes=1000-' })
    expect([head.status, rest.status]).toEqual([206, 206])
    const whole = Buffer.concat([
      Buffer.from(await head.arrayBuffer()),
      Buffer.from(await rest.arrayBuffer()),
    ])
    expect(whole.equals(zip)).toBe(true)
  })

  it('is built again when a song changes', async () => {
    const release = await album()
    await prepareTracks(payload, release.trackIds)
    const order = await release.buy()
    const asked = { productId: release.product.id, format: 'mp3' }
    await ask(keyOf(order), asked)
    await prepareArchives(payload)
    await payload.update({
      collection: slugs.tracks,
      id: release.trackIds[0] ?? '',
      data: { title: 'Renamed' },
    })
    await prepareTracks(payload, release.trackIds)
    expect((await ask(keyOf(order), asked)).status).toBe(202)
    await prepareArchives(payload)
    const { json } = await ask(keyOf(order), asked)
    expect([...(await openZip(await bytes(json.url))).keys()]).toContain('01 - Renamed.mp3')
    await cleanUpRenditions(payload)
    expect(await ready(release.product.id)).toHaveLength(1)
  })

  it('is asked for again when the process that built it died, and never served by halves', async () => {
    const release = await album()
    await prepareTracks(payload, release.trackIds)
    const order = await release.buy()
    const asked = { productId: release.product.id, format: 'mp3' }
    await ask(keyOf(order), asked)
    const died = (secondsAgo: number) =>
      rowsOf(
        payload,
        sql`update prepared_files set state = 'building',
          lease_until = now() - make_interval(secs => ${secondsAgo})
          where subject = ${release.product.id} returning id`,
      )
    await died(-30)
    await prepareArchives(payload)
    expect((await ask(keyOf(order), asked)).status).toBe(202)
    expect(await ready(release.product.id)).toEqual([])
    await died(1)
    expect((await ask(keyOf(order), asked)).status).toBe(202)
    await prepareArchives(payload)
    expect((await ask(keyOf(order), asked)).status).toBe(200)
  })

  it('is announced by mail to anyone who did not wait for it, once', async () => {
    const release = await album()
    await prepareTracks(payload, release.trackIds)
    const [patient, gone] = [await release.buy(), await release.buy()]
    const asked = { productId: release.product.id, format: 'mp3' }
    await ask(keyOf(patient), asked)
    await ask(keyOf(gone), asked)
    await prepareArchives(payload)
    expect((await ask(keyOf(patient), asked)).status).toBe(200)
    await rowsOf(
      payload,
      sql`update prepared_files set updated_at = now() - interval '2 minutes'
        where subject = ${release.product.id}`,
    )
    await notifyWaiting(payload)
    await notifyWaiting(payload)
    // Buyers of the tests before may be told by now as well.
    const told = (order: CheckoutReply) =>
      rowsOf(
        payload,
        sql`select 1 from mail_log where kind = 'download-ready'
          and html like ${`%${order.orderRef}%`}`,
      )
    expect([await told(patient), await told(gone)].map(({ length }) => length)).toEqual([0, 1])
  })
})

describe('who gets what', () => {
  it('is what was bought on this site, and nothing of it before or to anybody else', async () => {
    const release = await sellRelease(payload, luna, { sounds: [mp3(), mp3()] })
    const other = await sellRelease(payload, luna, { sounds: [mp3(), mp3()] })
    const foreign = await sellRelease(payload, kito, { sounds: [mp3(), mp3()] })
    await prepareTracks(payload, [...release.trackIds, ...other.trackIds])
    const order = await release.buy()
    const strange = await foreign.buy()
    const [trackId = ''] = release.trackIds
    const statuses = await Promise.all([
      ask(keyOf(order), { trackId: other.trackIds[0] ?? '' }),
      ask(keyOf(order), { productId: other.product.id }),
      ask(keyOf(order), { trackId: foreign.trackIds[0] ?? '' }),
      ask(keyOf(strange), { trackId }),
      ask(keyOf(order), { trackId }, kito),
      ask({ orderRef: order.orderRef }, { trackId }),
      ask({ ...keyOf(order), token: strange.token }, { trackId }),
      ask(keyOf(order), { trackId, format: 'flac' }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual(Array(8).fill(404))
    for (const path of [productPath(luna, release.product.id), productPath(luna)]) {
      const { status, text } = await rest('GET', path, { host: luna.host })
      expect(status).toBe(200)
      expect(text).not.toMatch(/private\/|signature=/)
    }
    for (const path of ['/api/prepared-files', '/api/bonus-files', '/api/audio-files']) {
      expect((await rest('GET', path, { host: luna.host })).status).toBe(403)
    }
  })

  it('stands in the library of the account, whoever it came from', async () => {
    const fan = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
    const stranger = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
    const { product, trackIds } = await sellRelease(payload, luna, { sounds: [mp3(), mp3()] })
    const { id } = await payload.create({
      collection: slugs.entitlements,
      data: {
        profile: luna.profile.id,
        email: fan.email,
        line: 0,
        unit: 0,
        product: product.id,
        source: 'gift',
      },
    })
    const library = async ({ token }: { token: string }, shop = luna) =>
      shop.call<Paginated<OwnedRelease>>('GET', '/api/public/library/releases', { token })
    const { json } = await library(fan)
    expect(json.data).toMatchObject([
      { entitlementId: id, productId: product.id, title: 'Night Bus', artist: 'Luna' },
    ])
    expect((await library(stranger)).json.data).toEqual([])
    const of = (productId: string) =>
      luna.call<{ total: number }>('GET', `/api/public/library/releases?productId=${productId}`, {
        token: fan.token,
      })
    expect((await of(product.id)).json.total).toBe(1)
    expect((await of(crypto.randomUUID())).json.total).toBe(0)
    expect((await of('anything')).status).toBe(400)
    expect((await library(fan, kito)).status).toBe(401)

    const what = { trackId: trackIds[0] ?? '' }
    expect((await ask({ entitlementId: id }, what, luna, fan.token)).status).toBe(200)
    const refused = [
      await ask({ entitlementId: id }, what, luna, stranger.token),
      await ask({ entitlementId: id }, what, luna),
      await ask({ entitlementId: id }, what, kito, fan.token),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
    await payload.update({
      collection: slugs.entitlements,
      id,
      data: { availableFrom: '2031-01-01T00:00:00.000Z' },
    })
    expect((await ask({ entitlementId: id }, what, luna, fan.token)).status).toBe(403)
    expect((await library(fan)).json.data[0]).toMatchObject({
      tracks: [],
      availableFrom: '2031-01-01T00:00:00.000Z',
    })
  })
})

/** Begins like a recording, and is a list of files. */
function brokenMp3(): Buffer {
  const playlist = Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')
  return Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), playlist])
}

async function picture() {
  const data = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  return { data, mimetype: 'image/png', name: 'cover.png', size: data.length }
}

function booklet() {
  const data = Buffer.from('%PDF-1.4\n%%EOF\n')
  return { data, mimetype: 'application/pdf', name: 'booklet.pdf', size: data.length }
}
