import type { PayloadRequest } from 'payload'
import { findGifts } from '@/plugins/commerce/gifts/find-gift'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { undeliverableLines } from '@/plugins/commerce/orders/own-stock-holds'
import { findRefunds, unpaidOf } from '@/plugins/commerce/payments/refund-rows'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { unsentLines } from '@/src/core/orders/fulfilment/parcels'
import { type RefundLine, unitsLeft } from '@/src/core/orders/refund-amounts'
import { paidStatuses } from '@/src/core/orders/statuses'
import { slugs } from '@/src/core/slugs'
import type { Gift, Order } from '@/src/payload-types'

/** What goes to one address next: of its buyer, or of who gets a part of it as a gift. */
export type NextParcel = {
  order: Order
  address: NonNullable<Order['shippingAddress']>
  /** Counted from 0. */
  lines: { line: number; units: number }[]
  gift: Gift | null
}

/** The orders of a site with these ids, in the order that the ids have. */
export async function ordersOf(
  req: PayloadRequest,
  profileId: string,
  ids: readonly string[],
): Promise<Order[]> {
  const { docs } = await req.payload.find({
    collection: slugs.orders,
    where: { and: [{ id: { in: [...ids] } }, { profile: { equals: profileId } }] },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    // What was paid says whether all of it went back.
    showHiddenFields: true,
    req,
  })
  const byId = new Map(docs.map((order) => [order.id, order]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * The parcels of the orders of a site with these ids.
 *
 * @throws {AppError} `CONFLICT` when there are none
 */
export async function parcelsOfOrders(
  req: PayloadRequest,
  profileId: string,
  ids: readonly string[],
): Promise<NextParcel[]> {
  const parcels = await nextParcels(req, await ordersOf(req, profileId, ids))
  if (parcels.length === 0) {
    throw new AppError('CONFLICT', { message: ownerMessages.orderPapers.nothing })
  }
  return parcels
}

/**
 * The parcels that can be packed now of paid orders. Of one that has left already, as it left: its papers are
 * printed again.
 */
async function nextParcels(req: PayloadRequest, orders: readonly Order[]): Promise<NextParcel[]> {
  const ofOrders = { order: { in: orders.map(({ id }) => id) } }
  const [gifts, refunds] = await Promise.all([
    findGifts(req, ofOrders),
    findRefunds(req, { and: [ofOrders, { state: { not_equals: 'failed' } }] }),
  ])
  const parcels: NextParcel[] = []
  for (const order of orders.filter(({ status }) => paidStatuses.includes(status))) {
    const isOf = (relation: Gift['order'] | null | undefined) =>
      Boolean(relation && idOf(relation) === order.id)
    const given = unpaidOf(
      order,
      refunds.filter((refund) => isOf(refund.order)),
    )
    const ownGifts = gifts.filter((gift) => isOf(gift.order))
    const lines = await packedLines(req, { order, given, gifts: ownGifts })
    parcels.push(...parcelsTo(order, lines, ownGifts))
  }
  return parcels
}

type Facts = { order: Order; given: readonly RefundLine[]; gifts: readonly Gift[] }

/** What is sent by post: all that can go, or once nothing is left to go, all that went. */
async function packedLines(req: PayloadRequest, { order, given, gifts }: Facts) {
  const unsent = unsentLines(order.items, given)
  const waiting = await undeliverableLines(req, order, unsent, gifts)
  const all = unsent.length > 0 ? unsent.filter((line) => !waiting.has(line)) : order.items.keys()
  return [...all].flatMap((line) => {
    const units = unitsLeft(order.items, line, given)
    return units > 0 && order.items[line]?.deliveryType === 'shipping' ? [{ line, units }] : []
  })
}

function parcelsTo(order: Order, lines: NextParcel['lines'], gifts: readonly Gift[]): NextParcel[] {
  const giftOf = new Map(gifts.map((gift) => [gift.line, gift]))
  const own = lines.filter(({ line }) => !giftOf.has(line))
  const presents = lines.flatMap((packed) => {
    const gift = giftOf.get(packed.line)
    return gift?.address?.street ? [{ order, address: gift.address, lines: [packed], gift }] : []
  })
  const { shippingAddress: address } = order
  return [
    ...(own.length > 0 && address?.street ? [{ order, address, lines: own, gift: null }] : []),
    ...presents,
  ]
}
