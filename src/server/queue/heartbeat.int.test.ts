import { randomUUID } from 'node:crypto'
import { createLocalReq, type PayloadRequest } from 'payload'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { logger } from '@/src/server/logger'
import { pageScheduleJob } from '@/src/server/pages/run-schedule'
import { enqueue } from '@/src/server/queue'
import { describeQueue, noteWorker, queueState } from '@/src/server/queue/heartbeat'
import { startWorker } from '@/src/server/queue/worker'
import { databaseUrl, setEnvironment } from '@/src/testing/environment'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const pool = new Pool({ connectionString: databaseUrl() })
let req: PayloadRequest

beforeAll(async () => {
  req = await createLocalReq({}, payload)
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await pool.end()
})

it('tells a process without a worker whether one lives elsewhere', async () => {
  setEnvironment({ WORKER: 'off' })
  const ready = async () => (await rest('GET', '/api/ready')).json
  // Its death takes no web process out of service.
  const alone = { status: 'ready', database: true, jobs: false, workers: 0, cache: 'own' }
  expect(await ready()).toEqual(alone)
  const worker = await startWorker(payload)
  await expect.poll(ready).toMatchObject({ status: 'ready', jobs: true, workers: 1 })
  await pool.query(`update workers set seen_at = now() - interval '1 minute'`)
  expect(await ready()).toMatchObject({ jobs: false, workers: 0 })
  await worker.stop()
  expect((await pool.query('select from workers')).rowCount).toBe(0)
})

it('says once that a worker has died', async () => {
  const errors = vi.spyOn(logger, 'error')
  await pool.query(
    `insert into workers (id, host, pid, seen_at) values ($1, 'other-machine', 7, now() - interval '1 minute')`,
    [randomUUID()],
  )
  for (const id of [randomUUID(), randomUUID()]) {
    await noteWorker(pool, id)
  }
  expect(errors.mock.calls).toEqual([[expect.objectContaining({ host: 'other-machine' })]])
  await pool.query('delete from workers')
})

it('runs each job once, with two workers on one queue', async () => {
  const runs: string[] = []
  vi.spyOn(pageScheduleJob, 'run').mockImplementation(async (_, { pageId }) => runs.push(pageId))
  const ids = Array.from({ length: 30 }, () => randomUUID())
  for (const pageId of ids) {
    await enqueue(req, pageScheduleJob, { pageId })
  }
  const workers = await Promise.all([startWorker(payload), startWorker(payload)])
  await expect
    .poll(async () => (await pool.query(`select from jobs.job where state < 'completed'`)).rowCount)
    .toBe(0)
  await Promise.all(workers.map((worker) => worker.stop()))
  expect(runs.toSorted()).toEqual(ids.toSorted())
})

it('counts what failed for good, and what waits', async () => {
  await pool.query('delete from jobs.job')
  await pool.query(
    `insert into jobs.job (name, data, state, start_after, created_on) values
       ('page-schedule', '{}', 'failed', now(), now()),
       ('dead-letter', '{}', 'created', now(), now()),
       ('page-schedule', '{}', 'created', now() - interval '90 s', now() - interval '1 hour'),
       ('page-schedule', '{}', 'created', now() + interval '1 hour', now())`,
  )
  expect(await queueState(pool)).toMatchObject({ failed: 1, waiting: 1 })
  expect(await describeQueue(pool)).toMatch(
    /^No worker runs .* Waiting: 1, the first for 9\d s\. Failed for good in the last 30 days: 1/,
  )
})
