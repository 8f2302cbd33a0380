import { sql } from '@payloadcms/db-postgres'
import { afterAll, expect, it } from 'vitest'
import { openZip } from '@/plugins/commerce/testing/open-zip'
import { prepareArchives, prepareTracks, sellRelease } from '@/plugins/commerce/testing/releases'
import { openShop } from '@/plugins/commerce/testing/shop'
import { makeSound, uploadSound } from '@/plugins/commerce/testing/sounds'
import type { DownloadLink } from '@/src/core/contracts/music/download-answers'
import type { DownloadPreparing } from '@/src/core/contracts/music/downloads'
import type { CheckoutReply } from '@/src/core/contracts/orders/order-answers'
import { slugs } from '@/src/core/slugs'
import { setEnvironment } from '@/src/testing/environment'
import { startFakeS3 } from '@/src/testing/fake-s3'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const s3 = await startFakeS3()
setEnvironment(s3.environment)
const shop = await openShop(payload)
const mp3 = await makeSound('mp3', 2)
afterAll(async () => {
  s3.close()
})

const sell = () =>
  sellRelease(payload, shop, {
    sounds: [
      { kind: 'mp3', data: mp3 },
      { kind: 'mp3', data: mp3 },
    ],
  })

const askForAlbum = ({ orderRef, token }: CheckoutReply, productId: string) =>
  shop.call<DownloadLink & DownloadPreparing>('POST', '/api/public/downloads', {
    body: { orderRef, token, productId, format: 'mp3' },
  })

it('sells while the files are away, and packs the album once they are back', async () => {
  const release = await sell()
  await prepareTracks(payload, release.trackIds)
  s3.setAway(true)
  const order = await release.buy()
  expect((await shop.readOrder(order)).json.status).toBe('delivered')
  const { id } = release.product
  expect((await askForAlbum(order, id)).status).toBe(202)
  await expect(prepareArchives(payload)).rejects.toThrow()
  expect((await askForAlbum(order, id)).status).toBe(202)
  const [waiting] = await rowsOf(
    payload,
    sql`select state, key, size from renditions where subject = ${id}`,
  )
  expect(waiting).toEqual({ state: 'queued', key: null, size: null })

  s3.setAway(false)
  await prepareArchives(payload)
  const { status, json } = await askForAlbum(order, id)
  expect(status).toBe(200)
  const file = await fetch(json.url)
  expect(file.status).toBe(200)
  const zip = Buffer.from(await file.arrayBuffer())
  expect([...(await openZip(zip)).keys()]).toEqual(['01 - One.mp3', '02 - Two.mp3'])
})

it('keeps no row of a recording that could not be stored', async () => {
  const count = async () => (await payload.count({ collection: slugs.audioFiles })).totalDocs
  const before = await count()
  s3.setAway(true)
  const upload = () => uploadSound(payload, shop.profile.id, { kind: 'mp3', data: mp3 })
  await expect(upload()).rejects.toThrow()
  expect(await count()).toBe(before)
  s3.setAway(false)
  await upload()
  expect(await count()).toBe(before + 1)
})
