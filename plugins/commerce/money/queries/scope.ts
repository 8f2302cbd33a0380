import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { MoneyRange } from '@/src/core/books/ranges'
import { dateTimeAt } from '@/src/core/events/time-zone'
import { slugs } from '@/src/core/slugs'
import { takesMoney } from '@/src/server/payments'

/** Which site's books, for which days in its time zone, and whether real money or test payments. */
export type MoneyScope = {
  profileId: string
  timeZone: string
  /** ISO: the first moment of the first day, and the one after the last. */
  begin: string
  end: string
  livemode: boolean
}

export async function timeZoneOf(req: PayloadRequest, profileId: string): Promise<string> {
  // With the system's rights: who may read the books need not be able to read the settings.
  const profile = await req.payload.findByID({
    collection: slugs.profiles,
    id: profileId,
    depth: 0,
    select: { timeZone: true },
    req,
  })
  return profile.timeZone ?? 'UTC'
}

export function moneyScope(
  profileId: string,
  { from, to }: MoneyRange,
  timeZone: string,
): MoneyScope {
  const next = new Date(new Date(to).getTime() + 86_400_000).toISOString().slice(0, 10)
  return {
    profileId,
    timeZone,
    begin: dateTimeAt(`${from}T00:00`, timeZone).toISOString(),
    end: dateTimeAt(`${next}T00:00`, timeZone).toISOString(),
    livemode: takesMoney(),
  }
}

const within = (moment: SQL, { begin, end }: MoneyScope): SQL =>
  sql`${moment} >= ${begin}::timestamptz and ${moment} < ${end}::timestamptz`

/** Orders `o` that were paid with money within the scope, whatever became of them. */
export const paidOrders = (scope: MoneyScope): SQL =>
  sql`o.profile_id = ${scope.profileId} and ${within(sql`o.paid_at`, scope)}
    and o.livemode = ${scope.livemode} and o.total_minor > 0`

/** Payments `p` of members within the scope, whatever became of them. */
export const paidByMembers = (scope: MoneyScope): SQL =>
  sql`p.profile_id = ${scope.profileId} and ${within(sql`p.paid_at`, scope)}
    and p.livemode = ${scope.livemode}`

/**
 * Refunds `r` that went back within the scope, of what came in. Money that bought nothing, and went back by
 * itself, is in none of the books.
 */
export const wentBack = (scope: MoneyScope): SQL =>
  sql`r.profile_id = ${scope.profileId} and ${within(sql`r.settled_at`, scope)}
    and r.state = 'succeeded' and r.livemode = ${scope.livemode}
    and (r.membership_payment_id is not null
      or exists (select from orders paid where paid.id = r.order_id and paid.paid_at is not null))`

/** Rows of orders or of members' payments, by their alias, whose objection was lost within the scope. */
export const lostDisputes = (alias: 'o' | 'p', scope: MoneyScope): SQL => {
  const of = sql.identifier(alias)
  return sql`${of}.profile_id = ${scope.profileId} and ${within(sql`${of}.dispute_lost_at`, scope)}
    and ${of}.livemode = ${scope.livemode}`
}
