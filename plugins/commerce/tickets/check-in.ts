import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { countGuests, toGuest } from '@/plugins/commerce/tickets/guest-list'
import type { CheckInReply } from '@/src/core/contracts/events/ticket-answers'
import { ticketCode } from '@/src/core/contracts/events/tickets'
import { slugs } from '@/src/core/slugs'
import { isUuid } from '@/src/core/uuid'
import type { Event, Ticket } from '@/src/payload-types'
import { runSql } from '@/src/server/transaction'

type Wanted = {
  ownerId: string
  /** A code as it was scanned or typed, or the id of a ticket. */
  ticket: string
}

/**
 * Lets the holder of a ticket in. One statement decides, so that of many scans at the same time one
 * does; all others hear when it was used.
 */
export async function checkIn(
  req: PayloadRequest,
  event: Event,
  wanted: Wanted,
): Promise<CheckInReply> {
  const ticket = await findTicket(req, event, wanted)
  if (!ticket) {
    return answer(req, event, 'unknown', null)
  }
  if (!ticket.event || idOf(ticket.event) !== event.id) {
    const reply = await answer(req, event, 'wrong_event', ticket)
    return { ...reply, otherEvent: await titleOf(req, ticket) }
  }
  if (event.status === 'cancelled') {
    return answer(req, event, 'event_cancelled', ticket)
  }
  const rows = await runSql(req)`
    update tickets set checked_in_at = now(), checked_in_by_id = ${wanted.ownerId}, updated_at = now()
    where id = ${ticket.id} and status = 'valid' and checked_in_at is null
    returning id`
  const now = (await readTicket(req, event, { id: { equals: ticket.id } })) ?? ticket
  if (rows.length > 0) {
    return answer(req, event, 'in', now)
  }
  return answer(req, event, now.status === 'void' ? 'void' : 'used', now)
}

/** A code of another artist is as unknown as one that nobody has. */
async function findTicket(
  req: PayloadRequest,
  event: Event,
  { ticket }: Wanted,
): Promise<Ticket | null> {
  if (isUuid(ticket)) {
    return readTicket(req, event, { id: { equals: ticket } })
  }
  const code = ticketCode.safeParse(ticket)
  return code.success ? readTicket(req, event, { code: { equals: code.data } }) : null
}

async function readTicket(
  req: PayloadRequest,
  { profile }: Event,
  which: { id: { equals: string } } | { code: { equals: string } },
): Promise<Ticket | null> {
  const { docs } = await req.payload.find({
    collection: slugs.tickets,
    where: { and: [which, { profile: { equals: profile ? idOf(profile) : null } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  return docs[0] ?? null
}

async function answer(
  req: PayloadRequest,
  event: Event,
  result: CheckInReply['result'],
  ticket: Ticket | null,
): Promise<CheckInReply> {
  return {
    result,
    guest: ticket && toGuest(ticket),
    otherEvent: '',
    counts: await countGuests(req, event.id),
  }
}

async function titleOf(req: PayloadRequest, { event }: Ticket): Promise<string> {
  const { docs } = await req.payload.find({
    collection: slugs.events,
    where: { id: { equals: event ? idOf(event) : null } },
    select: { title: true },
    pagination: false,
    depth: 0,
    req,
  })
  return docs[0]?.title ?? ''
}
