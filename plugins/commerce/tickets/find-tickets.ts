import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { qrDataUrl } from '@/plugins/commerce/tickets/qr-code'
import type { TicketCard, TicketState } from '@/src/core/contracts/events/ticket-answers'
import { addressLine } from '@/src/core/events/event-place'
import { slugs } from '@/src/core/slugs'
import type { Event, Ticket } from '@/src/payload-types'

/** In the order of their lines; with the system's rights, so the query has to be bound to who asks. */
export async function findTickets(req: PayloadRequest, where: Where): Promise<Ticket[]> {
  const { docs } = await req.payload.find({
    collection: slugs.tickets,
    where,
    sort: ['createdAt', 'line', 'unit'],
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs
}

export function ticketStateOf({ status, checkedInAt }: Ticket): TicketState {
  return status === 'void' ? 'void' : checkedInAt ? 'used' : 'valid'
}

/** As their holder sees them, with their pictures. */
export async function toTicketCards(
  req: PayloadRequest,
  tickets: readonly Ticket[],
): Promise<TicketCard[]> {
  const events = await eventsOf(req, tickets)
  return Promise.all(
    tickets.map(async (ticket) => {
      const event = ticket.event ? events.get(idOf(ticket.event)) : undefined
      return {
        code: ticket.code,
        qr: await qrDataUrl(ticket.code),
        kind: ticket.kind ?? '',
        holderName: ticket.holderName ?? '',
        state: ticketStateOf(ticket),
        isCancelled: event?.status === 'cancelled',
        eventId: event?.id ?? '',
        eventTitle: event?.title ?? '',
        startsAt: event?.startsAt ?? '',
        timeZone: event?.timeZone ?? 'UTC',
        venue: event ? venueOf(event) : '',
      }
    }),
  )
}

export function venueOf({ address }: Event): string {
  return addressLine({
    name: address?.name ?? '',
    street: address?.street ?? '',
    zipCode: address?.zipCode ?? '',
    city: address?.city ?? '',
    country: address?.country ?? '',
  })
}

export async function eventsOf(
  req: PayloadRequest,
  tickets: readonly Pick<Ticket, 'event'>[],
): Promise<ReadonlyMap<string, Event>> {
  const ids = new Set(tickets.flatMap(({ event }) => (event ? [idOf(event)] : [])))
  if (ids.size === 0) {
    return new Map()
  }
  const { docs } = await req.payload.find({
    collection: slugs.events,
    where: { id: { in: [...ids] } },
    pagination: false,
    depth: 0,
    joins: false,
    req,
  })
  return new Map(docs.map((event) => [event.id, event]))
}
