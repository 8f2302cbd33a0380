import type { PayloadRequest } from 'payload'
import { restockUnclaimed } from '@/plugins/commerce/gifts/restock-unclaimed'
import { whoClaimed, withdrawLines } from '@/plugins/commerce/gifts/withdraw-gifts'
import { idOf, lockOrder } from '@/plugins/commerce/orders/find-order'
import { recordOrderEvent } from '@/plugins/commerce/orders/move-order'
import {
  findRefund,
  insertRefund,
  isForEvent,
  linesOf,
  refundKey,
  refundsOfOrder,
  settledRefunds,
  sumOf,
} from '@/plugins/commerce/payments/refund-rows'
import { sendRefund } from '@/plugins/commerce/payments/send-refund'
import { AppError } from '@/src/core/errors'
import type { ClaimedGiftChoice } from '@/src/core/gifts/gift-states'
import { giftAnswers } from '@/src/core/messages/gift-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { formatPrice } from '@/src/core/money'
import { unsentLines } from '@/src/core/orders/fulfilment/parcels'
import { type RefundLine, refundOfLines, unitsLeft } from '@/src/core/orders/refund-amounts'
import { paidStatuses } from '@/src/core/orders/statuses'
import { titleWithVariant } from '@/src/core/orders/variant-labels'
import { slugs } from '@/src/core/slugs'
import type { Order, Refund } from '@/src/payload-types'
import { recordAudit } from '@/src/server/record-audit'
import { withTx } from '@/src/server/transaction'

export type RefundInput = {
  orderId: string
  /** Names the decision, like a UUID made once per dialog: the same one again is the same refund. */
  key: string
  reason?: string
  /** Puts the units of `lines` back into stock, or all that are left once everything is refunded. */
  restock: boolean
  /** The owner's id; the system decides without one. */
  actor?: string
  /** What is given back: an amount, or units of lines. With neither everything that is left. */
  amountMinor?: number
  lines?: readonly RefundLine[]
  /** What becomes of gifts that were claimed; has to be said when there are any. */
  claimedGifts?: ClaimedGiftChoice
}

/**
 * Decides to give money of a paid order back, and tells the provider after the commit. When it cannot
 * be reached the decision stays and is sent later. Lines that cost nothing are taken back at once. The caller has checked that the order is the owner's,
 * and is in no transaction.
 *
 * @returns how far the refund is; only `succeeded` and `failed` are the end of it
 * @throws {AppError} `REFUND_TOO_HIGH` for more than is left, `CONFLICT` when nothing was ever paid
 */
export async function requestRefund(req: PayloadRequest, input: RefundInput): Promise<Refund> {
  const decided = await withTx(req, async () => {
    const order = await lockOrder(req, input.orderId)
    const known = await findRefund(req, { key: { equals: refundKey(order.id, input.key) } })
    return known ?? decide(req, order, input)
  })
  if (decided.state === 'requested') {
    await sendRefund(req.payload, decided.id)
  }
  return (await findRefund(req, { id: { equals: decided.id } })) ?? decided
}

/** What of an order's money is still here, in minor units: refunds on their way are gone already. */
export async function refundableMinor(
  req: PayloadRequest,
  order: Pick<Order, 'id' | 'amountReceivedMinor'>,
): Promise<number> {
  return (order.amountReceivedMinor ?? 0) - sumOf(await refundsOfOrder(req, order.id))
}

async function decide(req: PayloadRequest, order: Order, input: RefundInput): Promise<Refund> {
  const { lines, reason, restock, actor, key, claimedGifts } = input
  const by = actor ? 'owner' : 'system'
  if (!order.paymentIntentId || order.provider === 'none') {
    throw new AppError('CONFLICT', { message: ownerMessages.refunds.neverPaid })
  }
  const before = await refundsOfOrder(req, order.id)
  const left = (order.amountReceivedMinor ?? 0) - sumOf(before)
  const given = before.flatMap(linesOf)
  const amountMinor = amountOf(order, input, { given, left })
  if (amountMinor === 0 && lines && paidStatuses.includes(order.status)) {
    await requireGiftChoice(req, order, { claimedGifts, lines, given })
    return revokeOrderLines(req, order, { ...input, lines, key: refundKey(order.id, key) })
  }
  if (amountMinor === null) {
    throw new AppError('REFUND_TOO_HIGH', { message: ownerMessages.refunds.fewerLeft })
  }
  if (amountMinor < 1 || amountMinor > left) {
    throw new AppError('REFUND_TOO_HIGH', {
      message: ownerMessages.refunds.atMost(formatPrice(left)),
    })
  }
  if (amountMinor === left || lines) {
    // With all of its money the order ends, and every gift of it is concerned.
    await requireGiftChoice(req, order, {
      claimedGifts,
      ...(amountMinor < left && { lines }),
      given,
    })
  }
  const refund = await insertRefund(req, order, {
    amountMinor,
    ...(lines && { lines: [...lines] }),
    reason,
    restock,
    claimedGifts,
    actorType: by,
    actor,
    key: refundKey(order.id, key),
  })
  await recordOrderEvent(req, order, {
    by,
    actor,
    cause: `refund:${refund.id}`,
    note: ownerMessages.refunds.requested(formatPrice(amountMinor), reason),
  })
  await recordAudit(req, {
    action: 'order_refunded',
    profileId: idOf(order.profile),
    summary: ownerMessages.audit.refunded(formatPrice(amountMinor), order.publicRef),
    target: { collection: slugs.orders, id: order.id, label: order.publicRef },
    // Why stays with the order: it may be about the buyer.
    details: { amountMinor, restock },
  })
  return refund
}

