import type { PayloadRequest } from 'payload'
import { queueInvoices } from '@/plugins/commerce/invoices/issue-invoice'
import {
  askAboutMembership,
  beginMembership,
  endUnfitMembership,
  type PaidMembership,
  releaseMembership,
} from '@/plugins/commerce/memberships/ordered-membership'
import { queueChargeNote } from '@/plugins/commerce/money/charges/note-charge'
import { idOf, lockOrder } from '@/plugins/commerce/orders/find-order'
import { moveOrder } from '@/plugins/commerce/orders/move-order'
import { releaseStock, retakeStock } from '@/plugins/commerce/orders/stock'
import { writeRow } from '@/plugins/commerce/orders/write-row'
import { queueReviewNotification } from '@/plugins/commerce/owner-notifications/notify-review'
import { claimEvent } from '@/plugins/commerce/payments/claim-event'
import { completeOrder } from '@/plugins/commerce/payments/complete-order'
import {
  concerns,
  findReportedOrder,
  mismatchOf,
  type PaymentReport,
} from '@/plugins/commerce/payments/payment-report'
import { type Seller, sellerOf, tellingSellerOf } from '@/plugins/commerce/payments/receipt'
import { refundRejectedPayment } from '@/plugins/commerce/payments/refund-rejected-payment'
import { paidStatuses, payableStatuses } from '@/src/core/orders/statuses'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { metrics } from '@/src/server/observability/metrics'
import type { PaymentSession } from '@/src/server/payments/payment-provider'
import { withTx } from '@/src/server/transaction'

export type Settlement =
  | 'paid'
  | 'declined'
  | 'failed'
  /** The money or the stock does not fit the order: nothing is granted, the money goes back. */
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
  const seller = found && (await sellerFor(req, found, report))
  const membership = found && (await askAboutMembership(req, found, report))

  const settlement = await withTx(req, async () => {
    // The order first: a row that refers to it, inserted before, would make two events deadlock.
    const order = found && (await lockOrder(req, found.id))
    if (!(await claimEvent(req, report, order))) {
      return 'unchanged'
    }
    return order && seller && concerns(report, order)
      ? apply(req, order, { ...report, seller, membership })
      : ('unchanged' as const)
  })
  metrics()?.payments.inc({ outcome: settlement })
  return settlement
}

/** Most reports are of no payment, and nobody hears of them. */
function sellerFor(
  req: PayloadRequest,
  { profile }: Pick<Order, 'profile'>,
  { fact }: PaymentReport,
): Promise<Seller> {
  const isPaid = fact.kind === 'session' && fact.session.state === 'paid'
  return isPaid ? tellingSellerOf(req, idOf(profile)) : sellerOf(idOf(profile))
}

/** What had to be asked for before the transaction. */
type Known = { seller: Seller; membership: PaidMembership | null }

function apply(
  req: PayloadRequest,
  order: Order,
  report: PaymentReport & Known,
): Promise<Settlement> {
  const { fact, membership } = report
  if (fact.kind === 'declined') {
    return decline(req, order, report)
  }
  switch (fact.session.state) {
    case 'paid':
      return receive(req, order, { ...report, session: membership?.session ?? fact.session })
    case 'expired':
      return isBeingClosed(order, report) ? Promise.resolve('unchanged') : fail(req, order, report)
    default:
      return Promise.resolve('unchanged')
  }
}

type Received = PaymentReport & Known & { session: PaymentSession }

async function receive(
  req: PayloadRequest,
  order: Order,
  { session, seller, membership, ...report }: Received,
): Promise<Settlement> {
  // Anyone who hears again of a payment that was taken, or set aside and goes back, hears nothing new.
  const isKnown =
    session.paymentIntentId !== null && order.paymentIntentId === session.paymentIntentId
  if (isKnown || paidStatuses.includes(order.status)) {
    return 'unchanged'
  }
  const payment = {
    amountReceivedMinor: session.amountMinor,
    paymentIntentId: session.paymentIntentId,
    checkoutSessionId: session.id,
  }
  const mismatch = mismatchOf(order, session, report)
  if (mismatch) {
    return setAside(req, order, { report, why: mismatch, payment, session, membership })
  }
  if (order.status === 'cancelled') {
    return setAside(req, order, { report, why: 'late_payment', payment, session, membership })
  }
  if (order.status === 'failed' && !(await retakeStock(req, order.id))) {
    return setAside(req, order, { report, why: 'oversold', payment, session, membership })
  }
  const paid = await completeOrder(req, order, {
    ...payment,
    by: report.by,
    cause: report.cause,
    seller,
  })
  await beginMembership(req, paid, membership)
  await queueChargeNote(req, { order: paid.id }, 'paid')
  await queueInvoices(req, { order: paid.id }, 'paid')
  return 'paid'
}

type SetAside = {
  report: Pick<PaymentReport, 'account' | 'by' | 'cause'>
  session: PaymentSession
  membership: PaidMembership | null
  why: NonNullable<Order['needsReview']>
  payment: Partial<Order>
}

/** Money that does not fit buys nothing and goes back. The order is marked for a person to see. */
async function setAside(
  req: PayloadRequest,
  order: Order,
  { report, why, payment, session, membership }: SetAside,
): Promise<Settlement> {
  const { by, cause } = report
  req.payload.logger.error({ msg: 'Payment needs review', order: order.publicRef, why, cause })
  const set = { ...payment, needsReview: why }
  await refundRejectedPayment(req, order, { session, account: report.account, why })
  await endUnfitMembership(req, order, membership)
  await queueReviewNotification(req, order, { why, fact: session.paymentIntentId ?? session.id })
  if (payableStatuses.includes(order.status)) {
    await releaseStock(req, order.id)
    await releaseMembership(req, order.id)
    await moveOrder(req, order, {
      to: 'failed',
      by,
      cause,
      note: why,
      set,
    })
    return 'review'
  }
  await writeRow(req, { collection: slugs.orders, id: order.id, data: set })
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

/**
 * A page ends early only because we close it, for a new try or to give the order up: its event may come
 * before who closed it has written why. Were it closed by anybody else, the reconcile job finds that out.
 */
function isBeingClosed(order: Order, { event }: PaymentReport): boolean {
  return Boolean(event) && new Date(order.expiresAt ?? 0).getTime() > Date.now()
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
  await releaseMembership(req, order.id)
  await moveOrder(req, order, { to: 'failed', by, cause })
  return 'failed'
}

/**
 * Ends an order that can no longer be paid, and gives its stock back.
 *
 * @param seen the order as it was judged; one that its buyer has gone on with since stays
 */
export function failOrder(
  req: PayloadRequest,
  orderId: string,
  cause: string,
  seen?: Pick<Order, 'attempt' | 'checkoutSessionId' | 'expiresAt'>,
): Promise<Settlement> {
  return withTx(req, async () => {
    const order = await lockOrder(req, orderId)
    const isSame =
      !seen ||
      (order.attempt === seen.attempt &&
        order.checkoutSessionId === seen.checkoutSessionId &&
        order.expiresAt === seen.expiresAt)
    return isSame ? fail(req, order, { by: 'system', cause }) : 'unchanged'
  })
}
