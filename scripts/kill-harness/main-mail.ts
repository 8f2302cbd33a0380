import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getPayload } from 'payload'
import { runMailKills } from '@/scripts/kill-harness/run-mail-kills'
import { stockShop } from '@/scripts/kill-harness/stock-shop'
import { startMailSink } from '@/scripts/lib/mail-sink'
import { runMigrations } from '@/src/server/database/run-migrations'
import { startEmbeddedPostgres } from '@/src/server/runtime/embedded-postgres'

const receivers = Number(process.argv[2] ?? 10_000)
const kills = Number(process.argv[3] ?? 3)
const dataDir = await mkdtemp(path.join(tmpdir(), 'bandstand-mail-kills-'))
const postgres = await startEmbeddedPostgres({ dataDir })
const sink = await startMailSink()
const environment = {
  DATABASE_URL: postgres.url,
  DATA_DIR: dataDir,
  PAYLOAD_SECRET: 'kill-harness-secret-0123456789-abcdef',
  SMTP_URL: sink.url,
  MAIL_FROM: 'shop@example.com',
  LOG_LEVEL: 'warn',
}
Object.assign(process.env, environment)

try {
  const { default: config } = await import('@payload-config')
  const { migrations } = await import('@/migrations')
  const { mailConnections } = await import('@/src/server/mail/mail-transport')
  const payload = await getPayload({ config })
  await runMigrations(payload, migrations)
  const { profileId } = await stockShop(payload)
  const verdict = await runMailKills({
    payload,
    sink,
    profileId,
    environment,
    receivers,
    kills,
    skipsWaiting: false,
    log: console.log,
  })
  console.table(verdict)
  const { lost, unlikeCopies, notNoted, doubled } = verdict
  const isGood = lost + unlikeCopies + notNoted === 0 && doubled <= kills * mailConnections
  process.exitCode = isGood ? 0 : 1
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await sink.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
  // Payload keeps a connection open, which would keep the process alive.
  process.exit()
}
