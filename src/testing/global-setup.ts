import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { getPayload } from 'payload'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@/src/server/runtime/embedded-postgres'
import { loadSecrets } from '@/src/server/runtime/secrets'
import { withDatabase } from '@/src/testing/with-database'

/** What every integration test gets from here. */
declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the template database. */
    postgresUrl: string
    /** Migrated, empty database that workers clone. */
    templateDatabase: string
    testDataDir: string
  }
}

type Server = { url: string; dataDir: string; stop: () => Promise<void> }

const templateDatabase = 'bandstand_template'
const cachePrefix = 'test-database-'
/** The projects of one run share a server; each has the modules of this file again. */
const shared = globalThis as { testServer?: Promise<Server>; testServerUsers?: number }

/** One embedded PostgreSQL per run, with one migrated database that every worker clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.testServerUsers = (shared.testServerUsers ?? 0) + 1
  shared.testServer ??= startServer()
  const server = await shared.testServer
  project.provide('postgresUrl', server.url)
  project.provide('templateDatabase', templateDatabase)
  project.provide('testDataDir', server.dataDir)
  return async () => {
    shared.testServerUsers = (shared.testServerUsers ?? 1) - 1
    if (shared.testServerUsers === 0) {
      shared.testServer = undefined
      await server.stop()
    }
  }
}

async function startServer(): Promise<Server> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bandstand-test-'))
  const cached = await cachedCluster()
  if (existsSync(cached)) {
    await copy(cached, dataDir)
  } else {
    await fillCache(dataDir, cached)
  }
  const postgres = await start(dataDir)
  return {
    url: postgres.url,
    dataDir,
    stop: async () => {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const start = (dataDir: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir, database: templateDatabase, isDurable: false })

/** With owners and modes, which PostgreSQL insists on. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-aL', `${from}/.`, to])

/** Migrates a new server in `dataDir`, stops it, and keeps a copy for the next run. */
async function fillCache(dataDir: string, cached: string): Promise<void> {
  const postgres = await start(dataDir)
  await migrate(postgres.url, dataDir)
  await postgres.stop()
  const folder = path.dirname(cached)
  const former = (await readdir(folder)).filter((name) => name.startsWith(cachePrefix))
  const unfinished = `${folder}/.${path.basename(cached)}.${process.pid}`
  await mkdir(unfinished)
  await copy(dataDir, unfinished)
  // It appears whole or not at all; another run may have been faster.
  await rename(unfinished, cached).catch(() => rm(unfinished, { recursive: true, force: true }))
  await Promise.all(
    former.map((name) => rm(path.join(folder, name), { recursive: true, force: true })),
  )
}

async function migrate(databaseUrl: string, dataDir: string): Promise<void> {
  process.env.DATABASE_URL = databaseUrl
  process.env.DATA_DIR = dataDir
  process.env.PAYLOAD_SECRET = 'test-secret-test-secret-test-secret-42'
  process.env.LOG_LEVEL ??= 'silent'
  const { migrations } = await import('@/migrations')
  const { runMigrations } = await import('@/src/server/database/run-migrations')
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config, key: 'template' })
  // Given as modules: Payload would read the files with Node, which knows no TypeScript.
  await runMigrations(payload, migrations)
  await payload.destroy()
  await allowEmptying(databaseUrl, dataDir)
}

/** Lets the tests' role turn triggers off, and ends what Payload leaves open: a template must have no connections. */
async function allowEmptying(databaseUrl: string, dataDir: string): Promise<void> {
  const url = new URL(withDatabase(databaseUrl, 'postgres'))
  const role = url.username
  url.username = 'postgres'
  url.password = (await loadSecrets(dataDir)).superuserPassword
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(
    `grant set on parameter session_replication_role to ${client.escapeIdentifier(role)}`,
  )
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    templateDatabase,
  ])
  await client.end()
}

/** Where the migrated server is kept, by the hash of all that decides what is in it. */
async function cachedCluster(): Promise<string> {
  const root = path.resolve(import.meta.dirname, '../..')
  const hash = createHash('sha256')
  const migrationFiles = (await readdir(path.join(root, 'migrations')))
    .filter((name) => !name.endsWith('.json'))
    .map((name) => path.join('migrations', name))
  const files = [...migrationFiles.sort(), 'package-lock.json']
  for (const file of [...files, path.relative(root, import.meta.filename)]) {
    hash.update(`${file}\n`).update(await readFile(path.join(root, file)))
  }
  const folder = path.join(root, 'node_modules/.cache/bandstand')
  await mkdir(folder, { recursive: true })
  return path.join(folder, `${cachePrefix}${hash.digest('hex').slice(0, 16)}`)
}
