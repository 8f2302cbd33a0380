import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import type { Membership } from '@/src/payload-types'
import { getPaymentProvider } from '@/src/server/payments'

/**
 * Whether a membership counts as none because its payments are {@link inOtherBooks}. What is free or given
 * has no payments, so it stays.
 *
 * @param held what the statement calls `memberships`
 */
export function paidElsewhere(payload: Payload, held = 'memberships'): SQL {
  return sql`(${sql.identifier(held)}.interval <> 'none' and ${inOtherBooks(payload, held)})`
}

/** {@link paidElsewhere} of a document, for the screens of the admin. */
export function isPaidElsewhere(
  payload: Payload,
  { interval, provider, livemode }: Pick<Membership, 'interval' | 'provider' | 'livemode'>,
): boolean {
  const today = getPaymentProvider(payload)
  const isHere = provider === today.name && Boolean(livemode) === today.livemode
  return interval !== 'none' && Boolean(provider) && !isHere
}

/**
 * Whether the payments of a membership, or the page for them, are in other books than today's: test
 * payments of a shop that has gone live, or the other way round. Nobody can be asked about them. What is
 * free or given may have such a page.
 *
 * @param held what the statement calls `memberships`
 */
export function inOtherBooks(payload: Payload, held = 'memberships'): SQL {
  const { name, livemode } = getPaymentProvider(payload)
  const of = sql.identifier(held)
  return sql`(${of}.provider is not null and (${of}.provider::text, coalesce(${of}.livemode, false))
    <> (${name}::text, ${livemode}::boolean))`
}
