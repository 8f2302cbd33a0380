import type { Pool } from 'pg'
import { liveWorkers } from '@/src/server/queue/heartbeat'

export type QueueFigures = {
  /** That gave a sign lately, in any process. */
  workers: number
  /** What waits for somebody: jobs and mails that are due for a worker, failed jobs for a person. */
  queues: Record<'jobs' | 'mails' | 'failed_jobs', { size: number; ageSeconds: number }>
}

/** Several scrapers, and impatient ones, cost one question in this time. */
const freshMs = 10_000

/** All of it along indexes over what waits, which in a healthy instance is little. */
const jobsStatement = `
  select 'jobs' as queue, count(*)::int as size,
    coalesce(extract(epoch from now() - min(greatest(created_on, start_after))), 0)::float as "ageSeconds"
  from jobs.job where state < 'active' and start_after <= now()
  union all
  select 'failed_jobs', count(*)::int, coalesce(extract(epoch from now() - min(completed_on)), 0)::float
  from jobs.job where state = 'failed'`

const statement = `${jobsStatement}
  union all
  select 'mails', count(*)::int, coalesce(extract(epoch from now() - min(next_try_at)), 0)::float
  from mail_log where state = 'queued' and next_try_at <= now()`

type Row = { queue: keyof QueueFigures['queues']; size: number; ageSeconds: number }

/** What waits in the database, and who works on it. */
export async function readQueueFigures(pool: Pick<Pool, 'query'>): Promise<QueueFigures> {
  const [workers, queues] = await Promise.all([liveWorkers(pool), readQueues(pool, statement)])
  return { workers, queues: queues as QueueFigures['queues'] }
}

/** The same, at most ten seconds old. */
export const createQueueFigures = (pool: Pick<Pool, 'query'>) =>
  keepFresh(() => readQueueFigures(pool))

/** The jobs alone, at most ten seconds old. */
export const createJobFigures = (pool: Pick<Pool, 'query'>) =>
  keepFresh(() => readQueues(pool, jobsStatement))

async function readQueues(
  pool: Pick<Pool, 'query'>,
  asked: string,
): Promise<Partial<QueueFigures['queues']>> {
  const { rows } = await pool.query<Row>(asked)
  return Object.fromEntries(rows.map(({ queue, ...figure }) => [queue, figure]))
}

function keepFresh<Figures>(read: () => Promise<Figures>): () => Promise<Figures> {
  let known: { figures: Promise<Figures>; atMs: number } | undefined
  return () => {
    if (!known || Date.now() - known.atMs >= freshMs) {
      known = { figures: read(), atMs: Date.now() }
    }
    return known.figures
  }
}
