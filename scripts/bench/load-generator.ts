import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { type LoadJob, type LoadResult, loadResult } from '@/scripts/bench/load-job'
import { onLastCore } from '@/scripts/bench/on-core'

const connections = 16
const script = path.join(import.meta.dirname, 'load-process.ts')

type Job = Omit<LoadJob, 'connections'>

export type LoadGenerator = {
  /**
   * Keeps 16 connections busy, with `Accept-Encoding: gzip`.
   *
   * @throws {Error} when anything but 2xx is answered: a fast error is no figure
   */
  run: (job: Job) => Promise<LoadResult>
  /** The same where failures are what is counted. */
  count: (job: Job) => Promise<LoadResult>
  stop: () => void
}

/** @param isPinned whether it stays on one core, see {@link onLastCore} */
export function startLoadGenerator({ isPinned = false } = {}): LoadGenerator {
  const own = [process.execPath, '--import', 'tsx', script] as const
  const [command, ...args] = isPinned ? onLastCore(own) : own
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const count = async (job: Job) => {
    child.send({ ...job, connections })
    return loadResult.parse(await answerOf(child))
  }
  return {
    count,
    run: async (job) => {
      const result = await count(job)
      if (result.failures > 0) {
        const [first] = job.places
        throw new Error(
          `${result.failures} requests like ${first?.path} were not answered with 2xx: ${JSON.stringify(result.statuses)}.`,
        )
      }
      return result
    },
    stop: () => child.kill(),
  }
}

function answerOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The load process ended; see above.'))
    child.once('exit', fail)
    child.once('message', (message) => {
      child.off('exit', fail)
      resolve(message)
    })
  })
}
