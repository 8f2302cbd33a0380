import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { MembershipRow } from '@/plugins/commerce/memberships/membership-row'
import { txDb } from '@/src/server/transaction'

/**
 * Whether a membership is being bought in an order. Whatever is heard of it, the order decides whether it
 * begins: both are paid at once.
 */
export function waitsForOrder({
  orderId,
  subscriptionId,
  pageId,
}: Pick<MembershipRow, 'orderId' | 'subscriptionId' | 'pageId'>): boolean {
  return orderId !== null && subscriptionId === null && pageId === null
}

/** Whether the order that a membership waits for can still be paid. */
export async function isBeingPaid(req: PayloadRequest, row: MembershipRow): Promise<boolean> {
  if (!waitsForOrder(row)) {
    return false
  }
  const db = await txDb(req)
  const { rows } = await db.execute(sql`
    select 1 from orders
    where id = ${row.orderId} and status in ('initiated_payment', 'payment_failed')`)
  return rows.length > 0
}
