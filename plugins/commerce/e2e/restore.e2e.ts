import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { type BoughtOrder, buyOrder } from '@/plugins/commerce/e2e/bought-order'
import {
  type ReadOnlyRoot,
  readOnlyRoot,
  type User,
  withReadOnlyRoot,
} from '@/plugins/commerce/e2e/read-only-root'
import { freePort, isReady } from '@/scripts/lib/demo-server'
import { packImage } from '@/scripts/lib/image-contents'
import { projectDir } from '@/scripts/lib/project'
import { endProcess } from '@/site/e2e/end-process'
import { ask, askJson } from '@/site/e2e/http-request'
import { logOf } from '@/site/e2e/log-of'
import { signInOwner } from '@/site/e2e/owner-session'
import { demoOrigin } from '@/site/e2e/places'
import { expect, test } from '@/site/e2e/story'
import { startEmbeddedPostgres } from '@/src/server/runtime/embedded-postgres'
import { canReach, isRoot } from '@/src/server/runtime/postgres/system-user'

test.setTimeout(300_000)

const mainDir = process.env.E2E_DATA_DIR ?? ''
const rootDomain = 'elsewhere.example'
const nobody = { uid: 65534, gid: 65534 }

let folder: string
let packing: Promise<unknown> | undefined
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bandstand-restore-'))
  await chmod(folder, 0o755)
})
test.afterAll(async () => {
  await packing?.catch(() => undefined)
  await setWritable(path.join(folder, 'image'), true)
  await rm(folder, { recursive: true, force: true })
})

test('the same build serves a backup at another place, with books, downloads and pages as they were', async ({
  page,
}) => {
  await signInOwner(page.context())
  const file = path.join(folder, 'backup')
  const dataDir = path.join(folder, 'data')
  const image = path.join(folder, 'image')
  packing = packImage(image)

  const before = await buyOrder(page.request)
  const places = [`/events/${await aShow()}`, `/products/${(await fileOf(before)).productId}`]
  const shown = await textsOf(demoOrigin, new URL(demoOrigin).host, places)
  expect(shown.map((page) => page.slice(0, 4))).toEqual(['200 ', '200 '])
  const files = await checksums(path.join(mainDir, 'files'))
  const meanwhile: BoughtOrder[] = []
  const backup = run('backup', file, mainDir)
  while (backup.child.exitCode === null) {
    meanwhile.push(await buyOrder(page.request))
  }
  await backup.ended
  const after = await buyOrder(page.request)
  // What follows happens where the former disk is lost.
  await Promise.all([run('restore', file, dataDir).ended, packing])

  await test.step('books', async () => {
    const [former, restored] = [await readBooks(mainDir), await readBooks(dataDir)]
    expect(restored.get(before.orderRef)).toEqual(former.get(before.orderRef))
    expect(restored.has(after.orderRef)).toBe(false)
    const kept = meanwhile.map(({ orderRef }) => restored.has(orderRef))
    // One moment: from the first order that is not there on, none is.
    expect(kept).toEqual([...kept].sort().reverse())
    for (const { orderRef } of meanwhile.filter((_, index) => kept[index + 1])) {
      expect(restored.get(orderRef)).toEqual(former.get(orderRef))
    }
  })

  await test.step('files', async () => {
    const restored = await checksums(path.join(dataDir, 'files'))
    expect(Object.keys(restored).length).toBeGreaterThan(50)
    expect(restored).toMatchObject(files)
  })

  await setWritable(image, false)
  const user = isRoot() && canReach(nobody, process.execPath) ? nobody : undefined
  if (user) {
    await lend(dataDir, user)
  }
  const by = readOnlyRoot({ image, dataDir, user })
  const place = { image, dataDir, user, by }
  const how = `The root is read-only by ${by}${user ? ', for another user' : ''}.`
  test.info().annotations.push({ type: 'root', description: how })
  console.log(how)

  await test.step('nothing is written to but the data and /tmp', async () => {
    const names = [path.join(image, 'src'), image, '/var/tmp', '/etc', dataDir, '/tmp']
    const probe = `process.stdout.write(JSON.stringify(${JSON.stringify(names)}.map((name) => {
      const folder = name + '/bandstand-probe-' + process.pid
      try { fs.mkdirSync(folder); fs.rmdirSync(folder); return true } catch { return false }
    })))`
    const child = program(['-e', probe], place)
    const written: boolean[] = JSON.parse(await text(child.stdout))
    const isMounted = by === 'a mount namespace'
    // Root may, and anybody where everybody may.
    const mayAll = !isMounted && !user && isRoot()
    expect(written).toEqual([mayAll, mayAll, !isMounted, mayAll, true, true])
  })

  const worker = start('worker', place)
  const server = await serve(place)
  try {
    await test.step('pages and downloads, of an image that nobody may write to', async () => {
      expect(await textsOf(server.origin, rootDomain, places)).toEqual(shown)
      expect(await songOf(server.origin, rootDomain, before)).toBe(
        await songOf(demoOrigin, new URL(demoOrigin).host, before),
      )
      const unknown = { headers: { host: `nobody.${rootDomain}` } }
      expect((await ask(server.origin, unknown)).status).toBe(404)
    })

    await test.step('jobs', async () => {
      const { pid } = worker.child
      await expect.poll(() => hasWorker(dataDir, pid), { timeout: 120_000 }).toBe(true)
      // It has done its rounds by then.
      const complaintsOf = ({ log }: typeof worker, expected: string[]) =>
        log().filter(({ level, msg }) => level !== 'info' && !expected.includes(msg))
      // The worker of the place that is lost is missed here, too.
      const died = 'A worker has died: what it had under way is done again after its timeout'
      expect(complaintsOf(worker, [died])).toEqual([])
      // The server may look before the worker, which starts beside it, gives a sign.
      const away = ['No worker lives: jobs and mails wait', 'A worker lives again']
      expect(complaintsOf(server, away)).toEqual([])
    })
  } finally {
    await Promise.all([worker, server].map(({ child }) => endProcess(child)))
  }
})

