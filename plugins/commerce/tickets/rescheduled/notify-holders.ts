import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { z } from 'zod'
import { venueOf } from '@/plugins/commerce/tickets/find-tickets'
import { eventOfJob } from '@/plugins/commerce/tickets/own-tickets'
import { holdersToNotify, noteTold } from '@/plugins/commerce/tickets/rescheduled/holders-to-notify'
import { longDateTime } from '@/src/core/events/event-date'
import { slugs } from '@/src/core/slugs'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { prepareMail } from '@/src/server/mail/compose-template'
import { defineJob } from '@/src/server/queue/define-job'
import { isolateFailures } from '@/src/server/queue/isolate-failures'
import { withTx } from '@/src/server/transaction'

/**
 * Writes to everybody with tickets of an event who was told another date or place, once each. The tickets know
 * what was told: a job that dies, or runs twice, goes on with those who are left.
 *
 * @throws {Error} when some could not be told
 */
export const notifyHolders = defineJob({
  name: 'notify-ticket-holders',
  data: z.object({ eventId: z.uuid() }),
  run: async (payload, { eventId }) => {
    const req = await createLocalReq({}, payload)
    const event = await eventOfJob(req, eventId)
    if (!event) {
      return
    }
    const mail = await prepareMail(profileIdOf(event), 'event-moved')
    const whenAndWhere = (startsAt: string, venue: string) =>
      [longDateTime(startsAt, event.timeZone), venue] as const
    const [when, where] = whenAndWhere(event.startsAt, venueOf(event))
    await isolateFailures(
      payload,
      await holdersToNotify(req, event),
      { what: 'Holder of tickets not told', idOf: () => event.id },
      async (holder) => {
        const own = await createLocalReq({}, payload)
        await withTx(own, async () => {
          if ((await noteTold(own, event, holder)) > 0) {
            await mail.queue(own, {
              to: holder.email,
              about: { type: slugs.events, id: eventId },
              // An event may move there and back again: what was told stands with the tickets.
              dedupeKey: `event-moved:${randomUUID()}`,
              values: {
                'event.title': event.title,
                'event.when': when,
                'event.where': where,
                'event.was': whenAndWhere(
                  holder.notifiedStartsAt.toISOString(),
                  holder.notifiedVenue,
                ).join(', '),
                'event.url': `${mail.origin}/events/${event.id}`,
              },
            })
          }
        })
      },
    )
  },
  timeoutSeconds: 600,
})
