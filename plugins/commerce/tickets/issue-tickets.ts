import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { makeOrderRef } from '@/plugins/commerce/orders/order-token'
import { slugs } from '@/src/core/slugs'
import type { Order, Variant } from '@/src/payload-types'

type Holder = { name: string; email: string; accountId: string | null }

/** The lines of an order that let somebody in, with the event and the kind that they are for. */
export async function ticketLinesOf(
  req: PayloadRequest,
  order: Pick<Order, 'items'>,
): Promise<ReadonlyMap<number, Variant>> {
  const ids = order.items.flatMap(({ variant }) => (variant ? [idOf(variant)] : []))
  const { docs } = await req.payload.find({
    collection: slugs.variants,
    where: { and: [{ id: { in: ids } }, { event: { exists: true } }] },
    pagination: false,
    depth: 0,
    req,
  })
  const tickets = new Map(docs.map((variant) => [variant.id, variant]))
  return new Map(
    order.items.flatMap(({ variant }, line) => {
      const ticket = variant && tickets.get(idOf(variant))
      return ticket ? [[line, ticket] as const] : []
    }),
  )
}

/** Makes the admissions of a paid order that its buyer keeps. */
export async function issueOwnTickets(req: PayloadRequest, order: Order): Promise<void> {
  const holder = {
    name: order.buyerName ?? '',
    email: order.email,
    accountId: order.account ? idOf(order.account) : null,
  }
  for (const [line, variant] of await ticketLinesOf(req, order)) {
    if (!order.items[line]?.giftFor) {
      const units = order.items[line]?.quantity ?? 0
      await issueTickets(req, { order, line, units, variant, holder })
    }
  }
}

/** Makes one admission for each unit of a line that somebody gets. A second try for the same line fails on a unique key. */
export async function issueTickets(
  req: PayloadRequest,
  {
    order,
    line,
    first = 0,
    units,
    variant,
    holder,
  }: {
    order: Order
    line: number
    /** The unit that they begin with, after those that were made before. */
    first?: number
    units: number
    variant: Variant
    holder: Holder
  },
): Promise<void> {
  for (let unit = first; unit < first + units; unit += 1) {
    await req.payload.create({
      collection: slugs.tickets,
      data: {
        profile: idOf(order.profile),
        code: makeOrderRef(),
        event: variant.event,
        variant: variant.id,
        order: order.id,
        line,
        unit,
        kind: variant.size ?? '',
        holderName: holder.name,
        holderEmail: holder.email,
        account: holder.accountId,
        status: 'valid',
      },
      depth: 0,
      req,
    })
  }
}
