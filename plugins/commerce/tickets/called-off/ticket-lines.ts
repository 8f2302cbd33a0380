import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { paidStatuses } from '@/src/core/orders/statuses'
import type { Event } from '@/src/payload-types'
import { profileIdOf } from '@/src/server/cache-tags'
import { txDb } from '@/src/server/transaction'

export type TicketLine = { orderId: string; line: number }

/**
 * The lines of paid orders that still let somebody into an event, gifts that nobody has claimed among them.
 *
 * @param orderId of one order alone
 */
export async function ticketLinesOfEvent(
  req: PayloadRequest,
  event: Event,
  orderId: string | null = null,
): Promise<TicketLine[]> {
  const db = await txDb(req)
  const paid = sql.join(
    paidStatuses.map((status) => sql`${status}`),
    sql`, `,
  )
  const { rows } = await db.execute<TicketLine>(sql`
    select o.id as "orderId", (i._order - 1)::int as line
    from orders o join orders_items i on i._parent_id = o.id
    where o.profile_id = ${profileIdOf(event)} and o.status in (${paid})
      and (${orderId}::uuid is null or o.id = ${orderId}::uuid)
      and (i.variant_id in (select id from variants where event_id = ${event.id})
        or exists (
          select 1 from tickets t
          where t.order_id = o.id and t.line = i._order - 1 and t.event_id = ${event.id}))
      and (exists (
          select 1 from tickets t
          where t.order_id = o.id and t.line = i._order - 1 and t.status = 'valid')
        or exists (
          select 1 from gifts g
          where g.order_id = o.id and g.line = i._order - 1 and g.status in ('scheduled', 'sent')))
    order by o.created_at, i._order`)
  return rows
}