function run(command: 'backup' | 'restore', file: string, dataDir: string) {
  const child = spawn(process.execPath, ['scripts/run.mjs', command, file], {
    cwd: projectDir,
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit').then(([code]) => expect([command, code]).toEqual([command, 0]))
  return { child, ended }
}

type Place = {
  image: string
  dataDir: string
  user: User | undefined
  by: ReadOnlyRoot
  settings?: Record<string, string>
}

function start(command: 'start' | 'worker', place: Place) {
  const child = program(['scripts/run.mjs', command], place)
  return { child, log: logOf(child) }
}

/** Node where only the data and `/tmp` can be written to. */
function program(args: readonly string[], { by, settings, ...place }: Place) {
  const { image, dataDir, user } = place
  const own = [process.execPath, ...args]
  const isApart = by === 'a mount namespace'
  const [command = '', ...given] = isApart ? withReadOnlyRoot(own, place) : own
  return spawn(command, given, {
    cwd: image,
    ...(!isApart && user),
    env: {
      PATH: process.env.PATH,
      ...{ DATA_DIR: dataDir, ALLOW_TEST_PAYMENTS: 'yes-no-real-money', DRAIN_SECONDS: '0' },
      ...{ ROOT_DOMAIN: rootDomain, ADMIN_ORIGIN: `http://admin.${rootDomain}` },
      ...settings,
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function serve(place: Place) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const started = start('start', { ...place, settings: { PORT: String(port), WORKER: 'off' } })
  await expect.poll(() => isReady(origin), { timeout: 120_000 }).toBe(true)
  return { ...started, origin }
}

/** Whether the worker has been at work for some time, by its own signs. */
async function hasWorker(dataDir: string, pid: number | undefined): Promise<boolean> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  const { rowCount } = await client.query(
    `select from workers where pid = $1 and seen_at > started_at + interval '9 s'`,
    [pid],
  )
  await client.end()
  await postgres.stop()
  return rowCount === 1
}

async function aShow(): Promise<string> {
  const { id } = await askJson<{ id: string }>(`${demoOrigin}/api/public/profiles/current`)
  const [show] = await askJson<{ id: string }[]>(`${demoOrigin}/api/public/events?profileId=${id}`)
  return String(show?.id)
}

/** What visitors read on pages that no order changes. */
async function textsOf(origin: string, host: string, places: string[]): Promise<string[]> {
  const pages = places.map(async (place) => {
    const { status, text } = await ask(`${origin}${place}`, { headers: { host } })
    const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? ''
    return `${status} ${main.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]*>/g, ' ')}`
  })
  return Promise.all(pages)
}

async function fileOf({ orderRef, token }: BoughtOrder) {
  const order = await askJson<{
    lines: { productId: string; tracks: { id: string }[] }[]
  }>(`${demoOrigin}/api/public/orders/${orderRef}?token=${token}`)
  const album = order.lines.find(({ tracks }) => tracks.length > 0)
  return { productId: album?.productId ?? '', trackId: album?.tracks[0]?.id ?? '' }
}

/** Checksum of a song that the order bought, as its buyer gets it. */
async function songOf(origin: string, host: string, order: BoughtOrder): Promise<string> {
  const { orderRef, token } = order
  const { trackId } = await fileOf(order)
  const { url } = await askJson<{ url: string }>(`${origin}/api/public/downloads`, {
    method: 'POST',
    headers: { host },
    body: { orderRef, token, trackId },
  })
  const song = await ask(new URL(url, origin).href, { headers: { host } })
  expect(song.status).toBe(200)
  return sha256(song.text)
}

/** Every order with its lines and events, by its number. Without the fee: a job asks for it some seconds later. */
async function readBooks(dataDir: string): Promise<Map<string, unknown>> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query(`
    select o.public_ref as ref, to_jsonb(o) - '{provider_fee_minor,provider_fee_currency}'::text[] as row,
      (select jsonb_agg(to_jsonb(i) order by i.id) from orders_items i where i._parent_id = o.id) as items,
      (select jsonb_agg(to_jsonb(e) order by e.id) from order_events e where e.order_id = o.id) as events
    from orders o`)
  await client.end()
  await postgres.stop()
  return new Map(rows.map(({ ref, ...rest }) => [ref, rest]))
}

async function checksums(root: string): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  for (const top of ['public', 'private']) {
    const entries = await readdir(path.join(root, top), { recursive: true, withFileTypes: true })
    for (const entry of entries.filter((candidate) => candidate.isFile())) {
      const file = path.join(entry.parentPath, entry.name)
      sums[path.relative(root, file)] = sha256(await readFile(file))
    }
  }
  return sums
}

const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex')

/** Its files are links to those of the build, so only its folders are changed. */
async function setWritable(dir: string, isWritable: boolean): Promise<void> {
  await chmod(dir, isWritable ? 0o755 : 0o555).catch(() => undefined)
  for (const entry of await readdir(dir, { withFileTypes: true }).catch(() => [])) {
    if (entry.isDirectory()) {
      await setWritable(path.join(dir, entry.name), isWritable)
    }
  }
}

async function lend(dir: string, { uid, gid }: typeof nobody): Promise<void> {
  await chown(dir, uid, gid)
  for (const name of await readdir(dir, { recursive: true })) {
    await chown(path.join(dir, name), uid, gid)
  }
}
