import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import type PgBoss from 'pg-boss'
import { logger } from '@/src/server/logger'
import { startMailLoop } from '@/src/server/mail/mail-loop'
import { metrics } from '@/src/server/observability/metrics'
import { inJobScope } from '@/src/server/observability/request-scope'
import { createBoss } from '@/src/server/queue/boss'
import { type Job, jobsOf } from '@/src/server/queue/define-job'
import { forgetWorker, noteWorker } from '@/src/server/queue/heartbeat'
import { startPeriodicTasks } from '@/src/server/queue/periodic-tasks'
import { createRoundLock } from '@/src/server/queue/round-lock'
import { createPool, smallPools } from '@/src/server/runtime/connect-to-database'

const pollMs = 1000
const afterErrorMs = 2000
const maintainEveryMs = 15_000
const beatEveryMs = 5000
const maxAtOnce = 4
/** As long as requests are given, and at the same time: the process has 25 s for all that it has to end. */
const stopWithinMs = 10_000

/**
 * Runs the jobs of the queue and sends mails until it is stopped. An outage of the database only pauses it. To stop
 * is to finish what is under way; a job that takes longer, or whose process dies, is tried again after its timeout.
 */
export async function startWorker(
  payload: Payload,
  options: { stopWithinMs?: number } = {},
): Promise<{ stop: () => Promise<void> }> {
  const pool = createPool({ name: 'bandstand-worker', max: smallPools.worker })
  const boss = createBoss((text, values) => pool.query(text, values))
  const jobs = new Map(jobsOf(payload.config).map((job) => [job.name, job]))
  const running = new Map<Promise<void>, string>()
  const stopping = new AbortController()
  /** Nothing is waited for any more: the database may be gone. */
  const ended = new AbortController()
  let lastMaintained = 0
  let lastBeat = 0
  const id = randomUUID()

  async function turn(): Promise<void> {
    if (Date.now() - lastMaintained > maintainEveryMs) {
      await boss.maintain()
      lastMaintained = Date.now()
    }
    const due = await pool.query<{ name: string }>(
      `select distinct name from jobs.job where state < 'active' and start_after < now()`,
    )
    if (Date.now() - lastBeat > beatEveryMs) {
      await noteWorker(pool, id)
      lastBeat = Date.now()
    }
    for (const { name } of due.rows) {
      await takeAll(name)
    }
  }

  async function takeAll(name: string): Promise<void> {
    const job = jobs.get(name)
    while (job && running.size < maxAtOnce && !stopping.signal.aborted) {
      const [taken] = await boss.fetch<unknown>(name, { includeMetadata: true })
      if (!taken) {
        return
      }
      const run = inJobScope({ route: `job:${name}`, id: taken.id }, () =>
        runJob({ boss, payload, job, taken, ended: ended.signal }),
      )
      running.set(run, name)
      run.finally(() => running.delete(run))
    }
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      const waitMs = await turn().then(
        () => pollMs,
        (error: unknown) => {
          logger.warn({ msg: 'The job queue cannot be read, trying again', err: error })
          return afterErrorMs
        },
      )
      await sleep(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  const looping = loop()
  const rounds = createRoundLock()
  const periodic = startPeriodicTasks(payload, rounds)
  const mails = startMailLoop(payload)

  return {
    stop: async () => {
      stopping.abort()
      const finished = Promise.all([
        looping.then(() => Promise.all(running.keys())),
        mails.stop(),
        periodic.stop(),
      ]).then(() => true)
      const late = sleep(options.stopWithinMs ?? stopWithinMs, false, { ref: false })
      if (!(await Promise.race([finished, late]))) {
        const names = [...running.values()]
        logger.warn({ msg: 'Work is left under way, and will be done again', jobs: names })
      }
      ended.abort()
      await rounds.stop().catch(() => undefined)
      await forgetWorker(pool, id).catch(() => undefined)
      await pool.end()
    },
  }
}

type Run = {
  boss: PgBoss
  payload: Payload
  job: Job
  taken: PgBoss.JobWithMetadata<unknown>
  ended: AbortSignal
}

/** Never rejects: what cannot be noted now is found by the timeout of the job. */
async function runJob({ boss, payload, job, taken, ended }: Run): Promise<void> {
  const { id, name, data } = taken
  try {
    await within(job.timeoutSeconds, job.run(payload, job.data.parse(data)))
    await boss.complete(name, id)
    metrics()?.jobs.inc({ outcome: 'done' })
  } catch (error) {
    if (ended.aborted) {
      return
    }
    metrics()?.jobs.inc({ outcome: 'failed' })
    const triesLeft = taken.retryLimit - taken.retryCount
    const msg = triesLeft > 0 ? 'Job failed, trying again' : 'Job failed for good'
    logger.error({ msg, job: name, id, triesLeft, err: error })
    const reason = { message: error instanceof Error ? error.message : String(error) }
    await boss.fail(name, id, reason).catch((err: unknown) => {
      logger.error({ msg: 'Job failure could not be noted', job: name, id, err })
    })
  }
}

async function within(seconds: number, work: Promise<unknown>): Promise<void> {
  const done = new AbortController()
  const expired = sleep(seconds * 1000, undefined, { signal: done.signal }).then(() => {
    throw new Error(`The job took longer than ${seconds} s`)
  })
  try {
    await Promise.race([work, expired])
  } finally {
    done.abort()
    expired.catch(() => undefined)
  }
}
