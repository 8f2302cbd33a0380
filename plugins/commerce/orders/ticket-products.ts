import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'

/** Ids of the products of an order that are tickets: there is nothing to download. */
export async function ticketProductsOf(
  req: PayloadRequest,
  order: Pick<Order, 'items'>,
): Promise<ReadonlySet<string>> {
  const ids = order.items.flatMap(({ product }) => (product ? [idOf(product)] : []))
  const { docs } = await req.payload.find({
    collection: slugs.products,
    where: { and: [{ id: { in: ids } }, { category: { equals: 'Ticket' } }] },
    select: {},
    pagination: false,
    depth: 0,
    joins: false,
    req,
  })
  return new Set(docs.map(({ id }) => id))
}
