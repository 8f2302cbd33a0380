import type { PayloadRequest } from 'payload'
import type { MoneyScope } from '@/plugins/commerce/money/queries/scope'
import { soldParts } from '@/plugins/commerce/money/queries/sold-parts'
import type { SoldThing } from '@/src/core/books/sold-thing'
import { reportSql } from '@/src/server/database/report-sql'

/** What came in by what it was for, the most first. All of it is here, so it adds up to what came in. */
export async function moneyByThing(req: PayloadRequest, scope: MoneyScope): Promise<SoldThing[]> {
  return await reportSql(req)<SoldThing>`
    select currency, case
        when parts.kind = 'shipping' then 'Shipping' when parts.kind = 'tip' then 'Tip'
        when parts.gift_tier_id is not null then 'Gift membership'
        when parts.tier_id is not null then 'Membership'
        when p.event_id is not null then 'Ticket'
        when p.id is not null then p.category::text else 'Other' end as kind,
      coalesce(p.id, tiers.id)::text as id,
      coalesce(p.title, tiers.name, max(parts.title), '') as title,
      sum(units - units_back)::int as units, sum(received)::float8 as "receivedMinor",
      sum(refunded)::float8 as "refundedMinor", sum(tax)::float8 as "taxMinor"
    from (${soldParts(scope)}) as parts
    left join products p on p.id = parts.product_id
    left join membership_tiers tiers on tiers.id = coalesce(parts.gift_tier_id, parts.tier_id)
    group by currency, 2, p.id, tiers.id, case when p.id is null and tiers.id is null then parts.title end
    having sum(abs(received) + abs(refunded) + abs(tax)) > 0
    order by currency, sum(received) - sum(refunded) desc, title`
}

export type TaxRow = {
  currency: string
  /** ISO code; '' where it was not asked for. */
  country: string
  name: string
  percent: number | null
  /** Before the tax. */
  netMinor: number
  taxMinor: number
}

/** What was taxed, by country and rate, less what went back; what was not taxed has no percentage. */
export async function taxesByRate(req: PayloadRequest, scope: MoneyScope): Promise<TaxRow[]> {
  return await reportSql(req)<TaxRow>`
    select currency, coalesce(country, '') as country,
      coalesce(case when tax <> 0 then tax_name end, '') as name,
      (case when tax <> 0 then tax_percent end)::float8 as percent,
      sum(received - refunded - tax)::float8 as "netMinor", sum(tax)::float8 as "taxMinor"
    from (${soldParts(scope)}) as parts
    group by 1, 2, 3, 4
    having sum(received - refunded) <> 0 or sum(tax) <> 0
    order by 1, 2, 4 desc nulls last, 3`
}
