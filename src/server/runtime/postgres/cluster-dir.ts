import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmod,
  chown,
  mkdir,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { systemStateDir } from '@/src/server/runtime/postgres/binaries'
import {
  canReach,
  isRoot,
  postgresUser,
  runAs,
  type SystemUser,
} from '@/src/server/runtime/postgres/system-user'

const run = promisify(execFile)

export type Cluster = {
  /** Real path of PostgreSQL's data directory; may not exist yet. */
  dir: string
  /** Whom it belongs to and must run as. */
  user: SystemUser | undefined
}

/**
 * Finds, or chooses, the place of the cluster: `DATA_DIR/postgres`. When root starts it and the
 * PostgreSQL user cannot enter DATA_DIR (a checkout in `/root`), it lies below
 * `/var/lib/bandstand` and `DATA_DIR/postgres` links to it.
 *
 * @throws {Error} when the cluster belongs to somebody else
 */
export async function locateCluster(dataDir: string): Promise<Cluster> {
  const place = path.join(dataDir, 'postgres')
  const existing = await realpath(place).catch(() => undefined)
  if (existing) {
    return { dir: existing, user: await ownerOf(existing) }
  }
  const user = postgresUser()
  if (!user) {
    return { dir: place, user }
  }
  // The folder is ours: passing through it is all that PostgreSQL needs; secrets in it are 0600.
  const { mode } = await stat(dataDir)
  await chmod(dataDir, mode | 0o011)
  if (canReach(user, dataDir)) {
    return { dir: place, user }
  }
  const dir = path.join(systemStateDir, randomBytes(6).toString('hex'))
  await mkdir(systemStateDir, { recursive: true, mode: 0o755 })
  await rm(place, { force: true })
  await symlink(dir, place)
  return { dir, user }
}

/**
 * Runs `initdb` unless the cluster exists. Interrupted at any point it leaves no half cluster.
 *
 * @param password of the superuser `postgres`
 */
export async function createCluster(
  { dir, user }: Cluster,
  { initdb, password }: { initdb: string; password: string },
): Promise<void> {
  const exists = await stat(path.join(dir, 'PG_VERSION')).catch(() => undefined)
  if (exists) {
    return
  }
  const unfinished = `${dir}.${process.pid}`
  const passwordFile = `${unfinished}.password`
  try {
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { mode: 0o700 })
    await writeFile(passwordFile, password, { mode: 0o600 })
    if (user) {
      await chown(unfinished, user.uid, user.gid)
      await chown(passwordFile, user.uid, user.gid)
    }
    await run(
      initdb,
      [
        `--pgdata=${unfinished}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // The same order and case rules on every machine, whatever its locales.
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      runAs(user),
    )
    await rename(unfinished, dir)
  } finally {
    await rm(passwordFile, { force: true })
    await rm(unfinished, { recursive: true, force: true })
  }
}

async function ownerOf(dir: string): Promise<SystemUser | undefined> {
  const { uid, gid } = await stat(dir)
  if (isRoot() && uid !== 0) {
    return { uid, gid }
  }
  if (uid !== process.getuid?.()) {
    throw new Error(
      `The database in ${dir} belongs to another user (id ${uid}): start as that user, or set another DATA_DIR.`,
    )
  }
  return undefined
}
