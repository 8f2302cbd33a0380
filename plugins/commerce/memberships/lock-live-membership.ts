import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { endElsewhere } from '@/plugins/commerce/memberships/end-elsewhere'
import {
  findLiveMembership,
  findMembership,
  type MembershipRow,
} from '@/plugins/commerce/memberships/membership-row'
import { txDb } from '@/src/server/transaction'

/** Before two of them are locked, by whoever does: one after the other they would wait for each other. */
export async function lockMembershipsOf(
  req: PayloadRequest,
  accountId: string | null,
): Promise<void> {
  const db = await txDb(req)
  await db.execute(sql`
    select 1 from memberships where account_id = ${accountId} order by id for update`)
}

/**
 * The membership that stands in the way of another, locked. What was paid elsewhere does not: it ends here,
 * and a free or given one loses the page where another was to be paid.
 */
export async function lockLiveMembership(
  req: PayloadRequest,
  account: { id: string | null; profileId: string },
): Promise<MembershipRow | null> {
  const live = await findLiveMembership(req, account, { lock: true })
  if (!live?.isOutOfReach) {
    return live
  }
  if (live.isElsewhere) {
    await endElsewhere(req, live)
    return null
  }
  const db = await txDb(req)
  await db.execute(sql`
    update memberships set provider = null, provider_account = null, provider_customer_id = null,
      provider_subscription_id = null, checkout_session_id = null, order_id = null,
      next_tier_id = null, next_interval = null, next_amount_minor = null, updated_at = now()
    where id = ${live.id}`)
  return findMembership(req, live.id)
}
