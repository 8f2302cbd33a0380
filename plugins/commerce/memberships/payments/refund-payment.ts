import type { PayloadRequest } from 'payload'
import { findMembership } from '@/plugins/commerce/memberships/membership-row'
import { findPayment, lockPayment } from '@/plugins/commerce/memberships/payments/payment-row'
import { settleMembership } from '@/plugins/commerce/memberships/settle-membership'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { ask } from '@/plugins/commerce/payments/continue-payment'
import {
  findRefund,
  insertPaymentRefund,
  refundsOfPayment,
  sumOf,
} from '@/plugins/commerce/payments/refund-rows'
import { sendRefund } from '@/plugins/commerce/payments/send-refund'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { formatPrice } from '@/src/core/money'
import { slugs } from '@/src/core/slugs'
import type { MembershipPayment, Refund } from '@/src/payload-types'
import { getPaymentProvider } from '@/src/server/payments'
import { recordAudit } from '@/src/server/record-audit'
import { withTx } from '@/src/server/transaction'

type Decision = {
  paymentId: string
  /** Names the decision, like a UUID made once per dialog: the same one again is the same refund. */
  key: string
  /** With none everything that is left. */
  amountMinor?: number
  reason?: string
  /** The owner's id. */
  actor: string
}

/**
 * Decides to give money of a member's payment back, and tells the provider after the commit. When it cannot
 * be reached the decision stays and is sent later. The caller has checked that the payment is the owner's,
 * and is in no transaction.
 *
 * @returns how far the refund is; only `succeeded` and `failed` are the end of it
 * @throws {AppError} `REFUND_TOO_HIGH` for more than is left, `CONFLICT` when nobody knows it any more,
 *   `UNAVAILABLE` when the provider has to be asked and is away
 */
export async function refundPayment(req: PayloadRequest, decision: Decision): Promise<Refund> {
  await learnPaymentIntent(req, decision.paymentId)
  const decided = await withTx(req, async () => {
    const { payment } = await lockPayment(req, decision.paymentId)
    // Keys are made by browsers, so each payment has its own.
    const key = `payment:${payment.id}:${decision.key}`
    return (
      (await findRefund(req, { key: { equals: key } })) ??
      decide(req, payment, { ...decision, key })
    )
  })
  if (decided.state === 'requested') {
    await sendRefund(req.payload, decided.id)
  }
  return (await findRefund(req, { id: { equals: decided.id } })) ?? decided
}

/** Payments from before this was noted: the subscription is asked again, and says it. */
async function learnPaymentIntent(req: PayloadRequest, paymentId: string): Promise<void> {
  const payment = await findPayment(req, { id: { equals: paymentId } })
  const membership =
    payment?.membership && !payment.paymentIntentId
      ? await findMembership(req, idOf(payment.membership))
      : null
  const provider = getPaymentProvider(req.payload, payment?.account ?? '')
  const subscriptionId = membership?.subscriptionId
  if (subscriptionId && provider.name === payment?.provider) {
    await ask(() => settleMembership(req, { provider, subscriptionId }))
  }
}

async function decide(
  req: PayloadRequest,
  payment: MembershipPayment,
  { key, reason, actor, amountMinor: wanted }: Decision,
): Promise<Refund> {
  const { paymentIntentId } = payment
  if (!paymentIntentId) {
    throw new AppError('CONFLICT', { message: ownerMessages.refunds.tooOld })
  }
  const left = payment.amountMinor - sumOf(await refundsOfPayment(req, payment.id))
  const amountMinor = wanted ?? left
  if (amountMinor < 1 || amountMinor > left) {
    throw new AppError('REFUND_TOO_HIGH', {
      message: ownerMessages.refunds.atMost(formatPrice(left)),
    })
  }
  const refund = await insertPaymentRefund(req, payment, {
    amountMinor,
    paymentIntentId,
    reason,
    actorType: 'owner',
    actor,
    key,
  })
  const tier = payment.tier
    ? await req.payload.findByID({
        collection: slugs.membershipTiers,
        id: idOf(payment.tier),
        depth: 0,
        disableErrors: true,
        req,
      })
    : null
  const label = tier?.name ?? ''
  await recordAudit(req, {
    action: 'membership_refunded',
    profileId: idOf(payment.profile),
    summary: ownerMessages.audit.membershipRefunded(formatPrice(amountMinor), label),
    target: {
      collection: slugs.memberships,
      id: payment.membership ? idOf(payment.membership) : '',
      label,
    },
    // Why stays with the refund: it may be about the member.
    details: { amountMinor },
  })
  return refund
}
