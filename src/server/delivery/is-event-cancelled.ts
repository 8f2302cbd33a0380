import { sql } from '@payloadcms/db-postgres'

/** That a row of `gifts` gives tickets of an event that was cancelled. */
export const isCancelled = sql`exists (
  select 1 from orders_items i
  join variants v on v.id = i.variant_id join events e on e.id = v.event_id
  where i._parent_id = gifts.order_id and i._order - 1 = gifts.line and e.status = 'cancelled')`
