import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { accountProofs } from '@/scripts/cluster-proofs/prove-accounts'
import { clockProofs } from '@/scripts/cluster-proofs/prove-clock'
import { faultProofs } from '@/scripts/cluster-proofs/prove-faults'
import { saleProofs } from '@/scripts/cluster-proofs/prove-sales'
import { workProofs } from '@/scripts/cluster-proofs/prove-work'
import { runTraffic } from '@/scripts/cluster-proofs/run-traffic'
import type { Scene } from '@/scripts/cluster-proofs/scene'
import { openFan, type Process, startCluster } from '@/scripts/cluster-proofs/start-cluster'
import { startFakeStripe } from '@/scripts/fake-stripe/server'
import { stockShop } from '@/scripts/kill-harness/stock-shop'
import { buildIfNeeded } from '@/scripts/lib/production-build'
import { runInScratchShop } from '@/scripts/lib/scratch-shop'
import { createOwner } from '@/src/testing/factories'
import { s3Settings, startFakeS3 } from '@/src/testing/fake-s3'
import { startMailServer } from '@/src/testing/mail-server'
import { createRedisServer, hasRedis } from '@/src/testing/redis-server'

const { values } = parseArgs({
  options: {
    /** Of mixed traffic, after the proofs. */
    minutes: { type: 'string', default: '0' },
    /** Requests per second of that traffic. */
    rate: { type: 'string', default: '10' },
    /** Proofs whose name has this in it; none of them for `none`. */
    only: { type: 'string', default: '' },
  },
})
const webhookSecret = 'whsec_cluster_proofs_0123456789'

const wanted = [
  ...accountProofs,
  ...workProofs,
  ...saleProofs,
  ...clockProofs,
  ...faultProofs,
].filter(({ name }) => name.includes(values.only))
await buildIfNeeded()
const s3 = await startFakeS3()
const mailServer = await startMailServer()
const redis = hasRedis ? await createRedisServer() : undefined
await redis?.start()
const settings = {
  ...s3.environment,
  S3_PUBLIC_URL: `${s3.endpoint}/${s3Settings.bucket}`,
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'shop@example.com',
  ...(redis && { REDIS_URL: redis.url }),
  LOG_LEVEL: 'warn',
}

await runInScratchShop(settings, async ({ payload, environment }) => {
  const { profileId, goods } = await stockShop(payload, 0)
  const owner = await createOwner(payload, [profileId])
  const webs: Process[] = []
  const everyWeb = await openFan(() => webs.map(({ origin }) => origin))
  const stripe = await startFakeStripe({
    webhookUrl: `${everyWeb.url}/api/webhooks/stripe`,
    webhookSecret,
  })
  const cluster = await startCluster(environment.DATA_DIR, {
    ...settings,
    ...environment,
    STRIPE_SECRET_KEY: 'sk_test_0123456789',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    ALLOW_TEST_PAYMENTS: 'yes-no-real-money',
    NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, 'preload.mjs'))}`,
    PROOFS_STRIPE_URL: stripe.url,
  })
  webs.push(...cluster.webs)
  const { pool: database } = payload.db
  const scene: Scene = {
    cluster,
    payload,
    database,
    profileId,
    goods,
    owner,
    s3,
    mailServer,
    redis,
    stripeUrl: stripe.url,
  }
  try {
    return await prove(scene)
  } finally {
    await cluster.stop()
    everyWeb.close()
    await stripe.close()
    await mailServer.close()
    s3.close()
    await redis?.stop()
  }
})

async function prove(scene: Scene): Promise<boolean> {
  const outcomes: { proof: string; outcome: string; seconds: number }[] = []
  for (const { name, run } of wanted) {
    const startedMs = performance.now()
    const outcome = await run(scene).then(
      () => 'holds',
      (error: unknown) => {
        console.error(`✗ ${name}:`, error)
        return 'DIFFERS'
      },
    )
    const seconds = Math.round((performance.now() - startedMs) / 100) / 10
    outcomes.push({ proof: name, outcome, seconds })
    console.log(`${outcome === 'holds' ? '✓' : '✗'} ${name} (${seconds} s)`)
  }
  const minutes = Number(values.minutes)
  const isSteady =
    minutes === 0 || (await runTraffic(scene, { minutes, perSecond: Number(values.rate) }))
  for (const { name, log } of [...scene.cluster.webs, ...scene.cluster.workers]) {
    const errors = (await log()).filter(({ level }) => level === 'error' || level === 'fatal')
    for (const line of errors.slice(0, 10)) {
      console.log(name, JSON.stringify(line).slice(0, 1000))
    }
  }
  console.table(outcomes)
  return isSteady && outcomes.every(({ outcome }) => outcome === 'holds')
}
