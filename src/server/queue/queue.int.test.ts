import { randomUUID } from 'node:crypto'
import { setImmediate as nextTick } from 'node:timers/promises'
import { createLocalReq, type PayloadRequest } from 'payload'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logger } from '@/src/server/logger'
import { pageScheduleJob } from '@/src/server/pages/run-schedule'
import { enqueue } from '@/src/server/queue'
import { jobsOf } from '@/src/server/queue/define-job'
import { listFailedJobs, runFailedJobsAgain } from '@/src/server/queue/failed-jobs'
import { prepareQueue } from '@/src/server/queue/prepare-queue'
import { startWorker } from '@/src/server/queue/worker'
import { withTx } from '@/src/server/transaction'
import { databaseUrl } from '@/src/testing/environment'
import { payload } from '@/src/testing/test-payload'

let req: PayloadRequest

const pool = new Pool({ connectionString: databaseUrl() })
pool.on('error', () => undefined)
afterAll(async () => {
  await pool.end()
})
beforeEach(async () => {
  await pool.query('delete from jobs.job')
  req = await createLocalReq({}, payload)
})

type JobRow = { state: string; name: string; data: { pageId: string }; retry_count: number }

async function storedJobs(): Promise<JobRow[]> {
  return (await pool.query<JobRow>('select state, name, data, retry_count from jobs.job')).rows
}

/** A page that is gone: the job finds nothing to do and succeeds. */
const noPage = () => ({ pageId: randomUUID() })

async function untilJob(is: (job: JobRow | undefined) => boolean): Promise<JobRow | undefined> {
  let job: JobRow | undefined
  const look = async () => {
    job = (await storedJobs())[0]
    return job
  }
  await expect.poll(look).toSatisfy(is)
  return job
}

it('stores a job with the transaction that causes it', async () => {
  await withTx(req, async () => {
    await enqueue(req, pageScheduleJob, noPage())
    expect(await storedJobs()).toEqual([])
  })
  expect(await storedJobs()).toHaveLength(1)
})

it('stores no job when the transaction fails', async () => {
  const failing = withTx(req, async () => {
    await enqueue(req, pageScheduleJob, noPage())
    throw new Error('no order after all')
  })
  await expect(failing).rejects.toThrow('no order after all')
  expect(await storedJobs()).toEqual([])
})

it('stores one job for one fact, also when many tell it at the same time', async () => {
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      const own = await createLocalReq({}, payload)
      await withTx(own, () => enqueue(own, pageScheduleJob, noPage(), { dedupeKey: 'order:1' }))
    }),
  )
  await enqueue(req, pageScheduleJob, noPage(), { dedupeKey: 'order:2' })
  expect(await storedJobs()).toHaveLength(2)
})

it('creates the queues once, in several processes that start together', async () => {
  await pool.query('drop schema jobs cascade')
  await Promise.all(Array.from({ length: 4 }, () => prepareQueue(payload)))
  const { rowCount } = await pool.query('select 1 from jobs.queue')
  expect(rowCount).toBe(jobsOf(payload.config).length)
})

it('waits for nobody who enqueues, unless the index of failed jobs is missing, and then not for long', async () => {
  const index = async () =>
    (await pool.query(`select to_regclass('jobs.job_failed_idx') as name`)).rows[0].name
  const warnings = vi.spyOn(logger, 'warn')
  await withTx(req, async () => {
    await enqueue(req, pageScheduleJob, noPage())
    await prepareQueue(payload)
    expect(warnings).not.toHaveBeenCalled()
  })
  await pool.query('drop index jobs.job_failed_idx')
  await withTx(req, async () => {
    await enqueue(req, pageScheduleJob, noPage())
    await prepareQueue(payload)
  })
  expect(warnings).toHaveBeenCalledWith({ msg: expect.stringContaining('at the next start') })
  expect(await index()).toBeNull()
  await prepareQueue(payload)
  expect(await index()).toBe('jobs.job_failed_idx')
})

it('says when the database was never prepared', async () => {
  await pool.query(`update jobs.queue set name = 'elsewhere' where name = 'page-schedule'`)
  await expect(enqueue(req, pageScheduleJob, noPage())).rejects.toThrow('not been migrated')
  await pool.query(`update jobs.queue set name = 'page-schedule' where name = 'elsewhere'`)
})

it('runs a waiting job', async () => {
  await enqueue(req, pageScheduleJob, noPage())
  const worker = await startWorker(payload)
  const job = await untilJob((candidate) => candidate?.state === 'completed')
  expect(job?.name).toBe('page-schedule')
  await worker.stop()
})

