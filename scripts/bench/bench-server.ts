import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { answersOk, freePort, isolated } from '@/scripts/lib/demo-server'
import { projectDir } from '@/scripts/lib/project'
import { runCommand } from '@/scripts/lib/run-command'

const readyWithinMs = 120_000
const stopWithinMs = 25_000

export type BenchServer = {
  port: number
  /** Of the default site. */
  origin: string
  dataDir: string
  /** Process id of the server; its embedded PostgreSQL is a child of it. */
  pid: () => number
  /** Puts the demo into the empty database. */
  seed: () => Promise<void>
  start: () => Promise<StartTimes>
  stop: () => Promise<void>
  /** Also removes the data. */
  remove: () => Promise<void>
}

/** Milliseconds from the start of the process to the first answer 200. */
export type StartTimes = { healthMs: number; homeMs: number }

/**
 * The production server on a free port, with a data folder of its own; not yet started.
 *
 * @param settings environment variables, beside those of every measurement
 */
export async function createBenchServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bandstand-bench-'))
  return serverOn(dataDir, await freePort(), settings)
}

function serverOn(
  dataDir: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): BenchServer {
  const origin = `http://localhost:${port}`
  const env: Record<string, string> = {
    ...isolated,
    PORT: String(port),
    DATA_DIR: dataDir,
    ALLOW_TEST_PAYMENTS: 'yes-no-real-money',
    BENCH_PAGES: 'on',
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '0',
    ...settings,
  }
  let child: ChildProcess | undefined

  const stop = async () => {
    const stopping = child
    child = undefined
    if (!stopping || stopping.exitCode !== null) {
      return
    }
    const exited = new Promise<void>((resolve) => stopping.once('exit', () => resolve()))
    stopping.kill('SIGTERM')
    await Promise.race([exited, sleep(stopWithinMs).then(() => stopping.kill('SIGKILL'))])
  }
  const remove = async () => {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }

  return {
    port,
    origin,
    dataDir,
    pid: () => child?.pid ?? 0,
    seed: async () => {
      const exitCode = await runCommand({ command: ['node', 'scripts/run.mjs', 'seed-demo'], env })
      if (exitCode !== 0) {
        throw new Error('The demo could not be seeded; see above.')
      }
    },
    start: async () => {
      const startedAtMs = performance.now()
      child = spawn(process.execPath, [...nodeOptions(), 'scripts/run.mjs', 'start'], {
        cwd: projectDir,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      await untilOk(`${origin}/api/health`, child)
      const healthMs = performance.now() - startedAtMs
      await untilOk(`${origin}/`, child)
      return { healthMs, homeMs: performance.now() - startedAtMs }
    },
    stop,
    remove,
  }
}

/** With `BENCH_PROFILE` set to a folder, the server leaves a CPU profile there when it stops. */
function nodeOptions(): string[] {
  const dir = process.env.BENCH_PROFILE
  return dir ? ['--cpu-prof', `--cpu-prof-dir=${dir}`] : []
}

/** @throws {Error} when the process ends, or does not answer 200 within two minutes */
export async function untilOk(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + readyWithinMs
  while (!(await answersOk(url))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      throw new Error('The server to be measured did not get ready; see above.')
    }
    await sleep(20)
  }
}
