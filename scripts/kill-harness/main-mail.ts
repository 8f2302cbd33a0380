import { runMailKills } from '@/scripts/kill-harness/run-mail-kills'
import { stockShop } from '@/scripts/kill-harness/stock-shop'
import { startMailSink } from '@/scripts/lib/mail-sink'
import { runInScratchShop } from '@/scripts/lib/scratch-shop'

const receivers = Number(process.argv[2] ?? 10_000)
const kills = Number(process.argv[3] ?? 3)
const sink = await startMailSink()
const settings = { SMTP_URL: sink.url, MAIL_FROM: 'shop@example.com', LOG_LEVEL: 'warn' }

await runInScratchShop(settings, async ({ payload, environment }) => {
  const { mailConnections } = await import('@/src/server/mail/mail-transport')
  const { profileId } = await stockShop(payload)
  const verdict = await runMailKills({
    payload,
    sink,
    profileId,
    environment: { ...environment, ...settings },
    receivers,
    kills,
    skipsWaiting: false,
    log: console.log,
  })
  console.table(verdict)
  const { lost, unlikeCopies, notNoted, doubled } = verdict
  return lost + unlikeCopies + notNoted === 0 && doubled <= kills * mailConnections
})
