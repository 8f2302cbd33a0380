import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { createLocalReq, getPayload, type Payload } from 'payload'
import { type MailResult, mailJob } from '@/scripts/bench/mail-job'
import { slugs } from '@/src/core/slugs'
import { fillHtmlTags, fillTags } from '@/src/core/text'
import { runMigrations } from '@/src/server/database/run-migrations'
import { startEmbeddedPostgres } from '@/src/server/runtime/embedded-postgres'

/** Queues and sends mailings on a database of its own, in a process of its own, whose memory is measured. */
const megabyte = 1024 * 1024
const dataDir = await mkdtemp(path.join(tmpdir(), 'bandstand-bench-mail-'))
const postgres = await startEmbeddedPostgres({ dataDir })
Object.assign(process.env, {
  DATABASE_URL: postgres.url,
  DATA_DIR: dataDir,
  PAYLOAD_SECRET: 'bench-mail-secret-0123456789-abcdef',
  LOG_LEVEL: 'warn',
})
const { default: config } = await import('@payload-config')
const { migrations } = await import('@/migrations')
const { queueMailing } = await import('@/src/server/mail/queue-mailing')
const { sendDueMails } = await import('@/src/server/mail/send-due-mails')
const { mailConnections } = await import('@/src/server/mail/mail-transport')
const payload = await getPayload({ config })
await runMigrations(payload, migrations)
const profileId = await createSite(payload)

// As long as a newsletter in an artist's theme.
const html = `<html><body><p>Hello {{firstName}}</p>${'<p style="margin:0">Some news</p>'.repeat(1000)}<a href="{{unsubscribeUrl}}">Leave</a></body></html>`
const text = `Hello {{firstName}}\n${'Some news\n'.repeat(1000)}Leave: {{unsubscribeUrl}}`
const subject = 'News for {{firstName}}'

process.on('message', async (message) => {
  const { receivers } = mailJob.parse(message)
  process.send?.(await measure(receivers))
})
process.once('disconnect', async () => {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
})
process.send?.('ready')

async function measure(count: number): Promise<MailResult> {
  const receivers = Array.from({ length: count }, (_, n) => ({
    email: `fan-${n}@example.com`,
    values: { firstName: `Fan ${n}` },
    unsubscribeUrl: `https://luna.example/leave?fan=${n}`,
  }))
  const plainSeconds = await timed(() => sendPlainly(receivers))

  const key = `bench:${randomUUID()}`
  const words = { kind: 'newsletter', about: null, subject, html, text } as const
  const req = await createLocalReq({}, payload)
  const queueSeconds = await timed(() => queueMailing(req, { profileId, key, ...words, receivers }))

  const memory: number[] = []
  const watch = setInterval(() => memory.push(process.memoryUsage.rss() / megabyte), 100)
  const seconds = await timed(() => sendDueMails(payload))
  clearInterval(watch)
  const warm = memory.slice(Math.floor(memory.length / 10))
  return {
    queueSeconds,
    perSecond: count / seconds,
    plainPerSecond: count / plainSeconds,
    grownMb: (warm.at(-1) ?? 0) - (warm[0] ?? 0),
  }
}

type Receiver = { email: string; values: Record<string, string>; unsubscribeUrl: string }

async function sendPlainly(receivers: readonly Receiver[]): Promise<void> {
  const transport = createTransport({
    url: process.env.SMTP_URL,
    pool: true,
    maxConnections: mailConnections,
    maxMessages: 200,
  })
  const waiting = [...receivers]
  const line = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const values = { ...next.values, unsubscribeUrl: next.unsubscribeUrl }
      await transport.sendMail({
        from: 'shop@example.com',
        to: next.email,
        subject: fillTags(subject, values),
        html: fillHtmlTags(html, values),
        text: fillTags(text, values),
      })
    }
  }
  await Promise.all(Array.from({ length: mailConnections }, line))
  transport.close()
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now()
  await work()
  return (performance.now() - startedMs) / 1000
}

async function createSite(on: Payload): Promise<string> {
  const { id } = await on.create({
    collection: slugs.profiles,
    data: { name: 'Luna Vale', slug: 'luna-vale', themeName: 'default', isDefault: true },
  })
  return id
}
