import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { idOf, lockOrder } from '@/plugins/commerce/orders/find-order'
import { moveOrder } from '@/plugins/commerce/orders/move-order'
import { releaseStock, retakeStock } from '@/plugins/commerce/orders/stock'
import { completeOrder } from '@/plugins/commerce/payments/complete-order'
import {
  concerns,
  findReportedOrder,
  mismatchOf,
  type PaymentReport,
} from '@/plugins/commerce/payments/payment-report'
import { type Seller, sellerOf } from '@/plugins/commerce/payments/receipt'
import { paidStatuses, payableStatuses } from '@/src/core/orders/statuses'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import type { PaymentSession } from '@/src/server/payments/payment-provider'
import { txDb, withTx } from '@/src/server/transaction'

export type Settlement =
  | 'paid'
  | 'declined'
  | 'failed'
  /** The money or the stock does not fit the order: nothing is granted, the artist has to look. */
  | 'review'
  /** Nothing to do: known already, not ours, or not decided yet. */
  | 'unchanged'

/**
 * The one way a payment reaches an order, for webhooks, the return page and the reconcile job alike:
 * one transaction that either does everything or nothing. Safe to call any number of times, at the
 * same time too.
 *
 * @throws whatever the database throws; then nothing has happened and the caller has to come again
 */
export async function settle(req: PayloadRequest, report: PaymentReport): Promise<Settlement> {
  const found = await findReportedOrder(req, report)
  const seller = found && (await sellerOf(idOf(found.profile)))

  return withTx(req, async () => {
    // The order first: a row that refers to it, inserted before, would make two events deadlock.
    const order = found && (await lockOrder(req, found.id))
    if (!(await claimEvent(req, report, order))) {
      return 'unchanged'
    }
    return order && seller && concerns(report, order)
      ? apply(req, order, report, seller)
      : 'unchanged'
  })
}

/** Events come more than once, also at the same time: the first to insert the row acts on it. */
async function claimEvent(
  req: PayloadRequest,
  { provider, account, event }: PaymentReport,
  order: Order | null,
): Promise<boolean> {
  if (!event) {
    return true
  }
  const db = await txDb(req)
  const { rows } = await db.execute(sql`
    insert into payment_events
      (provider, account, event_id, type, object_id, livemode, state, order_id)
    values (${provider}, ${account}, ${event.id}, ${event.type}, ${event.objectId},
      ${event.livemode}, ${order ? 'processed' : 'ignored'}, ${order?.id ?? null})
    on conflict (provider, account, event_id) do nothing
    returning id`)
  return rows.length > 0
}

function apply(
  req: PayloadRequest,
  order: Order,
  report: PaymentReport,
  seller: Seller,
): Promise<Settlement> {
  const { fact } = report
  if (fact.kind === 'declined') {
    return decline(req, order, report)
  }
  switch (fact.session.state) {
    case 'paid':
      return receive(req, order, { ...report, session: fact.session, seller })
    case 'expired':
      return fail(req, order, report)
    default:
      return Promise.resolve('unchanged')
  }
}

type Received = PaymentReport & { session: PaymentSession; seller: Seller }

async function receive(
  req: PayloadRequest,
  order: Order,
  { session, seller, ...report }: Received,
): Promise<Settlement> {
  if (paidStatuses.includes(order.status)) {
    return 'unchanged'
  }
  const payment = {
    amountReceivedMinor: session.amountMinor,
    paymentIntentId: session.paymentIntentId,
    checkoutSessionId: session.id,
  }
  const mismatch = mismatchOf(order, session, report)
  if (mismatch) {
    return setAside(req, order, { report, why: mismatch, payment })
  }
  if (order.status === 'cancelled') {
    return setAside(req, order, { report, why: 'late_payment', payment })
  }
  if (order.status === 'failed' && !(await retakeStock(req, order.id))) {
    return setAside(req, order, { report, why: 'oversold', payment })
  }
  await completeOrder(req, order, { ...payment, by: report.by, cause: report.cause, seller })
  return 'paid'
}

type SetAside = {
  report: Pick<PaymentReport, 'by' | 'cause'>
  why: NonNullable<Order['needsReview']>
  payment: Partial<Order>
}

/** Money that does not fit buys nothing. It is written down, and the order is marked for a person. */
async function setAside(
  req: PayloadRequest,
  order: Order,
  { report, why, payment }: SetAside,
): Promise<Settlement> {
  const { by, cause } = report
  req.payload.logger.error({ msg: 'Payment needs review', order: order.publicRef, why, cause })
  const set = { ...payment, needsReview: why }
  if (payableStatuses.includes(order.status)) {
    await releaseStock(req, order.id)
    await moveOrder(req, order, {
      to: 'failed',
      by,
      cause,
      note: why,
      set,
    })
    return 'review'
  }
  await req.payload.db.updateOne({
    collection: slugs.orders,
    where: { id: { equals: order.id } },
    data: { ...set, updatedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  })
  return 'review'
}

async function decline(
  req: PayloadRequest,
  order: Order,
  { by, cause }: PaymentReport,
): Promise<Settlement> {
  // Events come late: only an order that still waits for this payment can hear of its failure.
  if (order.status !== 'initiated_payment') {
    return 'unchanged'
  }
  await moveOrder(req, order, { to: 'payment_failed', by, cause })
  return 'declined'
}

async function fail(
  req: PayloadRequest,
  order: Order,
  { by, cause }: Pick<PaymentReport, 'by' | 'cause'>,
): Promise<Settlement> {
  if (!payableStatuses.includes(order.status)) {
    return 'unchanged'
  }
  await releaseStock(req, order.id)
  await moveOrder(req, order, { to: 'failed', by, cause })
  return 'failed'
}

/** Ends an order that can no longer be paid, and gives its stock back. */
export function failOrder(
  req: PayloadRequest,
  orderId: string,
  cause: string,
): Promise<Settlement> {
  return withTx(req, async () => fail(req, await lockOrder(req, orderId), { by: 'system', cause }))
}
