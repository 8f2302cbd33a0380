import { parseArgs } from 'node:util'
import { projectDir } from '@/scripts/lib/project'
import { runMigrations } from '@/src/server/database/run-migrations'
import { bypassPooler } from '@/src/server/runtime/connect-to-database'
import { prepareRuntime } from '@/src/server/runtime/prepare'

const { values } = parseArgs({ options: { 'new-secret': { type: 'boolean', default: false } } })
process.env.PAYLOAD_MIGRATING = 'true'
process.env.DISABLE_PAYLOAD_HMR = 'true'
const runtime = await prepareRuntime(projectDir, {
  replacesSecret: values['new-secret'],
  migrate: async () => {
    bypassPooler()
    // Payload reads the environment when it is loaded, which must not be before it is complete.
    const { default: config } = await import('@payload-config')
    const { getPayload } = await import('payload')
    const { migrations } = await import('@/migrations')
    const payload = await getPayload({ config, disableOnInit: true })
    await runMigrations(payload, migrations)
    // The embedded database goes before our connections to it, which is no news then.
    payload.db.pool.on('error', () => undefined)
  },
})
await runtime.stop()
console.log('The database is up to date.')
process.exit(0)
