import { AppError } from '@/src/core/errors'
import { ordersAnswers } from '@/src/core/messages/cart-answers'

export const orderStatuses = [
  'initiated_payment',
  'payment_failed',
  'failed',
  'paid',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** Who may move an order: `provider` is a verified payment event, `system` a job or checkout itself. */
export type OrderMover = 'visitor' | 'owner' | 'provider' | 'system'

type MovesFrom = Partial<Record<OrderStatus, readonly OrderMover[]>>

/**
 * The one table of legal moves: 17 of the 56 ordered pairs, each with those who may make it.
 * The database trigger holds a copy, compared with this by tests, so no code path goes around it.
 */
export const legalMoves: Readonly<Record<OrderStatus, MovesFrom>> = {
  initiated_payment: {
    paid: ['provider', 'system'],
    payment_failed: ['provider'],
    failed: ['provider', 'system'],
    cancelled: ['visitor', 'owner'],
  },
  payment_failed: {
    initiated_payment: ['visitor'],
    paid: ['provider', 'system'],
    failed: ['provider', 'system'],
    cancelled: ['visitor', 'owner'],
  },
  // Money wins: a payment that is verified late is honoured.
  failed: { paid: ['provider', 'system'] },
  // Paid orders end when their money has gone back, or by the system when they cost nothing.
  paid: {
    processing: ['system', 'owner'],
    delivered: ['system'],
    cancelled: ['provider', 'system'],
  },
  processing: { shipped: ['owner'], cancelled: ['provider', 'system'] },
  shipped: { delivered: ['owner', 'system'], cancelled: ['provider', 'system'] },
  delivered: { cancelled: ['provider', 'system'] },
  cancelled: {},
}

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return legalMoves[from][to] !== undefined
}

/** @throws {AppError} `ILLEGAL_TRANSITION` (409) when nobody may, `FORBIDDEN` (403) when others may */
export function assertMove(move: { from: OrderStatus; to: OrderStatus; by: OrderMover }): void {
  const movers = legalMoves[move.from][move.to]
  if (!movers) {
    throw new AppError('ILLEGAL_TRANSITION', {
      message: ordersAnswers.illegalMove(move.from, move.to),
    })
  }
  if (!movers.includes(move.by)) {
    throw new AppError('FORBIDDEN')
  }
}

/** Statuses of an order whose money has arrived. */
export const paidStatuses: readonly OrderStatus[] = ['paid', 'processing', 'shipped', 'delivered']

/** Statuses in which the buyer may still pay. */
export const payableStatuses: readonly OrderStatus[] = ['initiated_payment', 'payment_failed']
