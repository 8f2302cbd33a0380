import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { dayIn, membershipIncome, type Scope, soldOrders } from '@/plugins/insights/queries/scope'
import { soldLines } from '@/plugins/insights/queries/sold-lines'
import { directSource } from '@/src/core/insights/source'
import { txDb } from '@/src/server/transaction'

export type DaySales = { day: string; orders: number; revenueMinor: number }

/** What came in by day: orders and payments of members, less what was given back. Quiet days are left out. */
export async function salesByDay(req: PayloadRequest, scope: Scope): Promise<DaySales[]> {
  const db = await txDb(req)
  const { rows } = await db.execute<DaySales>(sql`
    select day, sum(orders)::int as "orders", sum(minor)::float8 as "revenueMinor"
    from (
      select ${dayIn(sql`o.paid_at`)} as day, 1 as orders, o.total_minor - o.refunded_minor as minor
      from orders o where ${soldOrders(scope)}
      union all
      select ${dayIn(sql`p.paid_at`)}, 0, p.amount_minor - p.refunded_minor
      from membership_payments p where ${membershipIncome(scope)}
    ) as incomes group by day`)
  return rows
}

type ReleaseSales = { productId: string; units: number; revenueMinor: number }

/** What was sold of each release and kept, after discounts, before tax and shipping. */
export async function salesByRelease(req: PayloadRequest, scope: Scope): Promise<ReleaseSales[]> {
  const db = await txDb(req)
  const { rows } = await db.execute<ReleaseSales>(sql`
    select product_id as "productId", sum(units)::int as "units",
      sum(minor)::float8 as "revenueMinor"
    from (${soldLines(scope, 'product_id')}) as lines group by product_id`)
  return rows
}

type SourceSales = { source: string; orders: number; revenueMinor: number }

/**
 * What came in by where the visit came from in which it was bought. Orders from before that was noted, and
 * what members pay, which nobody comes for, count as {@link directSource}, the name of the unknown.
 */
export async function salesBySource(req: PayloadRequest, scope: Scope): Promise<SourceSales[]> {
  const db = await txDb(req)
  const { rows } = await db.execute<SourceSales>(sql`
    select source, sum(orders)::int as "orders", sum(minor)::float8 as "revenueMinor"
    from (
      select coalesce(o.source, ${directSource}) as source, 1 as orders,
        o.total_minor - o.refunded_minor as minor
      from orders o where ${soldOrders(scope)}
      union all
      select ${directSource}, 0, p.amount_minor - p.refunded_minor
      from membership_payments p where ${membershipIncome(scope)}
    ) as incomes group by source`)
  return rows
}
