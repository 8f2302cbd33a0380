import type { PayloadRequest } from 'payload'
import { isStuck, refundsOfOrder } from '@/plugins/commerce/payments/refund-rows'
import { giveUpRefund, settleRefund } from '@/plugins/commerce/payments/settle-refund'
import type { StuckRefundOutcome } from '@/src/core/contracts/order-calls'
import { ownerMessages } from '@/src/core/owner-messages'
import type { Refund } from '@/src/payload-types'

/**
 * What became of the refunds of an order that cannot be sent, as its owner says: until then they hold back
 * what they are for. The caller has checked that the order is the owner's, and is in no transaction.
 *
 * @returns how many there were
 */
export async function settleStuckRefunds(
  req: PayloadRequest,
  orderId: string,
  outcome: StuckRefundOutcome,
): Promise<number> {
  const stuck = (await refundsOfOrder(req, orderId)).filter(isStuck)
  for (const refund of stuck) {
    await (outcome === 'given_up'
      ? giveUpRefund(req, refund, { error: ownerMessages.refunds.givenUp, isGivenUp: true })
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
