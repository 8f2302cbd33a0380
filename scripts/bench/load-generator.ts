import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { type LoadJob, type LoadResult, loadResult } from '@/scripts/bench/load-job'

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

export function startLoadGenerator(): LoadGenerator {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
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
