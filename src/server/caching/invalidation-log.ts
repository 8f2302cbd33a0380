import { hostname } from 'node:os'
import type { Payload, PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { runSql } from '@/src/server/transaction'

/**
 * Rows older than this are removed. Who has not read for half as long has to forget everything, and nothing that is
 * shared is kept for longer.
 */
const keptMs = 12 * 3_600_000
export const longestGapMs = keptMs / 2

/** This process, also in the other copy of this module that Next's bundle loads. */
const thisProcess = `${hostname()}:${process.pid}:${Math.round(performance.timeOrigin)}`

type Writer = { payload: Payload; transactionID?: PayloadRequest['transactionID'] }

type Entry = {
  tags: readonly string[]
  /** The caches of this process are told after the commit, by this process itself. */
  isToldHere: boolean
}

/**
 * Tells the caches of all processes, as part of the transaction of `req`: who reads the log learns of it with the
 * commit, and never when there is none.
 */
export async function logInvalidation(req: Writer, { tags, isToldHere }: Entry): Promise<void> {
  await runSql(req as PayloadRequest)`
    insert into cache_invalidations (told_by, tags)
    values (${isToldHere ? thisProcess : null}, array(
      select jsonb_array_elements_text(${JSON.stringify(tags)}::jsonb)))`
}

export type LogReading = {
  /** Where the next reading goes on; text of PostgreSQL's type `pg_snapshot`. */
  snapshot: string
  /** Tags of what was committed since the former reading, each with the last transaction that cleared it. */
  cleared: Readonly<Record<string, string>>
  /** It is another database than before, e.g. one that was restored. */
  isReplaced: boolean
}

/** A snapshot that sees nothing: all that the log holds was committed since. */
export const beforeAll = '1:1:'

/**
 * Reads what was committed since a former reading. Asking for what its snapshot did not see misses nothing, in
 * whatever order transactions began and ended.
 *
 * @param since snapshot of the former reading; null for none, which answers no tags
 * @param exceptBy leaves out what this process was told by itself
 */
export async function readLog(
  pool: Pool,
  since: string | null,
  exceptBy: string | null = null,
): Promise<LogReading> {
  const { rows } = await pool.query<LogReading>(
    `select pg_current_snapshot()::text as snapshot,
      coalesce(pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmin($1::pg_snapshot), false)
        as "isReplaced",
      (select coalesce(jsonb_object_agg(tag, newest), '{}') from (
        select tag, max(xid::text::bigint)::text as newest
        from cache_invalidations, unnest(tags) as tag
        where xid >= pg_snapshot_xmin($1::pg_snapshot)
          and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
          and ($2::text is null or told_by is distinct from $2)
        group by tag
      ) as found) as cleared`,
    [since, exceptBy],
  )
  const [reading] = rows
  if (!reading) {
    throw new Error('The log of invalidations answered nothing')
  }
  return reading
}

/** What other processes have changed since a former reading. */
export function readInvalidations(pool: Pool, since: string | null): Promise<LogReading> {
  return readLog(pool, since, thisProcess)
}

export async function pruneInvalidations(pool: Pool): Promise<void> {
  await pool.query(
    'delete from cache_invalidations where logged_at < now() - make_interval(secs => $1)',
    [keptMs / 1000],
  )
}
