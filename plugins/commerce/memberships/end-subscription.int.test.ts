import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { Pool } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { openClub, pageIdOf } from '@/plugins/commerce/testing/members'
import { getPaymentProvider } from '@/src/server/payments'
import { endSubscription } from '@/src/server/payments/end-subscription'
import { enqueue } from '@/src/server/queue'
import { createBoss } from '@/src/server/queue/boss'
import { startWorker } from '@/src/server/queue/worker'
import { databaseUrl } from '@/src/testing/environment'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const { name } = endSubscription
const dayMs = 24 * 3600_000

const luna = await openClub(payload, 'Luna')
const pool = new Pool({ connectionString: databaseUrl() })
pool.on('error', () => undefined)
afterAll(async () => {
  await pool.end()
})

/** A subscription that runs. */
async function subscribe(): Promise<string> {
  const tier = await luna.newTier({ name: 'Basic', priceMonthlyMinor: 500 })
  const fan = await luna.newFan()
  const { json } = await luna.join(fan, { tierId: tier.id, interval: 'month' })
  await luna.act(pageIdOf(json), 'pay')
  const [row] = await rowsOf<{ id: string }>(
    payload,
    sql`select provider_subscription_id as id from memberships where account_id = ${fan.id}`,
  )
  return row?.id ?? ''
}

/**
 * As if the provider were away and the time until the next try had gone by.
 *
 * @returns that time; null when there is nothing to try
 */
async function failOnce(boss: ReturnType<typeof createBoss>): Promise<number | null> {
  const [job] = await boss.fetch(name)
  if (!job) {
    return null
  }
  await boss.fail(name, job.id)
  const { rows } = await pool.query<{ ms: number }>(
    `with next as (select id, start_after - now() as wait from jobs.job where name = $1)
     update jobs.job set start_after = start_after - wait - interval '1 second',
       keep_until = keep_until - wait, created_on = created_on - wait
     from next where next.id = job.id returning extract(epoch from wait)::float * 1000 as ms`,
    [name],
  )
  await boss.maintain()
  return rows[0]?.ms ?? null
}

it('is tried for weeks while the provider is away, within a day each time', async () => {
  const subscriptionId = await subscribe()
  const data = { subscriptionId, account: '' }
  await enqueue(await createLocalReq({}, payload), endSubscription, data, {
    dedupeKey: subscriptionId,
  })
  const boss = createBoss((text, values) => pool.query(text, values))
  let goneMs = 0
  while (goneMs < 42 * dayMs) {
    const ms = await failOnce(boss)
    expect(ms).not.toBeNull()
    expect(ms).toBeLessThan(dayMs)
    goneMs += ms ?? 0
  }
  const { subscriptions } = getPaymentProvider(payload)
  const status = async () => (await subscriptions.retrieve(subscriptionId)).status
  expect(await status()).toBe('active')
  const worker = await startWorker(payload)
  await expect.poll(status).toBe('canceled')
  await worker.stop()
})
