import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getPayload } from 'payload'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '@/src/server/runtime/embedded-postgres'

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
  const postgres = await startEmbeddedPostgres({ dataDir, database: templateDatabase })

  process.env.DATABASE_URL = postgres.url
  process.env.DATA_DIR = dataDir
  process.env.PAYLOAD_SECRET = 'test-secret-test-secret-test-secret-42'
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config, key: 'template' })
  await payload.db.migrate()
  await payload.destroy()

  project.provide('postgresUrl', postgres.url)
  project.provide('templateDatabase', templateDatabase)
  project.provide('testDataDir', dataDir)

  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
