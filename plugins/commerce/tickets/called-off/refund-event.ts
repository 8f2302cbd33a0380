import { createLocalReq, type Payload } from 'payload'
import { calledOffMailer } from '@/plugins/commerce/tickets/called-off/called-off-mails'
import { giveBackLine } from '@/plugins/commerce/tickets/called-off/give-back-line'
import { ticketLinesOfEvent } from '@/plugins/commerce/tickets/called-off/ticket-lines'
import { slugs } from '@/src/core/slugs'
import { profileIdOf } from '@/src/server/cache-tags'

/**
 * Takes all tickets of a cancelled event back, order by order. One that fails keeps no other waiting, and
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
  let failed = 0
  for (const line of await ticketLinesOfEvent(req, event)) {
    try {
      const own = await createLocalReq({}, payload)
      await giveBackLine(own, line, { event, actor, mailer })
    } catch (error) {
      failed += 1
      payload.logger.error({ msg: 'Tickets not taken back', order: line.orderId, err: error })
    }
  }
  if (failed > 0) {
    throw new Error(`Tickets of ${failed} order lines were not taken back`)
  }
}
