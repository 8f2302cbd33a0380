import type { PayloadRequest } from 'payload'
import type { MembershipRow } from '@/plugins/commerce/memberships/membership-row'
import { findPayment } from '@/plugins/commerce/memberships/payments/payment-row'
import { storePayments } from '@/plugins/commerce/memberships/payments/store-payments'
import {
  findRefund,
  insertPaymentRefund,
  refundsOfPayment,
  sumOf,
} from '@/plugins/commerce/payments/refund-rows'
import { messages } from '@/src/core/messages'
import type { PaymentProvider } from '@/src/server/payments/payment-provider'
import type { Subscription } from '@/src/server/payments/subscriptions'
import { enqueue } from '@/src/server/queue'

type Duplicate = {
  /** The membership that goes on. */
  membership: Pick<MembershipRow, 'id' | 'profileId'>
  state: Subscription
  provider: PaymentProvider
}

/**
 * A membership that is paid for twice, on two pages that were open at the same time: the second
 * subscription ends before it takes money again, and what it has taken goes back after the commit. Once
 * per payment, however often it is heard of.
 */
export async function endDuplicate(
  req: PayloadRequest,
  { membership, state, provider }: Duplicate,
): Promise<'unchanged'> {
  if (state.status !== 'canceled' && state.status !== 'incomplete_expired') {
    req.payload.logger.warn({
      msg: 'Membership paid twice: the second payment goes back',
      membership: membership.id,
      subscription: state.id,
    })
    await enqueue(
      req,
      'end-subscription',
      { subscriptionId: state.id, account: provider.account },
      { dedupeKey: state.id },
    )
  }
  for (const id of await storePayments(req, membership, { state, provider, isDuplicate: true })) {
    await giveBack(req, id)
  }
  return 'unchanged'
}

async function giveBack(req: PayloadRequest, paymentId: string): Promise<void> {
  const key = `duplicate:${paymentId}`
  const payment = await findPayment(req, { id: { equals: paymentId } })
  const isGiven = await findRefund(req, { key: { equals: key } })
  if (!payment?.paymentIntentId || !payment.isDuplicate || isGiven) {
    return
  }
  // The artist may have given it back by hand.
  const amountMinor = payment.amountMinor - sumOf(await refundsOfPayment(req, paymentId))
  if (amountMinor <= 0) {
    return
  }
  await insertPaymentRefund(req, payment, {
    amountMinor,
    paymentIntentId: payment.paymentIntentId,
    reason: messages.membership.paidTwice,
    actorType: 'system',
    key,
  })
}
