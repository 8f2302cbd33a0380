import type { PayloadRequest, Where } from 'payload'
import { findRefunds, isStuck } from '@/plugins/commerce/payments/refund-rows'
import { abandonRefund, settleRefund } from '@/plugins/commerce/payments/settle-refund'
import type { StuckRefundOutcome } from '@/src/core/contracts/orders/order-calls'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { Refund } from '@/src/payload-types'

/**
 * What became of refunds that cannot be sent, as their owner says: until then they hold back what they are
 * for. The caller has checked that what was paid is the owner's, and is in no transaction.
 *
 * @param ofWhat of an order, or of a member's payments
 * @returns how many there were
 */
export async function settleStuckRefunds(
  req: PayloadRequest,
  ofWhat: Where,
  outcome: StuckRefundOutcome,
): Promise<number> {
  const stuck = (await findRefunds(req, ofWhat)).filter(isStuck)
  for (const refund of stuck) {
    await (outcome === 'given_up'
      ? abandonRefund(req, refund, { error: ownerMessages.refunds.givenUp, isAbandoned: true })
      : settleRefund(req, givenBackByHand(refund)))
  }
  return stuck.length
}

function givenBackByHand(refund: Refund): Parameters<typeof settleRefund>[1] {
  const { id, provider, providerAccount, providerRefundId } = refund
  const { amountMinor, currency, paymentIntentId } = refund
  return {
    provider,
    account: providerAccount ?? '',
    by: 'system',
    cause: `refund:${id}`,
    fact: {
      kind: 'refund',
      refund: {
        id: providerRefundId ?? `by-hand:${id}`,
        refundId: id,
        state: 'succeeded',
        amountMinor,
        currency,
        paymentIntentId,
        problem: null,
      },
    },
  }
}
