import { parseArgs } from 'node:util'
import { forgetEnv, parseEnv } from '@/src/core/env'
import { isUuid } from '@/src/core/uuid'
import { listFailedJobs, runFailedJobsAgain } from '@/src/server/queue/failed-jobs'
import { countWorkers } from '@/src/server/queue/heartbeat'
import { readQueueFigures } from '@/src/server/queue/queue-figures'
import { createPool } from '@/src/server/runtime/connect-to-database'

// What waits and what failed; `--again <id>` or `--again all` runs failed jobs again. `--check` is for the healthcheck
// of a container: it fails unless a worker on this host told the database lately that it lives.
const { values } = parseArgs({ options: { again: { type: 'string' }, check: { type: 'boolean' } } })
const { again } = values
if (again !== undefined && again !== 'all' && !isUuid(again)) {
  throw new Error('Name the id of one failed job, or all.')
}
const env = parseEnv(process.env)
if (!env.hasDatabaseUrl) {
  const { provideDatabase } = await import('@/src/server/runtime/prepare')
  await provideDatabase(env.dataDir)
  forgetEnv()
}
const pool = createPool({ name: 'bandstand-jobs', max: 2 })
const listedAtMost = 100

if (values.check) {
  const { onHost } = await countWorkers(pool)
  process.exit(onHost > 0 ? 0 : 1)
}
if (again !== undefined) {
  const count = await runFailedJobsAgain(pool, again === 'all' ? undefined : again)
  if (count === 0) {
    throw new Error('There is no such failed job.')
  }
  console.log(count === 1 ? 'The job runs again.' : `${count} jobs run again.`)
} else {
  const { workers, queues } = await readQueueFigures(pool)
  console.log(`Workers: ${workers}`)
  console.log(`Jobs that wait: ${queues.jobs.size}, the first for ${seconds(queues.jobs)}`)
  console.log(`Mails that wait: ${queues.mails.size}, the first for ${seconds(queues.mails)}`)
  console.log(`Jobs that failed: ${queues.failed_jobs.size}`)
  for (const { id, name, data, failedAt, error } of await listFailedJobs(pool, listedAtMost)) {
    console.log(`\n${id}  ${failedAt.toISOString()}  ${name} ${data}\n  ${error}`)
  }
}
process.exit(0)

function seconds({ ageSeconds }: { ageSeconds: number }): string {
  return `${Math.round(ageSeconds)} s`
}
