import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import type PgBoss from 'pg-boss'
import { logger } from '@/src/server/logger'
import { startMailLoop } from '@/src/server/mail/mail-loop'
import { createBoss } from '@/src/server/queue/boss'
import type { Job } from '@/src/server/queue/define-job'
import { jobs } from '@/src/server/queue/jobs'
import { startPeriodicTasks } from '@/src/server/queue/periodic-tasks'
import { registerWorker } from '@/src/server/queue/worker-state'
import { createPool } from '@/src/server/runtime/database-pool'

const pollMs = 1000
const afterErrorMs = 2000
const maintainEveryMs = 15_000
const maxAtOnce = 4
const stopTimeoutMs = 5000

const jobsByName: Readonly<Record<string, Job | undefined>> = jobs

/**
 * Runs the jobs of the queue and sends mails until it is stopped. An outage of the database only pauses it. A job
 * whose process dies is tried again after its timeout.
 */
export async function startWorker(payload: Payload): Promise<{ stop: () => Promise<void> }> {
  const pool = createPool({ name: 'bandstand-worker', max: 3 })
  const boss = createBoss((text, values) => pool.query(text, values))
  const state = registerWorker()
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  let lastMaintained = 0

  async function turn(): Promise<void> {
    if (Date.now() - lastMaintained > maintainEveryMs) {
      await boss.maintain()
      lastMaintained = Date.now()
    }
    const due = await pool.query<{ name: string }>(
      `select distinct name from jobs.job where state < 'active' and start_after < now()`,
    )
    state.lastSeenMs = Date.now()
    for (const { name } of due.rows) {
      await takeAll(name)
    }
  }

  async function takeAll(name: string): Promise<void> {
    const job = jobsByName[name]
    while (job && running.size < maxAtOnce && !stopping.signal.aborted) {
      const [taken] = await boss.fetch<unknown>(name)
      if (!taken) {
        return
      }
      const run = runJob({ boss, payload, job, taken })
      running.add(run)
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
  const periodic = startPeriodicTasks(payload)
  const mails = startMailLoop(payload)

  return {
    stop: async () => {
      stopping.abort()
      periodic.stop()
      const finished = Promise.all([looping.then(() => Promise.all(running)), mails.stop()])
      await Promise.race([finished, sleep(stopTimeoutMs, undefined, { ref: false })])
      await pool.end()
    },
  }
}

type Run = { boss: PgBoss; payload: Payload; job: Job; taken: PgBoss.Job<unknown> }

/** Never rejects: what cannot be noted now is found by the timeout of the job. */
async function runJob({ boss, payload, job, taken: { id, name, data } }: Run): Promise<void> {
  try {
    await within(job.timeoutSeconds, job.run({ payload, data: job.data.parse(data) }))
    await boss.complete(name, id)
  } catch (error) {
    logger.error({ msg: 'Job failed', job: name, id, err: error })
    const reason = { message: error instanceof Error ? error.message : String(error) }
    await boss.fail(name, id, reason).catch((err: unknown) => {
      logger.error({ msg: 'Job failure could not be noted', job: name, id, err })
    })
  }
}

async function within(seconds: number, work: Promise<void>): Promise<void> {
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
