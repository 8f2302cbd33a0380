import type { PayloadRequest } from 'payload'
import { rightsOfOrder, usableOf } from '@/plugins/commerce/downloads/download-rights'
import { noFiles, toOwnedFiles } from '@/plugins/commerce/downloads/owned-files'
import { giftsOfOrder } from '@/plugins/commerce/gifts/order-gifts'
import { invoicesOf } from '@/plugins/commerce/invoices/issue-invoice'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { eventsOf, isTold } from '@/plugins/commerce/orders/order-history'
import { measurementOfOrder } from '@/plugins/commerce/orders/withdraw-measurement'
import { linesOf, refundsOfOrder, unpaidOf } from '@/plugins/commerce/payments/refund-rows'
import { ownTicketsOf } from '@/plugins/commerce/tickets/own-tickets'
import type { OwnedFiles } from '@/src/core/contracts/music/download-answers'
import type { ShippingAddress } from '@/src/core/contracts/orders/buyer'
import type {
  OrderLine,
  OrderParcel,
  OrderStep,
  OrderView,
} from '@/src/core/contracts/orders/order-answers'
import { toDollars } from '@/src/core/money'
import { handoverOf } from '@/src/core/orders/fulfilment/handover'
import { lineProgress } from '@/src/core/orders/fulfilment/line-progress'
import { contentsOf, parcelsOf, unsentLines } from '@/src/core/orders/fulfilment/parcels'
import {
  dayOfLine,
  orderStateLabel,
  pendingLineLabel,
} from '@/src/core/orders/fulfilment/pending-lines'
import { buyerLabelsFor, historyLabels } from '@/src/core/orders/order-labels'
import { isMembershipItem } from '@/src/core/orders/pricing/membership-item'
import { trackingUrl } from '@/src/core/orders/pricing/shipping'
import { type RefundLine, unitsLeft } from '@/src/core/orders/refund-amounts'
import { canMove, paidStatuses, payableStatuses } from '@/src/core/orders/statuses'
import type { Order, OrderEvent } from '@/src/payload-types'
import { pendingLines } from '@/src/server/delivery/pending-lines'
import { releaseFiles } from '@/src/server/delivery/release-files'

/** What a buyer may know of an order, on the wire. */
export async function toOrderView(req: PayloadRequest, order: Order): Promise<OrderView> {
  const [files, gifts, tickets, events, refunds, comings, invoices, measured] = await Promise.all([
    filesByLine(req, order),
    giftsOfOrder(req, order),
    ownTicketsOf(req, order),
    eventsOf(req, order.id),
    refundsOfOrder(req, order.id),
    pendingLines(req, [order.id]),
    invoicesOf(req, { order: order.id }),
    measurementOfOrder(req, order),
  ])
  const refundedLines = refunds.flatMap(linesOf)
  const left = (line: number) => unitsLeft(order.items, line, refundedLines)
  const coming = comings.get(order.id) ?? []
  const unpaid = unpaidOf(order, refunds)
  return {
    ref: order.publicRef,
    status: order.status,
    email: order.email,
    company: order.company?.name
      ? { name: order.company.name, vatId: order.company.vatId ?? '' }
      : null,
    currency: order.currency,
    lines: order.items.map((item, index) => ({
      ...toLine(item, files.get(index) ?? noFiles),
      gift: gifts.get(index) ?? null,
      tickets: tickets.get(index) ?? [],
      // How a gift stands says the gift, until its recipient has said where it goes.
      progress:
        item.giftFor && !(item.deliveryType === 'shipping' && gifts.get(index)?.state === 'claimed')
          ? ''
          : lineProgress(order.status, item, dayOfLine(coming, index)),
      refundedQuantity: item.quantity - left(index),
    })),
    subtotal: toDollars(order.subtotalMinor),
    discount: toDollars(order.discountMinor ?? 0),
    discountCode: order.discountText ?? '',
    shipping: toDollars(order.shippingMinor),
    tax: toDollars(order.taxMinor),
    taxIncluded: toDollars(order.taxIncludedMinor ?? 0),
    tip: toDollars(order.tipMinor ?? 0),
    total: toDollars(order.totalMinor),
    refunded: toDollars(order.refundedMinor),
    refundState: order.refundState,
    parcels: toParcels(order, refundedLines),
    hasHandedOver: parcelsOf(order.items).length > 0,
    stillToCome: contentsOf(order.items, unsentLines(order.items, unpaid), unpaid),
    standing: orderStateLabel(buyerLabelsFor, order, coming),
    coming: pendingLineLabel(coming),
    history: toHistory(order, events, coming.length > 0),
    invoices: invoices.map(({ kind, number }) => ({ kind, number })),
    shippingAddress: toAddress(order.shippingAddress),
    createdAt: order.createdAt,
    paidAt: order.paidAt ?? null,
    isPaid: paidStatuses.includes(order.status),
    needsReview: Boolean(order.needsReview),
    canRetry: payableStatuses.includes(order.status),
    canCancel: canMove(order.status, 'cancelled') && payableStatuses.includes(order.status),
    testPayments: order.provider !== 'none' && !order.livemode,
    ...measured,
  }
}

