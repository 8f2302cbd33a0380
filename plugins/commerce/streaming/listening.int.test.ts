import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { prepareTracks, sellRelease } from '@/plugins/commerce/testing/releases'
import { openShop } from '@/plugins/commerce/testing/shop'
import { makeSound } from '@/plugins/commerce/testing/sounds'
import type { StreamingChoice } from '@/src/core/choices/streaming-choices'
import type { StreamReply } from '@/src/core/contracts/music/download-answers'
import type { ErrorBody } from '@/src/core/errors'
import { streamingMessages } from '@/src/core/messages/player'
import { slugs } from '@/src/core/slugs'
import { rateLimits } from '@/src/server/http/rate-limits'
import { setEnvironment } from '@/src/testing/environment'
import { createVisitor } from '@/src/testing/factories'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

type Shop = Awaited<ReturnType<typeof openShop>>
type Release = Awaited<ReturnType<typeof sellRelease>>
type Answer = StreamReply & ErrorBody
type By = { playId?: string; listener?: string; token?: string; shop?: Shop; from?: string }

// The limits as they are: each call comes from another address unless it says otherwise.
setEnvironment({ RATE_LIMIT_FACTOR: '1' })
const luna = await openShop(payload, 'Luna')
const kito = await openShop(payload, 'Kito')
const sound = { kind: 'mp3' as const, data: await makeSound('mp3', 2) }

async function prepare(shop: Shop): Promise<Release> {
  const release = await sellRelease(payload, shop, { sounds: [sound, sound] })
  await prepareTracks(payload, release.trackIds)
  return release
}
const allow = ({ product }: Release, streaming: StreamingChoice, playLimit = 2) =>
  payload.update({
    collection: slugs.products,
    id: product.id,
    data: { streaming, playLimit, isPublished: true },
  })

// Making songs takes seconds: all tests listen to the same ones, each with browsers of its own.
const album = await prepare(luna)
const elsewhere = await prepare(luna)
const foreign = await prepare(kito)
await allow(elsewhere, 'limited')
await allow(foreign, 'limited')

async function releaseWith(streaming: StreamingChoice, playLimit?: number): Promise<Release> {
  await allow(album, streaming, playLimit)
  return album
}

const listen = (trackId: string | undefined, by: By = {}) => {
  const { playId = randomUUID(), listener, token, shop = luna, from = randomUUID() } = by
  const body = { playId, ...(listener && { listener }) }
  const headers = { 'x-client-ip': from }
  return shop.call<Answer>('POST', `/api/public/tracks/${trackId}/stream`, { body, token, headers })
}
/** A browser that has heard one limited song, of another release. */
async function newListener(): Promise<string> {
  const { json } = await listen(elsewhere.trackIds[0])
  return json.listener ?? ''
}
const open = (path: string, shop = luna, headers = {}) => shop.call('GET', path, { headers })

describe('what strangers may hear', () => {
  it('is the whole song, a preview or nothing, as the artist chose it', async () => {
    const heard = []
    for (const choice of ['full', 'preview', 'none'] as const) {
      const { trackIds } = await releaseWith(choice)
      const [id] = trackIds
      const { status, json } = await listen(id)
      heard.push([choice, status, json.hears ?? json.message])
      const [full, preview] = [
        await open(`/api/public/tracks/${id}/full`),
        await open(`/api/public/tracks/${id}/preview`),
      ]
      heard.push([full.status, preview.status])
    }
    expect(heard).toEqual([
      ['full', 200, 'full'],
      [200, 403],
      ['preview', 200, 'preview'],
      [403, 200],
      ['none', 403, streamingMessages.onlyBuyers],
      [403, 403],
    ])
  })

  it('is what the song says, where that differs from its release', async () => {
    const { trackIds } = await releaseWith('none')
    const [first = '', second = ''] = trackIds
    await payload.update({
      collection: slugs.tracks,
      id: second,
      data: { streaming: 'full' },
    })
    expect((await listen(first)).status).toBe(403)
    expect((await listen(second)).json.hears).toBe('full')
    await payload.update({ collection: slugs.tracks, id: second, data: { streaming: 'release' } })
  })

  it('ends with the store, and at the border of the site', async () => {
    const release = await releaseWith('full')
    const [id] = release.trackIds
    expect((await listen(id, { shop: kito })).status).toBe(404)
    expect((await open(`/api/public/tracks/${id}/full`, kito)).status).toBe(404)
    await payload.update({
      collection: slugs.products,
      id: release.product.id,
      data: { isPublished: false },
    })
    expect((await listen(id)).status).toBe(404)
    expect((await open(`/api/public/tracks/${id}/full`)).status).toBe(403)
  })
})

