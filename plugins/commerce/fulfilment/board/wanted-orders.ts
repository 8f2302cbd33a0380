import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { OrderWishes } from '@/src/core/contracts/orders/board'
import { likeText } from '@/src/core/text'
import { foldText } from '@/src/core/text/fold-text'
import { inColumn } from '@/src/server/orders/board-sql'

/** The rows `o` of `orders` of a site that are wanted. */
export function wanted(profileId: string, { column, ...others }: OrderWishes): SQL {
  const place = column ? inColumn(column) : sql`true`
  return sql`o.profile_id = ${profileId} and ${place} and ${matching(others)}`
}

/** The rows `o` of `orders` that are wanted, of whatever site and in whatever column they stand. */
export function matching({
  status,
  refund,
  from,
  until,
  words = '',
}: Omit<OrderWishes, 'column'>): SQL {
  const conditions = [
    ...(status ? [sql`o.status = ${status}`] : []),
    ...(refund ? [sql`o.refund_state = ${refund}`] : []),
    ...(from ? [sql`o.created_at >= ${from}`] : []),
    ...(until ? [sql`o.created_at <= ${until}`] : []),
    ...foldText(words)
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => sql`o.search_text like ${`%${likeText(word)}%`}`),
  ]
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}
