import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { ticketStatusOf } from '@/src/core/events/event-time'
import { limits } from '@/src/core/limits'
import type { SellableVariant } from '@/src/core/orders/cart-line'
import { slugs } from '@/src/core/slugs'
import type { Event, Variant } from '@/src/payload-types'

/** What a ticket adds to the rules of its variant. */
export type TicketSale = Pick<SellableVariant, 'ticketsPerOrder'> &
  Partial<Pick<SellableVariant, 'availabilityStatus'>>

type TicketRow = Pick<
  Variant,
  'id' | 'event' | 'maxPerOrder' | 'availabilityStatus' | 'salesStartAt' | 'salesEndAt'
>

/**
 * How the tickets among some variants are sold right now, by id of the variant. Outside their sale,
 * and for events that are over, called off or not on the site, they are not offered.
 */
export async function ticketSales(
  req: PayloadRequest,
  profileId: string,
  variants: readonly TicketRow[],
): Promise<ReadonlyMap<string, TicketSale>> {
  const tickets = variants.flatMap((variant) =>
    variant.event ? [{ ...variant, event: idOf(variant.event) }] : [],
  )
  if (tickets.length === 0) {
    return new Map()
  }
  const { docs } = await req.payload.find({
    collection: slugs.events,
    where: {
      and: [
        { profile: { equals: profileId } },
        { isPublished: { equals: true } },
        { id: { in: tickets.map(({ event }) => event) } },
      ],
    },
    pagination: false,
    depth: 0,
    joins: false,
    req,
  })
  const events = new Map(docs.map((event) => [event.id, event]))
  const now = new Date()
  return new Map(
    tickets.map((ticket) => [ticket.id, saleOf(ticket, events.get(ticket.event), now)]),
  )
}

function saleOf(ticket: TicketRow, event: Event | undefined, now: Date): TicketSale {
  const ticketsPerOrder = ticket.maxPerOrder ?? limits.event.ticketsPerOrder
  const facts = {
    isOffered: ticket.availabilityStatus === 'active',
    // What is left is the stock's own question.
    remaining: null,
    salesStartAt: ticket.salesStartAt ?? null,
    salesEndAt: ticket.salesEndAt ?? null,
  }
  const status = event ? ticketStatusOf(facts, event, now) : 'ended'
  return status === 'on_sale' || status === 'sold_out'
    ? { ticketsPerOrder }
    : { ticketsPerOrder, availabilityStatus: 'inactive' }
}
