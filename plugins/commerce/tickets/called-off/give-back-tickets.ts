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
import { queueCalledOffMails } from '@/plugins/commerce/tickets/called-off/called-off-mails'
import { ticketLinesOfEvent } from '@/plugins/commerce/tickets/called-off/ticket-lines'
import { messages } from '@/src/core/messages'
import { linesLeft, refundOfLines } from '@/src/core/orders/refund-amounts'
import { ownerMessages } from '@/src/core/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { Event } from '@/src/payload-types'
import type { ComposeMail } from '@/src/server/mail/compose-template'
import { withTx } from '@/src/server/transaction'

type CalledOff = {
  event: Event
  /** The owner who asked for it; nobody has to for what was paid too late. */
  actor?: string
  mailer: ComposeMail
}

/**
 * Takes the tickets of an order back, all at once, as the order may end with them: tells who has them, and gives
 * back what they cost, or what is left of it. Repeating it changes nothing: what went back already is not
 * asked for again, and the refund is known by the event and the lines. One that the provider refused is
 * tried anew.
 */
export async function giveBackTickets(
  req: PayloadRequest,
  orderId: string,
  { event, actor, mailer }: CalledOff,
): Promise<void> {
  const reason = messages.tickets.calledOff.reason(event.title)
  const refund = await withTx(req, async () => {
    const order = await lockOrder(req, orderId)
    const [open] = await ticketLinesOfEvent(req, event, orderId)
    const standing = await refundsOfOrder(req, orderId)
    const before = standing.flatMap(linesOf)
    const left = linesLeft(order.items, before)
    const lines = left.filter(({ line }) => open?.lines.includes(line))
    if (lines.length === 0) {
      return null
    }
    const numbers = lines.map(({ line }) => line)
    await queueCalledOffMails(req, { order, lines: numbers, event }, mailer)
    const costsMinor = refundOfLines(order.items, lines, before) ?? 0
    if (order.provider !== 'none' && order.paymentIntentId) {
      const leftMinor = (order.amountReceivedMinor ?? 0) - sumOf(standing)
      // What is missing is on its way, and may fail yet: the next run knows.
      if (leftMinor < costsMinor && standing.some(isWaiting)) {
        return null
      }
      const amountMinor = Math.min(costsMinor, leftMinor)
      const key = eventKey(`${event.id}:${numbers}:${await countFailed(req, orderId)}`)
      return { lines, amountMinor, key }
    }
    await withdrawLines(req, order, {
      lines,
      given: [...before, ...lines],
      claimed: 'withdraw',
      note: reason,
      isTold: true,
    })
    // Of an order that was paid, the refund writes its own.
    await recordOrderEvent(req, order, {
      from: order.status,
      to: order.status,
      by: actor ? 'owner' : 'system',
      actor,
      cause: `event called off ${event.id}`,
      note: ownerMessages.refunds.takenBack(reason),
    })
    return null
  })
  if (refund) {
    await requestRefund(req, {
      ...refund,
      orderId,
      reason,
      restock: false,
      actor,
      claimedGifts: 'withdraw',
    })
  }
}

async function countFailed(req: PayloadRequest, orderId: string): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: slugs.refunds,
    where: { and: [{ order: { equals: orderId } }, { state: { equals: 'failed' } }] },
    req,
  })
  return totalDocs
}
