import type { PayloadRequest } from 'payload'
import { countGuests, toGuest } from '@/plugins/commerce/tickets/guest-list'
import type { UndoReply } from '@/src/core/contracts/events/ticket-answers'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import type { Event } from '@/src/payload-types'
import { runSql } from '@/src/server/transaction'

/**
 * Takes a mistaken check-in back, so that the ticket is good again.
 *
 * @throws {AppError} `NOT_FOUND` for tickets that are not for this event
 */
export async function undoCheckIn(
  req: PayloadRequest,
  event: Event,
  ticketId: string,
): Promise<UndoReply> {
  const rows = await runSql(req)`
    update tickets set checked_in_at = null, checked_in_by_id = null, updated_at = now()
    where id = ${ticketId} and event_id = ${event.id} returning id`
  if (rows.length === 0) {
    throw new AppError('NOT_FOUND')
  }
  const ticket = await req.payload.findByID({
    collection: slugs.tickets,
    id: ticketId,
    depth: 0,
    req,
  })
  return { guest: toGuest(ticket), counts: await countGuests(req, event.id) }
}
