import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { soldLines } from '@/plugins/insights/queries/sales'
import { dayIn, membershipIncome, type Scope } from '@/plugins/insights/queries/scope'
import { giftMembershipAnswers } from '@/src/core/messages/gift-answers'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { reportSql } from '@/src/server/database/report-sql'

/** How a membership is sold: `paid` by members for themselves, or `given` by somebody else. */
export type TierSale = 'paid' | 'given'

const titles: Record<TierSale, (tier: string) => string> = {
  paid: membershipAnswers.sold,
  given: giftMembershipAnswers.sold,
}

/** `day`, `tier_id`, `units` and `minor`. What a change cost on top is no membership more. */
const linesOf: Record<TierSale, (scope: Scope) => SQL> = {
  given: (scope) => sql`
    select day, gift_tier_id as tier_id, units, minor
    from (${soldLines(scope, 'gift_tier_id')}) as given`,
  paid: (scope) => sql`
    select day, tier_id, units, minor from (${soldLines(scope, 'tier_id')}) as begun
    union all
    select ${dayIn(sql`p.paid_at`, scope)}, p.tier_id,
      (not p.is_extra and p.refunded_minor < p.amount_minor)::int, p.amount_minor - p.refunded_minor
    from membership_payments p where ${membershipIncome(scope)}`,
}

type SoldTier = { tierId: string; title: string; units: number; revenueMinor: number }

/** Memberships that were sold and kept, by tier, after discounts, before tax. */
export async function salesByTier(
  req: PayloadRequest,
  scope: Scope,
  sale: TierSale,
): Promise<SoldTier[]> {
  const rows = await reportSql(req)<Omit<SoldTier, 'title'> & { name: string }>`
    select tiers.id as "tierId", tiers.name, sum(units)::int as "units",
      sum(minor)::float8 as "revenueMinor"
    from (${linesOf[sale](scope)}) as lines
    join membership_tiers tiers on tiers.id = lines.tier_id
    group by tiers.id, tiers.name having sum(units) > 0 or sum(minor) <> 0`
  return rows.map(({ name, ...row }) => ({ ...row, title: titles[sale](name) }))
}

type TierDay = Pick<SoldTier, 'title' | 'units'> & {
  day: string
  revenue: number
  plays: number
  fullPlays: number
}

/** The same by day, as {@link releaseDays} has it; days without any are left out. */
export async function tierDays(
  req: PayloadRequest,
  scope: Scope,
  sale: TierSale,
): Promise<TierDay[]> {
  const rows = await reportSql(req)<Omit<TierDay, 'title'> & { name: string }>`
    select day, tiers.name, sum(units)::int as "units", (sum(minor) / 100)::float8 as "revenue",
      0 as "plays", 0 as "fullPlays"
    from (${linesOf[sale](scope)}) as lines
    join membership_tiers tiers on tiers.id = lines.tier_id
    group by day, tiers.id, tiers.name having sum(units) > 0 or sum(minor) <> 0`
  return rows.map(({ name, ...row }) => ({ ...row, title: titles[sale](name) }))
}
