import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import {
  type MoneyScope,
  paidByMembers,
  paidOrders,
  wentBack,
} from '@/plugins/commerce/money/queries/scope'

/** What a line `i` cost, with its taxes. */
const lineGross = sql`(i.unit_minor * i.quantity - coalesce(i.discount_minor, 0)
  + case when i.tax_included then 0 else coalesce(i.tax_minor, 0) end)`

/** Taxes of an order that none of its lines has: those of the shipping. */
const shippingTax = (isIncluded: boolean): SQL => sql`(
  ${isIncluded ? sql`coalesce(o.tax_included_minor, 0)` : sql`o.tax_minor`}
  - (select coalesce(sum(i.tax_minor), 0) from orders_items i
    where i._parent_id = o.id and coalesce(i.tax_included, false) = ${isIncluded}))`

/** The rate of things that are sent, which is that of the shipping. */
const shippedRate = (column: 'tax_name' | 'tax_percent'): SQL => sql`(
  select max(i.${sql.identifier(column)}) from orders_items i
  where i._parent_id = o.id and i.kind = 'physical' and coalesce(i.tax_minor, 0) > 0)`

const partsOf = sql`jsonb_array_elements(
  case when jsonb_typeof(r.parts) = 'array' then r.parts
  else jsonb_build_array(jsonb_build_object('of', 'other', 'grossMinor', r.amount_minor, 'taxMinor', 0)) end)`

/**
 * All parts that what came in is the sum of, and what went back of them: `currency`, `country`, what it is
 * (`kind`, with `product_id`, `tier_id` or `gift_tier_id`), `units`, `units_back`, `received`,
 * `refunded`, `tax` (what went back taken off), and its rate.
 */
export const soldParts = (scope: MoneyScope): SQL => sql`
  select o.currency, o.tax_country as country, 'line' as kind, i.product_id, i.tier_id, i.gift_tier_id,
    i.title, i.quantity as units, 0 as units_back, ${lineGross} as received, 0 as refunded,
    coalesce(i.tax_minor, 0) as tax, i.tax_name, i.tax_percent
  from orders o join orders_items i on i._parent_id = o.id where ${paidOrders(scope)}
  union all
  select o.currency, o.tax_country, 'shipping', null, null, null, null, 0, 0,
    o.shipping_minor + ${shippingTax(false)}, 0, ${shippingTax(false)} + ${shippingTax(true)},
    ${shippedRate('tax_name')}, ${shippedRate('tax_percent')}
  from orders o where ${paidOrders(scope)} and o.shipping_minor + o.tax_minor > 0
  union all
  select o.currency, o.tax_country, 'tip', null, null, null, null, 0, 0, o.tip_minor, 0, 0, null, null
  from orders o where ${paidOrders(scope)} and o.tip_minor > 0
  union all
  select p.currency, null, 'line', null, p.tier_id, null, null,
    (not p.is_extra and not p.is_duplicate)::int, 0, p.amount_minor, 0, 0, null, null
  from membership_payments p where ${paidByMembers(scope)}
  union all
  select r.currency, null, 'line', null, p.tier_id, null, null, 0,
    (r.amount_minor >= p.amount_minor and not p.is_extra and not p.is_duplicate)::int,
    0, r.amount_minor, 0, null, null
  from refunds r join membership_payments p on p.id = r.membership_payment_id where ${wentBack(scope)}
  union all
  select r.currency, o.tax_country, case when i.id is null then part->>'of' else 'line' end,
    i.product_id, i.tier_id, i.gift_tier_id, i.title, 0,
    coalesce((select sum((unit->>'quantity')::int) from jsonb_array_elements(
      case when jsonb_typeof(r.lines) = 'array' then r.lines else '[]' end) as unit
      where (unit->>'line')::int = i._order - 1), 0),
    0, (part->>'grossMinor')::int, -(part->>'taxMinor')::int,
    case when part->>'of' = 'shipping' then ${shippedRate('tax_name')} else i.tax_name end,
    case when part->>'of' = 'shipping' then ${shippedRate('tax_percent')} else i.tax_percent end
  from refunds r join orders o on o.id = r.order_id
  cross join lateral ${partsOf} as part
  left join orders_items i on i._parent_id = o.id and (i._order - 1)::text = part->>'of'
  where ${wentBack(scope)}`
