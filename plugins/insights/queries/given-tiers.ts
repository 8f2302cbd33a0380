import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { dayIn, type Scope, soldOrders } from '@/plugins/insights/queries/scope'
import { messages } from '@/src/core/messages'
import { txDb } from '@/src/server/transaction'

type GivenTier = { tierId: string; title: string; units: number; revenueMinor: number }

/** Memberships that were bought for others, by tier, after discounts, before tax. */
export async function salesByGivenTier(req: PayloadRequest, scope: Scope): Promise<GivenTier[]> {
  const db = await txDb(req)
  const { rows } = await db.execute<Omit<GivenTier, 'title'> & { name: string }>(sql`
    select tiers.id as "tierId", tiers.name, count(*)::int as "units",
      sum(i.unit_minor * i.quantity - coalesce(i.discount_minor, 0))::float8 as "revenueMinor"
    from orders o join orders_items i on i._parent_id = o.id
    join membership_tiers tiers on tiers.id = i.gift_tier_id
    where ${soldOrders(scope)}
    group by tiers.id, tiers.name`)
  return rows.map(({ name, ...row }) => ({ ...row, title: messages.giftMembership.sold(name) }))
}

type GivenDay = Pick<GivenTier, 'title' | 'units'> & { day: string; revenue: number; plays: number }

/** The same by day, as {@link releaseDays} has it; days without any are left out. */
export async function givenTierDays(req: PayloadRequest, scope: Scope): Promise<GivenDay[]> {
  const db = await txDb(req)
  const { rows } = await db.execute<Omit<GivenDay, 'title'> & { name: string }>(sql`
    select day, name, count(*)::int as "units", (sum(minor) / 100)::float8 as "revenue",
      0 as "plays"
    from (
      select ${dayIn(sql`o.paid_at`)} as day, tiers.id, tiers.name,
        i.unit_minor * i.quantity - coalesce(i.discount_minor, 0) as minor
      from orders o join orders_items i on i._parent_id = o.id
      join membership_tiers tiers on tiers.id = i.gift_tier_id
      where ${soldOrders(scope)}
    ) as sold group by day, id, name`)
  return rows.map(({ name, ...row }) => ({ ...row, title: messages.giftMembership.sold(name) }))
}
