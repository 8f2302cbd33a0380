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
  return (await countWorkers(pool)).all
}

/** The same, and how many of them are in this process, or on this machine. */
export async function countWorkers(
  pool: Queryable,
): Promise<{ all: number; inProcess: number; onHost: number }> {
  const { rows } = await pool.query<{ all: number; inProcess: number; onHost: number }>(
    `select count(*)::int as "all", count(*) filter (where host = $2)::int as "onHost",
       count(*) filter (where host = $2 and pid = $3)::int as "inProcess"
     from workers where seen_at > now() - make_interval(secs => $1)`,
    [silentSeconds, hostname(), process.pid],
  )
  return rows[0] ?? { all: 0, inProcess: 0, onHost: 0 }
}
