import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Scope } from '@/plugins/insights/queries/scope'
import { soldLines } from '@/plugins/insights/queries/sold-lines'
import { messages } from '@/src/core/messages'
import { txDb } from '@/src/server/transaction'

type GivenTier = { tierId: string; title: string; units: number; revenueMinor: number }

/** Memberships that were bought for others and kept, by tier, after discounts, before tax. */
export async function salesByGivenTier(req: PayloadRequest, scope: Scope): Promise<GivenTier[]> {
  const db = await txDb(req)
  const { rows } = await db.execute<Omit<GivenTier, 'title'> & { name: string }>(sql`
    select tiers.id as "tierId", tiers.name, sum(units)::int as "units",
      sum(minor)::float8 as "revenueMinor"
    from (${soldLines(scope, 'gift_tier_id')}) as lines
    join membership_tiers tiers on tiers.id = lines.gift_tier_id
    group by tiers.id, tiers.name having sum(units) > 0`)
  return rows.map(({ name, ...row }) => ({ ...row, title: messages.giftMembership.sold(name) }))
}

type GivenDay = Pick<GivenTier, 'title' | 'units'> & { day: string; revenue: number; plays: number }

/** The same by day, as {@link releaseDays} has it; days without any are left out. */
export async function givenTierDays(req: PayloadRequest, scope: Scope): Promise<GivenDay[]> {
  const db = await txDb(req)
  const { rows } = await db.execute<Omit<GivenDay, 'title'> & { name: string }>(sql`
    select day, tiers.name, sum(units)::int as "units", (sum(minor) / 100)::float8 as "revenue",
      0 as "plays"
    from (${soldLines(scope, 'gift_tier_id')}) as lines
    join membership_tiers tiers on tiers.id = lines.gift_tier_id
    group by day, tiers.id, tiers.name having sum(units) > 0`)
  return rows.map(({ name, ...row }) => ({ ...row, title: messages.giftMembership.sold(name) }))
}
