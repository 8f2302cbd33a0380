import type { EventView, TicketStatus, TicketView } from '@/src/core/contracts/events'
import { limits } from '@/src/core/limits'

const hour = 3_600_000

/** Moment after which an event counts as over: it has no end of its own. */
function endOfEvent({ startsAt }: Pick<EventView, 'startsAt'>): Date {
  return new Date(Date.parse(startsAt) + limits.event.lastsHours * hour)
}

/** Events that started after this moment are not over yet. */
export function startOfLatestOver(now: Date): Date {
  return new Date(now.getTime() - limits.event.lastsHours * hour)
}

export function isOver(event: Pick<EventView, 'startsAt'>, now: Date): boolean {
  return endOfEvent(event) <= now
}

type TicketFacts = Pick<TicketView, 'isOffered' | 'remaining' | 'salesStartAt' | 'salesEndAt'>
type EventFacts = Pick<EventView, 'startsAt' | 'status'>

/**
 * Whether a kind of ticket can be bought. Tickets of past events and of those called off cannot, and without an
 * end of their own they are sold as long as the event lasts.
 */
export function ticketStatusOf(ticket: TicketFacts, event: EventFacts, now: Date): TicketStatus {
  const { isOffered, remaining, salesStartAt, salesEndAt } = ticket
  if (event.status === 'cancelled' || isOver(event, now)) {
    return 'ended'
  }
  if (salesEndAt && new Date(salesEndAt) <= now) {
    return 'ended'
  }
  if (!isOffered || remaining === 0) {
    return 'sold_out'
  }
  return salesStartAt && new Date(salesStartAt) > now ? 'not_yet' : 'on_sale'
}

/** Whether no kind can be had now, and one of them could, if it came free. */
export function isSoldOut(tickets: readonly TicketFacts[], event: EventFacts, now: Date): boolean {
  const statuses = tickets.map((ticket) => ticketStatusOf(ticket, event, now))
  return (
    statuses.includes('sold_out') &&
    statuses.every((status) => status === 'sold_out' || status === 'ended')
  )
}
