import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

const abandonedAfterMs = 60_000
const retryMs = 100

/**
 * Runs `fn` while no other process on this machine holds the lock `file`. A lock of a process that
 * has died, or that is older than a minute, is taken over.
 */
export async function withFileLock<Result>(
  file: string,
  fn: () => Promise<Result>,
): Promise<Result> {
  while (!(await tryLock(file))) {
    if (await isAbandoned(file)) {
      await rm(file, { force: true })
    } else {
      await sleep(retryMs)
    }
  }
  try {
    return await fn()
  } finally {
    await rm(file, { force: true })
  }
}

function tryLock(file: string): Promise<boolean> {
  return writeFile(file, String(process.pid), { flag: 'wx', mode: 0o600 }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') {
        return false
      }
      throw error
    },
  )
}

async function isAbandoned(file: string): Promise<boolean> {
  const since = await stat(file).catch(() => undefined)
  const pid = Number(await readFile(file, 'utf8').catch(() => ''))
  if (!since) {
    return false
  }
  return Date.now() - since.mtimeMs > abandonedAfterMs || (pid > 0 && !isAlive(pid))
}

/** @returns whether a process with this id exists, ours or anybody's */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
