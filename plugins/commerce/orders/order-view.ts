import type { PayloadRequest } from 'payload'
import {
  endingOf,
  entitlementsOf,
  findBoughtTracks,
} from '@/plugins/commerce/downloads/bought-tracks'
import { idOf } from '@/plugins/commerce/orders/find-order'
import type { ShippingAddress } from '@/src/core/contracts/checkout'
import type { OrderLine, OrderTrack, OrderView } from '@/src/core/contracts/orders'
import { toDollars } from '@/src/core/money'
import { canMove, paidStatuses, payableStatuses } from '@/src/core/orders/statuses'
import type { Order } from '@/src/payload-types'

/** What a buyer may know of an order, on the wire. */
export async function toOrderView(req: PayloadRequest, order: Order): Promise<OrderView> {
  const tracks = await tracksByLine(req, order)
  return {
    ref: order.publicRef,
    status: order.status,
    email: order.email,
    currency: order.currency,
    lines: order.items.map((item, index) => toLine(item, tracks.get(index) ?? [])),
    subtotal: toDollars(order.subtotalMinor),
    shipping: toDollars(order.shippingMinor),
    tax: toDollars(order.taxMinor),
    total: toDollars(order.totalMinor),
    shippingAddress: toAddress(order.shippingAddress),
    createdAt: order.createdAt,
    paidAt: order.paidAt ?? null,
    isPaid: paidStatuses.includes(order.status),
    needsReview: Boolean(order.needsReview),
    canRetry: payableStatuses.includes(order.status),
    canCancel: canMove(order.status, 'cancelled') && payableStatuses.includes(order.status),
    testPayments: order.provider !== 'none' && !order.livemode,
  }
}

async function tracksByLine(req: PayloadRequest, order: Order): Promise<Map<number, OrderTrack[]>> {
  const rights = paidStatuses.includes(order.status) ? await entitlementsOf(req, order.id) : []
  if (rights.length === 0) {
    return new Map()
  }
  const products = rights.map(({ product }) => idOf(product))
  const bought = await findBoughtTracks(req, idOf(order.profile), {
    product: { in: products },
  })
  return new Map(
    rights.map(({ line, product }) => [
      line,
      bought
        .filter(({ track }) => idOf(track.product) === idOf(product))
        .map(({ track, file }) => ({
          id: track.id,
          title: track.title,
          position: track.position,
          durationSeconds: track.durationSeconds ?? 0,
          format: endingOf(file).toUpperCase(),
        })),
    ]),
  )
}

function toLine(item: Order['items'][number], tracks: OrderTrack[]): OrderLine {
  return {
    productId: item.product ? idOf(item.product) : '',
    title: item.title,
    quantity: item.quantity,
    price: toDollars(item.unitMinor),
    lineTotal: toDollars(item.unitMinor * item.quantity),
    color: item.color ?? '',
    size: item.size ?? '',
    coverImage: item.coverUrl ?? '',
    deliveryType: item.deliveryType,
    tracks,
  }
}

function toAddress(address: Order['shippingAddress']): ShippingAddress | null {
  if (!address?.name) {
    return null
  }
  const { name, street, zipCode, city, country } = address
  return {
    name,
    street: street ?? '',
    zipCode: zipCode ?? '',
    city: city ?? '',
    country: country ?? '',
  }
}
