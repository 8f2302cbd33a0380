import { Client } from 'pg'
import type { ReviewReason } from '@/src/core/orders/order-words'
import { startEmbeddedPostgres } from '@/src/server/runtime/embedded-postgres'

/** Money of test payments is never odd, so only the database can say that it is. */
export async function markForReview(orderId: string, why: ReviewReason): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: process.env.E2E_DATA_DIR ?? '' })
  const client = new Client(postgres.url)
  await client.connect()
  await client.query('update orders set needs_review = $2 where id = $1', [orderId, why])
  await client.end()
  await postgres.stop()
}
