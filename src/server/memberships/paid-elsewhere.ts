import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { getPaymentProvider } from '@/src/server/payments'

/**
 * Whether the payments of a membership, or the page for them, are in other books than today's: test
 * payments of a shop that has gone live, or the other way round. Nobody can be asked about them. What is
 * free or given has no payments, but may have such a page.
 *
 * @param held what the statement calls `memberships`
 */
export function paidElsewhere(payload: Payload, held = 'memberships'): SQL {
  const { name, livemode } = getPaymentProvider(payload)
  const of = sql.identifier(held)
  return sql`(${of}.provider is not null and (${of}.provider::text, coalesce(${of}.livemode, false))
    <> (${name}::text, ${livemode}::boolean))`
}
