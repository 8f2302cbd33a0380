import type { PayloadRequest } from 'payload'
import { unclaimedRecipients } from '@/plugins/commerce/gifts/unclaimed-recipients'
import { findBuyersOrder, idOf, type OrderKey } from '@/plugins/commerce/orders/find-order'
import { releasesOf } from '@/plugins/commerce/orders/pre-orders'
import { showDay } from '@/src/core/dates/show-date'
import { AppError } from '@/src/core/errors'
import { ordersAnswers } from '@/src/core/messages/cart-answers'
import { payableStatuses } from '@/src/core/orders/statuses'
import type { Gift, Order } from '@/src/payload-types'
import { runSql } from '@/src/server/transaction'

/** What a cart's own unpaid order keeps aside: it makes way for the cart, so it is free for it alone. */
export type OwnStockHolds = {
  orderId: string
  /** Held units by variant. */
  units: ReadonlyMap<string, number>
}

/** Null when the order is not their own, or holds no stock any more. */
export async function findOwnStockHolds(
  req: PayloadRequest,
  key: OrderKey,
): Promise<OwnStockHolds | null> {
  const order = await findOwn(req, key)
  if (!order || !payableStatuses.includes(order.status)) {
    return null
  }
  const rows = await runSql(req)<{ variant: string; quantity: number }>`
    select variant_id as variant, quantity::int as quantity from stock_holds
    where order_id = ${order.id} and state = 'held'`
  return {
    orderId: order.id,
    units: new Map(rows.map(({ variant, quantity }) => [variant, quantity])),
  }
}

async function findOwn(req: PayloadRequest, key: OrderKey): Promise<Order | null> {
  try {
    return await findBuyersOrder(req, key)
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') {
      return null
    }
    throw error
  }
}

/**
 * Which of some lines cannot be handed over yet, and why: it comes out later, or somebody who gets it has
 * not claimed it.
 */
export async function undeliverableLines(
  req: PayloadRequest,
  order: Order,
  lines: readonly number[],
  gifts: readonly Gift[],
): Promise<ReadonlyMap<number, string>> {
  const releases = await releasesOf(req, order)
  const now = new Date()
  return new Map(
    lines.flatMap((line): [number, string][] => {
      const item = order.items[line]
      const day = item?.variant && releases.get(idOf(item.variant))
      const why =
        unclaimedRecipients(order, line, gifts, now) ||
        (item && day && new Date(day) > now && ordersAnswers.notOutYet(item.title, showDay(day)))
      return why ? [[line, why]] : []
    }),
  )
}
