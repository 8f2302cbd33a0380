import type { PayloadRequest } from 'payload'
import { venueOf } from '@/plugins/commerce/tickets/find-tickets'
import { longDateTime } from '@/src/core/events/event-date'
import { ticketsAnswers } from '@/src/core/messages/tickets-answers'
import { slugs } from '@/src/core/slugs'
import type { Event, Order } from '@/src/payload-types'
import type { PreparedMail } from '@/src/server/mail/compose-template'
import { runSql } from '@/src/server/transaction'

const text = ticketsAnswers.cancelled
type Why = keyof typeof text.why

/**
 * Tells the buyer of lines, everybody who holds a ticket of them, and anyone who was sent one as a gift and has not
 * claimed it yet, once each about one event.
 */
export async function queueCancellationMails(
  req: PayloadRequest,
  { order, lines, event }: { order: Order; lines: readonly number[]; event: Event },
  mail: PreparedMail,
): Promise<void> {
  const numbers = `{${lines.join(',')}}`
  const rows = await runSql(req)<{ email: string; why: Why }>`
    select recipient_email as email, 'given' as why from gifts
    where order_id = ${order.id} and line = any(${numbers}::int[]) and status = 'sent'
    union all
    select holder_email, 'holds' from tickets
    where order_id = ${order.id} and line = any(${numbers}::int[]) and status = 'valid'
    order by why`
  // The last word is of the tickets that somebody has.
  const reasons = new Map<string, Why>([[order.email, 'bought']])
  for (const { email, why } of rows) {
    reasons.set(email, why)
  }
  for (const [email, why] of reasons) {
    await mail.queue(req, {
      to: email,
      about: { type: slugs.events, id: event.id },
      dedupeKey: `event-cancelled:${event.id}:${event.startsAt}:${email}`,
      values: {
        'event.title': event.title,
        'event.when': longDateTime(event.startsAt, event.timeZone),
        'event.where': venueOf(event),
        'ticket.reason': text.why[why],
      },
    })
  }
}
