import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { failedJobsAgainAnswer, failedJobsAgainBody } from '@/src/core/contracts/failed-jobs'
import { AppError } from '@/src/core/errors'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { runFailedJobsAgain } from '@/src/server/queue/failed-jobs'

export const runAgainEndpoint = definePublicEndpoint({
  method: 'post',
  path: '/failed-jobs/again',
  summary: 'Runs a job again that failed for good, or all of them; for the platform’s admin',
  answer: failedJobsAgainAnswer,
  body: failedJobsAgainBody,
  subject: 'platform',
  failures: ['FORBIDDEN', 'NOT_FOUND'],
  rateLimit: 'failedJobs',
  run: async ({ req, body: { id } }) => {
    const { pool } = req.payload.db as unknown as PostgresAdapter
    const queued = await runFailedJobsAgain(pool, id)
    if (id !== undefined && queued === 0) {
      throw new AppError('NOT_FOUND')
    }
    return { queued }
  },
})
