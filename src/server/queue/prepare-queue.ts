import type { Payload } from 'payload'
import type { PoolClient } from 'pg'
import { createBoss, deadLetterQueue } from '@/src/server/queue/boss'
import { type Job, jobsOf } from '@/src/server/queue/define-job'

/** Of the advisory lock: pg-boss creates its tables and queues without one, and two at once deadlock. */
const lockId = 727_002

/** Creates the schema `jobs` and one queue per kind of job. Safe to repeat and to run at the same time. */
export async function prepareQueue({ config, db }: Pick<Payload, 'config' | 'db'>): Promise<void> {
  const client = await db.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockId])
    await createQueues(client, jobsOf(config))
    await client.query('select pg_advisory_unlock($1)', [lockId])
    client.release()
  } catch (error) {
    // The lock, or a transaction of pg-boss, may be open on this connection: it is closed.
    client.release(true)
    throw error
  }
}

async function createQueues(client: PoolClient, jobs: readonly Job[]): Promise<void> {
  const boss = createBoss((text, values) => client.query(text, values))
  boss.on('error', () => undefined)
  await boss.start()
  await boss.createQueue(deadLetterQueue)
  for (const { name, ...job } of jobs) {
    const options = {
      name,
      retryLimit: job.retries,
      retryDelay: job.retryDelaySeconds,
      retryBackoff: true,
      retentionMinutes: job.keepDays * 24 * 60,
      expireInSeconds: job.timeoutSeconds,
      deadLetter: deadLetterQueue,
    }
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
  await boss.stop({ graceful: false, close: false })
}
