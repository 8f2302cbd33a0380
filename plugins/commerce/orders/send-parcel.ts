import type { PayloadRequest } from 'payload'
import { findGifts } from '@/plugins/commerce/gifts/find-gift'
import { type HandoverMails, queueHandoverMails } from '@/plugins/commerce/orders/handover-mails'
import { moveOrder, recordOrderEvent } from '@/plugins/commerce/orders/move-order'
import { partSentCause } from '@/plugins/commerce/orders/order-history'
import { undeliverableLines } from '@/plugins/commerce/orders/own-stock-holds'
import { unpaidUnits } from '@/plugins/commerce/payments/refund-rows'
import { AppError } from '@/src/core/errors'
import { ordersAnswers } from '@/src/core/messages/cart-answers'
import { contentsOf, type Parcel, unsentLines } from '@/src/core/orders/fulfilment/parcels'
import { linesLeft } from '@/src/core/orders/refund-amounts'
import { assertMove } from '@/src/core/orders/statuses'
import type { Order } from '@/src/payload-types'
import { runSql } from '@/src/server/transaction'

type Sending = {
  /** All that is left when not set. */
  lines?: readonly number[]
  carrier?: string
  trackingNumber?: string
  /** For the buyer. */
  note?: string
  /** The owner who sends it. */
  actor: string
  /** ISO; when it left. Now unless said. What left at the same moment is one parcel. */
  sentAt?: string
  /** Names the decision in the history, which it is found by when it comes again. */
  decision?: string
}

/**
 * Hands lines of an order over and tells their recipients; with the last of them the order is shipped.
 * With the order locked.
 *
 * @returns the order as it is afterwards
 * @throws {AppError} `ILLEGAL_TRANSITION`; `CONFLICT` that says what is still missing
 */
export async function sendParcel(
  req: PayloadRequest,
  order: Order,
  mails: HandoverMails,
  { lines: chosen, carrier = '', trackingNumber = '', note, actor, ...more }: Sending,
): Promise<Order> {
  const to = 'shipped'
  const given = await unpaidUnits(req, order)
  const left = unsentLines(order.items, given)
  // Money that could not be given back after all leaves something to send.
  const isLate = (order.status === to || order.status === 'delivered') && left.length > 0
  if (!isLate) {
    assertMove({ from: order.status, to, by: 'owner' })
  }
  if (linesLeft(order.items, given).length === 0) {
    throw new AppError('CONFLICT', { message: ordersAnswers.nothingToSend })
  }
  const lines = [...(chosen ?? left)]
  await refuseSending(req, order, lines, left)

  const { sentAt = new Date().toISOString(), decision } = more
  const parcel: Parcel = { sentAt, carrier, trackingNumber, lines }
  const sent = await markSent(req, order, parcel)
  const why = { by: 'owner', actor, note } as const
  const isLast = !isLate && left.every((line) => lines.includes(line))
  if (!isLast) {
    await recordOrderEvent(req, order, {
      ...why,
      cause: [partSentCause, decision].filter(Boolean).join(' '),
      note: [contentsOf(order.items, lines, given), note].filter(Boolean).join('\n'),
    })
  }
  const after = isLast
    ? await moveOrder(req, sent, {
        ...why,
        to,
        cause: ['owner', decision].filter(Boolean).join(' '),
      })
    : sent
  await queueHandoverMails(req, after, parcel, mails, { given, note })
  return after
}

/** Each of the lines has to be out, to have an address, and not to have gone before. */
async function refuseSending(
  req: PayloadRequest,
  order: Order,
  lines: readonly number[],
  left: readonly number[],
): Promise<void> {
  if (lines.some((line) => !left.includes(line))) {
    throw new AppError('CONFLICT', { message: ordersAnswers.nothingToSend })
  }
  const gifts = await findGifts(req, { order: { equals: order.id } })
  const [message] = (await undeliverableLines(req, order, lines, gifts)).values()
  if (message) {
    throw new AppError('CONFLICT', { message })
  }
}

async function markSent(
  req: PayloadRequest,
  order: Order,
  { sentAt, carrier, trackingNumber, lines }: Parcel,
): Promise<Order> {
  const ids = lines.flatMap((line) => order.items[line]?.id ?? [])
  await runSql(req)`
    update orders_items set sent_at = ${sentAt}, carrier = ${carrier}, tracking_number = ${trackingNumber}
    where _parent_id = ${order.id} and id = any(${`{${ids.join(',')}}`}::text[])`
  const items = order.items.map((item, line) =>
    lines.includes(line) ? { ...item, sentAt, carrier, trackingNumber } : item,
  )
  return { ...order, items }
}
