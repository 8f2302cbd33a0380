import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import {
  type BoardColumn,
  type BoardRule,
  boardRules,
  otherwise,
  statusesIn,
} from '@/src/core/orders/fulfilment/board-column'
import { type OrderStatus, orderStatuses } from '@/src/core/orders/statuses'
import { countriesWithPostcode } from '@/src/core/places/countries'
import { unitsRefundedOf } from '@/src/server/delivery/units-refunded'

/**
 * Where the goods of a row `o` of `orders` stand, as `goodsStates` has it. Says the same of each line as
 * `unsentLines` and `undeliverableLines` do of one order.
 */
const goods = sql`(
  select case
    when count(*) = 0 then 'none'
    when not bool_or(line.is_left) then 'over'
    when bool_or(line.is_left and line.is_ready and line.has_address) then 'ready'
    when bool_or(line.is_left and line.is_ready) then 'unaddressed'
    else 'later' end
  from (
    select
      i.sent_at is null and i.quantity > ${unitsRefundedOf(sql`o.id`, sql`i._order - 1`)}
        and not coalesce((
          select sum(back.amount_minor) >= coalesce(o.amount_received_minor, 0) from refunds back
          where back.order_id = o.id and back.state <> 'failed'), false) as is_left,
      not (i.release_at is not null and v.id is not null
          and v.availability_status <> 'active' and coalesce(v.release_at > now(), false))
        and not coalesce(g.status = 'scheduled'
          or (g.status = 'sent' and (g.expires_at is null or g.expires_at > now())), false) as is_ready,
      i.delivery_type = 'pickup' or case when g.id is null
        then ${hasAddress(sql`o.shipping_address_street`, sql`o.shipping_address_city`, sql`o.shipping_address_zip_code`, sql`o.shipping_address_country`)}
        else ${hasAddress(sql`g.address_street`, sql`g.address_city`, sql`g.address_zip_code`, sql`g.address_country`)}
        end as has_address
    from orders_items i
    left join variants v on v.id = i.variant_id
    left join gifts g on g.order_id = o.id and g.line = i._order - 1
    where i._parent_id = o.id and i.delivery_type <> 'digital') line)`

function hasAddress(street: SQL, city: SQL, zipCode: SQL, country: SQL): SQL {
  return sql`(coalesce(${street}, '') <> '' and coalesce(${city}, '') <> '' and coalesce(${country}, '') <> ''
    and (coalesce(${zipCode}, '') <> '' or ${country} <> all(${listOf(countriesWithPostcode)}::text[])))`
}

/** The column of a row `o` of `orders`, by the rules of `boardColumn`. Its goods are looked at once, and only if they count. */
export const boardColumnSql: SQL = caseOf(boardRules)

function caseOf(rules: readonly BoardRule[]): SQL {
  const firstOfGoods = rules.findIndex(({ goods }) => goods)
  const plain = rules.slice(0, firstOfGoods)
  const ofGoods = rules.slice(firstOfGoods)
  return sql`case ${sql.join(plain.map(whenOf), sql` `)}
    else (select case ${sql.join(ofGoods.map(whenOf), sql` `)} else ${otherwise}::text end
      from (select ${goods} as goods) found) end`
}

function whenOf({ column, isMarked, statuses, goods: states }: BoardRule): SQL {
  const conditions = [
    ...(isMarked ? [sql`o.needs_review is not null`] : []),
    ...(statuses ? [hasStatus(statuses)] : []),
    ...(states ? [sql`found.goods = any(${listOf(states)}::text[])`] : []),
  ]
  return sql`when ${sql.join(conditions, sql` and `)} then ${column}::text`
}

/** Rows `o` that stand in a column. What their status alone rules out is not looked at. */
export function inColumn(column: BoardColumn): SQL {
  const unmarked = hasStatus(statusesIn(column, orderStatuses))
  const maybe =
    column === 'look'
      ? sql`(o.needs_review is not null or ${unmarked})`
      : sql`(o.needs_review is null and ${unmarked})`
  return sql`${maybe} and ${boardColumnSql} = ${column}`
}

/** Rows `o` that may be in another column than the last, which holds most. */
export const mayBeOpen: SQL = sql`(o.needs_review is not null or ${hasStatus(
  orderStatuses.filter((status) =>
    (['pack', 'wait', 'look'] as const).some((column) =>
      statusesIn(column, orderStatuses).includes(status),
    ),
  ),
)})`

function hasStatus(statuses: readonly OrderStatus[]): SQL {
  return sql`o.status = any(${listOf(statuses)}::enum_orders_status[])`
}

/** An array as PostgreSQL reads it; of plain names. */
function listOf(names: readonly string[]): string {
  return `{${names.join(',')}}`
}
