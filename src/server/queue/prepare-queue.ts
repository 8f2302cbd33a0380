import type { Payload } from 'payload'
import type { ClientBase } from 'pg'
import { withSessionLock } from '@/src/server/database/session-lock'
import { logger } from '@/src/server/logger'
import { createBoss } from '@/src/server/queue/boss'
import { type Job, jobsOf } from '@/src/server/queue/define-job'
import { connectToDatabase } from '@/src/server/runtime/connect-to-database'

const lockTimeout = '3s'

/**
 * Creates the schema `jobs` and one queue per kind of job. Safe to repeat and to run at the same time: pg-boss creates
 * its tables and queues without a lock, and two at once deadlock.
 */
export async function prepareQueue({ config }: Pick<Payload, 'config'>): Promise<void> {
  const client = await connectToDatabase({ waitMs: 0 })
  try {
    await withSessionLock(client, 'queues', () => createQueues(client, jobsOf(config)))
  } finally {
    // A transaction of pg-boss may be open after an error: it ends with the connection.
    await client.end()
  }
}

async function createQueues(client: ClientBase, jobs: readonly Job[]): Promise<void> {
  const boss = createBoss((text, values) => client.query(text, values))
  boss.on('error', () => undefined)
  await boss.start()
  for (const { name, ...job } of jobs) {
    const options = {
      name,
      retryLimit: job.retries,
      retryDelay: job.retryDelaySeconds,
      retryBackoff: true,
      retentionMinutes: job.keepDays * 24 * 60,
      expireInSeconds: job.timeoutSeconds,
    }
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
  await indexFailed(client)
  await boss.stop({ graceful: false, close: false })
}

/**
 * What is done stays for a day among what failed, which metrics count and people look at. To create an index, even one
 * that exists, waits for all transactions that have enqueued, and those that enqueue later wait for it.
 */
async function indexFailed(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('jobs.job_failed_idx') is not null as "isThere"`,
  )
  if (rows[0]?.isThere) {
    return
  }
  try {
    await client.query(
      `set local lock_timeout = '${lockTimeout}';
       create index if not exists job_failed_idx on jobs.job (completed_on) where state = 'failed'`,
    )
  } catch (error) {
    if ((error as { code?: unknown }).code !== '55P03') {
      throw error
    }
    logger.warn({ msg: 'Failed jobs get their index at the next start: their table is in use' })
  }
}
