import type { PayloadRequest } from 'payload'
import { awaitedAddresses } from '@/plugins/commerce/gifts/awaited-addresses'
import { findGifts } from '@/plugins/commerce/gifts/find-gift'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { releasesOf } from '@/plugins/commerce/orders/pre-orders'
import { linesOf, refundsOfOrder } from '@/plugins/commerce/payments/refund-rows'
import { AppError } from '@/src/core/errors'
import { messages } from '@/src/core/messages'
import { unitsLeft } from '@/src/core/orders/refund-amounts'
import { showDay } from '@/src/core/show-date'
import type { Order } from '@/src/payload-types'

/**
 * An order is sent as a whole: everything in it has to be out, and to have an address. With the order
 * locked.
 *
 * @throws {AppError} `CONFLICT` that says what is still missing
 */
export async function refuseSending(req: PayloadRequest, order: Order): Promise<void> {
  const gifts = await findGifts(req, { order: { equals: order.id } })
  const message = awaitedAddresses(order, gifts) || (await notYetOut(req, order))
  if (message) {
    throw new AppError('CONFLICT', { message })
  }
}

/** Which thing of the order comes out later; not one that was given back. */
async function notYetOut(req: PayloadRequest, order: Order): Promise<string> {
  const releases = await releasesOf(req, order)
  if (releases.size === 0) {
    return ''
  }
  const given = (await refundsOfOrder(req, order.id)).flatMap(linesOf)
  for (const [line, { title, variant, deliveryType }] of order.items.entries()) {
    const day = variant && releases.get(idOf(variant))
    const isLater = day && new Date(day) > new Date() && deliveryType !== 'digital'
    if (isLater && unitsLeft(order.items, line, given) > 0) {
      return messages.orders.notOutYet(title, showDay(day))
    }
  }
  return ''
}
