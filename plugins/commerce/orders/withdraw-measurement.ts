import type { PayloadRequest } from 'payload'
import { idOf, lockOrder } from '@/plugins/commerce/orders/find-order'
import { recordOrderEvent } from '@/plugins/commerce/orders/move-order'
import { consentCause } from '@/plugins/commerce/orders/order-history'
import type { OrderView } from '@/src/core/contracts/orders/order-answers'
import { type Company, sortedCompanies } from '@/src/core/measurement/companies'
import { canMove } from '@/src/core/orders/statuses'
import type { Order } from '@/src/payload-types'
import { type Delivery, withdrawDeliveries } from '@/src/server/remove-deliveries'
import { runSql, withTx } from '@/src/server/transaction'

const agreedIn = ({ measurement }: Order): Company[] => sortedCompanies(measurement?.companies)

/** A payment that arrives late is honoured, and told of. */
const isPayable = ({ status }: Order): boolean => canMove(status, 'paid')

/** Companies that its buyer ticked: those for which something waits, and those that may know of it. */
export async function measurementOfOrder(
  req: PayloadRequest,
  order: Order,
): Promise<Pick<OrderView, 'toTell' | 'maybeTold'>> {
  const agreed = agreedIn(order)
  // Payments that are tests are told to nobody.
  const isReal = order.livemode || order.provider === 'none'
  if (agreed.length === 0 || !isReal || !(order.paidAt || isPayable(order))) {
    return { toTell: [], maybeTold: [] }
  }
  if (isPayable(order)) {
    return { toTell: agreed, maybeTold: [] }
  }
  const waiting = await runSql(req)<Delivery>`
    select webhook_endpoints.format, webhook_deliveries.tries > 0 as "hasBegun" from webhook_deliveries
    join webhook_endpoints on webhook_endpoints.id = webhook_deliveries.endpoint_id
    where webhook_deliveries.profile_id = ${idOf(order.profile)}
      and webhook_deliveries.subject = ${order.id} and webhook_deliveries.state = 'waiting'`
  return {
    toTell: sortedCompanies(waiting.map(({ format }) => format)),
    maybeTold: without(agreed, waiting),
  }
}

/**
 * Takes back a buyer's consent: what waits is not sent, and nothing is written once the order is paid. Those that were
 * told, or may have been, stay noted with the words that were ticked.
 */
export async function withdrawMeasurement(req: PayloadRequest, { id }: Order): Promise<void> {
  await withTx(req, async () => {
    // The payment may arrive meanwhile.
    const order = await lockOrder(req, id)
    const agreed = agreedIn(order)
    const withdrawn = isPayable(order)
      ? agreed.map((format) => ({ format, hasBegun: false }))
      : await withdrawDeliveries(req, idOf(order.profile), id)
    if (withdrawn.length === 0) {
      return
    }
    await runSql(req)`
      update orders set measurement_companies = ${JSON.stringify(without(agreed, withdrawn))}::jsonb,
        measurement_browser = null where id = ${id}`
    await recordOrderEvent(req, order, { by: 'visitor', cause: consentCause })
  })
}

/** Deliveries do not last, so who has none was told. */
function without(agreed: readonly Company[], deliveries: readonly Delivery[]): Company[] {
  const untold = deliveries.filter(({ hasBegun }) => !hasBegun).map(({ format }) => format)
  return agreed.filter((company) => !untold.includes(company))
}
