import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Client } from 'pg'
import { buyOrder } from '@/plugins/commerce/e2e/bought-order'
import { openZip } from '@/plugins/commerce/testing/open-zip'
import { freePort, isolated, isReady } from '@/scripts/lib/demo-server'
import { projectDir } from '@/scripts/lib/project'
import { endProcess } from '@/site/e2e/end-process'
import { ask, askJson } from '@/site/e2e/http-request'
import { fromAdmin, signInOwner } from '@/site/e2e/owner-session'
import { demoOrigin, findIds } from '@/site/e2e/places'
import { expect, test } from '@/site/e2e/story'
import type { SiteExportView } from '@/src/core/contracts/site-export'
import { startEmbeddedPostgres } from '@/src/server/runtime/embedded-postgres'

test.setTimeout(300_000)

/** Where a site answers. */
type Place = { origin: string; host: string; dataDir: string }

const rootDomain = 'elsewhere.example'
const here: Place = {
  origin: demoOrigin,
  host: new URL(demoOrigin || 'http://localhost').host,
  dataDir: process.env.E2E_DATA_DIR ?? '',
}

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bandstand-take-along-'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

test('a site that its artist takes along is the same in another installation, and lets its fans in', async ({
  page,
}) => {
  const { request } = page
  await signInOwner(page.context())
  const { email } = await buyOrder(request)
  const { id: profileId, slug } = await call<{ id: string; slug: string }>(
    here,
    'public/profiles/current',
  )
  const fan = { profileId, email, password: 'the first of two passwords' }
  await call(here, 'public/accounts', { ...fan, firstName: 'Ada' })
  const owned = await libraryOf(here, await enterByReset(here, fan))
  expect(owned).toContain('Salt &')
  const { album, event } = await findIds(demoOrigin)
  const places = ['/', '/products', `/products/${album}`, `/events/${event}`, '/privacy-policy']
  const shown = await textsOf(here, places)
  expect(shown.filter((text) => !text.startsWith('200 '))).toEqual([])

  const file = path.join(folder, 'site.zip')
  await test.step('everything in one file', async () => {
    const address = `/api/profiles/${profileId}/take-along`
    const admin = { headers: fromAdmin }
    const stateOf = async (): Promise<SiteExportView> => (await request.get(address, admin)).json()
    await request.post(address, admin)
    await expect.poll(async () => (await stateOf()).state, { timeout: 120_000 }).toBe('ready')
    await writeFile(file, await (await request.get(`${address}.zip`, admin)).body())
  })

  await test.step('a copy of the site opens from its folder', async () => {
    for (const [name, data] of await openZip(await readFile(file))) {
      const target = path.join(folder, 'unpacked', name)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, data)
    }
    await page.goto(here.origin)
    const heading = await page.getByRole('heading').first().textContent()
    const copy = await page.context().newPage()
    const missing: string[] = []
    copy.on('requestfailed', (failed) => missing.push(failed.url()))
    copy.on('request', (asked) => asked.url().startsWith('http') && missing.push(asked.url()))
    await copy.goto(pathToFileURL(path.join(folder, 'unpacked/site/index.html')).href)
    await expect(copy.getByRole('heading').first()).toHaveText(heading ?? '')
    await copy.goto(pathToFileURL(path.join(folder, 'unpacked/site/products/index.html')).href)
    await copy.locator(`a[href*="${album}"]`).first().click()
    await expect(copy.locator('h1')).toHaveText('Salt & Signal')
    expect(missing).toEqual([])
    await copy.close()
  })

  const port = await freePort()
  const there: Place = {
    origin: `http://localhost:${port}`,
    host: `${slug}.${rootDomain}`,
    dataDir: path.join(folder, 'data'),
  }
  await once(run(there, 'import-site', file, '--owner', 'luna@elsewhere.example'), 'exit')
  // As its owner does it by a button.
  await inDatabase(there, 'update profiles set online_since = now() where id = $1', [profileId])
  const server = run(there, 'start')
  try {
    await expect.poll(() => isReady(there.origin), { timeout: 120_000 }).toBe(true)

    await test.step('the same pages', async () => {
      expect(await textsOf(there, places)).toEqual(shown)
    })

    await test.step('the same library, after a new password by a link', async () => {
      const { host } = there
      const refused = await ask(`${there.origin}/api/sessions`, {
        ...{ method: 'POST', headers: { host }, body: fan },
      })
      expect(refused.status).toBe(401)
      const token = await enterByReset(there, { ...fan, password: 'the second of two passwords' })
      // Songs are encoded anew.
      await expect.poll(() => libraryOf(there, token), { timeout: 120_000 }).toBe(owned)
    })
  } finally {
    await endProcess(server)
  }
})

function run({ origin, dataDir }: Place, command: string, ...args: string[]) {
  return spawn(process.execPath, ['scripts/run.mjs', command, ...args], {
    cwd: projectDir,
    env: {
      ...{ ...process.env, ...isolated, LOG_LEVEL: 'error', DRAIN_SECONDS: '0' },
      ...{ DATA_DIR: dataDir, PORT: new URL(origin).port, ROOT_DOMAIN: rootDomain },
      ...{ ADMIN_ORIGIN: `http://admin.${rootDomain}`, ALLOW_TEST_PAYMENTS: 'yes-no-real-money' },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

function call<Answer>({ origin, host }: Place, address: string, body?: unknown, token?: string) {
  return askJson<Answer>(`${origin}/api/${address}`, {
    headers: { host, ...(token && { authorization: `JWT ${token}` }) },
    ...(body !== undefined && { method: 'POST', body }),
  })
}

async function inDatabase(
  { dataDir }: Place,
  statement: string,
  values: string[],
): Promise<Record<string, string>[]> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const client = new Client(postgres.url)
  await client.connect()
  const { rows } = await client.query(statement, values)
  await client.end()
  await postgres.stop()
  return rows
}

/** @returns what signs the fan in, who has read the mail */
async function enterByReset(
  place: Place,
  { profileId, email, password }: { profileId: string; email: string; password: string },
): Promise<string> {
  await ask(`${place.origin}/api/public/passwords/forgot`, {
    ...{ method: 'POST', headers: { host: place.host }, body: { profileId, email } },
  })
  const [mail] = await inDatabase(
    place,
    `select text from mail_log where "to" = $1 and kind = 'password-reset' order by created_at desc`,
    [email],
  )
  const token = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const reset = await ask(`${place.origin}/api/public/passwords/reset`, {
    ...{ method: 'POST', headers: { host: place.host } },
    body: { token, password, confirmPassword: password },
  })
  expect(reset.status).toBe(204)
  const { token: session } = await call<{ token: string }>(place, 'sessions', {
    ...{ profileId, email, password },
  })
  return session
}

/** The orders and the music of a fan. */
async function libraryOf(place: Place, token: string): Promise<string> {
  const [orders, releases] = await Promise.all([
    call(place, 'public/library', undefined, token),
    call(place, 'public/library/releases', undefined, token),
  ])
  return JSON.stringify({ orders, releases }, null, 1)
}

/** What visitors read. */
async function textsOf({ origin, host }: Place, places: string[]): Promise<string[]> {
  const pages = places.map(async (place) => {
    const { status, text } = await ask(`${origin}${place}`, { headers: { host } })
    const body = /<body[\s\S]*<\/body>/.exec(text)?.[0] ?? ''
    return `${status} ${body.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]*>/g, ' ')}`
  })
  return Promise.all(pages)
}
