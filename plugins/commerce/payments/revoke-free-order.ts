import type { PayloadRequest } from 'payload'
import { restockUnclaimed } from '@/plugins/commerce/gifts/restock-unclaimed'
import { idOf, lockOrder } from '@/plugins/commerce/orders/find-order'
import { recordOrderEvent } from '@/plugins/commerce/orders/move-order'
import { completeUrl } from '@/plugins/commerce/payments/receipt'
import { type RefundInput, requireGiftChoice } from '@/plugins/commerce/payments/request-refund'
import { revokeOrder } from '@/plugins/commerce/payments/revoke-order'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { linesLeft } from '@/src/core/orders/refund-amounts'
import { assertMove } from '@/src/core/orders/statuses'
import { slugs } from '@/src/core/slugs'
import { prepareMail } from '@/src/server/mail/compose-template'
import { recordAudit } from '@/src/server/record-audit'
import { withTx } from '@/src/server/transaction'

type Input = Pick<RefundInput, 'orderId' | 'restock' | 'claimedGifts'> & {
  /** The owner's id. */
  actor: string
  /** Goes to the buyer. */
  reason: string
}

/**
 * What a full refund does, for an order that cost nothing: it is cancelled, what it gave the right to ends,
 * and the buyer is told. The caller has checked that the order is the owner's, and is in no transaction.
 *
 * @throws {AppError} `CONFLICT` for an order that was paid, or while it is open what becomes of claimed
 *   gifts; `ILLEGAL_TRANSITION` for one that does not stand
 */
export async function revokeFreeOrder(
  req: PayloadRequest,
  { orderId, actor, restock, claimedGifts, reason }: Input,
): Promise<void> {
  const found = await req.payload.findByID({
    collection: slugs.orders,
    id: orderId,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const profileId = idOf(found.profile)
  // Read before the transaction, because it may need connections of its own.
  const mail = await prepareMail(profileId, 'taken-back')
  await withTx(req, async () => {
    const order = await lockOrder(req, orderId)
    if (order.totalMinor > 0) {
      throw new AppError('CONFLICT', { message: ownerMessages.refunds.wasPaid })
    }
    assertMove({ from: order.status, to: 'cancelled', by: 'system' })
    await requireGiftChoice(req, order, { claimedGifts })
    const { id, publicRef } = order
    const cause = 'taken back'
    const note = ownerMessages.refunds.revoked(reason)
    await recordOrderEvent(req, order, { by: 'owner', actor, cause, note })
    if (restock) {
      const units = linesLeft(order.items, [])
      await restockUnclaimed(req, order, units, { claimed: claimedGifts ?? 'keep' })
    }
    await revokeOrder(req, order, { by: 'system', cause, note, claimedGifts })
    await recordAudit(req, {
      action: 'order_cancelled',
      profileId,
      summary: ownerMessages.audit.cancelled(publicRef),
      target: { collection: slugs.orders, id, label: publicRef },
      details: { totalMinor: 0 },
    })
    await mail.queue(req, {
      to: order.email,
      about: { type: slugs.orders, id },
      dedupeKey: `taken-back:${id}`,
      values: {
        'order.number': publicRef,
        'order.url': completeUrl(req, order, mail.origin),
        'refund.rest': reason,
      },
    })
  })
}
