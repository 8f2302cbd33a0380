import { parseArgs } from 'node:util'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { withProgress } from '@/scripts/lib/progress'
import { projectDir } from '@/scripts/lib/project'
import { runMigrations } from '@/src/server/database/run-migrations'
import { bypassPooler, liftLimits } from '@/src/server/runtime/connect-to-database'
import { prepareRuntime } from '@/src/server/runtime/prepare'

/** With `--with-jobs` the files of its songs are made here, too, and not by each server that gets a copy of the data. */
const { values } = parseArgs({ options: { 'with-jobs': { type: 'boolean', default: false } } })

process.env.DISABLE_PAYLOAD_HMR = 'true'
// Payload reads the environment when it is loaded, which must not be before it is complete.
const loadPayload = async () => {
  bypassPooler()
  return (await import('@/src/server/get-payload-client')).getPayloadClient()
}
const runtime = await prepareRuntime(projectDir, {
  migrate: async () => {
    const { migrations } = await import('@/migrations')
    await withProgress('Create the tables', async () =>
      runMigrations(await loadPayload(), migrations),
    )
  },
})
const { prepareQueue } = await import('@/src/server/queue/prepare-queue')
const { seedIfEmpty } = await import('@/scripts/seed')

const payload = await loadPayload()
const { pool } = payload.db as unknown as PostgresAdapter
// Pictures are made within its transaction, on a machine that may be building the site.
liftLimits(pool)
// What is uploaded is looked at by jobs.
await prepareQueue(payload)
const isSeeded = await seedIfEmpty(payload)
console.log(isSeeded ? 'The demo data is in.' : 'There are sites already; nothing was changed.')
if (values['with-jobs']) {
  const { finishJobs } = await import('@/scripts/seed/finish-jobs')
  await withProgress('Do the jobs of the demo', () => finishJobs(payload))
}
// Idle connections would be reported as lost. Not awaited: Payload keeps one for itself.
void pool.end()
await runtime.stop()
process.exit(0)
