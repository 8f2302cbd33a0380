import type { PayloadRequest } from 'payload'
import { issueMissingTickets } from '@/plugins/commerce/gifts/issue-missing-tickets'
import { queueInvoices } from '@/plugins/commerce/invoices/issue-invoice'
import { findChargedPayment } from '@/plugins/commerce/memberships/payments/find-charged-payment'
import { lockPayment, markMembership } from '@/plugins/commerce/memberships/payments/payment-row'
import {
  giveUpPaymentRefund,
  settlePaymentRefund,
} from '@/plugins/commerce/memberships/payments/settle-payment-refund'
import { queueChargeNote } from '@/plugins/commerce/money/charges/note-charge'
import { idOf, lockOrder } from '@/plugins/commerce/orders/find-order'
import { recordOrderEvent } from '@/plugins/commerce/orders/move-order'
import { writeRow } from '@/plugins/commerce/orders/write-row'
import { queueReviewNotification } from '@/plugins/commerce/owner-notifications/notify-review'
import { applyRefundEffects } from '@/plugins/commerce/payments/apply-refund-effects'
import { claimEvent } from '@/plugins/commerce/payments/claim-event'
import { findChargedOrder } from '@/plugins/commerce/payments/find-charged-order'
import { isRefundOwed } from '@/plugins/commerce/payments/owed-refunds'
import { completeUrl } from '@/plugins/commerce/payments/receipt'
import {
  advanceRefund,
  failRefund,
  findReportedRefund,
  noteProblem,
  type RefundFailure,
  type RefundReport,
} from '@/plugins/commerce/payments/refund-progress'
import {
  insertRefund,
  linesOf,
  settledRefunds,
  sumOf,
} from '@/plugins/commerce/payments/refund-rows'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { formatPrice } from '@/src/core/money'
import { allocateRefund, refundParts } from '@/src/core/orders/allocate-refund'
import { slugs } from '@/src/core/slugs'
import type { MembershipPayment, Order, Refund } from '@/src/payload-types'
import { type PreparedMail, prepareMail } from '@/src/server/mail/compose-template'
import { withTx } from '@/src/server/transaction'

/**
 * What the provider says of a refund reaches the order, or the member's payment, here, and nowhere else:
 * one transaction, any number of times, in any order. Refunds that an artist made at the provider itself
 * count as well.
 *
 * @throws whatever the database or the provider throws; then nothing has happened
 */
export async function settleRefund(
  req: PayloadRequest,
  report: RefundReport,
): Promise<Refund['state'] | 'unchanged'> {
  const paid = await findPaid(req, report)
  if (paid?.payment) {
    return settlePaymentRefund(req, paid.payment, report)
  }
  const found = paid?.order
  const mail = found && (await prepareMail(idOf(found.profile), 'refunded'))

  return withTx(req, async () => {
    const order = found ? await lockOrder(req, found.id) : null
    if (!(await claimEvent(req, report, order)) || !order || !mail) {
      return 'unchanged'
    }
    const row = (await findReportedRefund(req, report)) ?? (await writeForeign(req, order, report))
    return apply(req, order, row, report, mail)
  })
}

/** It is given up, here or at the provider: the money stays, and the owner is told. */
export function abandonRefund(
  req: PayloadRequest,
  { id, order, membershipPayment, ...refund }: Refund,
  failure: RefundFailure,
): Promise<void> {
  if (membershipPayment) {
    return giveUpPaymentRefund(req, idOf(membershipPayment), { id, failure })
  }
  return withTx(req, async () => {
    const locked = await lockOrder(req, order ? idOf(order) : '')
    if (await failRefund(req, id, failure)) {
      await noteFailure(req, locked, { id, ...refund })
    }
  })
}

/**
 * The account that was paid is not connected any more: the owner is told once. It is tried on all the same,
 * as keys may be wrong for a while.
 */
export function markUnreachable(
  req: PayloadRequest,
  { id, order, membershipPayment, amountMinor }: Refund,
): Promise<void> {
  const note = ownerMessages.refunds.unreachable(formatPrice(amountMinor))
  return withTx(req, async () => {
    const paid = membershipPayment
      ? await lockPayment(req, idOf(membershipPayment))
      : await lockOrder(req, order ? idOf(order) : '')
    if (!(await noteProblem(req, id, note))) {
      return
    }
    if ('payment' in paid) {
      await markMembership(req, paid.membership, 'refund_failed')
    } else {
      await markOrder(req, paid, { id, note })
    }
  })
}

type Paid =
  | { order: Pick<Order, 'id' | 'profile'>; payment?: never }
  | { payment: Pick<MembershipPayment, 'id' | 'profile'>; order?: never }

/** Of the decision where there is one, because money that did not fit names no payment of the order. */
async function findPaid(req: PayloadRequest, report: RefundReport): Promise<Paid | null> {
  const row = await findReportedRefund(req, report)
  if (row?.membershipPayment) {
    return { payment: { id: idOf(row.membershipPayment), profile: row.profile } }
  }
  if (row?.order) {
    return { order: { id: idOf(row.order), profile: row.profile } }
  }
  const { paymentIntentId } = report.fact.refund
  const order = await findChargedOrder(req, report, paymentIntentId)
  const payment = order ? null : await findChargedPayment(req, report, paymentIntentId)
  return order ? { order } : payment && { payment }
}

