import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import { connectToDatabase } from '@/src/server/runtime/connect-to-database'

type Options = {
  waitForDatabaseMs?: number
  /** Runs what is missing; unless given, a process of its own does. */
  migrate?: () => Promise<void>
}

/** Any number, the same in every version: who holds the lock migrates. */
const lockId = 727_001

/**
 * Brings the database up to date: waits until it answers, then runs what is missing of the
 * committed migrations, one process at a time however many start together.
 *
 * Payload's own setting for this takes no lock, and loading Payload here would cost its memory
 * twice; so only a look at two tables happens here, and the migrations run in a process of their own.
 *
 * @throws {Error} when the database does not answer for 30 s, is of migrations that were squashed, or a
 *   migration fails
 */
export async function migrateDatabase(
  projectDir: string,
  { waitForDatabaseMs = 30_000, migrate = () => migrateInOwnProcess(projectDir) }: Options = {},
): Promise<void> {
  const client = await connectToDatabase({ waitMs: waitForDatabaseMs })
  try {
    await client.query('select pg_advisory_lock($1)', [lockId])
    if (await isBehind(client, projectDir)) {
      await migrate()
    }
  } finally {
    // Ends the session, and with it the lock.
    await client.end()
  }
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
      `The database was made before all migrations were squashed into ${first}, and cannot be brought up to date. Remove the folder .data, or empty the database at DATABASE_URL, and start again.`,
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
