import { sql } from '@payloadcms/db-postgres'

type Sql = ReturnType<typeof sql>

/** What nobody can run out of comes last in a list by this. */
export const unitsLeftOf = (variants: Sql) => sql`(
  select case when bool_and(stock_quantity is not null)
    then sum(greatest(stock_quantity - stock_held, 0))::int end
  from variants where product_id = p.id and availability_status <> 'inactive' and ${variants})`

/** Variants of the product `p` that are offered, and how many of them nobody can have now: `offered`, `sold_out`. */
export const offeredOf = (variants: Sql) => sql`(
  select count(*)::int as offered,
    (count(*) filter (where availability_status = 'sold_out'
      or stock_quantity - stock_held <= 0))::int as sold_out
  from variants where product_id = p.id and availability_status <> 'inactive' and ${variants})`
