import type { PayloadRequest } from 'payload'
import { lockOrder } from '@/plugins/commerce/orders/find-order'
import { recordOrderEvent } from '@/plugins/commerce/orders/move-order'
import { returnStock } from '@/plugins/commerce/orders/stock'
import { claimEvent } from '@/plugins/commerce/payments/claim-event'
import { findChargedOrder } from '@/plugins/commerce/payments/find-charged-order'
import type { Report } from '@/plugins/commerce/payments/payment-report'
import { takeBack } from '@/plugins/commerce/payments/take-back'
import { messages } from '@/src/core/messages'
import { paidStatuses } from '@/src/core/orders/statuses'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import type { PaymentFact, ProviderDispute } from '@/src/server/payments/payment-provider'
import { withTx } from '@/src/server/transaction'

export type DisputeReport = Report<Extract<PaymentFact, { kind: 'dispute' }>>

/**
 * A buyer objects at the bank: the owner has to look. Lost, the money is gone, and with it the right to
 * what it bought. Won, everything is as before.
 */
export async function settleDispute(
  req: PayloadRequest,
  report: DisputeReport,
): Promise<ProviderDispute['state'] | 'unchanged'> {
  const { dispute } = report.fact
  const found = await findChargedOrder(req, report, dispute.paymentIntentId)
  return withTx(req, async () => {
    const order = found && (await lockOrder(req, found.id))
    if (!(await claimEvent(req, report, order)) || !order) {
      return 'unchanged'
    }
    // Events come late: what is decided stays decided.
    const isOver = order.disputeState === 'won' || order.disputeState === 'lost'
    if (isOver || order.disputeState === dispute.state) {
      return 'unchanged'
    }
    await apply(req, order, dispute.state, report.cause)
    return dispute.state
  })
}

async function apply(
  req: PayloadRequest,
  order: Order,
  state: ProviderDispute['state'],
  cause: string,
): Promise<void> {
  const isSettled = state === 'won' && order.needsReview === 'dispute'
  const needsReview = isSettled ? null : state === 'won' ? order.needsReview : 'dispute'
  await req.payload.db.updateOne({
    collection: slugs.orders,
    where: { id: { equals: order.id } },
    data: { disputeState: state, needsReview, updatedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  })
  const note = messages.refunds.dispute[state]
  if (state === 'lost' && paidStatuses.includes(order.status)) {
    if (order.status === 'paid' || order.status === 'processing') {
      await returnStock(req, order, 'all')
    }
    await takeBack(req, order, { cause, note })
    return
  }
  await recordOrderEvent(req, order, {
    from: order.status,
    to: order.status,
    by: 'provider',
    cause,
    note,
  })
}
