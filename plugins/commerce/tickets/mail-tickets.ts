import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { findOrder, idOf } from '@/plugins/commerce/orders/find-order'
import { completeUrl } from '@/plugins/commerce/payments/receipt'
import { eventsOf, findTickets, venueOf } from '@/plugins/commerce/tickets/find-tickets'
import { qrPng } from '@/plugins/commerce/tickets/qr-code'
import { deletedEmail } from '@/src/core/deleted-account'
import { ticketRow } from '@/src/core/email/shared-variables'
import { longDateTime } from '@/src/core/events/event-date'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import type { Event, Order, Ticket } from '@/src/payload-types'
import { type PreparedMail, prepareMail } from '@/src/server/mail/compose-template'
import { isolateFailure } from '@/src/server/queue/isolate-failures'
import { runSql, withTx } from '@/src/server/transaction'

type Batch = { profileId: string; orderId: string; line: number }

const atOnce = 200

/**
 * Mails the tickets that nobody was written to about, unless their event was cancelled, each with its code as a picture. The tickets are
 * the queue: a round that dies changed nothing, and several at the same time take different lines.
 */
export async function mailNewTickets(payload: Payload): Promise<void> {
  const mails = new Map<string, PreparedMail>()
  for (const batch of await findBatches(payload)) {
    await isolateFailure(payload, { what: 'Tickets not mailed', id: batch.orderId }, async () => {
      const mail = mails.get(batch.profileId) ?? (await prepareMail(batch.profileId, 'tickets'))
      mails.set(batch.profileId, mail)
      await mailLine(payload, batch, mail)
    })
  }
}

async function findBatches(payload: Payload): Promise<Batch[]> {
  const rows = await runSql(await createLocalReq({}, payload))<Batch>`
    select distinct t.profile_id as "profileId", t.order_id as "orderId", t.line::int as line
    from tickets t join events e on e.id = t.event_id
    where t.mailed_at is null and t.status = 'valid' and e.status <> 'cancelled'
    limit ${atOnce}`
  return rows
}

async function mailLine(
  payload: Payload,
  { orderId, line }: Batch,
  mail: PreparedMail,
): Promise<void> {
  const req = await createLocalReq({}, payload)
  await withTx(req, async () => {
    const rows = await runSql(req)<{ id: string }>`
      update tickets set mailed_at = now() where id in (
        select id from tickets
        where order_id = ${orderId} and line = ${line} and mailed_at is null and status = 'valid'
        for update skip locked)
      returning id`
    const tickets = await findTickets(req, { id: { in: rows.map(({ id }) => id) } })
    const order = await findOrder(req, { id: { equals: orderId } })
    const [event] = (await eventsOf(req, tickets)).values()
    if (order && event) {
      await runSql(req)`
        update tickets set notified_starts_at = ${event.startsAt}, notified_venue = ${venueOf(event)}
        where id = any(${`{${tickets.map(({ id }) => id).join(',')}}`}::uuid[])`
      await queueLine(req, tickets, { order, event, mail })
    }
  })
}

/**
 * Mails the tickets of an order to their holders once more, in the transaction of `req`: those that still
 * let somebody in.
 *
 * @param again what makes this time different from others
 * @returns whether there were any
 */
export async function mailTicketsAgain(
  req: PayloadRequest,
  order: Order,
  { mail, again }: { mail: PreparedMail; again: string },
): Promise<boolean> {
  const tickets = await admittingTickets(req, order.id)
  const events = await eventsOf(req, tickets)
  for (const line of new Set(tickets.map((ticket) => ticket.line))) {
    const ofLine = tickets.filter((ticket) => ticket.line === line)
    const event = ofLine[0]?.event && events.get(idOf(ofLine[0].event))
    if (event) {
      await queueLine(req, ofLine, { order, event, mail, again })
    }
  }
  return tickets.length > 0
}

/** Tickets of an order that nobody has come in with yet, to events that take place. */
export function admittingTickets(req: PayloadRequest, orderId: string): Promise<Ticket[]> {
  return findTickets(req, {
    and: [
      { order: { equals: orderId } },
      { status: { equals: 'valid' } },
      { checkedInAt: { exists: false } },
      { 'event.status': { not_equals: 'cancelled' } },
      { holderEmail: { not_equals: deletedEmail } },
    ],
  })
}

type News = { order: Order; event: Event; mail: PreparedMail; again?: string }

/** A mail holds so many codes at most. */
async function queueLine(
  req: PayloadRequest,
  tickets: readonly Ticket[],
  news: News,
): Promise<void> {
  for (let first = 0; first < tickets.length; first += limits.ticket.perMail) {
    await queueTickets(req, tickets.slice(first, first + limits.ticket.perMail), news)
  }
}

/** The link is left out for what was given away: the order is the buyer's. */
async function queueTickets(
  req: PayloadRequest,
  tickets: readonly Ticket[],
  { order, event, mail, again }: News,
): Promise<void> {
  const [first] = tickets
  if (!first) {
    return
  }
  const isGift = Boolean(order.items[first.line]?.giftFor)
  const pictures = await Promise.all(tickets.map(({ code }) => qrPng(code)))
  await mail.queue(req, {
    to: first.holderEmail,
    about: { type: slugs.tickets, id: first.id },
    dedupeKey: ['tickets', first.id, again].filter(Boolean).join(':'),
    attachments: tickets.map(({ code }, index) => ({
      fileName: `ticket-${code}.png`,
      contentType: 'image/png',
      content: pictures[index] ?? Buffer.alloc(0),
    })),
    values: {
      'event.title': event.title,
      'event.when': longDateTime(event.startsAt, event.timeZone),
      'event.where': venueOf(event),
      'event.url': `${mail.origin}/events/${event.id}`,
      'order.url': isGift ? '' : completeUrl(req, order, mail.origin),
      'order.action': isGift ? '' : 'See your tickets',
    },
    lists: {
      'ticket.codes': tickets.map(({ code, kind, holderName }, index) =>
        ticketRow({
          code,
          detail: [kind, holderName].filter(Boolean).join(' · '),
          png: pictures[index]?.toString('base64') ?? '',
        }),
      ),
    },
  })
}
