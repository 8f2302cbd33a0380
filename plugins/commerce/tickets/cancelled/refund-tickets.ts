import type { PayloadRequest } from 'payload'
import { withdrawLines } from '@/plugins/commerce/gifts/withdraw-gifts'
import { lockOrder } from '@/plugins/commerce/orders/find-order'
import { recordOrderEvent } from '@/plugins/commerce/orders/move-order'
import {
  eventKey,
  isWaiting,
  linesOf,
  refundsOfOrder,
  sumOf,
} from '@/plugins/commerce/payments/refund-rows'
import { requestRefund } from '@/plugins/commerce/payments/request-refund'
import { ticketLinesOfEvent } from '@/plugins/commerce/tickets/cancelled/ticket-lines'
import { venueOf } from '@/plugins/commerce/tickets/find-tickets'
import { longDateTime } from '@/src/core/events/event-date'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { ticketsAnswers } from '@/src/core/messages/tickets-answers'
import {
  linesLeft,
  type RefundLine,
  refundOfLines,
  unitsLeft,
} from '@/src/core/orders/refund-amounts'
import { paidStatuses } from '@/src/core/orders/statuses'
import { slugs } from '@/src/core/slugs'
import type { Event, Order, Refund } from '@/src/payload-types'
import type { PreparedMail } from '@/src/server/mail/compose-template'
import { runSql, withTx } from '@/src/server/transaction'

const text = ticketsAnswers.cancelled
type Why = keyof typeof text.why

/**
 * Tells the buyer of lines, everybody who holds a ticket of them, and anyone who was sent one as a gift and has not
 * claimed it yet, once each about one event.
 */
async function queueCancellationMails(
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

type Cancelled = {
  event: Event
  /** The owner who asked for it; nobody has to for what was paid too late. */
  actor?: string
  mail: PreparedMail
}

/**
 * Takes the tickets of an order back, all at once, as the order may end with them: tells who has them, and
 * gives back what they cost, or what is left of it. Those that were kept when their money went back end
 * without any. Repeating it changes nothing: what went back already is not asked for again, and the refund is
 * known by the event and the lines. One that the provider refused is tried again.
 */
export async function giveBackTickets(
  req: PayloadRequest,
  orderId: string,
  { event, actor, mail }: Cancelled,
): Promise<void> {
  const refund = await withTx(req, async () => {
    const order = await lockOrder(req, orderId)
    const [open] = await ticketLinesOfEvent(req, event, orderId)
    if (!open) {
      return null
    }
    await queueCancellationMails(req, { order, lines: open.lines, event }, mail)
    const standing = await refundsOfOrder(req, orderId)
    const paidBack = unitsPaidBack(order, standing)
    const kept = open.lines
      .filter((line) => unitsLeft(order.items, line, paidBack) === 0)
      .map((line) => ({ line, quantity: order.items[line]?.quantity ?? 0 }))
    if (kept.length > 0) {
      await takeAway(req, order, { lines: kept, given: paidBack, event, actor })
    }
    const before = standing.flatMap(linesOf)
    const lines = linesLeft(order.items, before).filter(
      ({ line }) => open.lines.includes(line) && unitsLeft(order.items, line, paidBack) > 0,
    )
    if (lines.length === 0) {
      return null
    }
    const costsMinor = refundOfLines(order.items, lines, before) ?? 0
    if (order.provider !== 'none' && order.paymentIntentId) {
      const leftMinor = (order.amountReceivedMinor ?? 0) - sumOf(standing)
      // What is missing is on its way, and may fail yet: the next run knows.
      if (leftMinor < costsMinor && standing.some(isWaiting)) {
        return null
      }
      const amountMinor = Math.min(costsMinor, leftMinor)
      const key = eventKey(
        `${event.id}:${lines.map(({ line }) => line)}:${await countFailed(req, orderId)}`,
      )
      return { lines, amountMinor, key }
    }
    await takeAway(req, order, { lines, given: [...before, ...lines], event, actor })
    return null
  })
  if (refund) {
    await requestRefund(req, {
      ...refund,
      orderId,
      reason: ticketsAnswers.cancelled.reason(event.title),
      restock: false,
      actor,
      claimedGifts: 'withdraw',
    })
  }
}

/** Of an order that is over all of them: nothing of it is paid any more. */
function unitsPaidBack({ status, items }: Order, refunds: readonly Refund[]): RefundLine[] {
  return paidStatuses.includes(status)
    ? refunds.filter(({ state }) => state === 'succeeded').flatMap(linesOf)
    : linesLeft(items, [])
}

type TakenAway = {
  lines: readonly RefundLine[]
  /** All units of the order that nobody pays for any more, those of `lines` too. */
  given: readonly RefundLine[]
} & Pick<Cancelled, 'event' | 'actor'>

/** Without any money; a refund does the same for what it gives back. */
async function takeAway(
  req: PayloadRequest,
  order: Order,
  { lines, given, event, actor }: TakenAway,
): Promise<void> {
  const note = ticketsAnswers.cancelled.reason(event.title)
  await withdrawLines(req, order, { lines, given, claimed: 'withdraw', note, isTold: true })
  await recordOrderEvent(req, order, {
    by: actor ? 'owner' : 'system',
    actor,
    cause: `event cancelled ${event.id}`,
    note: ownerMessages.refunds.revoked(note),
  })
}

async function countFailed(req: PayloadRequest, orderId: string): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: slugs.refunds,
    where: { and: [{ order: { equals: orderId } }, { state: { equals: 'failed' } }] },
    req,
  })
  return totalDocs
}
