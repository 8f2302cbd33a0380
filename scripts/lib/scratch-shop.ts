import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getPayload, type Payload } from 'payload'
import { runMigrations } from '@/src/server/database/run-migrations'
import { prepareQueue } from '@/src/server/queue/prepare-queue'
import { startEmbeddedPostgres } from '@/src/server/runtime/embedded-postgres'

export type ScratchShop = {
  payload: Payload
  /** For processes that shall work on the same shop. */
  environment: { DATABASE_URL: string; DATA_DIR: string; PAYLOAD_SECRET: string }
}

/**
 * Opens an empty shop with a database of its own, does something with it, removes it and ends this
 * process: with exit code 0 when the answer is true.
 *
 * @param settings environment variables for this process
 */
export async function runInScratchShop(
  settings: Readonly<Record<string, string>>,
  run: (shop: ScratchShop) => Promise<boolean>,
): Promise<never> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bandstand-scratch-'))
  const postgres = await startEmbeddedPostgres({ dataDir })
  const environment = {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'scratch-secret-0123456789-abcdefghijkl',
  }
  Object.assign(process.env, environment, settings)
  try {
    // Payload reads the environment when its configuration is loaded.
    const { default: config } = await import('@payload-config')
    const { migrations } = await import('@/migrations')
    const payload = await getPayload({ config })
    await runMigrations(payload, migrations)
    await prepareQueue(payload)
    process.exitCode = (await run({ payload, environment })) ? 0 : 1
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  // Payload keeps a connection open, which would keep the process alive.
  process.exit()
}
