import { spawn, spawnSync } from 'node:child_process'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { freePort, isReady } from '@/scripts/lib/demo-server'
import { startMailSink } from '@/scripts/lib/mail-sink'
import { projectDir } from '@/scripts/lib/project'
import { endProcess } from '@/site/e2e/end-process'
import { ask, askJson } from '@/site/e2e/http-request'
import { logOf } from '@/site/e2e/log-of'
import { expect, test } from '@/site/e2e/story'
import { startEmbeddedPostgres } from '@/src/server/runtime/embedded-postgres'
import { isRoot } from '@/src/server/runtime/postgres/system-user'

test.setTimeout(300_000)
/** What a server does by itself may wait for others on this machine. */
const inTime = { timeout: 120_000 }

/** Debian puts it where only administrators look. */
const pgbouncer = ['pgbouncer', '/usr/sbin/pgbouncer'].find(
  (file) => spawnSync(file, ['--version']).status === 0,
)

const ended: (() => Promise<unknown>)[] = []
test.afterAll(async () => {
  for (const end of ended.reverse()) {
    await end()
  }
})

test('a server behind PgBouncer in transaction mode serves, takes changes, runs jobs and sends mails', async () => {
  test.skip(!pgbouncer, 'PgBouncer is not installed')
  const folder = await mkdtemp(path.join(tmpdir(), 'bandstand-pooler-'))
  ended.push(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'db'),
    isDurable: false,
  })
  ended.push(postgres.stop)
  const pooled = await startPooler(folder, new URL(postgres.url))
  const sink = await startMailSink()
  ended.push(sink.close)
  const database = new Client({ connectionString: postgres.url })
  await database.connect()
  ended.push(() => database.end())

  const port = await freePort()
  const origin = `http://localhost:${port}`
  const settings = {
    ...{ DATABASE_URL: pooled, DIRECT_DATABASE_URL: postgres.url, PORT: String(port) },
    ...{
      PAYLOAD_SECRET: 'pooler-secret-0123456789-abcdefghij',
      DATA_DIR: path.join(folder, 'data'),
    },
    ...{ SMTP_URL: sink.url, MAIL_FROM: 'site@example.com', LOG_LEVEL: 'info' },
    ...{ ALLOW_TEST_PAYMENTS: 'yes-no-real-money', DRAIN_SECONDS: '0' },
  }
  const server = start(['node', 'scripts/run.mjs', 'start'], settings)
  await expect.poll(() => isReady(origin), inTime).toBe(true)

  const email = 'admin@example.com'
  const { token } = await askJson<{ token: string }>(`${origin}/api/users/first-register`, {
    method: 'POST',
    body: { email, password: 'a long password of nobody', name: 'Admin' },
  })
  const headers = { authorization: `JWT ${token}` }
  const { doc } = await askJson<{ doc: { id: string } }>(`${origin}/api/profiles`, {
    method: 'POST',
    headers,
    body: { name: 'Luna Vale', slug: 'luna', themeName: 'default' },
  })
  await askJson(`${origin}/api/profiles/${doc.id}/online`, {
    method: 'POST',
    headers,
    body: { isOnline: true },
  })
  const home = async () => (await ask(`http://luna.localhost:${port}/`)).text
  expect(await home()).toContain('Luna Vale')
  await askJson(`${origin}/api/profiles/${doc.id}`, {
    method: 'PATCH',
    headers,
    body: { name: 'Kito Rey' },
  })
  await expect.poll(home, inTime).toContain('Kito Rey')

  await database.query(
    `insert into jobs.job (name, data) values ('page-schedule', jsonb_build_object('pageId', gen_random_uuid()))`,
  )
  const jobs = async () =>
    // Others may have jobs that wait for their time.
    (await database.query(`select state from jobs.job where name = 'page-schedule'`)).rows
  await expect.poll(jobs, inTime).toEqual([{ state: 'completed' }])
  await ask(`${origin}/api/users/forgot-password`, { method: 'POST', body: { email } })
  await expect.poll(() => sink.byAddress.get(email)?.length, inTime).toBe(1)
  // A connection that came too late on a busy machine is tried again; anything else would be the pooler's refusal.
  const lines = server.log()
  expect(lines.map(({ msg }) => msg)).toContain('The database is up to date.')
  const complaints = lines.filter(
    ({ level, ...line }) =>
      level !== 'info' && !/connection timeout|read timeout/.test(JSON.stringify(line)),
  )
  expect(complaints).toEqual([])
})

/** Each transaction gets the next session, so that nothing is found there by luck. Answers the address to connect to. */
async function startPooler(folder: string, database: URL): Promise<string> {
  const port = await freePort()
  const users = path.join(folder, 'users.txt')
  const file = path.join(folder, 'pgbouncer.ini')
  const { username, password, port: target } = database
  await writeFile(users, `"${username}" "${decodeURIComponent(password)}"\n`)
  await writeFile(
    file,
    `[databases]
* = host=127.0.0.1 port=${target}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = 5
server_round_robin = 1
${isRoot() ? 'user = nobody' : ''}
`,
  )
  for (const name of isRoot() ? [users, file] : []) {
    await chown(name, 65_534, 65_534)
  }
  start([String(pgbouncer), file])
  const pooled = new URL(database)
  pooled.host = `127.0.0.1:${port}`
  const answers = async () => {
    const client = new Client({ connectionString: pooled.href })
    client.on('error', () => undefined)
    const isThere = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end()
    return isThere
  }
  await expect.poll(answers, inTime).toBe(true)
  return pooled.href
}

function start([command = '', ...args]: string[], settings: Record<string, string> = {}) {
  const child = spawn(command, args, {
    cwd: projectDir,
    env: { PATH: process.env.PATH, ...settings } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  ended.push(() => endProcess(child))
  return { log: logOf(child) }
}
