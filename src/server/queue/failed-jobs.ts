import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

export type FailedJob = { id: string; name: string; failedAt: Date; reason: string | null }

const listed = 50

const poolOf = (payload: Pick<Payload, 'db'>) => (payload.db as unknown as PostgresAdapter).pool

/** Those that failed for good, the newest first. What they hold stays unread: it may name people. */
export async function failedJobs(payload: Pick<Payload, 'db'>): Promise<FailedJob[]> {
  const { rows } = await poolOf(payload).query<FailedJob>(
    `select id, name, completed_on as "failedAt",
       coalesce(output ->> 'message', output -> 'value' ->> 'message') as reason
     from jobs.job where state = 'failed' and name <> 'dead-letter'
     order by completed_on desc limit $1`,
    [listed],
  )
  return rows
}

/** Gives a job that failed for good one more try, now. False when there is none such any more. */
export async function sendAgain(payload: Pick<Payload, 'db'>, id: string): Promise<boolean> {
  const { rowCount } = await poolOf(payload).query(
    `update jobs.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(),
       completed_on = null, keep_until = greatest(keep_until, now() + interval '1 day')
     where id = $1 and state = 'failed' and name <> 'dead-letter'`,
    [id],
  )
  return rowCount === 1
}
