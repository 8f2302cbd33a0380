import { spawnSync } from 'node:child_process'

/** The user that PostgreSQL runs as; undefined means: the same as this process. */
export type SystemUser = { uid: number; gid: number }

const name = 'postgres'

/** What PostgreSQL's programs are run with: the user, and nothing of our own environment. */
export function runAs(user: SystemUser | undefined) {
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } as unknown as NodeJS.ProcessEnv
  return { uid: user?.uid, gid: user?.gid, cwd: '/', env }
}

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/**
 * PostgreSQL refuses to run as root, so root lends it the system user `postgres`, which is created
 * on machines that have none.
 *
 * @throws {Error} when no such user can be created
 */
export function postgresUser(): SystemUser | undefined {
  if (!isRoot()) {
    return undefined
  }
  const user = lookUp()
  if (user) {
    return user
  }
  const created = spawnSync(
    'useradd',
    ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name],
    { encoding: 'utf8' },
  )
  const newUser = lookUp()
  if (!newUser) {
    throw new Error(
      `PostgreSQL cannot run as root, and the system user "${name}" could not be created: ${created.stderr?.trim() || 'useradd is missing'}. Start as another user or set DATABASE_URL.`,
    )
  }
  return newUser
}

/** Whether the user may enter the directory or run the file: every folder above counts too. */
export function canReach(user: SystemUser | undefined, path: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], runAs(user)).status === 0
}

function lookUp(): SystemUser | undefined {
  const uid = idOf('-u')
  const gid = idOf('-g')
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

function idOf(flag: '-u' | '-g'): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
  return status === 0 ? Number.parseInt(stdout, 10) : undefined
}
