import { createLocalReq } from 'payload'
import { z } from 'zod'
import { giveBackTickets } from '@/plugins/commerce/tickets/cancelled/refund-tickets'
import { ticketLinesOfEvent } from '@/plugins/commerce/tickets/cancelled/ticket-lines'
import { eventOfJob } from '@/plugins/commerce/tickets/own-tickets'
import { slugs } from '@/src/core/slugs'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { prepareMail } from '@/src/server/mail/compose-template'
import { defineJob } from '@/src/server/queue/define-job'
import { isolateFailures } from '@/src/server/queue/isolate-failures'

/**
 * Takes all tickets of an event that was cancelled back, or those of one order, order by order. One that fails keeps no other waiting, and
 * the job is tried again for it.
 *
 * @throws {Error} when some could not be taken back
 */
export const refundEvent = defineJob({
  name: 'refund-event',
  data: z.object({
    eventId: z.uuid(),
    /** Of one order alone. */
    orderId: z.uuid().optional(),
    /** The owner who asked for it. */
    actor: z.string().optional(),
  }),
  run: async (payload, { eventId, orderId, actor }) => {
    const req = await createLocalReq({}, payload)
    const event = await eventOfJob(req, eventId)
    // It may take place again by the time this runs.
    if (event?.status !== 'cancelled') {
      return
    }
    const mail = await prepareMail(profileIdOf(event), 'event-cancelled')
    // The audit log names who asked for it.
    const user =
      actor &&
      (await payload.findByID({
        collection: slugs.users,
        id: actor,
        depth: 0,
        disableErrors: true,
      }))
    await isolateFailures(
      payload,
      await ticketLinesOfEvent(req, event, orderId),
      { what: 'Tickets not taken back', idOf: ({ orderId: id }) => id },
      async ({ orderId: id }) => {
        const own = await createLocalReq(
          user ? { user: { ...user, collection: slugs.users } } : {},
          payload,
        )
        await giveBackTickets(own, id, { event, actor, mail })
      },
    )
  },
  timeoutSeconds: 600,
})
