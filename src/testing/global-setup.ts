import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getPayload } from 'payload'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrations } from '@/migrations'
import { runMigrations } from '@/src/server/database/run-migrations'
import { prepareQueue } from '@/src/server/queue/prepare-queue'
import { startEmbeddedPostgres } from '@/src/server/runtime/embedded-postgres'
import { withDatabase } from '@/src/testing/with-database'

/** What every integration test gets from here. */
declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the maintenance database of the test server. */
    postgresUrl: string
    /** Migrated, empty database that tests clone. */
    templateDatabase: string
    testDataDir: string
  }
}

const templateDatabase = 'bandstand_template'

/** One embedded PostgreSQL a run, with one migrated database that every test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bandstand-test-'))
  const postgres = await startEmbeddedPostgres({
    dataDir,
    database: templateDatabase,
    isDurable: false,
  })

  process.env.DATABASE_URL = postgres.url
  process.env.DATA_DIR = dataDir
  process.env.PAYLOAD_SECRET = 'test-secret-test-secret-test-secret-42'
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config, key: 'template' })
  // Given as modules: Payload would read the files with Node, which knows no TypeScript.
  await runMigrations(payload, migrations)
  await payload.destroy()
  const pool = new pg.Pool({ connectionString: postgres.url })
  await prepareQueue(pool).finally(() => pool.end())
  await disconnectAll(postgres.url)

  project.provide('postgresUrl', postgres.url)
  project.provide('templateDatabase', templateDatabase)
  project.provide('testDataDir', dataDir)

  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Payload leaves a connection open; a template can only be cloned while nobody is connected to it. */
async function disconnectAll(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(databaseUrl, 'postgres') })
  await client.connect()
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    templateDatabase,
  ])
  await client.end()
}
