import config from '@payload-config'
import { getPayload } from 'payload'
import { migrations } from '@/migrations'
import { exitOnBadEnv } from '@/src/core/env'
import { runMigrations } from '@/src/server/database/run-migrations'

exitOnBadEnv()
process.env.PAYLOAD_MIGRATING = 'true'
process.env.DISABLE_PAYLOAD_HMR = 'true'
const payload = await getPayload({ config, disableOnInit: true })
await runMigrations(payload, migrations)
process.exit(0)
