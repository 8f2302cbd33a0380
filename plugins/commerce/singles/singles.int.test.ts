import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sellRelease } from '@/plugins/commerce/testing/releases'
import { openShop, payInBooks, sendTestEvent } from '@/plugins/commerce/testing/shop'
import { makeSound } from '@/plugins/commerce/testing/sounds'
import type { OwnedRelease, StreamReply } from '@/src/core/contracts/music/download-answers'
import type { Single } from '@/src/core/contracts/music/singles'
import type { Song } from '@/src/core/contracts/music/song-answers'
import type { Paginated } from '@/src/core/contracts/products/products'
import type { ErrorBody } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { streamingMessages } from '@/src/core/messages/player'
import { slugs } from '@/src/core/slugs'
import { checkSound } from '@/src/server/delivery/check-sound'
import { releasesOfSongs } from '@/src/server/site-data'
import { createVisitor } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const messages = ownerMessages.store.singles

const luna = await openShop(payload, 'Luna')
const kito = await openShop(payload, 'Kito')
const sound = { kind: 'mp3' as const, data: await makeSound('mp3', 2) }

const make = (albumId: string, body: object, shop = luna) =>
  rest<Single & ErrorBody>('POST', `/api/products/${albumId}/singles`, {
    token: shop.owner.token,
    body,
  })

async function buy(productId: string, email: string): Promise<void> {
  const { docs } = await payload.find({
    collection: slugs.variants,
    where: { product: { equals: productId } },
    depth: 0,
  })
  const wish = { product: { id: productId }, variant: { id: docs[0]?.id ?? '' } }
  const { json } = await luna.checkout([luna.item(wish)], { email })
  await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
}

/** An album in the store, whose uploads were found playable. */
async function album(title: string, streaming: 'none' | 'full' = 'none') {
  const release = await sellRelease(payload, luna, { title, sounds: [sound, sound] })
  const { docs } = await payload.find({
    collection: slugs.tracks,
    where: { product: { equals: release.product.id } },
    depth: 0,
  })
  for (const { original } of docs) {
    await checkSound(payload, String(original))
  }
  await payload.update({
    collection: slugs.products,
    id: release.product.id,
    data: { streaming },
  })
  return release
}

describe('a song of an album', () => {
  it('is sold alone for a price, heard by its buyers on both pages, and stays in the album', async () => {
    const { product, trackIds } = await album('Night Bus')
    const [one = '', two = ''] = trackIds
    const made = await make(product.id, { trackId: one, price: 1.5 })
    expect([made.status, made.json]).toMatchObject([
      201,
      { priceMinMinor: 150, priceMaxMinor: 150, payWhatYouWant: false, isPublished: true },
    ])
    const single = made.json.productId

    const elsewhere = await releasesOfSongs(luna.profile.id, product.id)
    expect([...elsewhere.singles.entries()]).toMatchObject([[one, { productId: single }]])
    const { albums } = await releasesOfSongs(luna.profile.id, single)
    expect(albums).toEqual([{ id: product.id, title: 'Night Bus' }])

    const songs = `/api/profiles/${luna.profile.id}/releases/${product.id}/songs`
    const listed = await rest<Song[]>('GET', songs, { token: luna.owner.token })
    expect(listed.json.map((song) => song.single?.productId)).toEqual([single, undefined])

    const fan = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
    await buy(single, fan.email)
    const owned = await luna.call<Paginated<OwnedRelease>>(
      'GET',
      `/api/public/library/releases?profileId=${luna.profile.id}`,
      { token: fan.token },
    )
    expect(owned.json.data.map(({ title }) => title)).toEqual(['One'])
    const stream = (trackId: string) =>
      luna.call<StreamReply & ErrorBody>('POST', `/api/public/tracks/${trackId}/stream`, {
        token: fan.token,
        body: { playId: randomUUID() },
      })
    expect((await stream(one)).json.hears).toBe('full')
    const other = await stream(two)
    expect([other.status, other.json.message]).toEqual([403, streamingMessages.onlyBuyers])
  })

  it('becomes one single, however often it is asked for at once', async () => {
    const { product, trackIds } = await album('Twice')
    const wish = { trackId: trackIds[0], price: 1 }
    const answers = await Promise.all([make(product.id, wish), make(product.id, wish)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const late = await make(product.id, wish)
    expect([late.status, late.json.message]).toEqual([409, messages.isOne])
  })

  it('stays out of the store with its album, and costs what fans give when the artist says so', async () => {
    const { product, trackIds } = await album('Hidden')
    await payload.update({
      collection: slugs.products,
      id: product.id,
      data: { isPublished: false },
    })
    const wish = { trackId: trackIds[1], price: 0, payWhatYouWant: true }
    const { json } = await make(product.id, wish)
    expect(json).toMatchObject({ isPublished: false, payWhatYouWant: true, priceMinMinor: 0 })
    const { singles } = await releasesOfSongs(luna.profile.id, product.id)
    expect([...singles]).toEqual([])
  })

  it('needs a file, an album around it, and to be the artist’s own', async () => {
    const { product, trackIds } = await album('Own')
    const other = await album('Other')
    const wish = { trackId: trackIds[0], price: 1 }
    expect((await make(product.id, wish, kito)).status).toBe(404)
    expect((await make(other.product.id, wish)).status).toBe(404)
    const { status } = await rest('POST', `/api/products/${product.id}/singles`, { body: wish })
    expect(status).toBe(401)
    expect((await make(product.id, { ...wish, price: -1 })).status).toBe(400)

    const { product: bare } = await luna.sell({ title: 'Bare', trackTitles: ['One', 'Two'] })
    const { docs } = await payload.find({
      collection: slugs.tracks,
      where: { product: { equals: bare.id } },
      depth: 0,
    })
    const refused = await make(bare.id, { trackId: docs[0]?.id, price: 1 })
    expect([refused.status, refused.json.message]).toEqual([400, messages.notPossible])
  })

  it('leaves nothing behind when it cannot be put into the store', async () => {
    const { product, trackIds } = await sellRelease(payload, luna, {
      title: 'Unchecked',
      sounds: [sound, sound],
    })
    const before = await payload.count({ collection: slugs.products })
    const refused = await make(product.id, { trackId: trackIds[0], price: 1 })
    expect([refused.status, refused.json.message]).toEqual([
      400,
      ownerMessages.delivery.notReady('One'),
    ])
    expect(await payload.count({ collection: slugs.products })).toEqual(before)
  })
})
