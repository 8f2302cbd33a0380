import type { PayloadRequest } from 'payload'
import { findOrder, idOf } from '@/plugins/commerce/orders/find-order'
import { eventsOf, venueOf } from '@/plugins/commerce/tickets/find-tickets'
import { ticketLinesOf } from '@/plugins/commerce/tickets/issue-tickets'
import type { GiftEvent } from '@/src/core/contracts/gifts'
import type { Gift, Order } from '@/src/payload-types'

/** The event that a line of an order lets somebody in at; null when it is no ticket. */
export async function eventOfLine(
  req: PayloadRequest,
  order: Pick<Order, 'items'>,
  line: number,
): Promise<GiftEvent | null> {
  const ticket = (await ticketLinesOf(req, order)).get(line)
  const [event] = ticket ? (await eventsOf(req, [ticket])).values() : []
  return event
    ? {
        title: event.title,
        startsAt: event.startsAt,
        timeZone: event.timeZone,
        venue: venueOf(event),
      }
    : null
}

/** The same for a gift. */
export async function eventOfGift(
  req: PayloadRequest,
  { order: orderId, line }: Pick<Gift, 'order' | 'line'>,
): Promise<GiftEvent | null> {
  const order = await findOrder(req, { id: { equals: idOf(orderId) } })
  return order && eventOfLine(req, order, line)
}
