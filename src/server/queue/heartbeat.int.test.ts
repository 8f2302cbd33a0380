import { randomUUID } from 'node:crypto'
import { createLocalReq, type PayloadRequest } from 'payload'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { logger } from '@/src/server/logger'
import { measureGauge, metricsState } from '@/src/server/observability/metrics'
import { pageScheduleJob } from '@/src/server/pages/run-schedule'
import { enqueue } from '@/src/server/queue'
import { listFailedJobs } from '@/src/server/queue/failed-jobs'
import { noteWorker } from '@/src/server/queue/heartbeat'
import { readQueueFigures } from '@/src/server/queue/queue-figures'
import { startWorker } from '@/src/server/queue/worker'
import { watchState } from '@/src/server/runtime/watch-state'
import { databaseUrl, setEnvironment } from '@/src/testing/environment'
import { createPlatformAdmin, createTenant } from '@/src/testing/factories'
import { plansOf, statementsOf } from '@/src/testing/query-plans'
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
  await pool.query(
    `insert into jobs.job (name, data, state, start_after) values
       ('page-schedule', '{}', 'failed', now()), ('page-schedule', '{}', 'created', now() - interval '1 s')`,
  )
  const ready = async () => (await rest('GET', '/api/ready')).json
  // Its death takes no web process out of service.
  const alone = { status: 'ready', database: true, jobs: false, workers: 0, cache: 'own' }
  // Neither does what failed or waits.
  expect(await ready()).toMatchObject({ ...alone, jobsWaiting: 1, jobsFailed: 1 })
  const worker = await startWorker(payload)
  await expect.poll(ready).toMatchObject({ status: 'ready', jobs: true, workers: 1 })
  setEnvironment({ WORKER: 'on' })
  expect(await ready()).toMatchObject({ status: 'ready', jobs: true })
  // Others do not make up for the worker that this process should run.
  await pool.query('update workers set pid = -1')
  expect(await ready()).toMatchObject({ jobs: false })
  setEnvironment({ WORKER: 'off' })
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

it('says in a web process that no worker lives, and that one does again', async () => {
  const [errors, warnings] = [vi.spyOn(logger, 'error'), vi.spyOn(logger, 'warn')]
  const looks = vi.spyOn(pool, 'query')
  // One that is restarted is missed at one look.
  looks.mockImplementationOnce(async () => ({ rows: [{ all: 0 }] }) as never)
  looks.mockImplementationOnce(async () => ({ rows: [{ all: 1 }] }) as never)
  const endWatch = watchState(pool, { everyMs: 20 })
  await expect.poll(() => looks.mock.results.length).toBeGreaterThanOrEqual(3)
  expect(errors).not.toHaveBeenCalled()
  await expect.poll(() => errors.mock.calls.length).toBe(1)
  expect(errors).toHaveBeenCalledWith({ msg: 'No worker lives: jobs and mails wait' })
  await noteWorker(pool, randomUUID())
  await expect.poll(() => warnings.mock.calls.length).toBe(1)
  endWatch()
  await pool.query('delete from workers')
  expect(errors).toHaveBeenCalledOnce()
})

it('is ready without the cache that all share, and says so', async () => {
  setEnvironment({ WORKER: 'off' })
  measureGauge('bandstand_shared_cache_away', () => 1)
  expect((await rest('GET', '/api/ready')).json).toMatchObject({ status: 'ready', cache: 'away' })
  metricsState().gauges.delete('bandstand_shared_cache_away')
})

it('is ready while the jobs cannot be counted', async () => {
  setEnvironment({ WORKER: 'off' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  const client = await pool.connect()
  await client.query('begin; lock table jobs.job')
  const begunAtMs = performance.now()
  const told = (await rest('GET', '/api/ready')).json
  const tookMs = performance.now() - begunAtMs
  await client.query('rollback')
  client.release()
  vi.useRealTimers()
  expect(told).toMatchObject({ status: 'ready', jobsWaiting: null, jobsFailed: null })
  expect(tookMs).toBeLessThan(5000)
})

it('counts what failed for good, and what waits', async () => {
  await pool.query('delete from jobs.job')
  await pool.query(
    `insert into jobs.job (name, data, state, start_after, created_on, completed_on) values
       ('page-schedule', '{}', 'failed', now(), now(), now() - interval '50 s'),
       ('page-schedule', '{}', 'created', now() - interval '90 s', now() - interval '1 hour', null),
       ('page-schedule', '{}', 'created', now() + interval '1 hour', now(), null)`,
  )
  const about = (seconds: number) => expect.closeTo(seconds, -1)
  expect(await readQueueFigures(pool)).toEqual({
    workers: 0,
    queues: {
      jobs: { size: 1, ageSeconds: about(90) },
      mails: { size: 0, ageSeconds: 0 },
      failed_jobs: { size: 1, ageSeconds: about(50) },
    },
  })
})

it('finds what failed and what waits by indexes, however much is done', async () => {
  const plans = await plansOf(await statementsOf(() => readQueueFigures(pool)))
  const steps = plans.map(({ plan }) => JSON.stringify(plan))
  expect(steps.join()).toContain('Index')
  expect(steps.join()).not.toMatch(/"Seq Scan"[^{}]*"job/)
})

it('lets the platform’s admin alone run failed jobs again', async () => {
  const { owner, visitor } = await createTenant(payload, 'Luna')
  const admin = await createPlatformAdmin(payload)
  await pool.query(
    `insert into jobs.job (name, data, state, completed_on) values ('page-schedule', '{}', 'failed', now())`,
  )
  const [job] = await listFailedJobs(pool, 1)
  const again = (token: string | undefined, body: object) =>
    rest('POST', '/api/failed-jobs/again', { token, body })
  for (const [token, status] of [
    [undefined, 401],
    [visitor.token, 401],
    [owner.token, 403],
  ] as const) {
    expect((await again(token, {})).status).toBe(status)
  }
  expect((await again(admin.token, { id: randomUUID() })).status).toBe(404)
  expect((await again(admin.token, { id: job?.id })).json).toEqual({ queued: 1 })
  expect((await again(admin.token, { id: job?.id })).status).toBe(404)
  const { length } = await listFailedJobs(pool, 100)
  expect(length).toBe(1)
  expect((await again(admin.token, {})).json).toEqual({ queued: length })
  expect(await listFailedJobs(pool, 100)).toEqual([])
})
