import type { PayloadRequest } from 'payload'
import { findRefund, insertRefund } from '@/plugins/commerce/payments/refund-rows'
import { reviewLabels } from '@/src/core/orders/order-labels'
import type { Order } from '@/src/payload-types'
import type { PaymentSession } from '@/src/server/payments/payment-provider'

type Unfit = {
  session: PaymentSession
  account: string
  why: NonNullable<Order['needsReview']>
}

/**
 * Gives money back that an order could not take, all of it: decided here, in the transaction that sets
 * it aside, and carried out after the commit. Once per payment, however often it is reported.
 */
export async function refundRejectedPayment(
  req: PayloadRequest,
  order: Order,
  { session, account, why }: Unfit,
): Promise<void> {
  const { paymentIntentId, livemode, amountMinor, currency } = session
  // Our keys reach no payment of the other world: real money by test keys, or the other way round.
  if (!paymentIntentId || livemode !== Boolean(order.livemode)) {
    return
  }
  const key = `unfit:${paymentIntentId}`
  if (await findRefund(req, { key: { equals: key } })) {
    return
  }
  await insertRefund(req, order, {
    amountMinor,
    currency,
    paymentIntentId,
    providerAccount: account,
    reason: reviewLabels[why],
    restock: false,
    actorType: 'system',
    key,
  })
}
