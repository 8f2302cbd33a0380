import { chown, cp, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { type ArchiveWriter, addFile } from '@/scripts/backup/archive'
import { startEmbeddedPostgres } from '@/src/server/runtime/embedded-postgres'
import { packagedVersion } from '@/src/server/runtime/postgres/binaries'
import { locateCluster } from '@/src/server/runtime/postgres/cluster-dir'
import type { SystemUser } from '@/src/server/runtime/postgres/system-user'
import { loadSecrets } from '@/src/server/runtime/secrets'

/** Where its files are in a backup, as in `DATA_DIR`. */
const place = 'postgres'

/** Folders whose contents PostgreSQL recreates, and the log: the part of it that is needed is copied last. */
const emptied = new Set([
  ...['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots'],
  ...['pg_stat_tmp', 'pg_subtrans'],
])
const leftOut = /(^|\/)(postmaster\.(pid|opts)|pgsql_tmp[^/]*|pg_internal\.init[^/]*|[^/]+\.tmp)$/
const control = 'global/pg_control'

export type ClusterFacts = { kind: 'cluster'; postgres: string; machine: string }

/** What must be the same where it is restored. */
export async function clusterFacts(dir: string): Promise<ClusterFacts> {
  const version = await readFile(path.join(dir, 'PG_VERSION'), 'utf8')
  return { kind: 'cluster', postgres: version.trim(), machine: machine() }
}
const machine = (): string => `${process.platform}-${process.arch}`

/**
 * Copies the files of the embedded PostgreSQL while it serves, as its manual describes ("low-level base backup"):
 * what is copied is of many moments, and the log of all changes meanwhile makes one of them. That moment is the end
 * of this.
 */
export async function backUpCluster(
  archive: ArchiveWriter,
  dataDir: string,
): Promise<ClusterFacts> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  try {
    const client = new Client({ connectionString: await superuserUrl(postgres.url, dataDir) })
    await client.connect()
    try {
      const { dir } = await locateCluster(dataDir)
      await copyCluster(archive, client, dir)
      return await clusterFacts(dir)
    } finally {
      await client.end()
    }
  } finally {
    await postgres.stop()
  }
}

async function copyCluster(archive: ArchiveWriter, client: Client, dir: string): Promise<void> {
  // It keeps the log that is needed, however many checkpoints come, and ends with the connection.
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [
    `backup_${process.pid}`,
  ])
  await client.query(`select pg_backup_start('bandstand', fast => true)`)
  for await (const { name, isFolder } of walk(dir)) {
    if (isFolder) {
      archive.addFolder(`${place}/${name}/`)
    } else if (name !== control) {
      // Tables come and go meanwhile; the log knows of it.
      await addFile(archive, `${place}/${name}`, { file: path.join(dir, name) })
    }
  }
  await addFile(archive, `${place}/${control}`, { file: path.join(dir, control) })
  const { rows } = await client.query<{ label: string; spaces: string; last: string }>(
    `select labelfile as label, spcmapfile as spaces, pg_walfile_name(lsn) as last
     from pg_backup_stop(wait_for_archive => false)`,
  )
  const [{ label, spaces, last } = { label: '', spaces: '', last: '' }] = rows
  await archive.add(`${place}/backup_label`, label)
  if (spaces) {
    await archive.add(`${place}/tablespace_map`, spaces)
  }
  await addLog(archive, dir, { first: /\(file ([0-9A-F]{24})\)/.exec(label)?.[1] ?? '', last })
}

async function addLog(
  archive: ArchiveWriter,
  dir: string,
  { first, last }: { first: string; last: string },
): Promise<void> {
  const segments = (await readdir(path.join(dir, 'pg_wal')))
    .filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
    .sort()
  if (segments[0] !== first || segments.at(-1) !== last) {
    throw new Error('PostgreSQL dropped a part of its log that the backup needs: try again.')
  }
  for (const name of segments) {
    await addFile(archive, `${place}/pg_wal/${name}`, { file: path.join(dir, 'pg_wal', name) })
  }
}

async function* walk(
  dir: string,
  folder = '',
): AsyncGenerator<{ name: string; isFolder: boolean }> {
  const entries = await readdir(path.join(dir, folder), { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const name = path.posix.join(folder, entry.name)
    if (leftOut.test(name)) {
      continue
    }
    if (entry.isFile()) {
      yield { name, isFolder: false }
    } else if (entry.isDirectory()) {
      yield { name, isFolder: true }
      if (!emptied.has(name)) {
        yield* walk(dir, name)
      }
    }
  }
}

/** @throws {Error} with one sentence when this machine cannot read such files */
export function assertReadable({ postgres, machine: from }: ClusterFacts): void {
  if (from !== machine()) {
    throw new Error(
      `The backup is of the embedded PostgreSQL on ${from}, which ${machine()} cannot read: restore it on such a machine.`,
    )
  }
  const version = packagedVersion()
  if (!version.startsWith(`${postgres}.`)) {
    throw new Error(
      `The backup is of PostgreSQL ${postgres}, and this release comes with ${version}: restore it with the release that made it.`,
    )
  }
}

/**
 * Puts the files where the embedded PostgreSQL of `dataDir` looks for them, and lets it make one moment of them.
 *
 * @param extracted the folder that the backup was written to
 * @returns how many sites and orders it has
 */
export async function restoreCluster(extracted: string, dataDir: string) {
  const cluster = await locateCluster(dataDir)
  const from = path.join(extracted, place)
  await lendTo(cluster.user, from)
  await rename(from, cluster.dir).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') {
      throw error
    }
    await cp(from, cluster.dir, { recursive: true })
    await lendTo(cluster.user, cluster.dir)
    await rm(from, { recursive: true })
  })
  const postgres = await startEmbeddedPostgres({ dataDir })
  try {
    return await countRows(postgres.url)
  } finally {
    await postgres.stop()
  }
}

async function lendTo(user: SystemUser | undefined, dir: string): Promise<void> {
  if (!user) {
    return
  }
  await chown(dir, user.uid, user.gid)
  for (const name of await readdir(dir, { recursive: true })) {
    await chown(path.join(dir, name), user.uid, user.gid)
  }
}

/** What tells an operator that it is the right backup. */
export async function countRows(url: string): Promise<{ sites: number; orders: number }> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ sites: number; orders: number }>(
      `select (select count(*)::int from profiles) as sites, (select count(*)::int from orders) as orders`,
    )
    return rows[0] ?? { sites: 0, orders: 0 }
  } finally {
    await client.end()
  }
}

async function superuserUrl(url: string, dataDir: string): Promise<string> {
  const { superuserPassword } = await loadSecrets(dataDir)
  return Object.assign(new URL(url), { username: 'postgres', password: superuserPassword }).href
}
