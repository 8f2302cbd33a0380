import type { PayloadRequest } from 'payload'
import { withdrawLines } from '@/plugins/commerce/gifts/withdraw-gifts'
import { idOf, lockOrder } from '@/plugins/commerce/orders/find-order'
import { recordOrderEvent } from '@/plugins/commerce/orders/move-order'
import { returnStock } from '@/plugins/commerce/orders/stock'
import { claimEvent } from '@/plugins/commerce/payments/claim-event'
import { findChargedOrder } from '@/plugins/commerce/payments/find-charged-order'
import type { Report } from '@/plugins/commerce/payments/payment-report'
import {
  queueRefundMail,
  type RefundMail,
  refundMailOf,
} from '@/plugins/commerce/payments/refund-mail'
import {
  findRefund,
  insertRefund,
  linesOf,
  refundsOfOrder,
  sumOf,
} from '@/plugins/commerce/payments/refund-rows'
import { takeBack } from '@/plugins/commerce/payments/take-back'
import { messages } from '@/src/core/messages'
import { formatPrice } from '@/src/core/money'
import { paidStatuses } from '@/src/core/orders/statuses'
import { slugs } from '@/src/core/slugs'
import { isUuid } from '@/src/core/uuid'
import type { Order, Refund } from '@/src/payload-types'
import type { PaymentFact, ProviderRefund } from '@/src/server/payments/payment-provider'
import { withTx } from '@/src/server/transaction'

export type RefundReport = Report<Extract<PaymentFact, { kind: 'refund' }>>

/**
 * What the provider says of a refund reaches the order here, and nowhere else: one transaction, any
 * number of times, in any order. Refunds that an artist made at the provider itself count as well.
 *
 * @throws whatever the database or the provider throws; then nothing has happened
 */
export async function settleRefund(
  req: PayloadRequest,
  report: RefundReport,
): Promise<Refund['state'] | 'unchanged'> {
  const found = await findOrderOf(req, report)
  const mail = found && (await refundMailOf(idOf(found.profile)))

  return withTx(req, async () => {
    const order = found && (await lockOrder(req, found.id))
    if (!(await claimEvent(req, report, order)) || !order || !mail) {
      return 'unchanged'
    }
    const row = (await findRow(req, report)) ?? (await writeForeign(req, order, report))
    return apply(req, order, row, report, mail)
  })
}

/** The provider will never carry it out: the money stays, and the owner is told. */
export function giveUpRefund(
  req: PayloadRequest,
  refund: Refund,
  problem: string,
): Promise<unknown> {
  return withTx(req, async () => {
    const order = await lockOrder(req, idOf(refund.order))
    const row = await findRefund(req, { id: { equals: refund.id } })
    if (row?.state === 'requested') {
      await writeRow(req, row, { state: 'failed', error: problem })
      await noteFailure(req, order, row)
    }
  })
}

/** Of the decision where there is one, because money that did not fit names no payment of the order. */
async function findOrderOf(
  req: PayloadRequest,
  report: RefundReport,
): Promise<Pick<Order, 'id' | 'profile'> | null> {
  const row = await findRow(req, report)
  return row
    ? { id: idOf(row.order), profile: row.profile }
    : findChargedOrder(req, report, report.fact.refund.paymentIntentId)
}

/** By what we wrote into the provider's object, or by its id. */
async function findRow(
  req: PayloadRequest,
  { fact: { refund }, provider, account }: RefundReport,
): Promise<Refund | null> {
  const named = { id: { equals: refund.refundId } }
  const known = { providerRefundId: { equals: refund.id } }
  const row = await findRefund(req, isUuid(refund.refundId) ? { or: [named, known] } : known)
  const isSame =
    row?.provider === provider &&
    (row.providerAccount ?? '') === account &&
    row.paymentIntentId === refund.paymentIntentId
  return isSame ? row : null
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
  mail: RefundMail,
): Promise<Refund['state'] | 'unchanged'> {
  if (!isNews(row, refund)) {
    return 'unchanged'
  }
  const isOver = refund.state !== 'pending'
  await writeRow(req, row, {
    state: refund.state,
    providerRefundId: refund.id,
    error: refund.state === 'failed' ? refund.problem : null,
    ...(isOver && { settledAt: new Date().toISOString() }),
  })
  if (refund.state === 'pending') {
    return 'pending'
  }
  const counted = await countRefunds(req, order)
  if (refund.state === 'failed') {
    await noteFailure(req, counted, row)
    return 'failed'
  }
  await returnGoods(req, counted, row)
  await note(req, counted, row, cause)
  await queueRefundMail(req, counted, row, mail)
  return 'succeeded'
}

/** What was carried out can still fail at the bank; what failed is over. */
function isNews(row: Refund, { id, state }: ProviderRefund): boolean {
  switch (row.state) {
    case 'requested':
      return true
    case 'pending':
      return state !== 'pending' || row.providerRefundId !== id
    case 'succeeded':
      return state === 'failed'
    case 'failed':
      return false
  }
}

async function countRefunds(req: PayloadRequest, order: Order): Promise<Order> {
  const all = await refundsOfOrder(req, order.id)
  const refundedMinor = sumOf(all.filter(({ state }) => state === 'succeeded'))
  const isFull = refundedMinor > 0 && refundedMinor >= (order.amountReceivedMinor ?? 0)
  const refundState = isFull ? 'full' : refundedMinor > 0 ? 'partial' : 'none'
  return writeOrder(req, order, { refundedMinor, refundState })
}

async function returnGoods(req: PayloadRequest, order: Order, row: Refund): Promise<void> {
  if (!row.restock || !paidStatuses.includes(order.status)) {
    return
  }
  if (order.refundState === 'full') {
    await returnStock(req, order, 'all')
  } else {
    await returnStock(req, order, linesOf(row))
  }
}

/** Full: the order is cancelled, and its downloads end. Partial: it goes on, less what the lines gave. */
async function note(req: PayloadRequest, order: Order, row: Refund, cause: string): Promise<void> {
  const text = messages.refunds.done(formatPrice(row.amountMinor))
  if (order.refundState === 'full' && paidStatuses.includes(order.status)) {
    await takeBack(req, order, { cause, note: text, claimedGifts: row.claimedGifts ?? 'keep' })
    return
  }
  const claimed = row.claimedGifts ?? 'keep'
  await withdrawLines(req, order, { lines: linesOf(row), claimed, note: text })
  await recordOrderEvent(req, order, {
    from: order.status,
    to: order.status,
    by: 'provider',
    cause,
    note: text,
  })
}

async function noteFailure(req: PayloadRequest, order: Order, row: Refund): Promise<void> {
  await writeOrder(req, order, { needsReview: order.needsReview ?? 'refund_failed' })
  await recordOrderEvent(req, order, {
    from: order.status,
    to: order.status,
    by: 'provider',
    cause: `refund:${row.id}`,
    note: messages.refunds.failed(formatPrice(row.amountMinor)),
  })
}

async function writeRow(req: PayloadRequest, { id }: Refund, data: Partial<Refund>): Promise<void> {
  await req.payload.db.updateOne({
    collection: slugs.refunds,
    where: { id: { equals: id } },
    data: { ...data, updatedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  })
}

async function writeOrder(req: PayloadRequest, order: Order, data: Partial<Order>): Promise<Order> {
  await req.payload.db.updateOne({
    collection: slugs.orders,
    where: { id: { equals: order.id } },
    data: { ...data, updatedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  })
  return { ...order, ...data }
}
