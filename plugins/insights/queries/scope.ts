import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { NumbersFilter } from '@/src/core/contracts/pages/numbers'
import type { DayRange } from '@/src/core/insights/days'
import { noCampaign } from '@/src/core/insights/source'
import { directSource } from '@/src/core/insights/visit-origin'
import { paidStatuses } from '@/src/core/orders/statuses'

/** Which site's figures, for which days in which time zone, real money or test payments, and the filter. */
export type Scope = {
  profileId: string
  range: DayRange
  timeZone: string
  livemode: boolean
  filter: NumbersFilter
}

/** The day of a moment in the site's calendar, like `2026-11-22`. */
export const dayIn = (moment: SQL, { timeZone }: Scope): SQL =>
  sql`to_char(${moment} at time zone ${timeZone}, 'YYYY-MM-DD')`

/** When a day begins. */
export const beginOf = (day: string, { timeZone }: Scope): SQL =>
  sql`(${day}::date::timestamp at time zone ${timeZone})`

/** That a moment lies within the days of a scope. */
export const within = (moment: SQL, { range: { from, to }, timeZone }: Scope): SQL =>
  sql`${moment} >= (${from}::date::timestamp at time zone ${timeZone})
    and ${moment} < ((${to}::date + 1)::timestamp at time zone ${timeZone})`

/** Payments `p` of members within the scope that stand: what orders do not hold. Nobody comes for them by a link. */
export const membershipIncome = (scope: Scope): SQL => {
  const { source = directSource, campaign = noCampaign } = scope.filter
  const isShown = source === directSource && campaign === noCampaign
  return sql`p.profile_id = ${scope.profileId} and ${within(sql`p.paid_at`, scope)}
    and p.livemode = ${scope.livemode} and ${isShown}
    and not p.is_duplicate and p.dispute_state is distinct from 'lost'`
}

/** Orders `o` that were paid within the scope and stand. */
export const soldOrders = (scope: Scope): SQL => {
  const { source, campaign } = scope.filter
  return sql`o.profile_id = ${scope.profileId} and ${within(sql`o.paid_at`, scope)}
    and (o.livemode = ${scope.livemode} or o.provider = 'none')
    and o.status in (${sql.join(
      paidStatuses.map((status) => sql`${status}`),
      sql`, `,
    )})
    ${source === undefined ? sql`` : sql`and coalesce(o.source, ${directSource}) = ${source}`}
    ${campaign === undefined ? sql`` : sql`and coalesce(o.campaign, ${noCampaign}) = ${campaign}`}`
}
