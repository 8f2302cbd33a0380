import { hostname } from 'node:os'
import type { Pool } from 'pg'
import { logger } from '@/src/server/logger'

/** Without a sign for so long a worker counts as dead. */
const silentSeconds = 30

type Queryable = Pick<Pool, 'query'>

/** Tells all processes that the worker in this one lives, and the log which ones died. */
export async function noteWorker(pool: Queryable, id: string): Promise<void> {
  const { rows } = await pool.query<{ host: string; pid: number; seenAt: Date }>(
    `with alive as (
       insert into workers (id, host, pid) values ($1, $2, $3)
       on conflict (id) do update set seen_at = now())
     delete from workers where id <> $1 and seen_at < now() - make_interval(secs => $4)
     returning host, pid, seen_at as "seenAt"`,
    [id, hostname(), process.pid, silentSeconds],
  )
  for (const { host, pid, seenAt } of rows) {
    logger.error({
      msg: 'A worker has died: what it had under way is done again after its timeout',
      host,
      workerPid: pid,
      seenAt,
    })
  }
}

/** A worker that was told to end is not missed. */
export async function forgetWorker(pool: Queryable, id: string): Promise<void> {
  await pool.query('delete from workers where id = $1', [id])
}

/** How many workers gave a sign lately, in any process. */
export async function liveWorkers(pool: Queryable): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from workers where seen_at > now() - make_interval(secs => $1)',
    [silentSeconds],
  )
  return rows[0]?.count ?? 0
}

export type QueueState = {
  /** Workers that gave a sign lately, in any process. */
  workers: number
  /** Jobs that are due and wait for a worker. */
  waiting: number
  /** How long the first of them has waited, in seconds. */
  waitedSeconds: number
  /** Jobs that failed for good in the last 30 days. */
  failed: number
}

/** How the workers of all processes are doing, for the admin. */
export async function queueState(pool: Queryable): Promise<QueueState> {
  const { rows } = await pool.query<Omit<QueueState, 'workers'>>(
    `select
       count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
       coalesce(extract(epoch from now() - min(greatest(created_on, start_after))
         filter (where state < 'active' and start_after <= now())), 0)::int as "waitedSeconds",
       count(*) filter (where state = 'failed')::int as failed
     from jobs.job where name <> 'dead-letter'`,
  )
  const [jobs = { waiting: 0, waitedSeconds: 0, failed: 0 }] = rows
  return { workers: await liveWorkers(pool), ...jobs }
}

/** In a line, for who runs the platform. */
export async function describeQueue(pool: Queryable): Promise<string> {
  const { workers, waiting, waitedSeconds, failed } = await queueState(pool)
  return [
    workers === 0
      ? 'No worker runs background jobs: mails, downloads and refunds wait.'
      : `Workers of background jobs: ${workers}.`,
    waiting > 0 && `Waiting: ${waiting}, the first for ${waitedSeconds} s.`,
    failed > 0 && `Failed for good in the last 30 days: ${failed}, see the log.`,
  ]
    .filter(Boolean)
    .join(' ')
}
