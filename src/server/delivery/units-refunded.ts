import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/**
 * How many units of a line of an order went back, or are on their way, as a number of SQL.
 *
 * @param orderId an expression for the order
 * @param line one for the line, from 0
 */
export const unitsRefundedOf = (orderId: SQL, line: SQL) => sql`(
  select coalesce(sum((unit->>'quantity')::int), 0)
  from refunds back cross join lateral jsonb_array_elements(
    case jsonb_typeof(back.lines) when 'array' then back.lines else '[]'::jsonb end) as unit
  where back.order_id = ${orderId} and back.state <> 'failed' and (unit->>'line')::int = ${line})`