function writeForeign(
  req: PayloadRequest,
  order: Order,
  { fact: { refund }, account }: RefundReport,
): Promise<Refund> {
  return insertRefund(req, order, {
    amountMinor: refund.amountMinor,
    currency: refund.currency,
    providerAccount: account,
    paymentIntentId: refund.paymentIntentId,
    restock: order.status === 'paid' || order.status === 'processing',
    actorType: 'provider',
    key: `provider:${refund.id}`,
  })
}

async function apply(
  req: PayloadRequest,
  order: Order,
  row: Refund,
  { fact: { refund }, cause }: RefundReport,
  mail: PreparedMail,
): Promise<Refund['state'] | 'unchanged'> {
  const state = await advanceRefund(req, row, refund)
  if (state === null || state === 'pending') {
    return state ?? 'unchanged'
  }
  await writeParts(req, order, row, state)
  const settled = await settledRefunds(req, order.id)
  const counted = await countRefunds(req, order, settled)
  if (state === 'failed') {
    await noteFailure(req, counted, row)
    // One that was carried out has a credit note, which does not hold any more.
    await queueInvoices(req, { order: order.id }, `${row.id}:failed`)
    return 'failed'
  }
  await applyRefundEffects(req, counted, row, { settled, cause })
  await unmark(req, counted)
  await queueRefundMail(req, counted, row, mail)
  await queueChargeNote(req, { order: order.id }, row.id)
  await queueInvoices(req, { order: order.id }, row.id)
  return 'succeeded'
}

/** Which parts of the order went back: what taxes, and sales of what, are less by. */
async function writeParts(
  req: PayloadRequest,
  order: Order,
  { id, amountMinor, lines }: Refund,
  state: 'succeeded' | 'failed',
): Promise<void> {
  const before = (await settledRefunds(req, order.id))
    .filter((other) => other.id !== id)
    .flatMap(({ parts }) => refundParts.safeParse(parts).data ?? [])
  const back = { amountMinor, lines: linesOf({ lines }) }
  await req.payload.db.updateOne({
    collection: slugs.refunds,
    where: { id: { equals: id } },
    data: { parts: state === 'succeeded' ? allocateRefund(order, back, before) : null },
    options: { atomic: true },
    req,
  })
}

/** What could not be given back has gone back after all; another mark stays. */
async function unmark(req: PayloadRequest, order: Order): Promise<void> {
  const isOver =
    order.needsReview === 'refund_failed' &&
    (order.refundState === 'full' || !(await isRefundOwed(req, { order: { equals: order.id } })))
  if (isOver) {
    await writeOrder(req, order, { needsReview: null })
  }
}

async function countRefunds(
  req: PayloadRequest,
  order: Order,
  settled: readonly Refund[],
): Promise<Order> {
  const refundedMinor = sumOf(settled)
  const isFull = refundedMinor > 0 && refundedMinor >= (order.amountReceivedMinor ?? 0)
  const refundState = isFull ? 'full' : refundedMinor > 0 ? 'partial' : 'none'
  return writeOrder(req, order, { refundedMinor, refundState })
}

async function noteFailure(
  req: PayloadRequest,
  order: Order,
  row: Pick<Refund, 'id' | 'amountMinor' | 'state' | 'lines'>,
): Promise<void> {
  const note = ownerMessages.refunds.failed(formatPrice(row.amountMinor))
  await markOrder(req, order, { id: row.id, note })
  // What was carried out before has voided tickets and freed seats: that is for its owner to look at.
  if (row.state !== 'succeeded') {
    await issueMissingTickets(req, order, linesOf(row))
  }
}

/** The owner is to look at the order, and reads there why. */
async function markOrder(
  req: PayloadRequest,
  order: Order,
  { id, note }: { id: string; note: string },
): Promise<void> {
  await writeOrder(req, order, { needsReview: order.needsReview ?? 'refund_failed' })
  await queueReviewNotification(req, order, { why: 'refund_failed', fact: id })
  await recordOrderEvent(req, order, {
    by: 'provider',
    cause: `refund:${id}`,
    note,
  })
}

async function writeOrder(req: PayloadRequest, order: Order, data: Partial<Order>): Promise<Order> {
  await writeRow(req, { collection: slugs.orders, id: order.id, data })
  return { ...order, ...data }
}

/** Tells the buyer that money is on its way back to them. One mail per refund. */
async function queueRefundMail(
  req: PayloadRequest,
  order: Order,
  { id, amountMinor, reason }: Refund,
  mail: PreparedMail,
): Promise<void> {
  await mail.queue(req, {
    to: order.email,
    about: { type: slugs.orders, id: order.id },
    dedupeKey: `refunded:${id}`,
    values: {
      'order.number': order.publicRef,
      'order.url': completeUrl(req, order, mail.origin),
      'refund.amount': formatPrice(amountMinor),
      'refund.rest': reason ?? '',
    },
  })
}
