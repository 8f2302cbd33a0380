import type { PayloadRequest } from 'payload'
import type { Correctable } from '@/plugins/commerce/admin/correctable'
import type { ShownGift } from '@/plugins/commerce/admin/order-gifts'
import type { LineDownloads } from '@/plugins/commerce/admin/order-lines'
import { findGifts } from '@/plugins/commerce/gifts/find-gift'
import { canMoveAbroad, countryOfGift } from '@/plugins/commerce/gifts/gift-country'
import { toOrderGifts } from '@/plugins/commerce/gifts/order-gifts'
import {
  canCorrectAddress,
  canCorrectEmail,
  keptCountryOf,
} from '@/plugins/commerce/orders/correct-buyer'
import { findOrder, idOf } from '@/plugins/commerce/orders/find-order'
import { eventsOf } from '@/plugins/commerce/orders/order-history'
import { undeliverableLines } from '@/plugins/commerce/orders/own-stock-holds'
import { returnableVariants } from '@/plugins/commerce/orders/stock'
import { linesOf, unpaidOf } from '@/plugins/commerce/payments/refund-rows'
import { refundableMinor } from '@/plugins/commerce/payments/request-refund'
import { admittingTickets } from '@/plugins/commerce/tickets/mail-tickets'
import { deletedEmail } from '@/src/core/deleted-account'
import { AppError } from '@/src/core/errors'
import { unsentLines } from '@/src/core/orders/fulfilment/parcels'
import type { PendingLine } from '@/src/core/orders/fulfilment/pending-lines'
import { isMembershipItem } from '@/src/core/orders/pricing/membership-item'
import type { RefundLine } from '@/src/core/orders/refund-amounts'
import { paidStatuses } from '@/src/core/orders/statuses'
import { slugs } from '@/src/core/slugs'
import type { Order, OrderEvent, Refund } from '@/src/payload-types'
import { pendingLines } from '@/src/server/delivery/pending-lines'
import { runSql } from '@/src/server/transaction'

/** Everything that the page of an order shows to its owner. */
type OrderSheet = {
  order: Order
  events: OrderEvent[]
  /** Email addresses by the ids of those who moved it. */
  actors: ReadonlyMap<string, string>
  /** Those that failed too. */
  refunds: Refund[]
  /** What can still be given back, in minor units. */
  leftMinor: number
  gifts: ShownGift[]
  /** Units that were given back. */
  given: RefundLine[]
  /** Lines that are still to be handed over. */
  unsent: number[]
  /** Why some of them wait, by line. */
  waiting: ReadonlyMap<number, string>
  /** What nobody can have yet. */
  coming: PendingLine[]
  /** The membership that began with it. */
  membershipId: string | null
  /** Variants of which units can be put back into stock. */
  returnable: ReadonlySet<string>
  /** By line; of what nobody may download there is none. */
  downloads: ReadonlyMap<number, LineDownloads>
  correctable: Correctable
  /** Some of its tickets still let somebody in. */
  hasTickets: boolean
}

/** The caller has checked that the order is the owner's. */
export async function loadOrder(req: PayloadRequest, id: string): Promise<OrderSheet> {
  const [order, events, { docs: refunds }] = await Promise.all([
    findOrder(req, { id: { equals: id } }),
    eventsOf(req, id),
    req.payload.find({
      collection: slugs.refunds,
      where: { order: { equals: id } },
      sort: 'createdAt',
      pagination: false,
      depth: 0,
      req,
    }),
  ])
  if (!order) {
    throw new AppError('NOT_FOUND')
  }
  const [leftMinor, actors, gifts, membershipId, tickets, returnable, comings, downloads] =
    await Promise.all([
      order.paymentIntentId ? refundableMinor(req, order) : 0,
      namesOf(req, events),
      giftsOf(req, order),
      membershipOf(req, order),
      admittingTickets(req, id),
      returnableVariants(req, id),
      pendingLines(req, [id]),
      lineDownloads(req, id),
    ])
  const standing = refunds.filter(({ state }) => state !== 'failed')
  const unpaid = unpaidOf(order, standing)
  const unsent = paidStatuses.includes(order.status) ? unsentLines(order.items, unpaid) : []
  const waiting = await undeliverableLines(req, order, unsent, gifts)
  const given = standing.flatMap(linesOf)
  return {
    order,
    events,
    refunds,
    given,
    coming: comings.get(id) ?? [],
    unsent,
    waiting,
    leftMinor,
    actors,
    gifts,
    membershipId,
    returnable,
    downloads,
    correctable: {
      email: canCorrectEmail(order),
      address: canCorrectAddress(order, unpaid),
      keptCountry: keptCountryOf(order),
    },
    hasTickets: order.email !== deletedEmail && tickets.length > 0,
  }
}

async function membershipOf(req: PayloadRequest, order: Order): Promise<string | null> {
  if (!order.items.some(isMembershipItem)) {
    return null
  }
  const { docs } = await req.payload.find({
    collection: slugs.memberships,
    where: { order: { equals: order.id } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { order: true },
    req,
  })
  return docs[0]?.id ?? null
}

async function giftsOf(req: PayloadRequest, order: Order): Promise<ShownGift[]> {
  const gifts = await findGifts(req, { order: { equals: order.id } })
  const views = await toOrderGifts(req, order, gifts)
  return gifts.map((gift, index) => ({
    ...gift,
    state: views[index]?.state ?? gift.status,
    mayGoTo: canMoveAbroad(order, gift, Boolean(views[index]?.canChange))
      ? countryOfGift(order, gift)
      : '',
  }))
}

async function namesOf(
  req: PayloadRequest,
  events: readonly OrderEvent[],
): Promise<ReadonlyMap<string, string>> {
  const ids = events.flatMap(({ actorType, actor }) =>
    actorType === 'owner' && actor ? [actor] : [],
  )
  if (ids.length === 0) {
    return new Map()
  }
  const { docs } = await req.payload.find({
    collection: slugs.users,
    where: { id: { in: [...new Set(ids)] } },
    pagination: false,
    depth: 0,
    // Anyone who works for the same artist, of whom only the address is shown.
    overrideAccess: true,
    req,
  })
  return new Map(docs.map((user) => [idOf(user), user.email]))
}

/** By line, counted from 0: of lines that somebody has the right to download, or had. */
async function lineDownloads(
  req: PayloadRequest,
  orderId: string,
): Promise<ReadonlyMap<number, LineDownloads>> {
  const rows = await runSql(req)<{
    line: number
    count: number
    last: Date | string | null
  }>`
    select entitlements.line::int as line, count(downloads.id)::int as count,
      max(downloads.created_at) as last
    from entitlements left join downloads on downloads.entitlement_id = entitlements.id
    where entitlements.order_id = ${orderId}
    group by entitlements.line`
  return new Map(
    rows.map(({ line, count, last }) => [
      line,
      { count, last: last && new Date(last).toISOString() },
    ]),
  )
}
