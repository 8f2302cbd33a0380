import type { PayloadRequest } from 'payload'
import { mailWaiting } from '@/plugins/commerce/waitlist/waitlist-mail'
import type { EventDetail } from '@/src/core/contracts/events/events'
import { AppError } from '@/src/core/errors'
import { isOver, isSoldOut } from '@/src/core/events/event-date'
import { eventsMessages, waitlistMessages } from '@/src/core/messages/tickets'
import { isBelowLimit } from '@/src/server/http/rate-limit'
import { prepareMail } from '@/src/server/mail/compose-template'
import { getEvent } from '@/src/server/site-data'
import { runSql, withTx } from '@/src/server/transaction'

type Wish = { profileId: string; eventId: string; ticketId?: string; email: string }

/**
 * Puts an address on the waitlist of a sold-out event, or of one kind of its tickets, and tells it so by
 * mail. Anyone who is on it already keeps their place and is not told apart from anyone who is not; who asks
 * for a second kind waits for any.
 *
 * @throws {AppError} `NOT_FOUND` for an event or a kind that is not on this site, `CONFLICT` while there
 *   are tickets or when there will be none
 */
export async function joinWaitlist(req: PayloadRequest, wish: Wish): Promise<void> {
  const event = await getEvent(wish.profileId, wish.eventId)
  if (!event) {
    throw new AppError('NOT_FOUND')
  }
  requireSoldOut(event, wish.ticketId)
  const mayMail = await isBelowLimit({
    payload: req.payload,
    limit: 'mailToAddress',
    by: ['waitlist', wish.email],
  })
  const mail = mayMail ? await prepareMail(wish.profileId, 'waitlist-joined') : null
  await withTx(req, async () => {
    const { id, isNew } = await writeEntry(req, wish)
    if (isNew && mail) {
      const { profileId, email } = wish
      const entry = { id, email }
      await mailWaiting(req, mail, { profileId, entry, event, dedupeKey: `waitlist:${id}` })
    }
  })
}

function requireSoldOut(event: EventDetail, ticketId: string | undefined): void {
  const now = new Date()
  const tickets = event.tickets.filter(({ id }) => ticketId === undefined || id === ticketId)
  if (tickets.length === 0) {
    throw new AppError('NOT_FOUND')
  }
  if (event.status === 'cancelled') {
    throw new AppError('CONFLICT', { message: eventsMessages.cancelled })
  }
  if (isOver(event, now)) {
    throw new AppError('CONFLICT', { message: eventsMessages.ended })
  }
  if (!isSoldOut(tickets, event, now)) {
    throw new AppError('CONFLICT', { message: waitlistMessages.onSale })
  }
}

async function writeEntry(
  req: PayloadRequest,
  { profileId, eventId, ticketId, email }: Wish,
): Promise<{ id: string; isNew: boolean }> {
  const [entry] = await runSql(req)<{ id: string; isNew: boolean }>`
    insert into waitlist_entries (profile_id, event_id, ticket_id, email)
    values (${profileId}, ${eventId}, ${ticketId ?? null}, ${email})
    on conflict (event_id, email) do update set
      ticket_id = case
        when waitlist_entries.ticket_id = excluded.ticket_id then excluded.ticket_id end,
      updated_at = now()
    returning id, xmax = 0 as "isNew"`
  if (!entry) {
    throw new Error('Somebody who waits could not be written')
  }
  return entry
}
