import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { env } from '@/src/core/env'
import { AppError } from '@/src/core/errors'
import { requestIdOf } from '@/src/server/http/request-context'
import { readGauge } from '@/src/server/observability/metrics'
import { countWorkers } from '@/src/server/queue/heartbeat'
import { createJobFigures } from '@/src/server/queue/queue-figures'
import { stateOfParts, within } from '@/src/server/runtime/parts'

let readJobs: ReturnType<typeof createJobFigures> | undefined
/** For what is only told: who asks gives up soon, and what came late is known the next time. */
const countWithinMs = 1000

/**
 * `GET /api/ready`: 200 when database and jobs are well, else 503 with which is not. Where the jobs run elsewhere,
 * `jobs` says whether a worker lives, and its death takes no web process out of service: work then waits, and
 * visitors are served all the same. So they are without the parts (`parts.ts`), and whatever waits or has failed for good:
 * that is told, too.
 */
export const readyEndpoint: Endpoint = {
  method: 'get',
  path: '/ready',
  handler: async (req) => {
    const { pool } = req.payload.db as unknown as PostgresAdapter
    readJobs ??= createJobFigures(pool)
    const [found, waiting, parts] = await Promise.all([
      countWorkers(pool).catch(() => null),
      within(countWithinMs, readJobs()).catch(() => null),
      stateOfParts(pool),
    ])
    const told = {
      jobsWaiting: waiting?.jobs?.size ?? null,
      jobsFailed: waiting?.failed_jobs?.size ?? null,
      ...parts,
    }
    const database = found !== null
    const { runsWorker } = env()
    const workers = found?.all ?? 0
    const jobs = (runsWorker ? (found?.inProcess ?? 0) : workers) > 0
    const isReady = database && (jobs || !runsWorker)
    const failure = new AppError('UNAVAILABLE')
    return Response.json(
      isReady
        ? { status: 'ready', database, jobs, workers, cache: cacheState(), ...told }
        : { ...failure.toBody(requestIdOf(req)), database, jobs, ...told },
      { status: isReady ? 200 : failure.status, headers: { 'Cache-Control': 'no-store' } },
    )
  },
}

/** Where it is away, visitors are served all the same. */
function cacheState(): 'own' | 'shared' | 'away' {
  const isAway = readGauge('bandstand_shared_cache_away')
  return isAway === undefined ? 'own' : isAway ? 'away' : 'shared'
}
