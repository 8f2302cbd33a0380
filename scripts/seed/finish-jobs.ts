import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { startWorker } from '@/src/server/queue/worker'

const pollMs = 200

/** Works until no job is left that could be done now. */
export async function finishJobs(payload: Payload): Promise<void> {
  const { pool } = payload.db as unknown as PostgresAdapter
  const worker = await startWorker(payload)
  const left = async () =>
    (await pool.query(`select 1 from jobs.job where state < 'completed' and start_after <= now()`))
      .rowCount
  while (await left()) {
    await sleep(pollMs)
  }
  await worker.stop()
}
