import { spawnSync } from 'node:child_process'
import { isRoot } from '@/src/server/runtime/postgres/system-user'

export type User = { uid: number; gid: number }

type Place = {
  /** Folder of the programs, which stays as it is. */
  image: string
  dataDir: string
  /** Whom root lends it to. */
  user: User | undefined
}

/** How a program is kept from writing to anything but its data and `/tmp`. */
export type ReadOnlyRoot = 'a mount namespace' | 'the permissions of its user'

/** Mounts all as it is, not to be written to, and becomes the program. */
const script = `set -e
image=$1 data=$2
shift 2
mount --make-rprivate /
mount --bind /tmp /tmp
mount --bind "$data" "$data"
mount --bind "$image" "$image"
mount -o remount,bind,ro "$image"
mount -o remount,bind,ro /
cd "$image"
exec "$@"`

/** A namespace for mounts, which others than root only get in one for users. */
const unshare = ['unshare', ...(isRoot() ? [] : ['--user', '--map-root-user']), '--mount']

/** The command that runs another one so, where this machine lets anybody do that. */
export function withReadOnlyRoot(
  command: readonly string[],
  { image, dataDir, user }: Place,
): string[] {
  const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  const { uid, gid } = user ?? own
  const asUser = isRoot()
    ? ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
    : ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`]
  return [...unshare, 'sh', '-c', script, 'sh', image, dataDir, ...asUser, ...command]
}

/** What this machine has for that. */
export function readOnlyRoot(place: Place): ReadOnlyRoot {
  const [program = '', ...args] = withReadOnlyRoot(['true'], place)
  return spawnSync(program, args).status === 0 ? 'a mount namespace' : 'the permissions of its user'
}
