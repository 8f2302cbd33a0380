import type { ChildProcess } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { isAlive, withFileLock } from '@/src/server/runtime/file-lock'
import { postgresBinaries } from '@/src/server/runtime/postgres/binaries'
import {
  type Cluster,
  createCluster,
  locateCluster,
} from '@/src/server/runtime/postgres/cluster-dir'
import {
  hasExited,
  runningPostmaster,
  startPostmaster,
  stopPostmaster,
} from '@/src/server/runtime/postgres/postmaster'
import { loadSecrets } from '@/src/server/runtime/secrets'

export type EmbeddedPostgres = {
  /** Connection string of `database`, as a role that is no superuser but may create databases. */
  url: string
  /** Stops PostgreSQL when this process started it. */
  stop: () => Promise<void>
}

const role = 'bandstand'
const startTimeoutMs = 60_000
const stopTimeoutMs = 8_000
const watchEveryMs = 500

/**
 * Makes sure that a PostgreSQL runs on `dataDir/postgres` and has `database`, creating both when
 * missing, and keeps it running: should it end, it is started again on the same port. Processes
 * that share a `dataDir` share the server; when the one that started it ends, another takes over.
 *
 * @throws {Error} with one sentence for the user when PostgreSQL cannot be started
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  database?: string
  /** False where the data is thrown away afterwards; true unless told. */
  isDurable?: boolean
}): Promise<EmbeddedPostgres> {
  const { database = 'bandstand', isDurable = true } = options
  const dataDir = path.resolve(options.dataDir)
  await mkdir(dataDir, { recursive: true })
  const server = createSupervisor(dataDir, isDurable)
  const port = await server.start()
  const { superuserPassword, databasePassword } = await loadSecrets(dataDir)
  await withFileLock(lockFile(dataDir), () =>
    ensureDatabase({
      database,
      databasePassword,
      superuserUrl: connectionString({ user: 'postgres', password: superuserPassword, port }),
    }),
  )
  return {
    url: connectionString({ user: role, password: databasePassword, port, database }),
    stop: server.stop,
  }
}

function createSupervisor(dataDir: string, isDurable: boolean) {
  const logFile = path.join(dataDir, 'postgres.log')
  let child: ChildProcess | undefined
  let port: number | undefined
  let isStopping = false

  /** Finds the running server or starts one. Answers its port. */
  async function ensureRunning(): Promise<number> {
    const { superuserPassword: password } = await loadSecrets(dataDir)
    return withFileLock(lockFile(dataDir), async () => {
      const cluster = await locateCluster(dataDir)
      const deadline = Date.now() + startTimeoutMs
      while (Date.now() < deadline) {
        const running = await runningPostmaster(cluster.dir)
        if (running?.isReady && (await canConnect(running.port, password))) {
          watch(running.pid)
          return running.port
        }
        if (running || (child && !hasExited(child))) {
          await sleep(100)
        } else {
          child = await launch(cluster, password)
          await sleep(100)
        }
      }
      throw new Error(`PostgreSQL did not start. The reason is at the end of ${logFile}.`)
    })
  }

  async function launch(cluster: Cluster, password: string): Promise<ChildProcess> {
    const { initdb, postgres } = await postgresBinaries(cluster.user)
    await createCluster(cluster, { initdb, password })
    const usual = port ?? (await lastPort(cluster.dir))
    return startPostmaster(cluster, {
      postgres,
      logFile,
      isDurable,
      port: await freePort(usual),
    })
  }

  /** Also sees a server that another process started and that ends with it. */
  function watch(pid: number): void {
    const timer = setInterval(() => {
      if (!isAlive(pid)) {
        clearInterval(timer)
        restart()
      }
    }, watchEveryMs)
    timer.unref()
  }

  function restart(): void {
    if (!isStopping) {
      ensureRunning().catch(() => setTimeout(restart, 1000).unref())
    }
  }

  return {
    start: async () => {
      port = await ensureRunning()
      return port
    },
    stop: async () => {
      isStopping = true
      if (child && !(await stopPostmaster(child, stopTimeoutMs))) {
        throw new Error(`PostgreSQL did not stop within ${stopTimeoutMs / 1000} s.`)
      }
    },
  }
}

type DatabaseOptions = { database: string; databasePassword: string; superuserUrl: string }

async function ensureDatabase(options: DatabaseOptions): Promise<void> {
  const { database, databasePassword, superuserUrl } = options
  const client = new Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    const roles = await client.query('select 1 from pg_roles where rolname = $1', [role])
    if (roles.rowCount === 0) {
      const password = client.escapeLiteral(databasePassword)
      await client.query(`create role ${role} login createdb password ${password}`)
    }
    const databases = await client.query('select 1 from pg_database where datname = $1', [database])
    if (databases.rowCount === 0) {
      await client.query(`create database ${client.escapeIdentifier(database)} owner ${role}`)
    }
  } finally {
    await client.end()
  }
}

async function canConnect(port: number, password: string): Promise<boolean> {
  const client = new Client({
    connectionString: connectionString({ user: 'postgres', password, port }),
    connectionTimeoutMillis: 2000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The port of the last start, so that processes that hold the address find the server again. */
async function lastPort(dir: string): Promise<number | undefined> {
  const options = await readFile(path.join(dir, 'postmaster.opts'), 'utf8').catch(() => '')
  const found = /"port=(\d+)"/.exec(options)?.[1]
  return found ? Number(found) : undefined
}

async function freePort(preferred: number | undefined): Promise<number> {
  return (preferred && (await tryPort(preferred))) || tryPort(0)
}

function tryPort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => (port === 0 ? reject(error) : resolve(0)))
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

type ConnectionParts = { user: string; password: string; port: number; database?: string }

function connectionString(parts: ConnectionParts): string {
  const { user, password, port, database = 'postgres' } = parts
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
}

function lockFile(dataDir: string): string {
  return path.join(dataDir, 'postgres.lock')
}
