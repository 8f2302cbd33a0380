import type { PayloadRequest } from 'payload'
import type { EventView } from '@/src/core/contracts/events/events'
import { longDateTime } from '@/src/core/events/event-date'
import { addressLine } from '@/src/core/events/event-place'
import { slugs } from '@/src/core/slugs'
import { leavePage, leaveUrl, signLeave } from '@/src/server/audience/leave-token'
import type { PreparedMail } from '@/src/server/mail/compose-template'

type Facts = {
  profileId: string
  /** The row of who waits. */
  entry: { id: string; email: string }
  event: Pick<EventView, 'id' | 'title' | 'startsAt' | 'timeZone' | 'address'>
  /** Which kind of ticket is free. */
  ticket?: string
  dedupeKey: string
}

/** Writes to somebody on a waitlist. The link to leave it needs no account. */
export async function mailWaiting(
  req: PayloadRequest,
  mail: PreparedMail,
  { profileId, entry, event, ticket = '', dedupeKey }: Facts,
): Promise<void> {
  const token = signLeave(profileId, { kind: 'waitlist', id: entry.id })
  await mail.queue(req, {
    to: entry.email,
    about: { type: slugs.waitlistEntries, id: entry.id },
    unsubscribeUrl: leaveUrl(mail.origin, token),
    unsubscribePage: `${mail.origin}${leavePage(token)}`,
    dedupeKey,
    values: {
      'event.title': event.title,
      'event.when': longDateTime(event.startsAt, event.timeZone),
      'event.where': addressLine(event.address),
      'event.url': `${mail.origin}/events/${event.id}`,
      'ticket.kind': ticket,
    },
  })
}
