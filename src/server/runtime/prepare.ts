import { createHmac } from 'node:crypto'
import path from 'node:path'
import { type Env, parseEnv } from '@/src/core/env'
import { paymentProblems } from '@/src/server/payments'
import { makeDataDir } from '@/src/server/runtime/data-dir'
import { startEmbeddedPostgres } from '@/src/server/runtime/embedded-postgres'
import { migrateDatabase } from '@/src/server/runtime/migrations'
import { loadSecrets } from '@/src/server/runtime/secrets'

export type Runtime = {
  env: Env
  /** Stops the embedded database, if this process started one. */
  stop: () => Promise<void>
}

type Options = {
  /** Runs when the database answers, before it is brought up to date. */
  withDatabase?: () => Promise<void>
  /** Runs the missing migrations, in this process: for one that loads Payload anyway. */
  migrate?: () => Promise<void>
  /** The database belongs to the secret of this process from now on. */
  replacesSecret?: boolean
}

/**
 * What every command needs before it loads Payload or Next: a checked environment, a database that
 * is up to date, and the secrets, all of them written into `process.env` for whatever runs next.
 *
 * @throws {EnvError} when the environment is wrong
 */
export async function prepareRuntime(
  projectDir: string,
  { withDatabase, ...migration }: Options = {},
): Promise<Runtime> {
  const given = parseEnv(process.env, paymentProblems)
  const dataDir = path.resolve(projectDir, given.dataDir)
  process.env.DATA_DIR = dataDir
  process.env.PORT = String(given.port)
  await makeDataDir(dataDir)

  const stop = given.hasDatabaseUrl ? async () => undefined : await provideDatabase(dataDir)
  const env = parseEnv(process.env, paymentProblems)
  // Derived, so that all processes of one installation read each other's server actions.
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= createHmac('sha256', env.payloadSecret)
    .update('server-actions')
    .digest('base64')
  try {
    await withDatabase?.()
    await migrateDatabase(projectDir, migration)
  } catch (error) {
    await stop()
    throw error
  }
  return { env, stop }
}

/** Starts or finds the embedded database, and sets where it is. Answers what stops it, if this process started it. */
export async function provideDatabase(dataDir: string): Promise<() => Promise<void>> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  process.env.DATABASE_URL = postgres.url
  process.env.PAYLOAD_SECRET ||= (await loadSecrets(dataDir)).payloadSecret
  return postgres.stop
}
