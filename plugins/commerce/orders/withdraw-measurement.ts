import type { PayloadRequest } from 'payload'
import { idOf, lockOrder } from '@/plugins/commerce/orders/find-order'
import { type Company, sortedCompanies } from '@/src/core/measurement/companies'
import { payableStatuses } from '@/src/core/orders/statuses'
import type { Order } from '@/src/payload-types'
import { runSql, withTx } from '@/src/server/transaction'

/** Companies that will be told of an order because its buyer ticked it, and were not yet. */
export async function companiesToTell(req: PayloadRequest, order: Order): Promise<Company[]> {
  const agreed = sortedCompanies(order.measurement?.companies)
  if (agreed.length === 0) {
    return []
  }
  if (payableStatuses.includes(order.status)) {
    // Payments that are tests are told to nobody.
    return order.livemode || order.provider === 'none' ? agreed : []
  }
  return toldBy(req, order, 'waiting')
}

/**
 * Takes back a buyer's consent: what waits is removed, and nothing is written once the order is paid. Those that were told
 * stay noted with the words that were ticked.
 */
export async function withdrawMeasurement(req: PayloadRequest, { id }: Order): Promise<void> {
  await withTx(req, async () => {
    // The payment may arrive meanwhile.
    const order = await lockOrder(req, id)
    // In the order in which a webhook is removed.
    const profileId = idOf(order.profile)
    await runSql(req)`select 1 from webhook_endpoints where profile_id = ${profileId} for key share`
    await runSql(req)`
      delete from webhook_deliveries
      where profile_id = ${profileId} and subject = ${id} and state = 'waiting'
        and endpoint_id in (select webhook_endpoints.id from webhook_endpoints
          where webhook_endpoints.profile_id = ${profileId} and webhook_endpoints.format <> 'webhook')`
    const told = await toldBy(req, order, 'sent')
    await runSql(req)`
      update orders set measurement_companies = ${JSON.stringify(told)}::jsonb,
        measurement_browser = null where id = ${id}`
  })
}

async function toldBy(
  req: PayloadRequest,
  { id, profile }: Order,
  state: 'waiting' | 'sent',
): Promise<Company[]> {
  const rows = await runSql(req)<{ format: string }>`
    select distinct webhook_endpoints.format from webhook_deliveries
    join webhook_endpoints on webhook_endpoints.id = webhook_deliveries.endpoint_id
    where webhook_deliveries.profile_id = ${idOf(profile)}
      and webhook_deliveries.subject = ${id} and webhook_deliveries.state = ${state}`
  return sortedCompanies(rows.map(({ format }) => format))
}
