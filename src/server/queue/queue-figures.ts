import type { Pool } from 'pg'
import { deadLetterQueue } from '@/src/server/queue/boss'

export type QueueFigures = Record<
  'jobs' | 'mails' | 'dead_letters',
  { size: number; ageSeconds: number }
>

/** Several scrapers, and impatient ones, cost one question in this time. */
const freshMs = 10_000

/** All of it along indexes over what waits, which in a healthy instance is little. */
const statement = `
  select 'jobs' as queue, count(*)::int as size,
    coalesce(extract(epoch from now() - min(start_after)), 0)::float as "ageSeconds"
  from jobs.job where state < 'active' and start_after <= now() and name <> $1
  union all
  select 'dead_letters', count(*)::int, coalesce(extract(epoch from now() - min(created_on)), 0)::float
  from jobs.job where name = $1 and state < 'active'
  union all
  select 'mails', count(*)::int, coalesce(extract(epoch from now() - min(next_try_at)), 0)::float
  from mail_log where state = 'queued' and next_try_at <= now()`

type Row = { queue: keyof QueueFigures; size: number; ageSeconds: number }

/** What waits in the database, at most ten seconds old. */
export function createQueueFigures(
  pool: Pick<Pool, 'query'>,
  now: () => number = Date.now,
): () => Promise<QueueFigures> {
  let known: { figures: Promise<QueueFigures>; atMs: number } | undefined

  async function read(): Promise<QueueFigures> {
    const { rows } = await pool.query<Row>(statement, [deadLetterQueue])
    const figures = rows.map(({ queue, ...figure }) => [queue, figure] as const)
    return Object.fromEntries(figures) as QueueFigures
  }

  return () => {
    if (!known || now() - known.atMs >= freshMs) {
      known = { figures: read(), atMs: now() }
    }
    return known.figures
  }
}
