import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { PendingLine } from '@/src/core/orders/fulfilment/pending-lines'
import { paidStatuses } from '@/src/core/orders/statuses'
import type { Order } from '@/src/payload-types'
import { isCancelled } from '@/src/server/delivery/is-event-cancelled'
import { isReleased } from '@/src/server/delivery/is-released'
import { isUndelivered } from '@/src/server/delivery/undelivered-gifts'
import { unitsRefundedOf } from '@/src/server/delivery/units-refunded'
import { runSql } from '@/src/server/transaction'

/**
 * The lines of paid orders that nobody can have yet, by order: gifts that go out later or whose mail was given
 * up, and what is not out. What was refunded is left out. The caller has checked who may see the orders.
 */
export async function pendingLines(
  req: PayloadRequest,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, PendingLine[]>> {
  if (orderIds.length === 0) {
    return new Map()
  }
  const rows = await runSql(req)<PendingLine & { orderId: string }>`
    select o.id as "orderId", kept.line, kept.title, kept."ofLines", coming.kind,
      to_char(coming.day at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as day
    from orders o
    join lateral (
      select (i._order - 1)::int as line, i.title, (count(*) over ())::int as "ofLines"
      from orders_items i where i._parent_id = o.id and i.quantity > ${givenBack}) kept on true
    join lateral (
      select line, case when ${isUndelivered} then 'undelivered' else 'gift' end as kind,
        deliver_at as day
      from gifts
      where order_id = o.id and (status = 'scheduled' or ${isUndelivered}) and not ${isCancelled}
        and (expires_at is null or expires_at > now())
      union
      select line, 'release', available_from from entitlements
      where order_id = o.id and revoked_at is null and not ${await isReleased()} and ${isDownload}
      union
      ${withoutRights}) coming on coming.line = kept.line
    where o.id = any(${`{${orderIds.join(',')}}`}::uuid[])
      and o.status::text = any(${`{${paidStatuses.join(',')}}`}::text[])
    order by coming.day, coming.line`
  const byOrder = new Map<string, PendingLine[]>()
  for (const { orderId, ...coming } of rows) {
    byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), coming])
  }
  return byOrder
}

/** Whether it is worth asking. */
export function mayHavePendingLines({
  status,
  items,
}: Pick<Order, 'status'> & {
  items: readonly Pick<Order['items'][number], 'giftFor' | 'releaseAt'>[]
}): boolean {
  return (
    paidStatuses.includes(status) && items.some(({ giftFor, releaseAt }) => giftFor || releaseAt)
  )
}

const givenBack = unitsRefundedOf(sql`o.id`, sql`i._order - 1`)

/** A record waits for its own day, not for the files that it brings along. */
const isDownload = sql`(
  select delivery_type = 'digital' from orders_items
  where _parent_id = o.id and _order - 1 = entitlements.line)`

/** Pre-orders that are still to be sent, claimed or not, and others that somebody was given and has not claimed. */
const withoutRights = sql`
  select i._order - 1, 'release', v.release_at
  from orders_items i join variants v on v.id = i.variant_id
  left join gifts g on g.order_id = o.id and g.line = i._order - 1
  where i._parent_id = o.id and i.release_at is not null and i.sent_at is null
    and v.availability_status <> 'active' and v.release_at > now()
    and (g.status = 'sent' or (
      i.delivery_type <> 'digital' and coalesce(g.status::text, 'claimed') = 'claimed'))`
