import type { PayloadRequest, Where } from 'payload'
import { isOrderToken } from '@/plugins/commerce/orders/order-token'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { verifiedEmailOf } from '@/src/server/accounts/verified-email'
import { runSql } from '@/src/server/transaction'

/** With the fields that owners and buyers never see: this is for the money path alone. */
export async function findOrder(req: PayloadRequest, where: Where): Promise<Order | null> {
  const { docs } = await req.payload.find({
    collection: slugs.orders,
    where,
    limit: 1,
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    req,
  })
  return docs[0] ?? null
}

/**
 * The order, kept from all other transactions until this one ends.
 *
 * @throws {AppError} `NOT_FOUND`
 */
export async function lockOrder(req: PayloadRequest, id: string): Promise<Order> {
  await runSql(req)`select 1 from orders where id = ${id} for update`
  const order = await findOrder(req, { id: { equals: id } })
  if (!order) {
    throw new AppError('NOT_FOUND')
  }
  return order
}

/** Who asks for an order: the holder of its token, or the account that bought it. */
export type OrderKey = {
  profileId: string
  ref: string
  token?: string
  accountId?: string
}

/**
 * The order, for its buyer alone. A wrong token, another's order and no order look the same.
 *
 * @throws {AppError} `NOT_FOUND`
 */
export async function findBuyersOrder(req: PayloadRequest, key: OrderKey): Promise<Order> {
  const order = await findOrder(req, {
    and: [{ publicRef: { equals: key.ref } }, { profile: { equals: key.profileId } }],
  })
  const hasToken = Boolean(order && key.token && isOrderToken(key.token, order.accessTokenHash))
  if (!order || !(hasToken || (await isBuyer(req, order, key.accountId)))) {
    throw new AppError('NOT_FOUND')
  }
  return order
}

/** The account that bought it, or one whose confirmed email it was bought with when none did. */
async function isBuyer(
  req: PayloadRequest,
  order: Order,
  accountId: string | undefined,
): Promise<boolean> {
  if (!accountId) {
    return false
  }
  return order.account
    ? order.account === accountId
    : order.email === (await verifiedEmailOf(req, accountId))
}

/** Id behind a relationship, populated or not. */
export function idOf(relation: string | { id: string }): string {
  return typeof relation === 'string' ? relation : relation.id
}
