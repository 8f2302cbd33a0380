import { sql } from '@payloadcms/db-postgres'
import { describe, expect } from 'vitest'
import { notifyWaiting } from '@/plugins/commerce/downloads/notify-waiting'
import { bytes, deliveryTest, keyOf, load, ready } from '@/plugins/commerce/testing/delivery-test'
import { openZip } from '@/plugins/commerce/testing/open-zip'
import { prepareArchives, prepareTracks, sellRelease } from '@/plugins/commerce/testing/releases'
import { decodeSound } from '@/plugins/commerce/testing/sounds'
import type { CheckoutReply } from '@/src/core/contracts/orders/order-answers'
import { slugs } from '@/src/core/slugs'
import { cleanUpRenditions } from '@/src/server/delivery/clean-up-renditions'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const it = deliveryTest
  .extend('prepared', { scope: 'file' }, async ({ luna, mp3, flac }) => {
    const release = await sellRelease(payload, luna, { sounds: [mp3, flac] })
    await prepareTracks(payload, release.trackIds)
    return release
  })
  /** The same songs for all tests, of which no archive has been asked for. */
  .extend('album', async ({ prepared }) => {
    await rowsOf(payload, sql`delete from renditions where subject = ${prepared.product.id}`)
    return prepared
  })

describe('the archive of a release', () => {
  it('is built once for everybody, and holds all songs, the cover and the bonus', async ({
    luna,
    ask,
    album,
  }) => {
    await payload.create({
      collection: slugs.bonusFiles,
      data: { profile: luna.profile.id, product: album.product.id, title: 'Booklet' },
      file: booklet(),
    })
    const orders = [await album.buy(), await album.buy()]
    const { json } = await luna.readOrder(orders[0] as CheckoutReply)
    expect(json.lines[0]?.archives.map(({ label }) => label)).toEqual(['MP3'])
    expect(json.lines[0]?.bonus).toMatchObject([{ title: 'Booklet', label: 'PDF' }])

    const asked = { productId: album.product.id, format: 'mp3' }
    const waiting = await Promise.all(
      orders.flatMap((order) => [ask(keyOf(order), asked), ask(keyOf(order), asked)]),
    )
    expect(waiting.map(({ status }) => status)).toEqual([202, 202, 202, 202])
    expect(waiting[0]?.json).toEqual({ isPreparing: true, retryAfterSeconds: 2 })
    const jobs = await rowsOf(
      payload,
      sql`select 1 from jobs.job where name = 'prepare-archive' and data->>'fileId' in
        (select id::text from renditions where subject = ${album.product.id})`,
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

  it('is built again when a song changes', async ({ ask, album }) => {
    const order = await album.buy()
    const asked = { productId: album.product.id, format: 'mp3' }
    await ask(keyOf(order), asked)
    await prepareArchives(payload)
    await payload.update({
      collection: slugs.tracks,
      id: album.trackIds[0] ?? '',
      data: { title: 'Renamed' },
    })
    await prepareTracks(payload, album.trackIds)
    expect((await ask(keyOf(order), asked)).status).toBe(202)
    await prepareArchives(payload)
    const { json } = await ask(keyOf(order), asked)
    expect([...(await openZip(await bytes(json.url))).keys()]).toContain('01 - Renamed.mp3')
    await cleanUpRenditions(payload)
    expect(await ready(album.product.id)).toHaveLength(1)
  })

  it('is asked for again when the process that built it died, and never served by halves', async ({
    ask,
    album,
  }) => {
    const order = await album.buy()
    const asked = { productId: album.product.id, format: 'mp3' }
    await ask(keyOf(order), asked)
    const died = (secondsAgo: number) =>
      rowsOf(
        payload,
        sql`update renditions set state = 'building',
          lease_until = now() - make_interval(secs => ${secondsAgo})
          where subject = ${album.product.id} returning id`,
      )
    await died(-30)
    await prepareArchives(payload)
    expect((await ask(keyOf(order), asked)).status).toBe(202)
    expect(await ready(album.product.id)).toEqual([])
    await died(1)
    expect((await ask(keyOf(order), asked)).status).toBe(202)
    await prepareArchives(payload)
    expect((await ask(keyOf(order), asked)).status).toBe(200)
  })

  it('is announced by mail to anyone who did not wait for it, once', async ({ ask, album }) => {
    const [patient, gone] = [await album.buy(), await album.buy()]
    const asked = { productId: album.product.id, format: 'mp3' }
    await ask(keyOf(patient), asked)
    await ask(keyOf(gone), asked)
    await prepareArchives(payload)
    expect((await ask(keyOf(patient), asked)).status).toBe(200)
    await rowsOf(
      payload,
      sql`update renditions set updated_at = now() - interval '2 minutes'
        where subject = ${album.product.id}`,
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

function booklet() {
  const data = Buffer.from('%PDF-1.4\n%%EOF\n')
  return { data, mimetype: 'application/pdf', name: 'booklet.pdf', size: data.length }
}
