import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { Endpoint, Payload } from 'payload'
import { env } from '@/src/core/env'
import { AppError } from '@/src/core/errors'
import { requestIdOf } from '@/src/server/http/request-context'
import { workerState } from '@/src/server/queue/worker-state'

const workerSilentMs = 30_000

/** `GET /api/ready`: 200 when database and jobs are well, else 503 with which is not. */
export const readyEndpoint: Endpoint = {
  method: 'get',
  path: '/ready',
  handler: async (req) => {
    const database = await isDatabaseWell(req.payload)
    const jobs = database && isWorkerWell()
    const isReady = database && jobs
    const failure = new AppError('UNAVAILABLE')
    return Response.json(
      isReady
        ? { status: 'ready', database, jobs }
        : { ...failure.toBody(requestIdOf(req)), database, jobs },
      { status: isReady ? 200 : failure.status, headers: { 'Cache-Control': 'no-store' } },
    )
  },
}

async function isDatabaseWell(payload: Payload): Promise<boolean> {
  const { drizzle } = payload.db as unknown as PostgresAdapter
  return drizzle.execute(sql`select 1 from jobs.version`).then(
    () => true,
    () => false,
  )
}

/** With `WORKER=off` the jobs run elsewhere, and a readable queue is all that can be asked of us. */
function isWorkerWell(): boolean {
  if (!env().runsWorker) {
    return true
  }
  const lastSeenMs = workerState()?.lastSeenMs
  return typeof lastSeenMs === 'number' && Date.now() - lastSeenMs < workerSilentMs
}
