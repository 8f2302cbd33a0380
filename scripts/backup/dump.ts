import { spawn } from 'node:child_process'
import { Client } from 'pg'
import type { ArchiveWriter } from '@/scripts/backup/archive'

/** What `pg_dump` writes, in a backup. */
export const dumpName = 'database.dump'

/** Which programs, and what is to be installed for them. */
const clientTools =
  'the PostgreSQL client of at least the version of the server (postgresql-client)'

/** Copies a database of others, as it was in the moment that this begins. */
export async function backUpDatabase(
  archive: ArchiveWriter,
  url: string,
): Promise<{ kind: 'dump' }> {
  const { child, ended } = start('pg_dump', url, [
    ...['--format=custom', '--no-owner', '--no-privileges', '--compress=0'],
  ])
  await Promise.all([archive.add(dumpName, child.stdout), ended])
  return { kind: 'dump' }
}

/** @throws {Error} with one sentence when there are tables in it */
export async function assertEmptyDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') limit 1`,
    )
    if (rowCount) {
      throw new Error('The database at DATABASE_URL has tables already: restore into an empty one.')
    }
  } finally {
    await client.end()
  }
}

/** All of it or nothing. */
export async function restoreDatabase(file: string, url: string): Promise<void> {
  await start('pg_restore', url, [
    ...['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'],
    file,
  ]).ended
}

/** The password goes by the environment: anybody on the machine may read the arguments. */
function start(program: 'pg_dump' | 'pg_restore', url: string, args: readonly string[]) {
  const address = new URL(url)
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(address.password) }
  address.password = ''
  const child = spawn(program, [...args, `--dbname=${address.href}`], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', () =>
      reject(new Error(`There is no program ${program}: install ${clientTools}.`)),
    )
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} failed; see above.`)),
    )
  })
  // It is awaited when its output has been read.
  ended.catch(() => undefined)
  return { child, ended }
}
