import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { DayRange } from '@/src/core/insights/days'
import { paidStatuses } from '@/src/core/orders/statuses'

/** Whose figures, of which days, and whether of real money or of test payments. */
export type Scope = { profileId: string; range: DayRange; livemode: boolean }

/** The day (UTC) of a moment, like `2026-11-22`. */
export const dayIn = (moment: SQL): SQL => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`

/** That a moment lies within the days of a range. */
export const within = (moment: SQL, { from, to }: DayRange): SQL =>
  sql`${moment} >= ${`${from}T00:00:00Z`}::timestamptz
    and ${moment} < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`

/** Payments `p` of members within the scope that stand: what orders do not hold. */
export const membershipIncome = ({ profileId, range, livemode }: Scope): SQL =>
  sql`p.profile_id = ${profileId} and ${within(sql`p.paid_at`, range)} and p.livemode = ${livemode}
    and not p.is_duplicate and p.dispute_state is distinct from 'lost'`

/** Orders `o` that were paid within the scope and stand. */
export const soldOrders = ({ profileId, range, livemode }: Scope): SQL =>
  sql`o.profile_id = ${profileId} and ${within(sql`o.paid_at`, range)}
    and (o.livemode = ${livemode} or o.provider = 'none')
    and o.status in (${sql.join(
      paidStatuses.map((status) => sql`${status}`),
      sql`, `,
    )})`
