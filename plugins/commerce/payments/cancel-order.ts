import type { PayloadRequest } from 'payload'
import { releaseMembership } from '@/plugins/commerce/memberships/ordered-membership'
import { idOf, lockOrder } from '@/plugins/commerce/orders/find-order'
import { moveOrder } from '@/plugins/commerce/orders/move-order'
import { releaseStock } from '@/plugins/commerce/orders/stock'
import { ask } from '@/plugins/commerce/payments/continue-payment'
import { reportOf } from '@/plugins/commerce/payments/payment-report'
import { settle } from '@/plugins/commerce/payments/settle'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { assertMove, type OrderMover } from '@/src/core/orders/statuses'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import type { PaymentProvider } from '@/src/server/payments/payment-provider'
import { recordAudit } from '@/src/server/record-audit'
import { withTx } from '@/src/server/transaction'

type Cancellation = {
  order: Order
  provider: PaymentProvider
  by: Extract<OrderMover, 'visitor' | 'owner'>
  actor?: string
}

/**
 * Gives up an order that is not paid. Its payment page is closed first; when it turns out to be paid,
 * the order is paid and not cancelled.
 *
 * @throws {AppError} `ILLEGAL_TRANSITION` once it is paid or closed, `UNAVAILABLE` when the provider is away
 */
export async function cancelOrder(
  req: PayloadRequest,
  { order, provider, by, actor }: Cancellation,
): Promise<void> {
  assertMove({ from: order.status, to: 'cancelled', by })
  if (order.checkoutSessionId) {
    const session = await ask(() => provider.expire(order.checkoutSessionId ?? ''))
    if (session.state !== 'expired') {
      await settle(req, reportOf(provider, session, 'cancelled too late'))
      throw new AppError('CONFLICT')
    }
  }
  await withTx(req, async () => {
    const locked = await lockOrder(req, order.id)
    if (locked.checkoutSessionId !== order.checkoutSessionId) {
      throw new AppError('CONFLICT')
    }
    await releaseStock(req, order.id)
    await releaseMembership(req, order.id)
    await moveOrder(req, locked, { to: 'cancelled', by, actor, cause: `${by} cancelled` })
    if (by === 'owner') {
      const { id, profile, publicRef, totalMinor } = locked
      await recordAudit(req, {
        action: 'order_cancelled',
        profileId: idOf(profile),
        summary: ownerMessages.audit.cancelled(publicRef),
        target: { collection: slugs.orders, id, label: publicRef },
        details: { totalMinor },
      })
    }
  })
}
