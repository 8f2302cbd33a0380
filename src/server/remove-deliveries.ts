import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { runSql } from '@/src/server/transaction'

/** By the format of its webhook. When a try has begun, it may have arrived. */
export type Delivery = { format: string; hasBegun: boolean }

/** By which a company would know a buyer, and we: of no use once nothing is sent any more. */
export const ofBuyer = ['email', 'accountId', 'browser']

/** Removes what waits in the outbox of a site's webhooks, or was sent, in the transaction of `req`. */
export async function removeDeliveries(
  req: PayloadRequest,
  profileId: string,
  which: ReturnType<typeof sql>,
): Promise<Delivery[]> {
  // In the order in which a webhook is removed: first itself, then its deliveries.
  await runSql(req)`select 1 from webhook_endpoints where profile_id = ${profileId} for key share`
  return runSql(req)<Delivery>`
    delete from webhook_deliveries using webhook_endpoints
    where webhook_deliveries.profile_id = ${profileId} and webhook_endpoints.id = webhook_deliveries.endpoint_id
      and (${which})
    returning webhook_endpoints.format, webhook_deliveries.tries > 0 as "hasBegun"`
}

/**
 * Sends nothing more of an order to companies, in the transaction of `req`. What was not tried is removed; the rest stays
 * in its list without the buyer, because it may have arrived.
 */
export async function withdrawDeliveries(
  req: PayloadRequest,
  profileId: string,
  orderId: string,
): Promise<Delivery[]> {
  const waiting = sql`subject = ${orderId} and state = 'waiting' and format <> 'webhook'`
  const removed = await removeDeliveries(req, profileId, sql`${waiting} and tries = 0`)
  // A first try may have begun meanwhile.
  const kept = await runSql(req)<Delivery>`
    update webhook_deliveries set state = 'withdrawn', updated_at = now(),
      data = data - ${`{${ofBuyer.join(',')}}`}::text[]
    from webhook_endpoints
    where webhook_deliveries.profile_id = ${profileId} and webhook_endpoints.id = webhook_deliveries.endpoint_id
      and ${waiting}
    returning webhook_endpoints.format, true as "hasBegun"`
  return [...removed, ...kept]
}
