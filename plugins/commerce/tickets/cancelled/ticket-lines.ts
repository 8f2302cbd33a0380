import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { paidStatuses } from '@/src/core/orders/statuses'
import type { Event } from '@/src/payload-types'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { runSql } from '@/src/server/transaction'

export type TicketLines = { orderId: string; lines: number[] }

/**
 * The lines that still let somebody into an event, by order, gifts that nobody has claimed among them, and
 * those that were kept when their money went back.
 *
 * @param orderId of one order alone
 */
export async function ticketLinesOfEvent(
  req: PayloadRequest,
  event: Event,
  orderId: string | null = null,
): Promise<TicketLines[]> {
  const statuses = sql.join(
    [...paidStatuses, 'cancelled'].map((status) => sql`${status}`),
    sql`, `,
  )
  const rows = await runSql(req)<TicketLines>`
    select o.id as "orderId", array_agg((i._order - 1)::int order by i._order) as lines
    from orders o join orders_items i on i._parent_id = o.id
    where o.profile_id = ${profileIdOf(event)} and o.status in (${statuses})
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
    group by o.id order by o.created_at`
  return rows
}
