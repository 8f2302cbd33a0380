import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { projectDir } from '@/scripts/lib/project'
import { prepareRuntime } from '@/src/server/runtime/prepare'

process.env.DISABLE_PAYLOAD_HMR = 'true'
const runtime = await prepareRuntime(projectDir)
// Payload reads the environment when it is loaded, which must not be before it is complete.
const { getPayloadClient } = await import('@/src/server/payload')
const { seedIfEmpty } = await import('@/scripts/seed')

console.log('Looking whether the database needs the demo data …')
const payload = await getPayloadClient()
const isSeeded = await seedIfEmpty(payload)
console.log(isSeeded ? 'The demo data is in.' : 'There are sites already; nothing was changed.')
// Idle connections would be reported as lost. Not awaited: Payload keeps one for itself.
void (payload.db as unknown as PostgresAdapter).pool.end()
await runtime.stop()
process.exit(0)
