import type { PayloadRequest } from 'payload'
import { returnUnkept } from '@/plugins/commerce/gifts/return-unkept'
import { withdrawLines } from '@/plugins/commerce/gifts/withdraw-gifts'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { recordOrderEvent } from '@/plugins/commerce/orders/move-order'
import {
  insertRefund,
  isForEvent,
  linesOf,
  settledRefunds,
} from '@/plugins/commerce/payments/refund-rows'
import type { ClaimedGiftChoice } from '@/src/core/gifts/gift-states'
import type { RefundLine } from '@/src/core/orders/refund-amounts'
import { titleWithVariant } from '@/src/core/orders/variant-words'
import { ownerMessages } from '@/src/core/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { Order, Refund } from '@/src/payload-types'
import { recordAudit } from '@/src/server/record-audit'

type TakenBack = {
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
export async function takeBackLines(
  req: PayloadRequest,
  order: Order,
  { key, lines, restock, claimedGifts, reason, actor }: TakenBack,
): Promise<Refund> {
  const what = lines.flatMap(({ line, quantity }) => {
    const item = order.items[line]
    return item ? [`${quantity} × ${titleWithVariant(item)}`] : []
  })
  const note = ownerMessages.refunds.takenBack([what.join(', '), reason].filter(Boolean).join('. '))
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
    await returnUnkept(req, order, lines, { claimed })
  }
  await withdrawLines(req, order, {
    lines,
    given: (await settledRefunds(req, order.id)).flatMap(linesOf),
    claimed,
    note,
    isTold: isForEvent(order, refund),
  })
  await recordOrderEvent(req, order, {
    from: order.status,
    to: order.status,
    by: actor ? 'owner' : 'system',
    actor,
    cause: `refund:${refund.id}`,
    note,
  })
  await recordAudit(req, {
    action: 'order_refunded',
    profileId: idOf(order.profile),
    summary: ownerMessages.audit.takenBack(order.publicRef),
    target: { collection: slugs.orders, id: order.id, label: order.publicRef },
    details: { amountMinor: 0, restock },
  })
  return refund
}
