import type { PayloadRequest } from 'payload'
import { lockOrder } from '@/plugins/commerce/orders/find-order'
import { inHoldMinutes } from '@/plugins/commerce/orders/place-order'
import { extendHolds } from '@/plugins/commerce/orders/stock'
import { writeRow } from '@/plugins/commerce/orders/write-row'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { withTx } from '@/src/server/transaction'

/**
 * Gives an order that waits for its first payment page another attempt, and so another key. Safe
 * because nobody was ever shown the page of the attempt before.
 *
 * @throws {AppError} `CONFLICT` when it has a page by now
 */
export function renewAttempt(req: PayloadRequest, order: Order): Promise<Order> {
  return withTx(req, async () => {
    const locked = await lockOrder(req, order.id)
    const isUntouched = locked.status === 'initiated_payment' && locked.attempt === order.attempt
    if (!isUntouched || locked.checkoutSessionId) {
      throw new AppError('CONFLICT')
    }
    const change = nextAttempt(locked)
    await writeRow(req, { collection: slugs.orders, id: order.id, data: change })
    const renewed = { ...locked, ...change }
    await extendHolds(req, renewed)
    return renewed
  })
}

export function nextAttempt({ attempt }: Order) {
  const expiresAt = inHoldMinutes().toISOString()
  return { attempt: attempt + 1, checkoutSessionId: null, expiresAt }
}