/** What may be downloaded now, by line. */
async function filesByLine(
  req: PayloadRequest,
  order: Order,
): Promise<ReadonlyMap<number, OwnedFiles>> {
  const all = paidStatuses.includes(order.status) ? await rightsOfOrder(req, order.id) : []
  const rights = await usableOf(req, all)
  const products = rights.map(({ product }) => idOf(product))
  const files = await releaseFiles(req, idOf(order.profile), products)
  return new Map(rights.map(({ line, product }) => [line, toOwnedFiles(files.get(idOf(product)))]))
}

/** What is picked up has no way that could be followed, and what was given back leads nowhere. */
function toParcels({ items }: Order, given: readonly RefundLine[]): OrderParcel[] {
  return parcelsOf(items).flatMap(({ lines, ...parcel }) => {
    const sent = lines.filter((line) => items[line]?.deliveryType === 'shipping')
    const contents = contentsOf(items, sent, given)
    return contents ? [{ ...parcel, contents, trackingUrl: trackingUrl(parcel) }] : []
  })
}

/**
 * Changes of the status alone: what else happened is between the artist and the books. While something is
 * still to come, nothing says that all was delivered.
 */
function toHistory(order: Order, events: readonly OrderEvent[], isComing: boolean): OrderStep[] {
  const words = historyLabels(buyerLabelsFor(handoverOf(order.items)), order)
  return events
    .filter((event) => event.from !== event.to && isTold(order, event, isComing))
    .map(({ to, createdAt }) => ({ at: createdAt, status: to, words: words[to] }))
}

type PlainLine = Omit<OrderLine, 'progress' | 'refundedQuantity' | 'gift' | 'tickets'>

function toLine(item: Order['items'][number], files: OwnedFiles): PlainLine {
  return {
    productId: item.product ? idOf(item.product) : '',
    isMembership: isMembershipItem(item),
    title: item.title,
    quantity: item.quantity,
    price: toDollars(item.unitMinor),
    lineTotal: toDollars(item.unitMinor * item.quantity),
    color: item.color ?? '',
    size: item.size ?? '',
    coverImage: item.coverUrl ?? '',
    deliveryType: item.deliveryType,
    ...files,
  }
}

export function toAddress(address: Order['shippingAddress']): ShippingAddress | null {
  if (!address?.name) {
    return null
  }
  const { name, street, line2, zipCode, city, region, country } = address
  return {
    name,
    street: street ?? '',
    line2: line2 ?? '',
    zipCode: zipCode ?? '',
    city: city ?? '',
    region: region ?? '',
    country: country ?? '',
  }
}
