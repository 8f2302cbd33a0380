import type { PayloadRequest } from 'payload'
import type { MembershipRow } from '@/plugins/commerce/memberships/membership-row'
import { endSubscription } from '@/src/server/payments/end-subscription'
import { enqueue } from '@/src/server/queue'
import { runSql } from '@/src/server/transaction'

/**
 * Ends a membership here whose payments are out of reach, in the caller's transaction, which holds the row.
 * What was paid to an account that is lost stays open until its end; should that account answer again, it
 * takes no more money.
 */
export async function endUnreachableMembership(
  req: PayloadRequest,
  { id, hasLostAccount, subscriptionId, providerAccount }: MembershipRow,
  endReason: 'cancelled' | 'payment_failed' = 'cancelled',
): Promise<void> {
  await runSql(req)`
    update memberships set
      status = (case when status = 'incomplete' then 'incomplete_expired' else 'canceled'
        end)::enum_memberships_status,
      ended_at = now(), end_reason = ${endReason}, updated_at = now()
    where id = ${id}`
  if (hasLostAccount && subscriptionId) {
    await enqueue(
      req,
      endSubscription,
      { subscriptionId, account: providerAccount },
      { dedupeKey: subscriptionId },
    )
  }
}
