import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { dayIn, type Scope, soldOrders } from '@/plugins/insights/queries/scope'

/** What a line sells: something of the shop, a membership for somebody else, or the buyer's own. */
const soldBy = {
  product_id: sql`i.product_id`,
  gift_tier_id: sql`i.gift_tier_id`,
  tier_id: sql`i.tier_id`,
} as const

/**
 * The lines of orders that were sold and kept: `day`, the `product_id`, `gift_tier_id` or `tier_id` that
 * was asked for, `units`, and what they brought (`minor`) after discounts, before tax and shipping. Of money that
 * went back for no certain unit, each line bears its share.
 */
export const soldLines = (scope: Scope, by: keyof typeof soldBy): SQL => sql`
  select day, ${sql.identifier(by)}, units, round(minor * units / quantity - minor * shared) as minor
  from (
    select ${dayIn(sql`o.paid_at`)} as day, ${soldBy[by]}, i.quantity, i.quantity - back.units as units,
      i.unit_minor * i.quantity - coalesce(i.discount_minor, 0) as minor,
      (o.refunded_minor - back.minor)::numeric / greatest(o.total_minor, 1) as shared
    from orders o join orders_items i on i._parent_id = o.id
    cross join lateral (
      select coalesce(sum(given.units), 0) as units, coalesce(sum(r.amount_minor), 0) as minor
      from refunds r cross join lateral (
        select coalesce(sum((unit->>'quantity')::int)
          filter (where (unit->>'line')::int = i._order - 1), 0) as units
        from jsonb_array_elements(r.lines) as unit
      ) as given
      where r.order_id = o.id and r.state = 'succeeded'
        and jsonb_typeof(r.lines) = 'array'
    ) as back
    where ${soldOrders(scope)} and ${soldBy[by]} is not null
  ) as sold`
