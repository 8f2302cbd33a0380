import type { PayloadRequest } from 'payload'
import type { MembershipRow } from '@/plugins/commerce/memberships/membership-row'
import type { Subscription } from '@/src/server/payments/subscriptions'
import { enqueue } from '@/src/server/queue'

/**
 * A membership that is paid for twice, on two pages that were open at the same time: the second
 * subscription ends before it takes money again. What it has taken is the artist's to give back.
 */
export async function endDuplicate(
  req: PayloadRequest,
  { before, state }: { before: MembershipRow; state: Subscription },
): Promise<'unchanged'> {
  if (state.status !== 'canceled' && state.status !== 'incomplete_expired') {
    req.payload.logger.error({
      msg: 'Membership paid twice: give the second payment back',
      membership: before.id,
      subscription: state.id,
      payments: state.payments.map(({ id, amountMinor }) => ({ id, amountMinor })),
    })
    await enqueue(
      req,
      'end-subscription',
      { subscriptionId: state.id, account: before.providerAccount },
      { dedupeKey: state.id },
    )
  }
  return 'unchanged'
}
