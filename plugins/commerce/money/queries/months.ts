import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import {
  lostDisputes,
  type MoneyScope,
  paidByMembers,
  paidOrders,
  wentBack,
} from '@/plugins/commerce/money/queries/scope'
import type { MoneySums } from '@/src/core/books/sums'
import { reportSql } from '@/src/server/database/report-sql'

/** What a provider charged, in the currency of the account that was paid. */
const feesOf = (alias: 'o' | 'p'): SQL => {
  const of = sql.identifier(alias)
  return sql`select ${of}.paid_at as at,
    coalesce(${of}.provider_fee_currency, ${of}.currency) as currency, 0 as received, 0 as refunded,
    0 as disputed, coalesce(${of}.provider_fee_minor, 0) as provider_fee, 0 as platform_fee, 0 as tax,
    (${of}.provider_fee_minor is null)::int as unknown_fees`
}

const lossesOf = (alias: 'o' | 'p'): SQL => {
  const of = sql.identifier(alias)
  return sql`select ${of}.dispute_lost_at, ${of}.currency, 0, 0, coalesce(${of}.disputed_minor, 0),
    coalesce(${of}.dispute_fee_minor, 0), 0, 0, 0`
}

/** Every movement of money: `at`, `currency`, and one amount for each column of a month. */
const movements = (scope: MoneyScope): SQL => sql`
  ${feesOf('o')} from orders o where ${paidOrders(scope)}
  union all
  ${feesOf('p')} from membership_payments p where ${paidByMembers(scope)}
  union all
  select o.paid_at, o.currency, o.total_minor, 0, 0, 0, coalesce(o.platform_fee_minor, 0),
    o.tax_minor + coalesce(o.tax_included_minor, 0), 0
  from orders o where ${paidOrders(scope)}
  union all
  select p.paid_at, p.currency, p.amount_minor, 0, 0, 0, coalesce(p.platform_fee_minor, 0), 0, 0
  from membership_payments p where ${paidByMembers(scope)}
  union all
  select r.settled_at, r.currency, 0, r.amount_minor, 0, 0, -coalesce(r.platform_fee_minor, 0),
    -(select coalesce(sum((part->>'taxMinor')::int), 0)
      from jsonb_array_elements(case when jsonb_typeof(r.parts) = 'array' then r.parts else '[]' end) as part),
    0
  from refunds r where ${wentBack(scope)}
  union all
  ${lossesOf('o')} from orders o where ${lostDisputes('o', scope)}
  union all
  ${lossesOf('p')} from membership_payments p where ${lostDisputes('p', scope)}`

export type MonthRow = MoneySums & { currency: string; month: string }

/** What came in and went out by month of the site's clocks, oldest first; each currency by itself. */
export async function moneyByMonth(req: PayloadRequest, scope: MoneyScope): Promise<MonthRow[]> {
  return await reportSql(req)<MonthRow>`
    select currency, to_char(at at time zone ${scope.timeZone}, 'YYYY-MM') as month,
      sum(received)::float8 as "receivedMinor", sum(refunded)::float8 as "refundedMinor",
      sum(disputed)::float8 as "disputedMinor", sum(provider_fee)::float8 as "providerFeeMinor",
      sum(platform_fee)::float8 as "platformFeeMinor", sum(tax)::float8 as "taxMinor",
      sum(unknown_fees)::int as "unknownFees"
    from (${movements(scope)}) as movements
    group by 1, 2
    having sum(abs(received) + abs(refunded) + abs(disputed) + abs(provider_fee) + abs(platform_fee)) > 0
    order by 1, 2`
}
