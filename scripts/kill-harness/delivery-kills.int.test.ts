import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, expect, inject, it } from 'vitest'
import { openZip } from '@/plugins/commerce/testing/open-zip'
import { sellRelease } from '@/plugins/commerce/testing/releases'
import { openShop } from '@/plugins/commerce/testing/shop'
import { decodeSound, makeSound } from '@/plugins/commerce/testing/sounds'
import { bundleProcess } from '@/scripts/kill-harness/bundle-process'
import { startMailer } from '@/scripts/kill-harness/run-mail-kills'
import { slugs } from '@/src/core/slugs'
import { sweepWorkFolders } from '@/src/server/delivery/work-folder'
import { storage } from '@/src/server/storage'
import { databaseUrl } from '@/src/testing/environment'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

let worker: ChildProcess | undefined

afterAll(async () => {
  worker?.kill('SIGKILL')
})

type Row = { id: string; kind: string; state: string; key: string | null }

const rows = () =>
  rowsOf<Row>(payload, sql`select id, kind, state, key from renditions order by kind`)

async function until<Result>(find: () => Promise<Result | null | undefined>): Promise<Result> {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    const found = await find()
    if (found) {
      return found
    }
    await sleep(5)
  }
  throw new Error('It did not get there')
}

const building = (kind: string) =>
  until(async () => (await rows()).find((row) => row.kind === kind && row.state === 'building'))

/** Processes that were killed, by which the folders are known that they left. */
const killedPids: number[] = []

async function kill(): Promise<void> {
  killedPids.push(worker?.pid ?? 0)
  const exited = worker && once(worker, 'exit')
  worker?.kill('SIGKILL')
  await exited
  // A minute later nobody holds it any more.
  await rowsOf(
    payload,
    sql`update renditions set lease_until = now() - interval '1 second' where lease_until is not null`,
  )
}

const title = 'serves no half file although the process is killed while it makes songs and archives'

it(title, { timeout: 600_000 }, async () => {
  const shop = await openShop(payload)
  const data = await makeSound('wav', 150)
  const sounds = [1, 2].map(() => ({ kind: 'wav' as const, data }))
  const release = await sellRelease(payload, shop, { sounds })
  const order = await release.buy()
  const script = await bundleProcess('mailer-process')
  const environment = {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl(),
    DATA_DIR: inject('testDataDir'),
    LOG_LEVEL: 'silent',
  }
  const start = async () => {
    worker = await startMailer(script, environment)
  }

  // While the first song becomes an MP3.
  await start()
  const song = await building('mp3')
  await kill()
  expect((await rows()).filter(({ state }) => state === 'ready')).toEqual([])
  const keyOf = (id: string, name: string) => `private/${shop.profile.id}/renditions/${id}/${name}`
  expect(await storage().head(keyOf(song.id, 'mp3.mp3'))).toBeNull()
  const { json: early } = await shop.readOrder(order)
  expect(early.lines[0]?.tracks[0]?.formats.map(({ label }) => label)).toEqual(['WAV'])

  // Anyone who comes next finishes it.
  for (const id of release.trackIds) {
    await payload.update({ collection: slugs.tracks, id, data: { isFeatured: true } })
  }
  await start()
  await until(async () => (await rows()).filter(({ state }) => state === 'ready').length === 6)

  // While an archive is written.
  const asked = { orderRef: order.orderRef, token: order.token, productId: release.product.id }
  const ask = () =>
    shop.call('POST', '/api/public/downloads', { body: { ...asked, format: 'original' } })
  expect((await ask()).status).toBe(202)
  const archive = await building('zip-original')
  await kill()
  expect(await storage().head(keyOf(archive.id, 'release.zip'))).toBeNull()
  expect((await ask()).status).toBe(202)
  await start()
  await until(async () => (await ask()).status === 200)

  const [zip] = (await rows()).filter(({ kind }) => kind === 'zip-original')
  const stored = await storage().open(zip?.key ?? '')
  const files = await openZip(
    await buffer(stored?.body ?? (await Promise.reject(new Error('none')))),
  )
  expect([...files.keys()]).toEqual(['01 - One.wav', '02 - Two.wav'])
  for (const file of files.values()) {
    await decodeSound(file, 'wav')
    expect(file.equals(data)).toBe(true)
  }

  // What the killed ones left is swept once no job could still be at it. Other test files have work folders beside.
  const preparing = path.join(inject('testDataDir'), 'preparing')
  const isLeft = (name: string) => killedPids.some((pid) => name.startsWith(`job-${pid}-`))
  const left = (await readdir(preparing)).filter(isLeft)
  expect(left.length).toBeGreaterThan(0)
  const long = new Date(Date.now() - 3_600_000)
  for (const name of left) {
    await utimes(path.join(preparing, name), long, long)
  }
  await sweepWorkFolders()
  expect((await readdir(preparing)).filter(isLeft)).toEqual([])
})
