import type { PayloadRequest } from 'payload'
import { restockUnclaimed } from '@/plugins/commerce/gifts/restock-unclaimed'
import { findChargedPayment } from '@/plugins/commerce/memberships/payments/find-charged-payment'
import { settlePaymentDispute } from '@/plugins/commerce/memberships/payments/settle-payment-dispute'
import { settleMembership } from '@/plugins/commerce/memberships/settle-membership'
import { lockOrder } from '@/plugins/commerce/orders/find-order'
import { recordOrderEvent } from '@/plugins/commerce/orders/move-order'
import { writeRow } from '@/plugins/commerce/orders/write-row'
import { queueReviewNotification } from '@/plugins/commerce/owner-notifications/notify-review'
import { claimEvent } from '@/plugins/commerce/payments/claim-event'
import {
  type DisputeNews,
  type DisputeReport,
  withDispute,
} from '@/plugins/commerce/payments/dispute-history'
import { findChargedOrder } from '@/plugins/commerce/payments/find-charged-order'
import { syncPaymentAccount } from '@/plugins/commerce/payments/payment-account'
import { unitsGivenBack } from '@/plugins/commerce/payments/refund-rows'
import { revokeOrder } from '@/plugins/commerce/payments/revoke-order'
import { settle } from '@/plugins/commerce/payments/settle'
import { settleRefund } from '@/plugins/commerce/payments/settle-refund'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { keptUnits } from '@/src/core/orders/fulfilment/parcels'
import { paidStatuses } from '@/src/core/orders/statuses'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { getPaymentProvider } from '@/src/server/payments'
import type {
  PaymentEvent,
  PaymentProvider,
  ProviderDispute,
} from '@/src/server/payments/payment-provider'
import { withTx } from '@/src/server/transaction'

/**
 * Does all that a verified event causes, once, however often it comes.
 *
 * @returns what it came to, for the log
 * @throws when it has to come again; then nothing has happened
 */
export function processPaymentEvent(
  req: PayloadRequest,
  provider: Pick<PaymentProvider, 'name' | 'livemode'>,
  { fact, account, ...event }: PaymentEvent,
): Promise<string> {
  const report = {
    provider: provider.name,
    account,
    event,
    by: 'provider',
    cause: event.id,
  } as const
  switch (fact.kind) {
    case 'session':
    case 'declined':
      return settle(req, { ...report, fact })
    case 'refund':
      return ofOurWorld(provider, event, () => settleRefund(req, { ...report, fact }))
    case 'dispute':
      return ofOurWorld(provider, event, () => settleDispute(req, { ...report, fact }))
    case 'subscription':
      return ofOurWorld(provider, event, () =>
        settleMembership(req, {
          ...fact,
          provider: getPaymentProvider(req.payload, account),
          event,
        }),
      )
    case 'account':
      return ofOurWorld(provider, event, async () =>
        (await syncPaymentAccount(req, account)) ? 'account' : 'unchanged',
      )
    default:
      return Promise.resolve('irrelevant')
  }
}

/** Connected accounts send events of test payments to the same address as those of real ones. */
async function ofOurWorld(
  { livemode }: Pick<PaymentProvider, 'livemode'>,
  event: Pick<PaymentEvent, 'livemode'>,
  take: () => Promise<string>,
): Promise<string> {
  return event.livemode === livemode ? take() : 'irrelevant'
}

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
  const payment = found ? null : await findChargedPayment(req, report, dispute.paymentIntentId)
  if (payment) {
    return settlePaymentDispute(req, payment.id, report)
  }
  return withTx(req, async () => {
    const order = found && (await lockOrder(req, found.id))
    if (!(await claimEvent(req, report, order)) || !order) {
      return 'unchanged'
    }
    const news = withDispute(order, dispute)
    if (!news) {
      return 'unchanged'
    }
    await apply(req, order, { ...news, cause: report.cause, dispute })
    return dispute.state
  })
}

async function apply(
  req: PayloadRequest,
  order: Order,
  {
    dispute: { id, state },
    cause,
    ...news
  }: DisputeNews & { dispute: ProviderDispute; cause: string },
): Promise<void> {
  const isSettled = news.disputeState === 'won' && order.needsReview === 'dispute'
  const isWon = news.disputeState === 'won'
  const needsReview = isSettled ? null : isWon ? order.needsReview : 'dispute'
  await writeRow(req, { collection: slugs.orders, id: order.id, data: { ...news, needsReview } })
  if (needsReview === 'dispute') {
    await queueReviewNotification(req, order, { why: needsReview, fact: id })
  }
  const note = ownerMessages.refunds.dispute[state]
  if (state === 'lost' && paidStatuses.includes(order.status)) {
    if (order.status === 'paid' || order.status === 'processing') {
      const units = keptUnits(order.items, await unitsGivenBack(req, order.id))
      await restockUnclaimed(req, order, units, { claimed: 'keep' })
    }
    await revokeOrder(req, order, { cause, note, isLost: true })
    return
  }
  await recordOrderEvent(req, order, {
    by: 'provider',
    cause,
    note,
  })
}
