import { createLocalReq, type Payload } from 'payload'
import { calledOffMailer } from '@/plugins/commerce/tickets/called-off/called-off-mails'
import { giveBackLine } from '@/plugins/commerce/tickets/called-off/give-back-line'
import { ticketLinesOfEvent } from '@/plugins/commerce/tickets/called-off/ticket-lines'
import { slugs } from '@/src/core/slugs'
import { profileIdOf } from '@/src/server/cache-tags'
import { eachAlone } from '@/src/server/queue/each-alone'

/**
 * Takes all tickets of an event that was called off back, order by order. One that fails keeps no other waiting, and
 * the job is tried again for it.
 *
 * @throws {Error} when some could not be taken back
 */
export async function refundEvent(
  payload: Payload,
  { eventId, actor }: { eventId: string; actor: string },
): Promise<void> {
  const req = await createLocalReq({}, payload)
  const { docs } = await payload.find({
    collection: slugs.events,
    // It may take place again, or be gone, by the time this runs.
    where: { and: [{ id: { equals: eventId } }, { status: { equals: 'cancelled' } }] },
    joins: false,
    depth: 0,
    // The endpoint has checked whose it is.
    overrideAccess: true,
    req,
  })
  const [event] = docs
  if (!event) {
    return
  }
  const mailer = await calledOffMailer(profileIdOf(event))
  // The audit log names who asked for it.
  const user = await payload.findByID({
    collection: slugs.users,
    id: actor,
    depth: 0,
    disableErrors: true,
  })
  let failed = 0
  for (const line of await ticketLinesOfEvent(req, event)) {
    const outcome = await eachAlone(
      payload,
      { what: 'Tickets not taken back', id: line.orderId },
      async () => {
        const own = await createLocalReq(
          user ? { user: { ...user, collection: slugs.users } } : {},
          payload,
        )
        await giveBackLine(own, line, { event, actor, mailer })
        return 'done' as const
      },
    )
    failed += outcome ? 0 : 1
  }
  if (failed > 0) {
    throw new Error(`Tickets of ${failed} order lines were not taken back`)
  }
}
