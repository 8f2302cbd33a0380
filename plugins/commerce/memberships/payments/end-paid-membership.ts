import type { PayloadRequest } from 'payload'
import type { MembershipRow } from '@/plugins/commerce/memberships/membership-row'
import { isAlive } from '@/src/core/memberships/membership-status'
import type { MembershipPayment } from '@/src/payload-types'
import { endSubscription } from '@/src/server/payments/end-subscription'
import { enqueue } from '@/src/server/queue'
import { runSql } from '@/src/server/transaction'

type Paid = { payment: MembershipPayment; membership: MembershipRow }

/**
 * Ends a membership at once whose money has gone back, after the commit: the provider ends it, and tells.
 * What was paid a second time by mistake never kept it open.
 *
 * @param which `running` spares it unless the payment was that of the running period: another period was
 *   paid since, or it was what a change within one cost on top
 */
export async function endPaidMembership(
  req: PayloadRequest,
  { payment, membership: { id, status, subscriptionId, providerAccount } }: Paid,
  which: 'running' | 'any',
): Promise<void> {
  if (!subscriptionId || !isAlive(status) || payment.isDuplicate) {
    return
  }
  if (which === 'running' && (payment.isExtra || (await hasPaidSince(req, id, payment)))) {
    return
  }
  await enqueue(
    req,
    endSubscription,
    { subscriptionId, account: providerAccount },
    { dedupeKey: subscriptionId },
  )
}

/**
 * Whether another period of a membership was paid after a payment. Providers tell whole seconds; what was noted
 * later is later within one.
 */
export async function hasPaidSince(
  req: PayloadRequest,
  membershipId: string,
  { paidAt, createdAt }: Pick<MembershipPayment, 'paidAt' | 'createdAt'>,
): Promise<boolean> {
  const rows = await runSql(req)`
    select 1 from membership_payments
    where membership_id = ${membershipId} and (paid_at, created_at) > (${paidAt}, ${createdAt})
      and not is_duplicate and not is_extra limit 1`
  return rows.length > 0
}
