import { toMediaWire } from '@/plugins/public-api/wire'
import type { EventDetail, EventWire } from '@/src/core/contracts/events'
import { ticketStatusOf } from '@/src/core/events/event-time'
import { toDollars } from '@/src/core/money'
import { richTextHtml } from '@/src/rich-text/html'

/** The specification's form of an event, with what can be bought at this moment. */
export async function toEventWire(event: EventDetail, now: Date): Promise<EventWire> {
  const { zipCode, ...address } = event.address
  return {
    id: event.id,
    title: event.title,
    media: event.media.map(toMediaWire),
    dateTime: event.startsAt,
    timeZone: event.timeZone,
    address: { ...address, ...(zipCode && { zipCode }) },
    actionText: event.actionText || null,
    actionLink: event.actionLink || null,
    status: event.status,
    description: event.description ? await richTextHtml(event.description) : '',
    tickets: event.tickets.map((ticket) => ({
      id: ticket.id,
      productId: ticket.productId,
      name: ticket.name,
      description: ticket.description,
      price: toDollars(ticket.priceMinor),
      remaining: ticket.remaining,
      maxPerOrder: ticket.maxPerOrder,
      status: ticketStatusOf(ticket, event, now),
    })),
  }
}
