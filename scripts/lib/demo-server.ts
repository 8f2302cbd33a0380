import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { projectDir } from '@/scripts/lib/project'

// Filling a demo takes minutes on a busy machine.
const readyWithinMs = 900_000
/** A little longer than a server gives itself. */
const endWithinMs = 25_000

export type DemoServer = { origin: string; dataDir: string }

export type DemoServers = {
  /**
   * Starts as many side by side, each on a free port and with fresh data of its own in the temporary folder.
   *
   * @throws {Error} when one is not ready within a quarter of an hour, or `stop` was called meanwhile
   */
  start: (count: number) => Promise<DemoServer[]>
  /** Ends those that run and those that are just starting, and removes their data. */
  stop: () => Promise<void>
}

type Demo = DemoServer & { end: () => Promise<void> }

/**
 * Demos for tests. They are processes of their own, which outlive this one: call `stop` whatever
 * happens, also when this process is told to end.
 *
 * @param script of `scripts/run.mjs`, or a program that serves as it does
 */
export function createDemoServers(
  script: readonly string[] = ['scripts/run.mjs', 'demo'],
): DemoServers {
  const demos = new Set<Demo>()
  const dataDirs: string[] = []
  const stopping = new AbortController()

  /** Fills the folder unless it is filled. */
  const serve = async (dataDir: string): Promise<Demo> => {
    const port = await freePort()
    throwIfStopped()
    const child = spawn(process.execPath, script, {
      cwd: projectDir,
      env: { ...process.env, ...isolated, ...manyVisitors, PORT: String(port), DATA_DIR: dataDir },
      stdio: 'inherit',
    })
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    const origin = `http://localhost:${port}`
    const demo: Demo = {
      origin,
      dataDir,
      end: async () => {
        child.kill('SIGTERM')
        await Promise.race([exited, sleep(endWithinMs).then(() => child.kill('SIGKILL'))])
        demos.delete(demo)
      },
    }
    demos.add(demo)
    const deadline = Date.now() + readyWithinMs
    while (!(await isReady(origin, stopping.signal))) {
      throwIfStopped()
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error('The demo server for the browser tests did not get ready; see above.')
      }
      await sleep(500)
    }
    return demo
  }
  const throwIfStopped = () => {
    if (stopping.signal.aborted) {
      throw new Error('The demo servers were stopped.')
    }
  }

  const startAll = async (count: number): Promise<DemoServer[]> => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'bandstand-e2e-'))
    dataDirs.push(dataDir)
    const first = await serve(dataDir)
    if (count === 1) {
      return [first]
    }
    // Filling a demo takes longer than all the rest: it is filled once, and copied while it rests.
    await first.end()
    const copies = Array.from({ length: count - 1 }, (_, index) => `${dataDir}-${index + 2}`)
    dataDirs.push(...copies)
    await Promise.all(copies.map((copy) => promisify(execFile)('cp', ['-aL', dataDir, copy])))
    return Promise.all([dataDir, ...copies].map(serve))
  }
  let starting: Promise<unknown> = Promise.resolve()

  return {
    start: (count) => {
      const started = startAll(count)
      starting = started.catch(() => undefined)
      return started
    },
    stop: async () => {
      // Whatever answers at an address, or never does, is waited for no longer.
      stopping.abort()
      await Promise.all([...demos].map(({ end }) => end()))
      // It notices, and fills no folder any more.
      await starting
      await Promise.all(dataDirs.map((dir) => rm(dir, { recursive: true, force: true })))
    },
  }
}

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
