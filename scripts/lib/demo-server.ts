import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectDir } from '@/scripts/lib/project'

// Drawing and synthesising the demo takes minutes on a slow machine.
const readyWithinMs = 900_000

export type DemoServer = { origin: string; dataDir: string; stop: () => Promise<void> }

/**
 * A demo of its own for tests: on a free port, with fresh data in the temporary folder, which
 * `stop` removes.
 *
 * @throws {Error} when it is not ready within a quarter of an hour
 */
export async function startDemoServer(): Promise<DemoServer> {
  const port = await freePort()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bandstand-e2e-'))
  const child = spawn(process.execPath, ['scripts/run.mjs', 'demo'], {
    cwd: projectDir,
    env: { ...process.env, ...isolated, ...manyVisitors, PORT: String(port), DATA_DIR: dataDir },
    stdio: 'inherit',
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await Promise.race([exited, sleep(25_000).then(() => child.kill('SIGKILL'))])
    await rm(dataDir, { recursive: true, force: true })
  }

  const origin = `http://localhost:${port}`
  const deadline = Date.now() + readyWithinMs
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error('The demo server for the browser tests did not get ready; see above.')
    }
    await sleep(500)
  }
  return { origin, dataDir, stop }
}

/**
 * As many demos side by side, each with data of its own.
 *
 * @throws {Error} when one does not get ready; then none is left running
 */
export async function startDemoServers(count: number): Promise<DemoServer[]> {
  const starts = await Promise.allSettled(Array.from({ length: count }, () => startDemoServer()))
  const servers = starts.flatMap((start) => (start.status === 'fulfilled' ? start.value : []))
  const failure = starts.find((start) => start.status === 'rejected')
  if (failure) {
    await Promise.all(servers.map(({ stop }) => stop()))
    throw failure.reason
  }
  return servers
}

/** All stories come from one address; the limits themselves are tested where each has its own. */
const manyVisitors = { RATE_LIMIT_FACTOR: '100' }

/** Settings of the caller's own that must not reach the test server. */
export const isolated = { DATABASE_URL: '', PAYLOAD_SECRET: '', ROOT_DOMAIN: '', ADMIN_ORIGIN: '' }

function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
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
