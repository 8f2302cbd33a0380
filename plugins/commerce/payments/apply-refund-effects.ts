import type { PayloadRequest } from 'payload'
import { restockUnclaimed } from '@/plugins/commerce/gifts/restock-unclaimed'
import { withdrawLines } from '@/plugins/commerce/gifts/withdraw-gifts'
import { recordOrderEvent } from '@/plugins/commerce/orders/move-order'
import { isAboutAll, isForEvent, linesOf } from '@/plugins/commerce/payments/refund-rows'
import { revokeOrder } from '@/plugins/commerce/payments/revoke-order'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { formatPrice } from '@/src/core/money'
import { keptUnits } from '@/src/core/orders/fulfilment/parcels'
import { linesLeft, type RefundLine } from '@/src/core/orders/refund-amounts'
import { paidStatuses } from '@/src/core/orders/statuses'
import type { Order, Refund } from '@/src/payload-types'

/**
 * What follows for goods, gifts and rights when money has gone back: in the transaction of `req`, with the
 * order locked and the refund counted.
 *
 * @param settled all refunds of the order that were carried out, as they were decided
 */
export async function applyRefundEffects(
  req: PayloadRequest,
  order: Order,
  row: Refund,
  { settled, cause }: { settled: readonly Refund[]; cause: string },
): Promise<void> {
  const given = settled.flatMap(linesOf)
  // The provider may finish them in another order than they were decided in.
  const last = settled.findLast(({ amountMinor }) => amountMinor > 0) ?? row
  const rest = { ...last, claimedGifts: isAboutAll(order, last) ? last.claimedGifts : null }
  await returnGoods(req, order, { row, given, rest })
  await note(req, order, { row, given, rest, cause })
}

type Settled = {
  row: Refund
  /** Units of the order that are back, those of this refund too. */
  given: readonly RefundLine[]
  /** The decision about what no refund was for, once all the money is back. */
  rest: Refund
}

/** The units that it is for; with the last money, those too that no refund was for. */
async function returnGoods(
  req: PayloadRequest,
  order: Order,
  { row, given, rest }: Settled,
): Promise<void> {
  if (!paidStatuses.includes(order.status)) {
    return
  }
  await returnDecided(req, order, row, linesOf(row))
  if (order.refundState === 'full') {
    await returnDecided(req, order, rest, restOf(order, { given, rest }))
  }
}

async function returnDecided(
  req: PayloadRequest,
  order: Order,
  { restock, claimedGifts, createdAt }: Refund,
  units: readonly RefundLine[],
): Promise<void> {
  if (restock) {
    const claimed = claimedGifts ?? 'keep'
    await restockUnclaimed(req, order, units, { claimed, decidedAt: createdAt })
  }
}

/** What ends with an order: of what was sent, only what somebody has decided about. */
function restOf({ items }: Order, { given, rest }: Pick<Settled, 'given' | 'rest'>): RefundLine[] {
  const isDecided = linesOf(rest).length === 0 && rest.actorType !== 'provider'
  return isDecided ? linesLeft(items, given) : keptUnits(items, given)
}

/** Full: the order is cancelled, and its downloads end. Partial: it goes on, less what the lines gave. */
async function note(
  req: PayloadRequest,
  order: Order,
  { row, given, rest, cause }: Settled & { cause: string },
): Promise<void> {
  const text = ownerMessages.refunds.done(formatPrice(row.amountMinor))
  const claimed = row.claimedGifts ?? 'keep'
  await withdrawLines(req, order, {
    lines: linesOf(row),
    given,
    claimed,
    note: text,
    isTold: isForEvent(order, row),
  })
  if (order.refundState === 'full' && paidStatuses.includes(order.status)) {
    const claimedGifts = rest.claimedGifts ?? 'keep'
    await revokeOrder(req, order, { cause, note: text, claimedGifts })
    return
  }
  await recordOrderEvent(req, order, {
    by: 'provider',
    cause,
    note: text,
  })
}
