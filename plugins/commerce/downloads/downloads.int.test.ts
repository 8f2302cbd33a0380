import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { loadOrder } from '@/plugins/commerce/admin/load-order'
import { openShop, orderOf, payInBooks, sendTestEvent } from '@/plugins/commerce/testing/shop'
import type { DownloadLink } from '@/src/core/contracts/music/download-answers'
import type { ErrorBody } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ordersAnswers } from '@/src/core/messages/cart-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { payload } from '@/src/testing/test-payload'

const shop = await openShop(payload)

/** A paid album of two tracks, of which the first has an original. */
async function buyAlbum() {
  const album = await shop.sell({ title: 'Night Bus' })
  const data = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)])
  const upload = () =>
    payload.create({
      collection: slugs.audioFiles,
      data: { profile: shop.profile.id },
      file: { data, mimetype: 'audio/mpeg', name: 'one.mp3', size: data.length },
    })
  const original = await upload()
  const { docs } = await payload.find({
    collection: slugs.tracks,
    where: { product: { equals: album.product.id } },
    sort: 'position',
    depth: 0,
  })
  const [first, second] = docs.map(({ id }) => id)
  await payload.update({
    collection: slugs.tracks,
    id: first ?? '',
    data: { original: original.id },
  })
  const reply = (await shop.checkout([shop.item(album)])).json
  const pay = async () => sendTestEvent(payload, await payInBooks(payload, reply.redirectUrl))
  const bonus = await payload.create({
    collection: slugs.bonusFiles,
    data: { profile: shop.profile.id, product: album.product.id, title: 'Booklet' },
    file: { data: Buffer.from('%PDF-1.4'), mimetype: 'application/pdf', name: 'b.pdf', size: 8 },
  })
  return { ...reply, pay, first, second, original, upload, bonus }
}

type Purchase = { orderRef: string; token: string }

const download = ({ orderRef, token }: Purchase, trackId: string | undefined) =>
  shop.call<DownloadLink & ErrorBody>('POST', '/api/public/downloads', {
    body: { orderRef, token, trackId },
  })

it('tells the artist how often files of each line were taken, and when last', async () => {
  const album = await buyAlbum()
  await album.pay()
  const { id } = await orderOf(payload, album.orderRef)
  const shown = async () =>
    (await loadOrder(await createLocalReq({}, payload), id)).downloads.get(0)
  expect(await shown()).toEqual({ count: 0, last: null })
  const before = new Date().toISOString()
  await download(album, album.first)
  await download(album, album.first)
  expect((await shown())?.count).toBe(2)
  expect(String((await shown())?.last) >= before).toBe(true)

  const shirt = await shop.sell({ category: 'Merch', deliveryType: 'pickup' })
  const { json } = await shop.checkout([shop.item(shirt)])
  const goods = await shop.pay(json)
  const sheet = await loadOrder(await createLocalReq({}, payload), goods.id)
  expect(sheet.downloads.size).toBe(0)
})

it('gives the buyer a signed link, once the order is paid', async () => {
  const album = await buyAlbum()
  expect((await download(album, album.first)).status).toBe(404)
  await album.pay()

  const { json: order } = await shop.readOrder(album)
  expect(order.lines[0]?.tracks).toEqual([
    {
      id: album.first,
      title: 'One',
      position: 1,
      durationSeconds: 0,
      formats: [{ format: 'mp3', label: 'MP3', size: 417 }],
    },
  ])
  const { status, json } = await download(album, album.first)
  expect(status).toBe(200)
  expect(json.url).toContain('signature=')
  expect(decodeURIComponent(json.url)).toContain('01')
  const seconds = (new Date(json.expiresAt).getTime() - Date.now()) / 1000
  expect(seconds).toBeLessThanOrEqual(limits.download.linkSeconds)
})

it('gives nobody else anything', async () => {
  const [album, other] = [await buyAlbum(), await buyAlbum()]
  await Promise.all([album.pay(), other.pay()])
  const refused = [
    await download({ ...album, token: other.token }, album.first),
    await download(album, other.first),
    await download(album, album.second),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
})

it("never gives another artist's file, even if a track names it", async () => {
  const album = await buyAlbum()
  await album.pay()
  const stranger = await openShop(payload, 'Stranger')
  await payload.db.updateOne({
    collection: slugs.audioFiles,
    id: album.original.id,
    data: { profile: stranger.profile.id },
  })
  const { json: order } = await shop.readOrder(album)
  expect(order.lines[0]?.tracks).toEqual([])
  expect((await download(album, album.first)).status).toBe(404)
})

it('keeps what buyers have, until it has another file or nobody has a right to it', async () => {
  const album = await buyAlbum()
  const { first, second, original, bonus } = album
  await album.pay()
  const change = async (method: 'DELETE' | 'PATCH', path: string, body?: unknown) => {
    const { status, json } = await shop.call(method, path, { token: shop.owner.token, body })
    return [status, json.message]
  }
  const { songBought, bonusBought, recordingBought } = ownerMessages.store
  expect(await change('DELETE', `/api/tracks/${first}`)).toEqual([409, songBought])
  expect(await change('DELETE', `/api/bonus-files/${bonus.id}`)).toEqual([409, bonusBought])
  expect(await change('DELETE', `/api/audio-files/${original.id}`)).toEqual([409, recordingBought])
  expect((await download(album, first)).status).toBe(200)
  // It was never there to be downloaded.
  expect((await change('DELETE', `/api/tracks/${second}`))[0]).toBe(200)

  const better = await album.upload()
  const data = { sound: 'playable' as const }
  await payload.update({ collection: slugs.audioFiles, id: better.id, data })
  expect((await change('PATCH', `/api/tracks/${first}`, { original: better.id }))[0]).toBe(200)
  expect((await change('DELETE', `/api/audio-files/${original.id}`))[0]).toBe(200)
  expect((await download(album, first)).status).toBe(200)

  const { id } = await orderOf(payload, album.orderRef)
  await payload.update({
    collection: slugs.entitlements,
    where: { order: { equals: id } },
    data: { revokedAt: new Date().toISOString() },
  })
  for (const path of [`tracks/${first}`, `bonus-files/${bonus.id}`, `audio-files/${better.id}`]) {
    expect((await change('DELETE', `/api/${path}`))[0], path).toBe(200)
  }
})

it('stops when the right is withdrawn', async () => {
  const album = await buyAlbum()
  await album.pay()
  const { id } = await orderOf(payload, album.orderRef)
  await payload.update({
    collection: slugs.entitlements,
    where: { order: { equals: id } },
    data: { revokedAt: new Date().toISOString() },
  })
  const { status, json } = await download(album, album.first)
  expect([status, json.message]).toEqual([403, ordersAnswers.downloadWithdrawn])
})

it('lets the person who bought a long album take it song by song', async () => {
  const album = await buyAlbum()
  await album.pay()
  const { json: before } = await shop.readOrder(album)
  const product = before.lines[0]?.productId ?? ''
  const songs = []
  for (let position = 3; position <= 23; position += 1) {
    const { id } = await payload.create({
      collection: slugs.tracks,
      data: {
        profile: shop.profile.id,
        product,
        title: `Song ${position}`,
        position,
        original: (await album.upload()).id,
      },
    })
    songs.push(id)
  }
  for (const song of songs) {
    expect((await download(album, song)).status).toBe(200)
  }
})

it('gives 20 links a day, also when they are asked for at once', async () => {
  const album = await buyAlbum()
  await album.pay()
  const answers = await Promise.all(Array.from({ length: 25 }, () => download(album, album.first)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})
