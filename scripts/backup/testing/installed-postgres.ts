import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '@/scripts/lib/demo-server'
import { startPostmaster, stopPostmaster } from '@/src/server/runtime/postgres/postmaster'
import { postgresUser, runAs } from '@/src/server/runtime/postgres/system-user'

/** Where Debian and its relatives put each version. */
const root = '/usr/lib/postgresql'
const programs = ['initdb', 'postgres', 'pg_dump', 'pg_restore']
/** The oldest that Bandstand runs on. */
const oldest = 14

/**
 * The programs of the newest PostgreSQL that is installed with server and client: the embedded one comes without
 * `pg_dump`, and that of another version may be too old for it.
 */
export const installedPostgres = (existsSync(root) ? readdirSync(root) : [])
  .filter((version) => Number(version) >= oldest)
  .sort((left, right) => Number(right) - Number(left))
  .map((version) => path.join(root, version, 'bin'))
  .find((bin) => programs.every((program) => existsSync(path.join(bin, program))))

export type InstalledServer = {
  /** Of a database, as the role that owns it. */
  urlOf: (database: string) => string
  /** As docs/operating.md says. */
  createDatabase: (name: string) => Promise<void>
  stop: () => Promise<void>
}

/** A server of its own, which keeps nothing. */
export async function startInstalledPostgres(bin: string): Promise<InstalledServer> {
  const user = postgresUser()
  const dir = await mkdtemp(path.join(tmpdir(), 'bandstand-installed-'))
  if (user) {
    await chown(dir, user.uid, user.gid)
  }
  execFileSync(
    path.join(bin, 'initdb'),
    [`--pgdata=${dir}/data`, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    { ...runAs(user), stdio: 'ignore' },
  )
  const port = await freePort()
  const child = await startPostmaster(
    { dir: `${dir}/data`, user },
    {
      postgres: path.join(bin, 'postgres'),
      port,
      logFile: path.join(dir, 'log'),
      isDurable: false,
    },
  )
  const run = async (statement: string) => {
    const client = new Client({
      connectionString: `postgres://postgres@127.0.0.1:${port}/postgres`,
    })
    try {
      await client.connect()
      await client.query(statement)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  for (let isThere = false; !isThere; ) {
    isThere = await run(`create role bandstand login password 'a-password'`).then(
      () => true,
      () => sleep(50, false),
    )
  }
  return {
    urlOf: (database) => `postgres://bandstand:a-password@127.0.0.1:${port}/${database}`,
    createDatabase: (name) =>
      run(
        `create database ${name} owner bandstand encoding UTF8 locale 'C.UTF-8' template template0`,
      ),
    stop: async () => {
      await stopPostmaster(child, 10_000)
      await rm(dir, { recursive: true, force: true })
    },
  }
}
