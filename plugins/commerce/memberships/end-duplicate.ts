import type { PayloadRequest } from 'payload'
import { findPayment } from '@/plugins/commerce/memberships/payments/payment-row'
import { storePayments } from '@/plugins/commerce/memberships/payments/store-payments'
import {
  findRefund,
  insertPaymentRefund,
  refundsOfPayment,
  sumOf,
} from '@/plugins/commerce/payments/refund-rows'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { endSubscription } from '@/src/server/payments/end-subscription'
import type { PaymentProvider } from '@/src/server/payments/payment-provider'
import type { Subscription } from '@/src/server/payments/subscriptions'
import { enqueue } from '@/src/server/queue'

type Unwanted = {
  /** The membership that goes on; `id` is null when there is none any more. */
  membership: { id: string | null; profileId: string; adoptedAt?: string | null }
  state: Subscription
  provider: PaymentProvider
  /** Why its money goes back, in words for people. */
  reason: string
}

/**
 * A membership that is paid for twice, on two pages that were open at the same time: see
 * {@link endUnwanted}.
 */
export async function endDuplicate(
  req: PayloadRequest,
  duplicate: Omit<Unwanted, 'reason'>,
): Promise<'unchanged'> {
  await endUnwanted(req, { ...duplicate, reason: membershipAnswers.paidTwice })
  return 'unchanged'
}

/**
 * Ends a subscription that should not have begun before it takes money again; what it has taken goes back
 * after the commit, and was no sale. Once per payment, however often it is heard of.
 */
export async function endUnwanted(
  req: PayloadRequest,
  { membership, state, provider, reason }: Unwanted,
): Promise<void> {
  if (state.status !== 'canceled' && state.status !== 'incomplete_expired') {
    req.payload.logger.warn({
      msg: 'Subscription not wanted: its payments go back',
      membership: membership.id,
      subscription: state.id,
      reason,
    })
    await enqueue(
      req,
      endSubscription,
      { subscriptionId: state.id, account: provider.account },
      { dedupeKey: state.id },
    )
  }
  const payments = await storePayments(req, membership, { state, provider, isDuplicate: true })
  for (const { id } of payments) {
    await giveBack(req, id, reason)
  }
}

async function giveBack(req: PayloadRequest, paymentId: string, reason: string): Promise<void> {
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
    reason,
    actorType: 'system',
    key,
  })
}
