import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startFakeStripe } from '@/scripts/fake-stripe/server'
import { bundleProcess } from '@/scripts/kill-harness/bundle-process'
import { buy, type Goods, type NewMember, type Purchase } from '@/scripts/kill-harness/buyer'
import { compareResults, type Verdict } from '@/scripts/kill-harness/compare-results'
import { type KillPointName, killPointNames } from '@/scripts/kill-harness/kill-points'
import { controlVariable, type Mode } from '@/scripts/kill-harness/modes'
import { superviseShop } from '@/scripts/kill-harness/shop-supervisor'
import { initialStock } from '@/scripts/kill-harness/stock-shop'
import {
  ask,
  finishRefunds,
  readState,
  waitUntilSettled,
} from '@/scripts/kill-harness/wait-until-settled'
import { freePort } from '@/scripts/lib/demo-server'

export type KillRun = {
  /** Of a shop that is migrated, with the goods of `stockShop` in it. */
  environment: { DATABASE_URL: string; DATA_DIR: string; PAYLOAD_SECRET: string }
  profileId: string
  goods: readonly Goods[]
  /** Accounts that nobody has used yet. */
  newcomers: readonly NewMember[]
  kills: number
  mode: Mode
  /** Where it is killed, one after the other and again; as the mode has it when unset. */
  points?: readonly KillPointName[]
  log?: (line: string) => void
}

export type KillResult = Verdict & { kills: number; byPoint: Record<string, number> }

const buyersAtOnce = 2
const webhookSecret = 'whsec_kill_harness_0123456789'
/** Nobody dies for so long only when the shop is stuck: on a busy machine it takes half a minute to open. */
const stuckAfterMs = 180_000

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
  let lastKillMs = Date.now()
  const isStuck = () => Date.now() - lastKillMs > stuckAfterMs
  const isEnough = () => killed.length >= run.kills
  const points = run.points ?? pointsOf[run.mode]
  const shop = superviseShop({
    script: await bundleProcess('shop-process'),
    environment: {
      PORT: String(port),
      NODE_ENV: 'test',
      ...run.environment,
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
      lastKillMs = Date.now()
      run.log?.(`${killed.length}/${run.kills} killed: ${point}`)
    },
  })

  const address = {
    url: `http://localhost:${port}`,
    profileId: run.profileId,
    stripeUrl: stripe.url,
  }
  const newcomers = [...run.newcomers]
  const visit = async () => {
    for (let visits = 0; !isEnough() && !isStuck(); visits += 1) {
      const cart = visits % 3 === 2 ? run.goods : run.goods.slice(visits % 3, (visits % 3) + 1)
      const options = {
        clicksTwice: visits % 2 === 0,
        isSorry: run.mode === 'careful' && visits % 2 === 1,
        member: visits % 4 >= 2 ? newcomers.pop() : undefined,
        isOver: isStuck,
      }
      purchases.push(await buy(address, cart, options))
      // Time for the webhook: the points behind it have to be reached as well.
      await sleep(50)
    }
  }
  const database = new pg.Client({ connectionString: run.environment.DATABASE_URL })
  try {
    shop.open()
    await Promise.race([shop.failure, Promise.all(Array.from({ length: buyersAtOnce }, visit))])
    await waitUntilSettled(stripe.url, copies)
    await database.connect()
    await finishRefunds(database)
    await waitUntilSettled(stripe.url, copies)
    const { sessions, refunds } = await readState(stripe.url)
    const verdict = await compareResults({
      database,
      keys: purchases.map(({ key }) => key),
      paidSessionIds: sessions.filter((each) => each.payment_status === 'paid').map(({ id }) => id),
      refundedRefs: purchases.flatMap(({ orderRef, isRefunded }) => (isRefunded ? orderRef : [])),
      refundedAtProvider: refunds,
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

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) {
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
