import { afterAll, expect, it } from 'vitest'
import { openZip } from '@/plugins/commerce/testing/open-zip'
import { prepareArchives, prepareTracks, sellRelease } from '@/plugins/commerce/testing/releases'
import { openShop } from '@/plugins/commerce/testing/shop'
import type { DeliveryState } from '@/src/core/contracts/music/delivery'
import type { DownloadLink } from '@/src/core/contracts/music/download-answers'
import { slugs } from '@/src/core/slugs'
import { setEnvironment } from '@/src/testing/environment'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

setEnvironment({ FFMPEG_PATH: '/nowhere/ffmpeg' })
const shop = await openShop(payload)
afterAll(async () => {
  delete process.env.FFMPEG_PATH
})

/** One silent frame of MPEG audio. */
const mp3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)])

function wav(): Buffer {
  const file = Buffer.alloc(44 + 400)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(44_100, 24)
  file.writeUInt32LE(88_200, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(400, 40)
  return file
}

it('gives buyers and listeners what was uploaded, and tells the artist', async () => {
  const release = await sellRelease(payload, shop, {
    sounds: [
      { kind: 'mp3', data: mp3 },
      { kind: 'wav', data: wav() },
    ],
  })
  await prepareTracks(payload, release.trackIds)
  const { token } = shop.owner
  const path = `/api/products/${release.product.id}`
  const { json: state } = await rest<DeliveryState>('GET', `${path}/delivery`, { token })
  expect(state).toMatchObject({
    canConvert: false,
    songs: [
      { state: 'asUploaded', formats: ['MP3'] },
      { state: 'asUploaded', formats: ['WAV'] },
    ],
    formats: ['MP3 and WAV'],
  })
  for (const isPublished of [false, true]) {
    const { status } = await rest('PATCH', path, {
      token,
      body: { isPublished, streaming: 'full' },
    })
    expect(status).toBe(200)
  }
  const [first] = release.trackIds
  const heard = await shop.call('GET', `/api/public/tracks/${first}/full`)
  expect([heard.status, heard.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])

  const { orderRef, token: key } = await release.buy()
  const ask = () =>
    shop.call<DownloadLink>('POST', '/api/public/downloads', {
      body: { orderRef, token: key, productId: release.product.id },
    })
  expect((await ask()).status).toBe(202)
  await prepareArchives(payload)
  const { json: link } = await ask()
  const { serveFile } = await import('@/src/server/storage/serve-file')
  const url = new URL(link.url, 'http://localhost')
  const answer = await serveFile(new Request(url), url.pathname.split('/').slice(2))
  const files = await openZip(Buffer.from(await answer.arrayBuffer()))
  expect([...files.keys()]).toEqual(['01 - One.mp3', '02 - Two.wav'])
  expect(files.get('01 - One.mp3')?.equals(mp3)).toBe(true)
  const { totalDocs } = await payload.count({
    collection: slugs.renditions,
    where: { kind: { not_equals: 'zip-original' } },
  })
  expect(totalDocs).toBe(0)
})
