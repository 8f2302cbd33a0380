import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, rm, stat, truncate } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '@/src/server/runtime/file-lock'
import type { Cluster } from '@/src/server/runtime/postgres/cluster-dir'
import { runAs } from '@/src/server/runtime/postgres/system-user'

const maxLogBytes = 5_000_000

/**
 * Ties PostgreSQL to this process: when the pipe closes, however this process ended, the shell asks
 * it for a fast shutdown. So a killed server leaves no database running behind it.
 */
const lifeline = `
exec 3<&0
"$@" 3<&- </dev/null & database=$!
(read -r _ <&3; kill -INT $database) 2>/dev/null & watch=$!
wait $database; status=$?
kill $watch 2>/dev/null
exit $status
`

export type StartOptions = {
  postgres: string
  port: number
  logFile: string
  /** Survives a power cut; without, a crash of the machine may break what is stored. */
  isDurable: boolean
}

const undurable = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** Starts PostgreSQL on the loopback interface only. It is a session of its own: Ctrl-C does not reach it. */
export async function startPostmaster(
  { dir, user }: Cluster,
  { postgres, port, logFile, isDurable }: StartOptions,
): Promise<ChildProcess> {
  const { size } = await stat(logFile).catch(() => ({ size: 0 }))
  if (size > maxLogBytes) {
    await truncate(logFile)
  }
  const log = await open(logFile, 'a', 0o600)
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=100',
    'shared_buffers=64MB',
    'max_wal_size=256MB',
    'jit=off',
    'timezone=UTC',
    ...(isDurable ? [] : undurable),
  ]
  const child = spawn(
    '/bin/sh',
    ['-c', lifeline, 'sh', postgres, '-D', dir, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...runAs(user),
      detached: true,
      stdio: ['pipe', log.fd, log.fd],
    },
  )
  // Without listeners, a user that cannot be lent or a pipe that breaks would end this process.
  child.on('error', () => undefined)
  child.stdin?.on('error', () => undefined)
  await log.close()
  return child
}

/** Asks for a fast shutdown and waits for it. Answers false when PostgreSQL is still there after `timeoutMs`. */
export async function stopPostmaster(child: ChildProcess, timeoutMs: number): Promise<boolean> {
  if (hasExited(child)) {
    return true
  }
  const exited = new Promise<boolean>((resolve) => child.once('exit', () => resolve(true)))
  child.stdin?.destroy()
  return Promise.race([exited, sleep(timeoutMs, false, { ref: false })])
}

export function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined
}

/** A PostgreSQL that runs on the cluster, ours or another process's. */
export type RunningPostmaster = { pid: number; port: number; isReady: boolean }

/**
 * Reads `postmaster.pid`. A file that a killed PostgreSQL left behind counts as none; when its
 * process id now belongs to another program, PostgreSQL would refuse to start, so it is removed.
 */
export async function runningPostmaster(dir: string): Promise<RunningPostmaster | undefined> {
  const file = path.join(dir, 'postmaster.pid')
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) {
    return undefined
  }
  if (!(await isPostgres(pid))) {
    await rm(file, { force: true })
    return undefined
  }
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
}

async function isPostgres(pid: number): Promise<boolean> {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => undefined)
  return name === undefined || name.trim() === 'postgres'
}
