import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { MembershipRow } from '@/plugins/commerce/memberships/membership-row'
import { isAlive } from '@/src/core/memberships/membership-status'
import type { MembershipPayment } from '@/src/payload-types'
import { enqueue } from '@/src/server/queue'
import { txDb } from '@/src/server/transaction'

type Paid = { payment: MembershipPayment; membership: MembershipRow }

/**
 * Ends a membership at once whose money has gone back, after the commit: the provider ends it, and tells.
 * What was paid a second time by mistake never kept it open.
 *
 * @param which `newest` spares it when something was paid since
 */
export async function endPaidMembership(
  req: PayloadRequest,
  { payment, membership: { id, status, subscriptionId, providerAccount } }: Paid,
  which: 'newest' | 'any',
): Promise<void> {
  if (!subscriptionId || !isAlive(status) || payment.isDuplicate) {
    return
  }
  if (which === 'newest' && (await wasPaidSince(req, id, payment))) {
    return
  }
  await enqueue(
    req,
    'end-subscription',
    { subscriptionId, account: providerAccount },
    { dedupeKey: subscriptionId },
  )
}

async function wasPaidSince(
  req: PayloadRequest,
  membershipId: string,
  { id, paidAt }: MembershipPayment,
): Promise<boolean> {
  const db = await txDb(req)
  const { rows } = await db.execute(sql`
    select 1 from membership_payments
    where membership_id = ${membershipId} and id <> ${id} and paid_at > ${paidAt}
      and not is_duplicate limit 1`)
  return rows.length > 0
}
