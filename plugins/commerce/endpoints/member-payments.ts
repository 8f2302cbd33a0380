import type { Endpoint } from 'payload'
import { refundPayment } from '@/plugins/commerce/memberships/payments/refund-payment'
import { idParams } from '@/src/core/contracts/ids'
import { paymentRefundBody, paymentStateAnswer } from '@/src/core/contracts/member-calls'
import { AppError } from '@/src/core/errors'
import { errorsMessages } from '@/src/core/messages/errors'
import { toDollars, toMinor } from '@/src/core/money'
import { slugs } from '@/src/core/slugs'
import { requireOwnDocument, requireOwner } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

/** `POST /membership-payments/{id}/refunds` `{ key, amount?, reason? }`. */
const refund = definePublicEndpoint({
  method: 'post',
  path: '/:id/refunds',
  summary: 'Gives money of a member’s payment back: an amount in dollars, or all that is left',
  params: idParams,
  body: paymentRefundBody,
  answer: paymentStateAnswer,
  isForOwners: true,
  rateLimit: 'memberChange',
  failures: ['CONFLICT', 'REFUND_TOO_HIGH', 'UNAVAILABLE'],
  run: async ({ req, params: { id }, body: { amount, ...body } }) => {
    await requireOwnDocument(req, slugs.membershipPayments, id)
    const { state, error } = await refundPayment(req, {
      paymentId: id,
      actor: requireOwner(req).id,
      amountMinor: amount === undefined ? undefined : toMinor(amount),
      ...body,
    })
    if (state === 'failed') {
      throw new AppError('CONFLICT', { message: error ?? errorsMessages.unknown })
    }
    const payment = await requireOwnDocument(req, slugs.membershipPayments, id)
    return {
      id,
      amount: toDollars(payment.amountMinor),
      refunded: toDollars(payment.refundedMinor),
      refundState: state,
    }
  },
})

export const memberPaymentEndpoints: Endpoint[] = [refund]
