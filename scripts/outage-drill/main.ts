import { setTimeout as sleep } from 'node:timers/promises'
import { startFakeStripe } from '@/scripts/fake-stripe/server'
import { bundleProcess } from '@/scripts/kill-harness/bundle-process'
import { buy, type Purchase } from '@/scripts/kill-harness/buyer'
import { compareResults } from '@/scripts/kill-harness/compare-results'
import { startMailer } from '@/scripts/kill-harness/run-mail-kills'
import { superviseShop } from '@/scripts/kill-harness/shop-supervisor'
import { initialStock, stockShop } from '@/scripts/kill-harness/stock-shop'
import {
  ask,
  finishRefunds,
  readState,
  waitUntilSettled,
} from '@/scripts/kill-harness/wait-until-settled'
import { answersOk, freePort } from '@/scripts/lib/demo-server'
import { startMailSink } from '@/scripts/lib/mail-sink'
import { runInScratchShop } from '@/scripts/lib/scratch-shop'
import { openClosableProxy } from '@/scripts/outage-drill/closable-proxy'
import { recordResponses } from '@/scripts/outage-drill/record-responses'

/** Of the times that are meant; for a first look. */
const share = Number(process.argv[2] ?? 1)
const buyersAtOnce = 3
const pauseSeconds = 15
const mailWithinMs = 300_000
const webhookSecret = 'whsec_outage_drill_0123456789'

await runInScratchShop({ LOG_LEVEL: 'warn' }, async ({ payload, environment }) => {
  const { profileId, goods, newcomers } = await stockShop(payload)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const stripe = await startFakeStripe({ webhookUrl: `${url}/api/webhooks/stripe`, webhookSecret })
  const sink = await startMailSink()
  const database = await openClosableProxy(environment.DATABASE_URL)
  const mailServer = await openClosableProxy(sink.url)
  const settings = {
    ...environment,
    DATABASE_URL: database.url,
    NODE_ENV: 'test',
    PORT: String(port),
    STRIPE_SECRET_KEY: 'sk_test_0123456789',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: stripe.url,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'shop@example.com',
    RATE_LIMIT_FACTOR: '10000',
    LOG_LEVEL: 'fatal',
  }
  const shop = superviseShop({
    script: await bundleProcess('shop-process'),
    environment: { ...settings, WORKER: 'off' },
    points: [],
    onKill: () => undefined,
  })
  shop.open()
  const worker = await startMailer(await bundleProcess('mailer-process'), settings)

  let phase = 'all is well'
  let isOver = false
  const { heard, call } = recordResponses(() => phase)
  const products = `${url}/api/public/products?profileId=${profileId}`
  await untilOpen(products)

  const purchases: Purchase[] = []
  const shopping = async (_: unknown, buyer: number) => {
    for (let visit = buyer; !isOver; visit += 1) {
      const habits = {
        clicksTwice: visit % 2 === 0,
        isSorry: visit % 3 === 0,
        member: visit % 8 === 0 ? newcomers.pop() : undefined,
        isOver: () => false,
      }
      const address = { url, profileId, stripeUrl: stripe.url, call }
      purchases.push(await buy(address, goods, habits))
      await sleep(300)
    }
  }
  const looking = async () => {
    while (!isOver) {
      await call(products).catch(() => undefined)
      await sleep(250)
    }
  }
  const visitors = [looking(), ...Array.from({ length: buyersAtOnce }, shopping)]

  const during = async (name: string, seconds: number) => {
    phase = name
    console.log(`▶ ${name}, ${seconds} s`)
    await Promise.race([shop.failure, sleep(seconds * share * 1000)])
  }
  await during('all is well', pauseSeconds)
  await database.shut()
  await during('no database', 30)
  await database.open()
  await during('after no database', pauseSeconds)
  await ask(stripe.url, 'fault', { kind: 'hang', times: 10_000, seconds: 60 })
  await during('provider hangs', 60)
  await ask(stripe.url, 'clear-faults')
  await during('after provider hangs', pauseSeconds)
  await mailServer.shut()
  await during('no mail server', 30)
  await mailServer.open()
  await during('after no mail server', pauseSeconds)
  isOver = true
  await Promise.race([shop.failure, Promise.all(visitors)])

  const client = await payload.db.pool.connect()
  await waitUntilSettled(stripe.url, 1)
  await finishRefunds(client)
  await waitUntilSettled(stripe.url, 1)
  const unsent = async () =>
    (
      await client.query(
        `select state, count(*)::int from mail_log where state <> 'sent' group by 1`,
      )
    ).rows
  for (const until = Date.now() + mailWithinMs; Date.now() < until; await sleep(1000)) {
    if ((await unsent()).length === 0) {
      break
    }
  }
  const { sessions, refunds } = await readState(stripe.url)
  const { paid, ...faults } = await compareResults({
    database: client,
    keys: purchases.map(({ key }) => key),
    paidSessionIds: sessions.filter((each) => each.payment_status === 'paid').map(({ id }) => id),
    refundedRefs: purchases.flatMap(({ orderRef, isRefunded }) => (isRefunded ? orderRef : [])),
    refundedAtProvider: refunds,
    initialStock,
  })
  const mailsLeft = await unsent()
  client.release()
  shop.stop()
  const hasWorkerDied = worker.exitCode !== null
  worker.kill('SIGKILL')
  await sink.close()
  await stripe.close()

  console.table(heard.counts)
  console.table(heard.slowestMs)
  console.log([...new Set(heard.bad)].slice(0, 20).join('\n'))
  console.table({ paid, purchases: purchases.length, ...faults, badAnswers: heard.bad.length })
  console.log('Mails that were not sent:', mailsLeft, 'mails sent:', sink.count())
  return (
    heard.bad.length === 0 &&
    mailsLeft.length === 0 &&
    !hasWorkerDied &&
    paid > 0 &&
    Object.values(faults).every((fault) => !fault)
  )
})

async function untilOpen(address: string): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(200)) {
    if (await answersOk(address)) {
      return
    }
  }
  throw new Error('The shop did not open within a minute.')
}
