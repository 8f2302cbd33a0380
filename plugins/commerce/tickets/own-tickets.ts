import type { PayloadRequest } from 'payload'
import { findOrder, idOf } from '@/plugins/commerce/orders/find-order'
import {
  eventsOf,
  findTickets,
  toTicketCards,
  venueOf,
} from '@/plugins/commerce/tickets/find-tickets'
import { ticketLinesOf } from '@/plugins/commerce/tickets/issue-tickets'
import type { TicketCard } from '@/src/core/contracts/events/ticket-answers'
import type { GiftEvent } from '@/src/core/contracts/orders/gift-answers'
import { paidStatuses } from '@/src/core/orders/statuses'
import { slugs } from '@/src/core/slugs'
import type { Gift, Order } from '@/src/payload-types'
import { whereOwnedByAccount } from '@/src/server/accounts/owned-by-account'
import { verifiedEmailOf } from '@/src/server/accounts/verified-email'

/** The admissions by line that an order's buyer keeps; those of gifts are their recipients'. */
export async function ownTicketsOf(
  req: PayloadRequest,
  order: Order,
): Promise<ReadonlyMap<number, TicketCard[]>> {
  const isPaid = paidStatuses.includes(order.status)
  const all = isPaid ? await findTickets(req, { order: { equals: order.id } }) : []
  const own = all.filter(({ line }) => !order.items[line]?.giftFor)
  const cards = await toTicketCards(req, own)
  const byLine = new Map<number, TicketCard[]>()
  for (const [index, { line }] of own.entries()) {
    const card = cards[index]
    byLine.set(line, [...(byLine.get(line) ?? []), ...(card ? [card] : [])])
  }
  return byLine
}

/** The tickets of an account, also those that came to its confirmed address before there was one. */
export async function ticketsOfAccount(
  req: PayloadRequest,
  { id, profileId }: { id: string; profileId: string },
): Promise<TicketCard[]> {
  const email = await verifiedEmailOf(req, id)
  const tickets = await findTickets(req, {
    and: [{ profile: { equals: profileId } }, whereOwnedByAccount({ id, email }, 'holderEmail')],
  })
  const cards = await toTicketCards(req, tickets)
  return cards.toSorted((one, other) => (one.startsAt < other.startsAt ? 1 : -1))
}

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

/** The event that a job is about, null when it is gone by the time the job runs. */
export async function eventOfJob(req: PayloadRequest, id: string) {
  const { docs } = await req.payload.find({
    collection: slugs.events,
    where: { id: { equals: id } },
    joins: false,
    depth: 0,
    // The endpoint that queued the job has checked whose it is.
    overrideAccess: true,
    req,
  })
  return docs[0] ?? null
}
