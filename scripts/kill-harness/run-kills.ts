import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import { startFakeStripe } from '@/scripts/fake-stripe/server'
import { bundleProcess } from '@/scripts/kill-harness/bundle-process'
import { buy, type Goods, type Purchase } from '@/scripts/kill-harness/buyer'
import { type KillPointName, killPointNames } from '@/scripts/kill-harness/kill-points'
import { controlVariable, type Mode } from '@/scripts/kill-harness/modes'
import { superviseShop } from '@/scripts/kill-harness/shop-supervisor'
import { initialStock } from '@/scripts/kill-harness/stock-shop'
import { reachVerdict, type Verdict } from '@/scripts/kill-harness/verdict'

export type KillRun = {
  /** Migrated, with the goods of `stockShop` in it. */
  databaseUrl: string
  dataDir: string
  secret: string
  profileId: string
  goods: readonly Goods[]
  kills: number
  mode: Mode
  log?: (line: string) => void
}

export type KillResult = Verdict & { kills: number; byPoint: Record<string, number> }

const buyersAtOnce = 2
const webhookSecret = 'whsec_kill_harness_0123456789'
const settleTimeoutMs = 60_000

/**
 * Buys while the shop is killed again and again, each time at the next point; then lets everything
 * come to rest and compares the books. Lost webhooks are repaired by the provider sending them
 * again, and by nothing else: the reconcile job does not run here.
 */
export async function runKills(run: KillRun): Promise<KillResult> {
  const port = await freePort()
  const webhookUrl = `http://localhost:${port}/api/webhooks/stripe`
  const stripe = await startFakeStripe({ webhookUrl, webhookSecret })
  // Once only where the answer comes first: a second copy would repair by chance what got lost.
  const copies = run.mode === 'ack-first' ? 1 : 2
  await ask(stripe.url, 'delivery', { copies })

  const killed: KillPointName[] = []
  const purchases: Purchase[] = []
  const isEnough = () => killed.length >= run.kills
  const points = pointsOf[run.mode]
  const shop = superviseShop({
    script: await bundleProcess('shop-process'),
    environment: {
      PORT: String(port),
      NODE_ENV: 'test',
      DATABASE_URL: run.databaseUrl,
      DATA_DIR: run.dataDir,
      PAYLOAD_SECRET: run.secret,
      STRIPE_SECRET_KEY: 'sk_test_0123456789',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: stripe.url,
      RATE_LIMIT_FACTOR: '10000',
      WORKER: 'off',
      LOG_LEVEL: 'silent',
      [controlVariable]: run.mode,
    },
    points: Array.from({ length: run.kills }, (_, index) => points[index % points.length]).filter(
      (point) => point !== undefined,
    ),
    onKill: (point) => {
      killed.push(point)
      run.log?.(`${killed.length}/${run.kills} killed: ${point}`)
    },
  })

  const address = {
    url: `http://localhost:${port}`,
    profileId: run.profileId,
    stripeUrl: stripe.url,
  }
  const deadline = AbortSignal.timeout(run.kills * 15_000 + settleTimeoutMs)
  const visit = async () => {
    for (let visits = 0; !isEnough() && !deadline.aborted; visits += 1) {
      const cart = visits % 3 === 2 ? run.goods : run.goods.slice(visits % 3, (visits % 3) + 1)
      const options = { clicksTwice: visits % 2 === 0, isOver: () => deadline.aborted }
      purchases.push(await buy(address, cart, options))
      // Time for the webhook: the points behind it have to be reached as well.
      await sleep(50)
    }
  }
  const database = new pg.Client({ connectionString: run.databaseUrl })
  try {
    shop.open()
    await Promise.race([shop.failure, Promise.all(Array.from({ length: buyersAtOnce }, visit))])
    await comeToRest(stripe.url, copies)
    await database.connect()
    const { sessions } = await readState(stripe.url)
    const verdict = await reachVerdict({
      database,
      keys: purchases.map(({ key }) => key),
      paidSessionIds: sessions.filter((each) => each.payment_status === 'paid').map(({ id }) => id),
      initialStock,
    })
    return { ...verdict, kills: killed.length, byPoint: countBy(killed) }
  } finally {
    shop.stop()
    await database.end().catch(() => undefined)
    await stripe.close()
  }
}

/** The controls go wrong around the webhook; more points would only take longer. */
const pointsOf: Readonly<Record<Mode, readonly KillPointName[]>> = {
  careful: killPointNames,
  'ack-first': ['order locked', 'event claimed', 'before the payment is committed'],
  'no-dedupe': ['order committed', 'before the webhook is answered'],
}

const state = z.object({
  sessions: z.array(z.object({ id: z.string(), payment_status: z.string() })),
  events: z.array(z.object({ delivered: z.number() })),
})

const readState = async (url: string) => state.parse(await ask(url, 'state'))

/** Until every event has been taken, in all its copies. */
async function comeToRest(stripeUrl: string, copies: number): Promise<void> {
  const deadline = Date.now() + settleTimeoutMs
  while (Date.now() < deadline) {
    const { events } = await readState(stripeUrl)
    if (events.every(({ delivered }) => delivered >= copies)) {
      return sleep(500)
    }
    await sleep(200)
  }
  throw new Error('The shop did not take every event within a minute')
}

async function ask(url: string, name: string, body: unknown = {}): Promise<unknown> {
  const response = await fetch(`${url}/_ctl/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  return response.json()
}

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) {
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
