import type { PayloadRequest } from 'payload'
import type { EventView } from '@/src/core/contracts/events'
import { longDateTime } from '@/src/core/events/event-date'
import { addressLine } from '@/src/core/events/event-place'
import { slugs } from '@/src/core/slugs'
import { leavePage, leaveUrl, signLeave } from '@/src/server/audience/leave-token'
import { type ComposeMail, prepareTemplate } from '@/src/server/mail/compose-template'
import { queueMail } from '@/src/server/mail/queue-mail'
import { siteOrigin } from '@/src/server/tenancy'

export type Mailer = { profileId: string; origin: string; compose: ComposeMail }

/** Asked for before a transaction, because it may need connections of its own. */
export async function mailerOf(
  profileId: string,
  kind: 'waitlist-joined' | 'tickets-free',
): Promise<Mailer> {
  const [origin, compose] = await Promise.all([
    siteOrigin(profileId),
    prepareTemplate(profileId, kind),
  ])
  return { profileId, origin: origin ?? '', compose }
}

type Facts = {
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
  { profileId, origin, compose }: Mailer,
  { entry, event, ticket = '', dedupeKey }: Facts,
): Promise<void> {
  const token = signLeave(profileId, { kind: 'waitlist', id: entry.id })
  await queueMail(req, {
    profileId,
    to: entry.email,
    about: { type: slugs.waitlistEntries, id: entry.id },
    unsubscribeUrl: leaveUrl(origin, token),
    dedupeKey,
    ...compose({
      values: {
        'event.title': event.title,
        'event.when': longDateTime(event.startsAt, event.timeZone),
        'event.where': addressLine(event.address),
        'event.url': `${origin}/events/${event.id}`,
        'ticket.kind': ticket,
      },
      unsubscribeUrl: `${origin}${leavePage(token)}`,
    }),
  })
}
