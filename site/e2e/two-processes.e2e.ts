import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, isReady } from '@/scripts/lib/demo-server'
import { projectDir } from '@/scripts/lib/project'
import { endProcess } from '@/site/e2e/end-process'
import { askJson } from '@/site/e2e/http-request'
import { logOf } from '@/site/e2e/log-of'
import { ownerHeaders } from '@/site/e2e/owner-session'
import { demoOrigin } from '@/site/e2e/places'
import { expect, test } from '@/site/e2e/story'
import { slugs } from '@/src/core/slugs'
import { startEmbeddedPostgres } from '@/src/server/runtime/embedded-postgres'

test('what the artist changes by one process shows on another, and windows of an editor know each other', async ({
  page,
}) => {
  const own = await startSecondProcess()
  try {
    const products = `${demoOrigin}/api/${slugs.products}`
    const query = '?where[isPublished][equals]=true&where[category][equals]=Merch&limit=1&depth=0'
    const headers = await ownerHeaders()
    const { docs } = await askJson<{ docs: { id: string }[] }>(`${products}${query}`, { headers })
    const id = docs[0]?.id ?? ''
    const publish = (isPublished: boolean) =>
      askJson(`${products}/${id}`, { method: 'PATCH', headers, body: { isPublished } })
    const status = async () => (await page.request.get(`${own.origin}/products/${id}`)).status()

    // Made by Next, served from its cache, then from memory.
    for (const _ of ['made', 'kept', 'in memory']) {
      expect(await status()).toBe(200)
    }
    await publish(false)
    await expect.poll(status).toBe(404)
    await publish(true)
    await expect.poll(status).toBe(200)

    const { docs: pages } = await askJson<{ docs: { id: string }[] }>(
      `${demoOrigin}/api/${slugs.pages}?limit=1&depth=0`,
      { headers },
    )
    const isOpenElsewhere = async (origin: string, windowId: string) => {
      const address = `${origin}/api/${slugs.pages}/${pages[0]?.id}/lock`
      const options = { method: 'POST', headers, body: { windowId, takesOver: true } }
      return (await askJson<{ isOpenElsewhere: boolean }>(address, options)).isOpenElsewhere
    }
    const [one, two] = [randomUUID(), randomUUID()]
    expect(await isOpenElsewhere(demoOrigin, one)).toBe(false)
    expect(await isOpenElsewhere(own.origin, two)).toBe(true)
    expect(await isOpenElsewhere(demoOrigin, one)).toBe(true)

    await test.step('the same build names the store of each process', async () => {
      const policyOf = async (path: string) =>
        String(
          (await page.request.get(`${own.origin}${path}`)).headers()['content-security-policy'],
        )
      const [site, admin] = [await policyOf('/'), await policyOf('/admin/login')]
      expect(site).toContain("connect-src 'self' https://cdn.elsewhere.example;")
      expect(admin).toContain(
        "connect-src 'self' https://cdn.elsewhere.example https://files.elsewhere.example;",
      )
      expect(site + admin).not.toContain('invalid')
      expect(await (await page.request.get(`${own.origin}/`)).text()).toContain(
        'https://cdn.elsewhere.example/b/public/',
      )
    })

    // Told to stop it still serves while a load balancer learns of it; told again it ends at once.
    expect(await own.readyStatus()).toBe(200)
    own.giveNotice()
    await expect.poll(own.readyStatus).toBe(503)
    expect(await status()).toBe(200)
    expect(own.log().map(({ msg }) => msg)).toContainEqual(
      expect.stringMatching(/^Listening on port/),
    )
  } finally {
    await own.stop()
  }
})

/** Serves the story's database a second time, with caches of its own. */
async function startSecondProcess() {
  const mainDir = process.env.E2E_DATA_DIR ?? ''
  const { payloadSecret } = JSON.parse(await readFile(path.join(mainDir, 'secrets.json'), 'utf8'))
  const postgres = await startEmbeddedPostgres({ dataDir: mainDir })
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bandstand-second-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: projectDir,
    env: {
      ...process.env,
      DATABASE_URL: postgres.url,
      PAYLOAD_SECRET: payloadSecret,
      DATA_DIR: dataDir,
      PORT: String(port),
      ADMIN_ORIGIN: origin,
      WORKER: 'off',
      // Long enough to look twice on a busy machine; the second signal cuts it short.
      DRAIN_SECONDS: '10',
      ALLOW_TEST_PAYMENTS: 'yes-no-real-money',
      LOG_LEVEL: 'info',
      ...{ S3_BUCKET: 'b', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' },
      S3_ENDPOINT: 'https://files.elsewhere.example',
      S3_PUBLIC_URL: 'https://cdn.elsewhere.example/b',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = logOf(child)
  const readyStatus = () =>
    fetch(`${origin}/api/ready`).then(
      ({ status }) => status,
      () => 0,
    )
  const stop = async () => {
    await endProcess(child)
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  await expect.poll(() => isReady(origin), { timeout: 60_000 }).toBe(true)
  const giveNotice = () => child.kill('SIGTERM')
  return { origin, log, readyStatus, giveNotice, stop }
}
