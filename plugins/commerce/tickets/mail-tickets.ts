import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { findOrder, idOf } from '@/plugins/commerce/orders/find-order'
import { completeUrl } from '@/plugins/commerce/payments/receipt'
import { eventsOf, findTickets, venueOf } from '@/plugins/commerce/tickets/find-tickets'
import { qrPng } from '@/plugins/commerce/tickets/qr-picture'
import { longDateTime } from '@/src/core/event-date'
import { limits } from '@/src/core/limits'
import type { Event, Order, Ticket } from '@/src/payload-types'
import { type ComposeMail, prepareTemplate } from '@/src/server/mail/compose-template'
import { queueMail } from '@/src/server/mail/queue-mail'
import { eachAlone } from '@/src/server/queue/each-alone'
import { siteOrigin } from '@/src/server/tenancy'
import { txDb, withTx } from '@/src/server/transaction'

type Mailer = { origin: string; compose: ComposeMail }
type Batch = { profileId: string; orderId: string; line: number }

const atOnce = 200

/**
 * Mails the tickets that nobody was written to about, unless their event was called off, each with its code as a picture. The tickets are
 * the queue: a round that dies changed nothing, and several at the same time take different lines.
 */
export async function mailNewTickets(payload: Payload): Promise<void> {
  const mailers = new Map<string, Mailer>()
  for (const batch of await findBatches(payload)) {
    await eachAlone(payload, { what: 'Tickets not mailed', id: batch.orderId }, async () => {
      const mailer = mailers.get(batch.profileId) ?? (await prepareMailer(batch.profileId))
      mailers.set(batch.profileId, mailer)
      await mailLine(payload, batch, mailer)
    })
  }
}

async function findBatches(payload: Payload): Promise<Batch[]> {
  const db = await txDb(await createLocalReq({}, payload))
  const { rows } = await db.execute<Batch>(sql`
    select distinct t.profile_id as "profileId", t.order_id as "orderId", t.line::int as line
    from tickets t join events e on e.id = t.event_id
    where t.mailed_at is null and t.status = 'valid' and e.status <> 'cancelled'
    limit ${atOnce}`)
  return rows
}

async function prepareMailer(profileId: string): Promise<Mailer> {
  const [origin, compose] = await Promise.all([
    siteOrigin(profileId),
    prepareTemplate(profileId, 'tickets'),
  ])
  return { origin: origin ?? '', compose }
}

async function mailLine(payload: Payload, { orderId, line }: Batch, mailer: Mailer): Promise<void> {
  const req = await createLocalReq({}, payload)
  await withTx(req, async () => {
    const db = await txDb(req)
    const { rows } = await db.execute<{ id: string }>(sql`
      update tickets set mailed_at = now() where id in (
        select id from tickets
        where order_id = ${orderId} and line = ${line} and mailed_at is null and status = 'valid'
        for update skip locked)
      returning id`)
    const tickets = await findTickets(req, { id: { in: rows.map(({ id }) => id) } })
    const order = await findOrder(req, { id: { equals: orderId } })
    const [event] = (await eventsOf(req, tickets)).values()
    if (order && event) {
      await db.execute(sql`
        update tickets set told_starts_at = ${event.startsAt}, told_venue = ${venueOf(event)}
        where id = any(${`{${tickets.map(({ id }) => id).join(',')}}`}::uuid[])`)
      for (let first = 0; first < tickets.length; first += limits.ticket.perMail) {
        const some = tickets.slice(first, first + limits.ticket.perMail)
        await queueTickets(req, some, { order, event, mailer })
      }
    }
  })
}

/** The link is left out for what was given away: the order is the buyer's. */
async function queueTickets(
  req: PayloadRequest,
  tickets: readonly Ticket[],
  { order, event, mailer }: { order: Order; event: Event; mailer: Mailer },
): Promise<void> {
  const [first] = tickets
  if (!first) {
    return
  }
  const isGift = Boolean(order.items[first.line]?.giftFor)
  const pictures = await Promise.all(tickets.map(({ code }) => qrPng(code)))
  await queueMail(req, {
    profileId: idOf(order.profile),
    to: first.holderEmail,
    kind: 'tickets',
    dedupeKey: `tickets:${first.id}`,
    attachments: tickets.map(({ code }, index) => ({
      fileName: `ticket-${code}.png`,
      contentType: 'image/png',
      content: pictures[index] ?? Buffer.alloc(0),
    })),
    ...mailer.compose({
      values: {
        'event.title': event.title,
        'event.when': longDateTime(event.startsAt, event.timeZone),
        'event.where': venueOf(event),
        'event.url': `${mailer.origin}/events/${event.id}`,
        'order.url': isGift ? '' : completeUrl(req, order, mailer.origin),
        'order.action': isGift ? '' : 'See your tickets',
      },
      lists: {
        'ticket.codes': tickets.map(({ code, kind, holderName }) => ({
          label: code,
          detail: [kind, holderName].filter(Boolean).join(' · '),
        })),
      },
    }),
  })
}
