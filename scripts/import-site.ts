import path from 'node:path'
import { parseArgs } from 'node:util'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { projectDir } from '@/scripts/lib/project'
import { bypassPooler, liftLimits } from '@/src/server/runtime/connect-to-database'
import { prepareRuntime } from '@/src/server/runtime/prepare'

// Makes a site of the ZIP that its owner took along from another installation.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { owner: { type: 'string' }, address: { type: 'string' } },
})
const [file] = positionals
const { owner, address } = values
if (file === undefined || positionals.length > 1 || owner === undefined) {
  throw new Error('Name one file and its owner: npm run import-site -- FILE --owner EMAIL.')
}
const runtime = await prepareRuntime(projectDir, {})
bypassPooler()
const { getPayloadClient } = await import('@/src/server/get-payload-client')
const { prepareQueue } = await import('@/src/server/queue/prepare-queue')
const { importSite } = await import('@/plugins/take-along/import-site/import-site')
const payload = await getPayloadClient()
// Recordings are encoded by jobs.
await prepareQueue(payload)
const { pool } = payload.db as unknown as PostgresAdapter
// A whole site is written in one transaction.
liftLimits(pool)
const site = await importSite(payload, {
  file: path.resolve(process.env.INIT_CWD ?? '', file),
  owner,
  ...(address && { address }),
})
console.log(
  `${site.rows} rows are in. The site will be at the address ${site.address} when its owner puts it online.`,
)
for (const entry of site.missing) {
  console.log(`  missing in the file: ${entry}`)
}
void pool.end()
await runtime.stop()
process.exit(0)
