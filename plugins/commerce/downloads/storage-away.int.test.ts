import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openZip } from '@/plugins/commerce/testing/open-zip'
import { prepareArchives, prepareTracks, sellRelease } from '@/plugins/commerce/testing/releases'
import { openShop } from '@/plugins/commerce/testing/shop'
import { makeSound, uploadSound } from '@/plugins/commerce/testing/sounds'
import type { CheckoutReply } from '@/src/core/contracts/checkout'
import type { DownloadLink, DownloadPreparing } from '@/src/core/contracts/downloads'
import { slugs } from '@/src/core/slugs'
import { bootTestPayload, type TestPayload } from '@/src/testing/boot-test-payload'
import { rowsOf } from '@/src/testing/rows-of'
import { type S3StandIn, s3Settings, startS3StandIn } from '@/src/testing/s3-stand-in'

let test: TestPayload
let shop: Awaited<ReturnType<typeof openShop>>
let s3: S3StandIn
let mp3: Buffer

beforeAll(async () => {
  s3 = await startS3StandIn()
  process.env.S3_ENDPOINT = s3.endpoint
  process.env.S3_BUCKET = s3Settings.bucket
  process.env.S3_REGION = s3Settings.region
  process.env.S3_ACCESS_KEY_ID = s3Settings.accessKeyId
  process.env.S3_SECRET_ACCESS_KEY = s3Settings.secretAccessKey
  test = await bootTestPayload()
  shop = await openShop(test.payload)
  mp3 = await makeSound('mp3', 2)
})
afterAll(async () => {
  await test.close()
  s3.close()
})

const sell = () =>
  sellRelease(test.payload, shop, {
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
  await prepareTracks(test.payload, release.trackIds)
  s3.setAway(true)
  const order = await release.buy()
  expect((await shop.readOrder(order)).json.status).toBe('delivered')
  const { id } = release.product
  expect((await askForAlbum(order, id)).status).toBe(202)
  await expect(prepareArchives(test.payload)).rejects.toThrow()
  expect((await askForAlbum(order, id)).status).toBe(202)
  const [waiting] = await rowsOf(
    test.payload,
    sql`select state, key, size from prepared_files where subject = ${id}`,
  )
  expect(waiting).toEqual({ state: 'queued', key: null, size: null })

  s3.setAway(false)
  await prepareArchives(test.payload)
  const { status, json } = await askForAlbum(order, id)
  expect(status).toBe(200)
  const file = await fetch(json.url)
  expect(file.status).toBe(200)
  const zip = Buffer.from(await file.arrayBuffer())
  expect([...(await openZip(zip)).keys()]).toEqual(['01 - One.mp3', '02 - Two.mp3'])
})

it('keeps no row of a recording that could not be stored', async () => {
  const count = async () => (await test.payload.count({ collection: slugs.audioFiles })).totalDocs
  const before = await count()
  s3.setAway(true)
  const upload = () => uploadSound(test.payload, shop.profile.id, { kind: 'mp3', data: mp3 })
  await expect(upload()).rejects.toThrow()
  expect(await count()).toBe(before)
  s3.setAway(false)
  await upload()
  expect(await count()).toBe(before + 1)
})
