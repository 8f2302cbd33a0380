import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { refundEvent } from '@/plugins/commerce/tickets/cancelled/refund-event'
import { ticketLinesOf } from '@/plugins/commerce/tickets/issue-tickets'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { enqueue } from '@/src/server/queue'

/**
 * Anyone who was on the payment page while an event was cancelled gets back what its tickets cost, without the
 * artist asking again. In the transaction that completes the order.
 */
export async function refundLatePayment(req: PayloadRequest, order: Order): Promise<void> {
  const variants = [...(await ticketLinesOf(req, order)).values()]
  const ids = variants.flatMap(({ event }) => (event ? [idOf(event)] : []))
  if (ids.length === 0) {
    return
  }
  const { docs } = await req.payload.find({
    collection: slugs.events,
    where: { and: [{ id: { in: ids } }, { status: { equals: 'cancelled' } }] },
    select: { status: true },
    joins: false,
    pagination: false,
    depth: 0,
    req,
  })
  for (const { id } of docs) {
    await enqueue(req, refundEvent, { eventId: id, orderId: order.id })
  }
}
