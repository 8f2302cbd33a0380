import config from '@payload-config'
import { getPayload } from 'payload'
import { migrations } from '@/migrations'
import { runMigrations } from '@/src/server/database/run-migrations'
import { connectToDatabase } from '@/src/server/runtime/connect-to-database'

process.env.PAYLOAD_MIGRATING = 'true'
process.env.DISABLE_PAYLOAD_HMR = 'true'
// Payload tells of a database that does not answer in a stack instead of a sentence.
await (await connectToDatabase({ waitMs: 0 })).end()
const payload = await getPayload({ config, disableOnInit: true })
await runMigrations(payload, migrations)
process.exit(0)
