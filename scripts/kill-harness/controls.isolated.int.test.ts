import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { runKills } from '@/scripts/kill-harness/run-kills'
import { stockShop } from '@/scripts/kill-harness/stock-shop'
import { testEnvironment } from '@/src/testing/environment'
import { some } from '@/src/testing/soak'
import { payload } from '@/src/testing/test-payload'

const shop = {
  ...(await stockShop(payload)),
  environment: testEnvironment(),
}
// The database alone would keep the second control from going wrong.
const { drizzle } = payload.db as unknown as PostgresAdapter
await drizzle.execute(sql`drop index order_line_unit_idx`)

const controls = [
  { shop: 'answers webhooks first', fault: 'lostOrders', kills: 3, mode: 'ack-first' },
  {
    shop: 'acts on every copy of an event',
    fault: 'duplicatedDownloads',
    kills: 2,
    mode: 'no-dedupe',
  },
] as const

it.each(some(controls, controls.length))(
  'finds what a shop gets wrong that $shop: $fault',
  { timeout: 600_000 },
  async ({ fault, kills, mode }) => {
    const faults = await runKills({ ...shop, kills, mode })
    expect(faults[fault]).toBeGreaterThan(0)
  },
)
