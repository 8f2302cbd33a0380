import type { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { runSql } from '@/src/server/transaction'

/** By the format of its webhook. When a try has begun, it may have arrived. */
export type Delivery = { format: string; hasBegun: boolean }

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
