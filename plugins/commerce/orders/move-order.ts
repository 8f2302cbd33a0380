import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { AppError } from '@/src/core/errors'
import { assertMove, type OrderMover, type OrderStatus } from '@/src/core/orders/statuses'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'

export type OrderMove = {
  to: OrderStatus
  by: OrderMover
  /** Who exactly: an owner's id. */
  actor?: string
  /** What made it happen: an event's id, a call, a job. */
  cause: string
  note?: string
  /** Main fields of the order that change with the status. */
  set?: Partial<Order>
}

/**
 * Moves an order along the table of legal moves and writes its history, in the transaction of `req`.
 * The one way a status changes after checkout.
 *
 * @returns the order as it is afterwards
 * @throws {AppError} `ILLEGAL_TRANSITION` or `FORBIDDEN`; `CONFLICT` when someone was faster
 */
export async function moveOrder(
  req: PayloadRequest,
  order: Order,
  { to, by, set = {}, ...why }: OrderMove,
): Promise<Order> {
  assertMove({ from: order.status, to, by })

  const now = new Date().toISOString()
  const stamp = stamps[to]
  const change = { ...set, ...(stamp && { [stamp]: now }), status: to, updatedAt: now }
  const moved = await req.payload.db.updateOne({
    collection: slugs.orders,
    where: { and: [{ id: { equals: order.id } }, { status: { equals: order.status } }] },
    data: change,
    options: { atomic: true },
    req,
  })
  if (!moved) {
    throw new AppError('CONFLICT')
  }
  await recordOrderEvent(req, order, { from: order.status, to, by, ...why })
  return { ...order, ...change }
}

/** Moves whose time the order itself says. */
const stamps: Partial<Record<OrderStatus, 'shippedAt' | 'deliveredAt'>> = {
  shipped: 'shippedAt',
  delivered: 'deliveredAt',
}

/**
 * Adds a line to the history, of no move unless it says which. Times come from here: those of one transaction would
 * all be equal.
 */
export async function recordOrderEvent(
  req: PayloadRequest,
  order: Pick<Order, 'id' | 'profile' | 'status'>,
  event: Omit<OrderMove, 'set' | 'to'> & { from?: OrderStatus | null; to?: OrderStatus },
): Promise<void> {
  const createdAt = new Date().toISOString()
  const { from = order.status, to = order.status } = event
  await req.payload.db.create({
    collection: slugs.orderEvents,
    data: {
      profile: idOf(order.profile),
      order: order.id,
      from,
      to,
      actorType: event.by,
      actor: event.actor,
      cause: event.cause,
      note: event.note,
      createdAt,
      updatedAt: createdAt,
    },
    returning: false,
    req,
  })
}
