import type { PayloadRequest, Where } from 'payload'
import { ticketStateOf } from '@/plugins/commerce/tickets/find-tickets'
import type { Guest, GuestCounts, GuestList } from '@/src/core/contracts/events/ticket-answers'
import { tidyTicketCode } from '@/src/core/contracts/events/tickets'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { likeText } from '@/src/core/text'
import type { Event, Ticket } from '@/src/payload-types'
import { runSql } from '@/src/server/transaction'

/** Who has a ticket that is good, by name, and who of them is in. */
export async function listGuests(
  req: PayloadRequest,
  event: Event,
  { search, page }: { search: string; page: number },
): Promise<GuestList> {
  const { docs, totalDocs } = await req.payload.find({
    collection: slugs.tickets,
    where: {
      and: [
        { event: { equals: event.id } },
        { status: { equals: 'valid' } },
        ...(search ? [matching(search)] : []),
      ],
    },
    sort: ['holderName', 'holderEmail', 'code'],
    page,
    limit: limits.maxPageSize,
    depth: 0,
    req,
  })
  const { id, title, startsAt, timeZone } = event
  return {
    event: { id, title, startsAt, timeZone },
    counts: await countGuests(req, id),
    guests: docs.map(toGuest),
    page,
    total: totalDocs,
    pageSize: limits.maxPageSize,
  }
}

function matching(search: string): Where {
  const code = tidyTicketCode(search)
  return {
    or: [
      { searchText: { contains: likeText(search) } },
      ...(code ? [{ code: { contains: code } }] : []),
    ],
  }
}

export function toGuest(ticket: Ticket): Guest {
  return {
    ticketId: ticket.id,
    code: ticket.code,
    name: ticket.holderName ?? '',
    email: ticket.holderEmail,
    kind: ticket.kind ?? '',
    state: ticketStateOf(ticket),
    checkedInAt: ticket.checkedInAt ?? null,
  }
}

export async function countGuests(req: PayloadRequest, eventId: string): Promise<GuestCounts> {
  const rows = await runSql(req)<GuestCounts>`
    select count(checked_in_at)::int as "in", count(*)::int as total
    from tickets where event_id = ${eventId} and status = 'valid'`
  return rows[0] ?? { in: 0, total: 0 }
}
