import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getPayload } from 'payload'
import { runKills } from '@/scripts/kill-harness/run-kills'
import { stockShop } from '@/scripts/kill-harness/stock-shop'
import { runMigrations } from '@/src/server/database/run-migrations'
import { startEmbeddedPostgres } from '@/src/server/runtime/embedded-postgres'

const kills = Number(process.argv[2] ?? 50)
const secret = 'kill-harness-secret-0123456789-abcdef'
const dataDir = await mkdtemp(path.join(tmpdir(), 'bandstand-kills-'))
const postgres = await startEmbeddedPostgres({ dataDir })
const ownSettings = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, PAYLOAD_SECRET: secret }
Object.assign(process.env, { LOG_LEVEL: 'warn', ...ownSettings })

try {
  const { default: config } = await import('@payload-config')
  const { migrations } = await import('@/migrations')
  const payload = await getPayload({ config })
  await runMigrations(payload, migrations)
  const result = await runKills({
    ...(await stockShop(payload)),
    databaseUrl: postgres.url,
    dataDir,
    secret,
    kills,
    mode: 'careful',
    log: console.log,
  })
  const { byPoint, ...figures } = result
  console.table(byPoint)
  console.table(figures)
  const { kills: _kills, paid: _paid, ...faults } = figures
  process.exitCode = Object.values(faults).every((count) => count === 0) ? 0 : 1
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
  // Payload keeps a connection open, which would keep the process alive.
  process.exit()
}
