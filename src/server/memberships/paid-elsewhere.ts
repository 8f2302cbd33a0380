import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import type { Membership } from '@/src/payload-types'
import { getPaymentProvider } from '@/src/server/payments'
import { disconnected } from '@/src/server/payments/payment-provider'

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

/**
 * Whether it is an artist's account at Stripe that was replaced, or is not connected any more. Nobody can be
 * asked about its payments either, but they were made: what is paid for stays open.
 *
 * @param held what the statement calls `memberships`
 */
export function paidToLostAccount(payload: Payload, held = 'memberships'): SQL {
  const of = sql.identifier(held)
  return sql`(${of}.provider is not null and not ${inOtherBooks(payload, held)}
    and coalesce(${of}.provider_account, '') <> '' and not exists (
      select 1 from payment_accounts connected
      where connected.profile_id = ${of}.profile_id
        and connected.stripe_account_id = ${of}.provider_account
        and connected.disabled_reason is distinct from ${disconnected}))`
}
