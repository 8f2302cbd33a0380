import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@/src/server/runtime/embedded-postgres'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let dataDir = ''
let running: EmbeddedPostgres[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'bandstand-postgres-'))
})
afterEach(async () => {
  await Promise.all(running.map(({ stop }) => stop()))
  running = []
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
})

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  running.push(postgres)
  return postgres
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function eventually<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + 60_000
  while (true) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > deadline) {
        throw error
      }
      await sleep(100)
    }
  }
}

async function postmasterPid(): Promise<number> {
  return Number(
    (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0],
  )
}

/** Another process that starts the database and holds it. Resolves when it runs. */
async function otherProcess(): Promise<ChildProcess> {
  const source = `
    const { startEmbeddedPostgres } = await import('./src/server/runtime/embedded-postgres.ts')
    await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR })
    console.log('running')
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return child
}

it('keeps data and address over a restart, and gives no superuser out', async () => {
  const first = await start()
  await query(first.url, 'create table kept as select 42 as answer')
  await first.stop()
  await expect(query(first.url, 'select 1')).rejects.toThrow()

  const second = await start()
  expect(second.url).toBe(first.url)
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  const [role] = await query(
    second.url,
    'select rolsuper from pg_roles where rolname = current_user',
  )
  expect(role).toEqual({ rolsuper: false })
})

it('starts again by itself when PostgreSQL is killed', async () => {
  const { url } = await start()
  const killed = await postmasterPid()
  process.kill(killed, 'SIGKILL')
  await eventually(async () => {
    expect(await postmasterPid()).not.toBe(killed)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

it('leaves nothing behind when its process is killed, and starts again', async () => {
  const other = await otherProcess()
  const pid = await postmasterPid()
  other.kill('SIGKILL')
  await eventually(async () => {
    expect(existsSync(`/proc/${pid}`)).toBe(false)
  })
  const { url } = await start()
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

it('is shared by processes, and taken over when the one that started it is killed', async () => {
  const other = await otherProcess()
  const { url } = await start()
  const former = await postmasterPid()
  other.kill('SIGKILL')
  await eventually(async () => {
    expect(await postmasterPid()).not.toBe(former)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})
