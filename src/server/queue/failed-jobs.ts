import type { Pool } from 'pg'

/** A job that was tried as often as its kind allows. */
export type FailedJob = {
  id: string
  name: string
  /** What it was to work on, as JSON. */
  data: string
  failedAt: Date
  error: string
}

type Queryable = Pick<Pool, 'query'>

/** Those that failed last, for people who run the platform: what went wrong may name anything. */
export async function listFailedJobs(pool: Queryable, atMost: number): Promise<FailedJob[]> {
  const { rows } = await pool.query<FailedJob>(
    // What ran out of time is noted one level deeper.
    `select id, name, data::text as data, completed_on as "failedAt",
       coalesce(output ->> 'message', output -> 'value' ->> 'message', '') as error
     from jobs.job where state = 'failed' order by completed_on desc, id limit $1`,
    [atMost],
  )
  return rows
}

/**
 * Gives failed jobs all their tries again, at once. The library's own call grants one, and the next round of its
 * maintenance puts a job away that failed more than a day ago.
 *
 * @param id of one job; all without it
 * @returns how many there were
 */
export async function runFailedJobsAgain(pool: Queryable, id?: string): Promise<number> {
  const { rowCount } = await pool.query(
    `update jobs.job set state = 'retry', retry_count = 0, start_after = now(), completed_on = null,
       keep_until = now() + (keep_until - created_on)
     where state = 'failed' and ($1::uuid is null or id = $1)`,
    [id ?? null],
  )
  return rowCount ?? 0
}