it('tries a failed job again later', async () => {
  await pool.query(
    `insert into jobs.job (name, data, retry_limit, retry_delay) values ('page-schedule', '{"pageId":"no id"}', 5, 600)`,
  )
  const worker = await startWorker(payload)
  const job = await untilJob((candidate) => candidate?.state === 'retry')
  expect(job?.data).toEqual({ pageId: 'no id' })
  await worker.stop()
})

it('keeps a job that failed for good where somebody can find it, and says so in the log', async () => {
  const errors = vi.spyOn(logger, 'error')
  await pool.query(
    `insert into jobs.job (name, data, retry_limit) values ('page-schedule', '{"pageId":"no id"}', 0)`,
  )
  const worker = await startWorker(payload)
  await untilJob((candidate) => candidate?.state === 'failed')
  await worker.stop()
  expect(errors.mock.calls).toEqual([
    [expect.objectContaining({ msg: 'Job failed for good', job: 'page-schedule' })],
  ])
  errors.mockRestore()
  expect(await listFailedJobs(pool, 10)).toMatchObject([
    {
      name: 'page-schedule',
      data: '{"pageId": "no id"}',
      error: expect.stringContaining('Invalid GUID'),
    },
  ])
})

it('runs jobs again that failed, however long ago, with all their tries', async () => {
  await pool.query(
    `insert into jobs.job (name, data, state, retry_limit, retry_count, created_on, completed_on, keep_until, output)
     select 'page-schedule', $1, 'failed', 3, 3, now() - interval '20 days', now() - interval '20 days',
       now() - interval '6 days', '{"value": {"message": "took too long"}}' from generate_series(1, 2)`,
    [noPage()],
  )
  const [one] = await listFailedJobs(pool, 10)
  expect(one?.error).toBe('took too long')
  expect(await runFailedJobsAgain(pool, randomUUID())).toBe(0)
  expect(await runFailedJobsAgain(pool, one?.id)).toBe(1)
  expect(await storedJobs()).toEqual(
    expect.arrayContaining([expect.objectContaining({ state: 'retry', retry_count: 0 })]),
  )
  expect(await runFailedJobsAgain(pool)).toBe(1)
  const worker = await startWorker(payload)
  await expect
    .poll(async () => (await storedJobs()).map(({ state }) => state))
    .toEqual(['completed', 'completed'])
  await worker.stop()
})

it('tries a job again whose process has died', async () => {
  await pool.query(
    `insert into jobs.job (name, data, state, started_on, expire_in, retry_limit)
     values ('page-schedule', $1, 'active', now() - interval '5 minutes', interval '60 seconds', 5)`,
    [noPage()],
  )
  const worker = await startWorker(payload)
  await untilJob((candidate) => candidate?.state === 'completed')
  await worker.stop()
})

describe('stopping', () => {
  afterEach(() => vi.restoreAllMocks())

  /** Stops the worker while it is at a job, and does something once it has been told to. */
  async function stopDuring(job: Promise<void>, options = {}, onceTold = () => {}) {
    let isBegun = false
    vi.spyOn(pageScheduleJob, 'run').mockImplementation(() => {
      isBegun = true
      return job
    })
    const errors = vi.spyOn(logger, 'error')
    await enqueue(req, pageScheduleJob, noPage())
    const worker = await startWorker(payload, options)
    await expect.poll(() => isBegun).toBe(true)
    const stopped = worker.stop()
    onceTold()
    await stopped
    return errors
  }

  it('waits for the job under way', async () => {
    let finish = () => {}
    const job = new Promise<void>((resolve) => {
      finish = resolve
    })
    const errors = await stopDuring(job, {}, finish)
    expect(await storedJobs()).toMatchObject([{ state: 'completed' }])
    expect(errors).not.toHaveBeenCalled()
  })

  it('leaves one that takes too long to be tried again, without calling it a failure', async () => {
    const warnings = vi.spyOn(logger, 'warn')
    let cut = (_why: Error) => {}
    const endless = new Promise<void>((_, reject) => {
      cut = reject
    })
    const errors = await stopDuring(endless, { stopWithinMs: 100 })
    cut(new Error('the database is gone'))
    await nextTick()
    expect(warnings).toHaveBeenCalledWith(expect.objectContaining({ jobs: ['page-schedule'] }))
    expect(errors).not.toHaveBeenCalled()
    expect(await storedJobs()).toMatchObject([{ state: 'active' }])
  })
})

it('goes on after the database has dropped all its connections', async () => {
  const worker = await startWorker(payload)
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'bandstand-worker'`,
  )
  await enqueue(req, pageScheduleJob, noPage())
  await untilJob((candidate) => candidate?.state === 'completed')
  await worker.stop()
})
