import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { runKills } from '@/scripts/kill-harness/run-kills'
import { stockShop } from '@/scripts/kill-harness/stock-shop'
import { testEnvironment } from '@/src/testing/environment'
import { payload } from '@/src/testing/test-payload'

const shop = {
  ...(await stockShop(payload)),
  environment: testEnvironment(),
}
// The database alone would keep the second control from going wrong.
const { drizzle } = payload.db as unknown as PostgresAdapter
await drizzle.execute(sql`drop index order_line_unit_idx`)

const timeout = 600_000

it('finds what a shop loses that answers webhooks first', { timeout }, async () => {
  const { lostOrders } = await runKills({ ...shop, kills: 3, mode: 'ack-first' })
  expect(lostOrders).toBeGreaterThan(0)
})

it('finds what a shop doubles that acts on every copy of an event', { timeout }, async () => {
  const { duplicatedDownloads } = await runKills({ ...shop, kills: 2, mode: 'no-dedupe' })
  expect(duplicatedDownloads).toBeGreaterThan(0)
})