describe('limited plays', () => {
  it('go down, one for each hearing, and end in the preview', async () => {
    const { trackIds } = await releaseWith('limited')
    const [id] = trackIds
    const listener = await newListener()
    const playId = randomUUID()
    const answers = [
      await listen(id, { listener, playId }),
      // The same hearing, because its address has expired.
      await listen(id, { listener, playId }),
      await listen(id, { listener }),
      await listen(id, { listener }),
    ]
    expect(answers.map(({ json }) => [json.hears, json.playsLeft])).toEqual([
      ['limited', 1],
      ['limited', 1],
      ['limited', 0],
      ['preview', 0],
    ])
    expect((await listen(id, { listener: await newListener() })).json.playsLeft).toBe(1)
    expect((await listen(trackIds[1], { listener })).json.playsLeft).toBe(1)
  })

  it('are those of the browser that was given a name, wherever it is', async () => {
    const { trackIds } = await releaseWith('limited')
    const [id] = trackIds
    const first = await listen(id)
    const { listener } = first.json
    expect([first.json.playsLeft, listener]).toEqual([
      1,
      expect.stringMatching(/^[\w-]{22}\.\w{64}$/),
    ])
    const again = await listen(id, { listener })
    expect([again.json.playsLeft, again.json.listener]).toEqual([0, undefined])
    expect((await listen(id, { listener })).json.hears).toBe('preview')
  })

  it('cannot be had again by another name that the caller chose', async () => {
    const { trackIds } = await releaseWith('limited', 1)
    const [id] = trackIds
    const from = '203.0.113.7'
    const { listener: own = '' } = (await listen(id, { from })).json
    const foreign = (await listen(id, { from })).json.listener ?? ''
    const chosen = [
      () => randomUUID(),
      () => `${randomUUID()}.${own.split('.')[1]}`,
      () => own.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      () => `${foreign.split('.')[0]}.${own.split('.')[1]}`,
    ]
    const heard = []
    for (let round = 0; round < 40; round += 1) {
      const { json } = await listen(id, { from, listener: chosen[round % chosen.length]?.() })
      heard.push(json.hears)
    }
    // Twenty browsers of one address in a day, and one more for all the others.
    const most = rateLimits.newListener.attempts - 2 + 1
    expect(heard.filter((each) => each === 'limited')).toHaveLength(most)
    expect(heard.slice(most)).toEqual(Array.from({ length: 40 - most }, () => 'preview'))
    expect((await listen(id, { from, listener: own })).json.hears).toBe('preview')
    // Other addresses, and what a known browser has left, are none of that.
    expect((await listen(id)).json.hears).toBe('limited')
    expect((await listen(trackIds[1], { from, listener: own })).json.hears).toBe('limited')
  })

  it('of one site are not those of another', async () => {
    const { trackIds } = await releaseWith('limited')
    const { listener } = (await listen(foreign.trackIds[0], { shop: kito })).json
    const own = (await listen(trackIds[0], { listener })).json.listener
    expect(own).not.toBe(listener)
    expect(own).toMatch(/\./)
  })

  it('are never more than the artist allows, also when they are asked for at once', async () => {
    const { trackIds } = await releaseWith('limited', 3)
    const listener = await newListener()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => listen(trackIds[0], { listener })),
    )
    const whole = answers.filter(({ json }) => json.hears === 'limited')
    expect(whole.map(({ json }) => json.playsLeft).sort()).toEqual([0, 1, 2])
  })

  it('are guarded where the sound is', async () => {
    const { trackIds } = await releaseWith('limited')
    const [id = '', other = ''] = trackIds
    const { json } = await listen(id)
    expect((await open(json.url)).status).toBe(200)
    const part = await open(json.url, luna, { range: 'bytes=0-9' })
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      expect.stringMatching(/^bytes 0-9\//),
    ])
    const forged = [
      `/api/public/tracks/${id}/full`,
      json.url.replace(id, other),
      json.url.replace(/expires=(\d+)/, (_, seconds) => `expires=${Number(seconds) + 60}`),
      json.url.replace(/signature=../, 'signature=zz'),
      json.url.replace('/full', '/preview'),
    ]
    for (const path of forged) {
      expect([path, (await open(path)).status]).toEqual([path, 403])
    }
    expect((await open(json.url, kito)).status).toBe(404)
    const seconds = (new Date(json.expiresAt).getTime() - Date.now()) / 1000
    expect(seconds).toBeLessThanOrEqual(300)
  })

  it('bind nobody who has bought the release, and say nothing of who listened', async () => {
    const fan = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
    const { product, trackIds } = await releaseWith('limited', 1)
    const right = await payload.create({
      collection: slugs.entitlements,
      data: {
        profile: luna.profile.id,
        email: fan.email,
        line: 0,
        unit: 0,
        product: product.id,
        source: 'purchase',
      },
    })
    const [id] = trackIds
    for (let time = 0; time < 3; time += 1) {
      const { json } = await listen(id, { token: fan.token })
      expect([json.hears, json.playsLeft]).toEqual(['full', null])
    }
    await payload.update({
      collection: slugs.entitlements,
      id: right.id,
      data: { revokedAt: new Date().toISOString() },
    })
    expect((await listen(id, { token: fan.token })).json.playsLeft).toBe(0)
    const rows = await rowsOf<{ listener: string }>(
      payload,
      sql`select listener from plays where track_id in (${id}, ${trackIds[1]}) and listener is not null`,
    )
    expect(JSON.stringify(rows)).not.toContain(fan.id)
  })
})

it('counts a hearing once a day and song, and once as whole, however often it is told', async () => {
  const { trackIds } = await releaseWith('full')
  const [id] = trackIds
  const playId = randomUUID()
  const tell = (body: Record<string, unknown>, shop = luna) =>
    shop.call('POST', '/api/public/plays', { body })
  const told = await Promise.all(Array.from({ length: 10 }, () => tell({ trackId: id, playId })))
  expect(new Set(told.map(({ status }) => status))).toEqual(new Set([204]))
  await tell({ trackId: id, playId: randomUUID() })
  await Promise.all(Array.from({ length: 3 }, () => tell({ trackId: id, playId, isWhole: true })))
  expect((await tell({ trackId: id, playId: randomUUID() }, kito)).status).toBe(404)
  const counts = await rowsOf(
    payload,
    sql`select plays::int as plays, full_plays::int as whole, day from play_counts where track_id = ${id}`,
  )
  expect(counts).toEqual([{ plays: 2, whole: 1, day: new Date().toISOString().slice(0, 10) }])
})
