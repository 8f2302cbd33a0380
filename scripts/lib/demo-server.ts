import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { demoSettings } from '@/scripts/lib/demo-settings'
import { projectDir } from '@/scripts/lib/project'

// Filling a demo takes minutes on a busy machine.
const readyWithinMs = 900_000
/** A little longer than a server gives itself. */
const endWithinMs = 25_000

export type DemoServer = { origin: string; dataDir: string }

export type DemoServers = {
  /**
   * Writes the data that they start with, which needs no build and happens once.
   *
   * @throws {Error} when it could not be written, or `stop` was called meanwhile
   */
  fill: () => Promise<void>
  /**
   * Starts as many side by side, each on a free port and with fresh data of its own in the temporary folder.
   *
   * @throws {Error} when one is not ready within a quarter of an hour, or `stop` was called meanwhile
   */
  start: (count: number) => Promise<DemoServer[]>
  /** Ends those that run and those that are just starting, and removes their data. */
  stop: () => Promise<void>
}

/** What Node runs: commands of `scripts/run.mjs`, or programs that do as they do. */
type Programs = Record<'filling' | 'serving', readonly string[]>

const ours: Programs = {
  filling: ['scripts/run.mjs', 'seed-demo', '--with-jobs'],
  serving: ['scripts/run.mjs', 'demo'],
}

/**
 * Demos for tests. They are processes of their own, which outlive this one: call `stop` whatever
 * happens, also when this process is told to end.
 */
export function createDemoServers(programs = ours): DemoServers {
  const ends = new Set<() => Promise<void>>()
  const dataDirs: string[] = []
  const stopping = new AbortController()

  const run = (program: readonly string[], env: Record<string, string>) => {
    throwIfStopped()
    const child = spawn(process.execPath, program, {
      cwd: projectDir,
      env: { ...process.env, ...isolated, ...env },
      stdio: 'inherit',
    })
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    const end = async () => {
      child.kill('SIGTERM')
      await Promise.race([exited, sleep(endWithinMs).then(() => child.kill('SIGKILL'))])
    }
    ends.add(end)
    void exited.then(() => ends.delete(end))
    return { child, exited }
  }

  const serve = async (dataDir: string): Promise<DemoServer> => {
    const port = await freePort()
    const origin = `http://localhost:${port}`
    const { child } = run(programs.serving, {
      ...manyVisitors,
      PORT: String(port),
      DATA_DIR: dataDir,
    })
    const deadline = Date.now() + readyWithinMs
    while (!(await isReady(origin, stopping.signal))) {
      throwIfStopped()
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error('The demo server for the browser tests did not get ready; see above.')
      }
      await sleep(500)
    }
    return { origin, dataDir }
  }
  const throwIfStopped = () => {
    if (stopping.signal.aborted) {
      throw new Error('The demo servers were stopped.')
    }
  }

  const fillOne = async (): Promise<string> => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'bandstand-e2e-'))
    dataDirs.push(dataDir)
    const { child, exited } = run(programs.filling, { ...asDemo, DATA_DIR: dataDir })
    await exited
    throwIfStopped()
    if (child.exitCode !== 0) {
      throw new Error('The demo for the browser tests could not be written; see above.')
    }
    return dataDir
  }
  let filling: Promise<string> | undefined
  const fill = () => {
    filling ??= fillOne()
    return filling
  }

  const startAll = async (count: number): Promise<DemoServer[]> => {
    const dataDir = await fill()
    const copies = Array.from({ length: count - 1 }, (_, index) => `${dataDir}-${index + 2}`)
    dataDirs.push(...copies)
    await Promise.all(copies.map((copy) => promisify(execFile)('cp', ['-aL', dataDir, copy])))
    return Promise.all([dataDir, ...copies].map(serve))
  }
  let starting: Promise<unknown> = Promise.resolve()

  return {
    fill: async () => {
      await fill()
    },
    start: (count) => {
      const started = startAll(count)
      starting = started.catch(() => undefined)
      return started
    },
    stop: async () => {
      // Whatever answers at an address, or never does, is waited for no longer.
      stopping.abort()
      await Promise.all([...ends].map((end) => end()))
      // It notices, and fills no folder any more.
      await Promise.all([starting, filling?.catch(() => undefined)])
      await Promise.all(dataDirs.map((dir) => rm(dir, { recursive: true, force: true })))
    },
  }
}

/** What is written depends on them; a server that serves the demo has the same. */
const asDemo = { ...demoSettings, NODE_ENV: 'production' }

/** All stories come from one address; the limits themselves are tested where each has its own. */
const manyVisitors = { RATE_LIMIT_FACTOR: '100' }

/** Settings of the caller's own that must not reach the test server. */
export const isolated = {
  DATABASE_URL: '',
  REDIS_URL: '',
  PAYLOAD_SECRET: '',
  ROOT_DOMAIN: '',
  ADMIN_ORIGIN: '',
}

/** Whether the server there can serve. */
export function isReady(origin: string, signal?: AbortSignal): Promise<boolean> {
  return answersOk(`${origin}/api/ready`, signal)
}

/** Resolves once the whole answer is there; false when none comes, or only a part. */
export async function answersOk(url: string, signal?: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, { ...(signal && { signal }) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
