import { sql } from '@payloadcms/db-postgres'
import { describe, expect } from 'vitest'
import { brokenMp3, deliveryTest, keyOf } from '@/plugins/commerce/testing/delivery-test'
import { prepareTracks, sellRelease } from '@/plugins/commerce/testing/releases'
import { uploadSound } from '@/plugins/commerce/testing/sounds'
import type { OwnedRelease } from '@/src/core/contracts/music/download-answers'
import type { Paginated } from '@/src/core/contracts/products/products'
import type { ErrorBody } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { checkSound, soundChecker } from '@/src/server/delivery/check-sound'
import { cleanUpRenditions } from '@/src/server/delivery/clean-up-renditions'
import { createVisitor } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

describe('a release that is offered as a download', () => {
  const it = deliveryTest.extend(
    'publish',
    ({ luna }) =>
      (id: string, isPublished = true) =>
        rest<ErrorBody>('PATCH', `/api/products/${id}`, {
          token: luna.owner.token,
          body: { isPublished },
        }),
  )

  it('goes into the store once all of its songs can be played', async ({ luna, mp3, publish }) => {
    const release = await sellRelease(payload, luna, { sounds: [mp3] })
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

  it('takes another song once its file was found playable, and the artist reads how it stands', async ({
    luna,
    mp3,
  }) => {
    const release = await sellRelease(payload, luna, { sounds: [mp3], titles: ['One'] })
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
    const [good, broken] = [await upload(mp3.data), await upload(brokenMp3())]
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

  it('whose file could not be played is looked at again when more can be played than before', async ({
    luna,
    mp3,
  }) => {
    const release = await sellRelease(payload, luna, { sounds: [mp3], titles: ['One'] })
    const { original } = await payload.findByID({
      collection: slugs.tracks,
      id: release.trackIds[0] ?? '',
      depth: 0,
    })
    const id = String(original)
    const foundBy = (checker: number) =>
      rowsOf(
        payload,
        sql`update audio_files set sound = 'unplayable', sound_checker = ${checker},
          updated_at = now() - interval '1 hour' where id = ${id}`,
      )
    const asked = () =>
      rowsOf<{ name: string }>(
        payload,
        sql`select name from jobs.job
          where data->>'audioFileId' = ${id} or data->>'trackId' = ${release.trackIds[0] ?? ''}
          order by name`,
      )
    await rowsOf(payload, sql`delete from jobs.job`)
    await foundBy(soundChecker)
    await cleanUpRenditions(payload)
    expect([await asked(), await checkSound(payload, id)]).toEqual([[], 'unplayable'])

    await foundBy(soundChecker - 1)
    await cleanUpRenditions(payload)
    expect((await asked()).map(({ name }) => name)).toEqual(['check-sound', 'prepare-track'])
    await prepareTracks(payload, release.trackIds)
    expect(await checkSound(payload, id)).toBe('playable')
  })

  it('keeps its song while that gets a file that is broken, and one to begin with is refused', async ({
    luna,
    mp3,
  }) => {
    const release = await sellRelease(payload, luna, {
      sounds: [mp3],
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

  it('needs nothing while it is a pre-order', async ({ luna, publish }) => {
    const early = await luna.sell({ isPublished: false })
    await payload.update({
      collection: slugs.variants,
      id: early.variant.id,
      data: { availabilityStatus: 'preorder', releaseAt: '2031-01-01T00:00:00.000Z' },
    })
    expect((await publish(early.product.id)).status).toBe(200)
  })
})

describe('who gets what', () => {
  deliveryTest(
    'is what was bought on this site, and nothing of it before or to anybody else',
    async ({ luna, kito, mp3, ask }) => {
      const one = { sounds: [mp3], titles: ['One'] }
      const release = await sellRelease(payload, luna, one)
      const other = await sellRelease(payload, luna, one)
      const foreign = await sellRelease(payload, kito, one)
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
      const productPath = (id = '') =>
        `/api/public/products${id && `/${id}`}?profileId=${luna.profile.id}`
      for (const path of [productPath(release.product.id), productPath()]) {
        const { status, text } = await rest('GET', path, { host: luna.host })
        expect(status).toBe(200)
        expect(text).not.toMatch(/private\/|signature=/)
      }
      for (const path of ['/api/bonus-files', '/api/audio-files']) {
        expect((await rest('GET', path, { host: luna.host })).status).toBe(403)
      }
      // Only the system reads these, so there is no such route.
      expect((await rest('GET', '/api/renditions', { host: luna.host })).status).toBe(404)
    },
  )

  deliveryTest(
    'stands in the library of the account, no matter who gave it',
    async ({ luna, kito, mp3, ask }) => {
      const fan = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
      const stranger = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
      const { product, trackIds } = await sellRelease(payload, luna, { sounds: [mp3, mp3] })
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
    },
  )
})
