import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { findBuyersOrder, type OrderKey } from '@/plugins/commerce/orders/find-order'
import { AppError } from '@/src/core/errors'
import { payableStatuses } from '@/src/core/orders/statuses'
import type { Order } from '@/src/payload-types'
import { txDb } from '@/src/server/transaction'

/** What a cart's own unpaid order keeps aside: it makes way for the cart, so it is free for it alone. */
export type OwnHolds = {
  orderId: string
  /** Held units by variant. */
  units: ReadonlyMap<string, number>
}

/** Null when the order is nobody's of theirs, or keeps nothing any more. */
export async function findOwnHolds(req: PayloadRequest, key: OrderKey): Promise<OwnHolds | null> {
  const order = await findOwn(req, key)
  if (!order || !payableStatuses.includes(order.status)) {
    return null
  }
  const db = await txDb(req)
  const { rows } = await db.execute<{ variant: string; quantity: number }>(sql`
    select variant_id as variant, quantity::int as quantity from stock_holds
    where order_id = ${order.id} and state = 'held'`)
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
