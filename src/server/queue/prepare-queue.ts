import type { Payload } from 'payload'
import type { ClientBase } from 'pg'
import { withSessionLock } from '@/src/server/database/session-lock'
import { createBoss } from '@/src/server/queue/boss'
import { type Job, jobsOf } from '@/src/server/queue/define-job'
import { connectToDatabase } from '@/src/server/runtime/connect-to-database'

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
  // What is done stays for a day among what failed, which metrics count and people look at.
  await client.query(
    `create index if not exists job_failed_idx on jobs.job (completed_on) where state = 'failed'`,
  )
  await boss.stop({ graceful: false, close: false })
}
