import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getPayload } from 'payload'
import { type Figure, figureOf, quantile } from '@/scripts/bench/figure'
import type { Session } from '@/scripts/bench/session'
import { startFakeStripe } from '@/scripts/fake-stripe/server'
import { bundleProcess } from '@/scripts/kill-harness/bundle-process'
import { superviseShop } from '@/scripts/kill-harness/shop-supervisor'
import { stockShop } from '@/scripts/kill-harness/stock-shop'
import { freePort } from '@/scripts/lib/demo-server'
import { runMigrations } from '@/src/server/database/run-migrations'
import { startEmbeddedPostgres } from '@/src/server/runtime/embedded-postgres'

const buyersAtOnce = 24
const providerMs = 50
const secret = 'bench-checkout-secret-0123456789-abcdef'
const webhookSecret = 'whsec_bench_checkout_0123456789'

/**
 * The call that places an order and opens its payment page, with a fake for Stripe that takes 50 ms
 * for each answer. Production refuses such fakes, so the shop is the process of the kill harness:
 * the real configuration and endpoints, without Next, and with a cache of data like Next's.
 */
export async function measureCheckout({
  rounds,
  seconds,
}: Pick<Session, 'rounds' | 'seconds'>): Promise<Figure[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bandstand-checkout-'))
  const postgres = await startEmbeddedPostgres({ dataDir })
  const port = await freePort()
  const stripe = await startFakeStripe({
    webhookUrl: `http://localhost:${port}/api/webhooks/stripe`,
    webhookSecret,
  })
  const environment = {
    PORT: String(port),
    NODE_ENV: 'test',
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: secret,
    STRIPE_SECRET_KEY: 'sk_test_0123456789',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: stripe.url,
    RATE_LIMIT_FACTOR: '100000',
    WORKER: 'off',
    KEEP_DATA: 'yes',
    // Next's cache wants what its server sets up before anything else.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require next/dist/server/node-environment-baseline.js`,
    LOG_LEVEL: 'silent',
  }
  Object.assign(process.env, environment)
  const { default: config } = await import('@payload-config')
  const { migrations } = await import('@/migrations')
  const payload = await getPayload({ config })
  await runMigrations(payload, migrations)
  const { profileId, goods } = await stockShop(payload)
  const script = await bundleProcess('shop-process')
  const shop = superviseShop({ script, environment, points: [], onKill: () => undefined })
  try {
    shop.open()
    const [album] = goods
    const order = { url: `http://localhost:${port}`, profileId, item: album }
    await untilOpen(order)
    await fetch(`${stripe.url}/_ctl/latency`, {
      method: 'POST',
      body: JSON.stringify({ ms: providerMs }),
    })
    await load(order, 3)
    const results: Load[] = []
    for (let round = 0; round < rounds; round += 1) {
      results.push(await load(order, seconds))
    }
    return [
      figureOf(
        {
          id: 'checkout.rate',
          name: `Checkout, ${buyersAtOnce} buyers, provider takes ${providerMs} ms`,
          unit: 'req/s',
          target: { atLeast: 50 },
        },
        results.map(({ perSecond }) => perSecond),
      ),
      figureOf(
        { id: 'checkout.p99', name: '  99 % within', unit: 'ms', target: { atMost: 600 } },
        results.map(({ p99Ms }) => p99Ms),
      ),
    ]
  } finally {
    shop.stop()
    await stripe.close()
    await payload.destroy()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Order = {
  url: string
  profileId: string
  item: { productId: string; productVariantId: string } | undefined
}
type Load = { perSecond: number; p99Ms: number }

async function load(order: Order, seconds: number): Promise<Load> {
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  const buy = async () => {
    while (performance.now() < until) {
      const before = performance.now()
      await checkout(order)
      times.push(performance.now() - before)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: buyersAtOnce }, buy))
  const passed = (performance.now() - started) / 1000
  return { perSecond: times.length / passed, p99Ms: quantile(times, 0.99) }
}

/** @throws {Error} when it is not answered by a payment page: a fast error is no figure */
async function checkout({ url, profileId, item }: Order): Promise<void> {
  const key = randomUUID()
  const response = await fetch(`${url}/api/public/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-client-ip': key },
    body: JSON.stringify({ profileId, email: `${key}@example.com`, items: [item] }),
  })
  const text = await response.text()
  if (response.status !== 201) {
    throw new Error(`Checkout answered ${response.status}: ${text}`)
  }
}

async function untilOpen(order: Order): Promise<void> {
  const deadline = Date.now() + 60_000
  for (;;) {
    try {
      await checkout(order)
      return
    } catch (error) {
      if (Date.now() > deadline) {
        throw error
      }
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}
