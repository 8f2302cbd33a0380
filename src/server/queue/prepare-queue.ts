import type { Pool } from 'pg'
import { createBoss, deadLetterQueue } from '@/src/server/queue/boss'
import { jobs } from '@/src/server/queue/jobs'

/** Creates the schema `jobs` and one queue per kind of job. Safe to repeat and to run at the same time. */
export async function prepareQueue(pool: Pool): Promise<void> {
  const boss = createBoss((text, values) => pool.query(text, values))
  boss.on('error', () => undefined)
  await boss.start()
  await boss.createQueue(deadLetterQueue)
  for (const [name, job] of Object.entries(jobs)) {
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
