import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, open, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, isReady } from '@/scripts/lib/demo-server'
import { projectDir } from '@/scripts/lib/project'

const webCount = 3
const workerCount = 2
const openWithinMs = 300_000
const endWithinMs = 25_000

export type Process = {
  name: string
  /** Of a web process. */
  origin: string
  /** Its metrics. */
  metricsUrl: string
  dataDir: string
  pid: () => number
  start: () => Promise<void>
  /** Ends it as an operator does, or as a crash does. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
  /** Lines of its log that it wrote so far. */
  log: () => Promise<LogLine[]>
}

type LogLine = { level: string; msg: string; [name: string]: unknown }

export type Cluster = {
  webs: readonly Process[]
  workers: readonly Process[]
  stop: () => Promise<void>
}

const metricsToken = 'metrics-0123456789-abcdefghijklmnopq'

/** Three web processes without a worker and two workers, as the product is served, on one database and one store. */
export async function startCluster(
  dir: string,
  settings: Readonly<Record<string, string>>,
): Promise<Cluster> {
  const base = {
    ...settings,
    NODE_ENV: 'production',
    METRICS_TOKEN: metricsToken,
    // Each call says whom it comes from.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    DATABASE_POOL_SIZE: '12',
    DRAIN_SECONDS: '0',
  }
  const webs: Process[] = []
  for (let number = 1; number <= webCount; number += 1) {
    const port = await freePort()
    webs.push(
      await createProcess(dir, `web-${number}`, 'start', port, {
        ...base,
        PORT: String(port),
        WORKER: 'off',
        // Links lead to the first, whichever writes them.
        ADMIN_ORIGIN: webs[0]?.origin ?? '',
      }),
    )
  }
  const workers: Process[] = []
  for (let number = 1; number <= workerCount; number += 1) {
    const port = await freePort()
    workers.push(
      await createProcess(dir, `worker-${number}`, 'worker', port, {
        ...base,
        METRICS_PORT: String(port),
        ADMIN_ORIGIN: webs[0]?.origin ?? '',
      }),
    )
  }
  const all = [...webs, ...workers]
  try {
    await Promise.all(all.map(({ start }) => start()))
  } catch (error) {
    await Promise.all(all.map(({ stop }) => stop('SIGKILL')))
    throw error
  }
  return {
    webs,
    workers,
    stop: async () => {
      await Promise.all(all.map(({ stop }) => stop()))
    },
  }
}

async function createProcess(
  dir: string,
  name: string,
  command: 'start' | 'worker',
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<Process> {
  const dataDir = path.join(dir, name)
  await mkdir(dataDir, { recursive: true })
  const logFile = path.join(dir, `${name}.log`)
  const origin = `http://localhost:${port}`
  const metricsUrl = `${origin}/api/metrics`
  let child: ChildProcess | undefined

  return {
    name,
    origin,
    metricsUrl,
    dataDir,
    pid: () => child?.pid ?? 0,
    start: async () => {
      const output = await open(logFile, 'a')
      child = spawn(process.execPath, ['scripts/run.mjs', command], {
        cwd: projectDir,
        env: { ...process.env, ...env, DATA_DIR: dataDir },
        stdio: ['ignore', output.fd, output.fd],
      })
      await output.close()
      const deadline = Date.now() + openWithinMs
      const isOpen = command === 'start' ? () => isReady(origin) : () => answersMetrics(metricsUrl)
      while (!(await isOpen())) {
        if (child.exitCode !== null || Date.now() > deadline) {
          throw new Error(`${name} did not open:\n${await readFile(logFile, 'utf8')}`)
        }
        await sleep(200)
      }
    },
    stop: async (signal = 'SIGTERM') => {
      if (!child || child.exitCode !== null || child.signalCode !== null) {
        return
      }
      const exited = once(child, 'exit')
      child.kill(signal)
      const isLate = await Promise.race([
        exited.then(() => false),
        sleep(endWithinMs, true, { ref: false }),
      ])
      if (isLate) {
        child.kill('SIGKILL')
        await exited
      }
    },
    log: async () =>
      (await readFile(logFile, 'utf8')).split('\n').flatMap((line) => {
        try {
          return JSON.parse(line) as LogLine
        } catch {
          return []
        }
      }),
  }
}

async function answersMetrics(url: string): Promise<boolean> {
  return readMetrics(url).then(
    () => true,
    () => false,
  )
}

/** What a process counts, by name with labels. */
export async function readMetrics(url: string): Promise<Map<string, number>> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${metricsToken}` } })
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}`)
  }
  const lines = (await response.text()).split('\n').filter((line) => /^\w/.test(line))
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}

const ofConnection = new Set(['host', 'connection', 'content-length', 'transfer-encoding'])

/** Gives every call to all servers at the same time, as a provider that repeats itself does; the worst answer counts. */
export async function openFan(targets: () => readonly string[]) {
  const server = createServer(async (request, response) => {
    const body = new Uint8Array(await buffer(request))
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !ofConnection.has(name)),
    ) as Record<string, string>
    const statuses = await Promise.all(
      targets().map((target) =>
        fetch(`${target}${request.url}`, {
          method: request.method,
          headers,
          body,
        }).then(
          async (answer) => {
            await answer.arrayBuffer()
            return answer.status
          },
          () => 502,
        ),
      ),
    )
    response.writeHead(Math.max(502 * Number(statuses.length === 0), ...statuses)).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** An address that nobody had before: most limits are per address. */
export function newAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}

/** What a proxy tells of a call: all processes have one name for visitors. */
export function proxyHeaders(from = newAddress()): Record<string, string> {
  return { 'x-forwarded-for': from, 'x-forwarded-host': 'localhost' }
}
