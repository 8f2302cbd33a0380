import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import { env } from '@/src/core/env'
import { limitRole } from '@/src/server/database/limit-role'
import { withSessionLock } from '@/src/server/database/session-lock'
import { connectToDatabase } from '@/src/server/runtime/connect-to-database'
import { checkSecret } from '@/src/server/runtime/secret-check'

type Options = {
  waitForDatabaseMs?: number
  /** Runs what is missing; unless given, a process of its own does. */
  migrate?: () => Promise<void>
  /** The database belongs to the secret of this process from now on. */
  replacesSecret?: boolean
}

/**
 * Brings the database up to date: waits until it answers, then runs what is missing of the
 * committed migrations, one process at a time however many start together.
 *
 * Payload's own setting for this takes no lock, and loading Payload here would cost its memory
 * twice; so only a look at two tables happens here, and the migrations run in a process of their own.
 *
 * @throws {Error} when the database does not answer for 30 s, is of migrations that were squashed, of a newer
 *   release or of another secret, or a migration fails
 */
export async function migrateDatabase(
  projectDir: string,
  { waitForDatabaseMs = 30_000, migrate, replacesSecret = false }: Options = {},
): Promise<void> {
  // Migrating in this process changes the address.
  const { hasPooler, databaseUrl } = env()
  const client = await connectToDatabase({ waitMs: waitForDatabaseMs })
  try {
    if (await isBehind(client, projectDir)) {
      await (migrate ? migrateInTurn(client, projectDir, migrate) : migrateInOwnProcess(projectDir))
    }
    if (hasPooler) {
      await withSessionLock(client, 'migrations', () => limitRole(client, databaseUrl))
    }
    await checkSecret(client, { replacesSecret })
  } finally {
    await client.end()
  }
}

function migrateInTurn(client: Client, projectDir: string, migrate: () => Promise<void>) {
  return withSessionLock(client, 'migrations', async () => {
    // Another process may have done it meanwhile.
    if (await isBehind(client, projectDir)) {
      await migrate()
    }
  })
}

async function isBehind(client: Client, projectDir: string): Promise<boolean> {
  const files = await readdir(path.join(projectDir, 'migrations'))
  const wanted = files
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()
  const table = await client.query(`select to_regclass('payload_migrations') is not null as found`)
  if (!table.rows[0]?.found) {
    return wanted.length > 0
  }
  const { rows } = await client.query<{ name: string }>('select name from payload_migrations')
  const done = new Set(rows.map(({ name }) => name))
  const [first = ''] = wanted
  if (done.size > 0 && !done.has(first)) {
    throw new Error(
      `The database was made before all migrations were squashed into ${first}, and cannot be brought up to date. Empty the database at DATABASE_URL or, where you set none, remove the folder ${path.resolve(env().dataDir)}, and start again.`,
    )
  }
  const unknown = [...done].find((name) => !wanted.includes(name))
  if (unknown) {
    throw new Error(
      `The database was brought up to date by a newer release, with the migration ${unknown} that this one does not have: start that release, or restore a backup from before it.`,
    )
  }
  return wanted.some((name) => !done.has(name))
}

function migrateInOwnProcess(projectDir: string): Promise<void> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'migrate'], {
    cwd: projectDir,
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The database could not be migrated; see above.')),
    )
  })
}