/**
 * @throws {AppError} `CONFLICT` that names who has claimed what is refunded, unless the owner has chosen; also
 *   who would keep what was never handed over
 */
export async function requireGiftChoice(
  req: PayloadRequest,
  order: Order,
  {
    claimedGifts,
    lines,
    given = [],
  }: Pick<RefundInput, 'claimedGifts' | 'lines'> & {
    /** Units that went back before, or are on their way. */
    given?: readonly RefundLine[]
  },
): Promise<void> {
  if (claimedGifts === 'withdraw') {
    return
  }
  const isKept = claimedGifts === 'keep'
  const asked = lines?.map(({ line }) => line) ?? [...order.items.keys()]
  // A gift goes on with the units that are left.
  const unsent = unsentLines(order.items, []).filter(
    (line) => !lines || unitsLeft(order.items, line, [...given, ...lines]) === 0,
  )
  const concerned = isKept ? asked.filter((line) => unsent.includes(line)) : asked
  const names = await whoClaimed(req, order.id, concerned)
  if (names) {
    const { cannotKeep } = ownerMessages.refunds
    const say = isKept ? cannotKeep : giftAnswers.claimedChoice
    throw new AppError('CONFLICT', { message: say(names) })
  }
}

/** Null when more units are asked for than there are left. */
function amountOf(
  { items }: Order,
  { amountMinor, lines }: RefundInput,
  { given, left }: { given: readonly RefundLine[]; left: number },
): number | null {
  const costMinor = lines ? refundOfLines(items, lines, given) : left
  return costMinor === null ? null : (amountMinor ?? costMinor)
}

type RevokedLines = {
  key: string
  lines: readonly RefundLine[]
  restock: boolean
  claimedGifts?: ClaimedGiftChoice
  reason?: string
  /** The owner's id. */
  actor?: string
}

/**
 * What a refund does for units of a paid order, where they cost nothing: they are written down like one, so
 * that nobody sends them or gives them back again. In the transaction of `req`, with the order locked.
 */
async function revokeOrderLines(
  req: PayloadRequest,
  order: Order,
  { key, lines, restock, claimedGifts, reason, actor }: RevokedLines,
): Promise<Refund> {
  const what = lines.flatMap(({ line, quantity }) => {
    const item = order.items[line]
    return item ? [`${quantity} × ${titleWithVariant(item)}`] : []
  })
  const note = ownerMessages.refunds.revoked([what.join(', '), reason].filter(Boolean).join('. '))
  const refund = await insertRefund(req, order, {
    amountMinor: 0,
    lines: [...lines],
    reason,
    restock,
    claimedGifts,
    actorType: actor ? 'owner' : 'system',
    actor,
    key,
    state: 'succeeded',
    settledAt: new Date().toISOString(),
  })
  const claimed = claimedGifts ?? 'keep'
  if (restock) {
    await restockUnclaimed(req, order, lines, { claimed })
  }
  await withdrawLines(req, order, {
    lines,
    given: (await settledRefunds(req, order.id)).flatMap(linesOf),
    claimed,
    note,
    isTold: isForEvent(order, refund),
  })
  await recordOrderEvent(req, order, {
    by: actor ? 'owner' : 'system',
    actor,
    cause: `refund:${refund.id}`,
    note,
  })
  await recordAudit(req, {
    action: 'order_refunded',
    profileId: idOf(order.profile),
    summary: ownerMessages.audit.revoked(order.publicRef),
    target: { collection: slugs.orders, id: order.id, label: order.publicRef },
    details: { amountMinor: 0, restock },
  })
  return refund
}
