import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { CurrentMembership } from '@/src/core/contracts/memberships'
import { toDollars } from '@/src/core/money'
import type { VisitorAccount } from '@/src/server/session'
import { txDb } from '@/src/server/transaction'

type Row = Omit<CurrentMembership, 'amount' | 'currentPeriodEnd'> & {
  amountMinor: string
  currentPeriodEnd: string | null
}

/** The membership that runs, cancelled ones until the end of what was paid; null without one. */
export async function currentMembership(
  req: PayloadRequest,
  { id, profileId }: VisitorAccount,
): Promise<CurrentMembership | null> {
  const db = await txDb(req)
  const { rows } = await db.execute<Row>(sql`
    select memberships.tier_id as "tierId", tiers.name as "tierName", memberships.status,
      memberships.interval, memberships.amount_minor as "amountMinor",
      memberships.current_period_end as "currentPeriodEnd"
    from memberships join membership_tiers tiers on tiers.id = memberships.tier_id
    where memberships.profile_id = ${profileId} and memberships.account_id = ${id}
      and (memberships.status in ('free', 'active', 'past_due')
        or (memberships.status = 'canceled' and memberships.current_period_end > now()))
    order by memberships.created_at desc limit 1`)
  const [row] = rows
  if (!row) {
    return null
  }
  const { amountMinor, currentPeriodEnd, ...membership } = row
  return {
    ...membership,
    amount: toDollars(Number(amountMinor)),
    currentPeriodEnd: currentPeriodEnd && new Date(currentPeriodEnd).toISOString(),
  }
}
