import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { findOrder } from '@/plugins/commerce/orders/find-order'
import { reviewedCause } from '@/plugins/commerce/orders/order-history'
import { queueReviewNotification } from '@/plugins/commerce/owner-notifications/notify-review'
import { chargedAccounts } from '@/plugins/commerce/payments/charged-accounts'
import { findChargedOrder } from '@/plugins/commerce/payments/find-charged-order'
import { reportOn } from '@/plugins/commerce/payments/payment-report'
import { settleRefund } from '@/plugins/commerce/payments/settle-refund'
import { slugs } from '@/src/core/slugs'
import { isUuid } from '@/src/core/uuid'
import type { Order } from '@/src/payload-types'
import { withDeferredRevalidation } from '@/src/server/caching/cache-tags'
import { getPaymentProvider } from '@/src/server/payments'
import {
  type LedgerPayment,
  type PaymentProvider,
  PaymentProviderError,
} from '@/src/server/payments/payment-provider'
import { isolateFailure } from '@/src/server/queue/isolate-failures'
import { withTx } from '@/src/server/transaction'

const dayMs = 24 * 3600_000
const comparedDays = 7
const why = 'amount_mismatch'

/**
 * Holds the provider's books of the last week beside ours, both ways, whatever events came or did not.
 * The payment of an order, or a refund, that was never heard of is settled; an order whose money is not the
 * provider's is marked, once, for its owner to see. Money of memberships is looked after by
 * `reconcile-memberships.ts`.
 *
 * @returns public references of the orders that were marked
 */
export async function compareBooks(payload: Payload): Promise<string[]> {
  const marked: string[] = []
  for (const account of await chargedAccounts(payload)) {
    const provider = getPaymentProvider(payload, account)
    await isolateFailure(payload, { what: 'Books not compared', id: account }, async () => {
      for (const order of await oddOrders(payload, provider)) {
        marked.push(...((await mark(payload, order)) ? [order.publicRef] : []))
      }
    })
  }
  return marked
}

/** Orders whose money is not what the provider has for them. */
async function oddOrders(payload: Payload, provider: PaymentProvider): Promise<Order[]> {
  const { ledger, account } = provider
  if (!ledger) {
    return []
  }
  const since = new Date(Date.now() - comparedDays * dayMs)
  const orders = await ordersSince(payload, provider, since)
  const known = new Map(orders.map((order) => [order.paymentIntentId, order]))
  const odd = new Map<string, Order>()
  const seen = new Set<string>()
  const look = <Found>(id: string, work: (req: PayloadRequest) => Promise<Found>) =>
    isolateFailure(payload, { what: 'Not compared', id }, () =>
      withDeferredRevalidation(async () => work(await createLocalReq({}, payload))),
    )
  for await (const payment of ledger.payments(since)) {
    const { paymentIntentId: id, amountMinor } = payment
    const order = known.get(id) ?? (await look(id, (req) => orderOf(req, provider, payment)))
    const isItsOwn = order?.paymentIntentId === id
    if (order && isItsOwn) {
      seen.add(order.id)
    }
    // Paid for this order, but not the payment that the order knows: paid twice.
    if (order && (!isItsOwn || order.amountReceivedMinor !== amountMinor)) {
      odd.set(order.id, order)
    }
  }
  for await (const { id, read } of ledger.refunds(since)) {
    await look(id, async (req) =>
      settleRefund(req, reportOn(provider, { kind: 'refund', refund: read() }, 'books compared')),
    )
  }
  if (orders.length > 1 && seen.size === 0) {
    payload.logger.error({ msg: 'No order of the week is in these books: other keys?', account })
    return [...odd.values()]
  }
  for (const order of orders.filter(({ id }) => !seen.has(id))) {
    const isUnpaid = await look(order.publicRef, async () => !(await isPaid(provider, order)))
    if (isUnpaid) {
      odd.set(order.id, order)
    }
  }
  return [...odd.values()]
}

/** By the payment, which is settled first when it is not known, else by what was written into it. */
async function orderOf(
  req: PayloadRequest,
  { name, account }: PaymentProvider,
  { paymentIntentId, orderId }: LedgerPayment,
): Promise<Order | null> {
  // One that was made elsewhere with the same account is not ours to settle.
  if (!isUuid(orderId)) {
    return findOrder(req, { paymentIntentId: { equals: paymentIntentId } })
  }
  const order = await findChargedOrder(req, { provider: name, account }, paymentIntentId)
  return (
    order ??
    findOrder(req, {
      and: [
        { id: { equals: orderId } },
        { provider: { equals: name } },
        { paymentIntentId: { exists: true } },
      ],
    })
  )
}

/** Its payment was begun before the week, or is not there. */
async function isPaid(provider: PaymentProvider, order: Order): Promise<boolean> {
  try {
    const session = await provider.sessionOf(order.paymentIntentId ?? '')
    return session?.state === 'paid' && session.amountMinor === order.amountReceivedMinor
  } catch (error) {
    if (error instanceof PaymentProviderError && error.reason === 'refused') {
      return false
    }
    throw error
  }
}

async function ordersSince(
  payload: Payload,
  { name, account, livemode }: PaymentProvider,
  since: Date,
): Promise<Order[]> {
  const { docs } = await payload.find({
    collection: slugs.orders,
    where: {
      and: [
        { paidAt: { greater_than: since.toISOString() } },
        { provider: { equals: name } },
        { livemode: { equals: livemode } },
        { paymentIntentId: { exists: true } },
        account
          ? { providerAccount: { equals: account } }
          : { or: [{ providerAccount: { equals: '' } }, { providerAccount: { exists: false } }] },
      ],
    },
    pagination: false,
    depth: 0,
    showHiddenFields: true,
  })
  return docs
}

/** @returns false when it is marked already, or its owner has looked at just that */
async function mark(payload: Payload, { id, publicRef, needsReview }: Order): Promise<boolean> {
  const { totalDocs: looked } = await payload.count({
    collection: slugs.orderEvents,
    where: { and: [{ order: { equals: id } }, { cause: { equals: reviewedCause(why) } }] },
  })
  if (needsReview || looked > 0) {
    return false
  }
  payload.logger.error({ msg: 'The provider has other money', order: publicRef })
  const req = await createLocalReq({}, payload)
  await withTx(req, async () => {
    const marked = await payload.db.updateOne({
      collection: slugs.orders,
      where: { and: [{ id: { equals: id } }, { needsReview: { exists: false } }] },
      data: { needsReview: why, updatedAt: new Date().toISOString() },
      options: { atomic: true },
      req,
    })
    if (marked) {
      await queueReviewNotification(req, { id }, { why, fact: why })
    }
  })
  return true
}
