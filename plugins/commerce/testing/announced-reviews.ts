import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { ReviewReason } from '@/src/core/orders/order-labels'
import { rowsOf } from '@/src/testing/rows-of'

/** Why the artist is told to look at an order, oldest first. */
export async function notifiedReviews(payload: Payload, orderId: string): Promise<ReviewReason[]> {
  const rows = await rowsOf<{ why: ReviewReason }>(
    payload,
    sql`select data->>'why' as why from jobs.job
      where name = 'notify-order-review' and data->>'orderId' = ${orderId} order by created_on`,
  )
  return rows.map(({ why }) => why)
}
