import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { dayIn, membershipIncome, type Scope, soldOrders } from '@/plugins/insights/queries/scope'
import { noCampaign } from '@/src/core/insights/source'
import { directSource } from '@/src/core/insights/visit-origin'
import { reportSql } from '@/src/server/database/report-sql'

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
    select ${dayIn(sql`o.paid_at`, scope)} as day, ${soldBy[by]}, i.quantity, i.quantity - back.units as units,
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
      ${scope.filter.product ? sql`and i.product_id = ${scope.filter.product}` : sql``}
  ) as sold`

export type DaySales = { day: string; orders: number; revenueMinor: number }

/**
 * What came in by day: orders and payments of members, less what was given back; of a single product, its units and what
 * they brought. Quiet days are left out.
 */
export async function salesByDay(req: PayloadRequest, scope: Scope): Promise<DaySales[]> {
  if (scope.filter.product) {
    return await reportSql(req)<DaySales>`
      select day, sum(units)::int as "orders", sum(minor)::float8 as "revenueMinor"
      from (${soldLines(scope, 'product_id')}) as lines group by day`
  }
  const rows = await reportSql(req)<DaySales>`
    select day, sum(orders)::int as "orders", sum(minor)::float8 as "revenueMinor"
    from (
      select ${dayIn(sql`o.paid_at`, scope)} as day, 1 as orders, o.total_minor - o.refunded_minor as minor
      from orders o where ${soldOrders(scope)}
      union all
      select ${dayIn(sql`p.paid_at`, scope)}, 0, p.amount_minor - p.refunded_minor
      from membership_payments p where ${membershipIncome(scope)}
    ) as incomes group by day`
  return rows
}

type ReleaseSales = { productId: string; units: number; revenueMinor: number }

/** What was sold of each release and kept, after discounts, before tax and shipping. */
export async function salesByRelease(req: PayloadRequest, scope: Scope): Promise<ReleaseSales[]> {
  const rows = await reportSql(req)<ReleaseSales>`
    select product_id as "productId", sum(units)::int as "units",
      sum(minor)::float8 as "revenueMinor"
    from (${soldLines(scope, 'product_id')}) as lines group by product_id`
  return rows
}

type OriginSales = { key: string; orders: number; revenueMinor: number }

const unnamed = { source: directSource, campaign: noCampaign } as const

/**
 * What came in by where the visit came from in which it was bought. Orders from before that was noted, and
 * what members pay, which nobody comes for, count as {@link directSource}, the name of the unknown.
 */
export async function salesBy(
  req: PayloadRequest,
  scope: Scope,
  origin: keyof typeof unnamed,
): Promise<OriginSales[]> {
  const rows = await reportSql(req)<OriginSales>`
    select key, sum(orders)::int as "orders", sum(minor)::float8 as "revenueMinor"
    from (
      select coalesce(o.${sql.identifier(origin)}, ${unnamed[origin]}) as key, 1 as orders,
        o.total_minor - o.refunded_minor as minor
      from orders o where ${soldOrders(scope)}
      union all
      select ${unnamed[origin]}, 0, p.amount_minor - p.refunded_minor
      from membership_payments p where ${membershipIncome(scope)}
    ) as incomes group by key`
  return rows
}
