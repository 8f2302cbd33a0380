import { z } from 'zod'
import type { ShippingAddress } from '@/src/core/contracts/checkout'
import type { OwnedFiles, OwnedTrack } from '@/src/core/contracts/downloads'
import { email } from '@/src/core/contracts/email-address'
import type { OrderGift } from '@/src/core/contracts/gifts'
import { orderRef, orderToken } from '@/src/core/contracts/order-key'
import type { DeliveryType } from '@/src/core/contracts/products'
import type { TicketCard } from '@/src/core/contracts/tickets'
import { limits } from '@/src/core/limits'
import { ordersMessages } from '@/src/core/messages/orders'
import { orderRefPattern } from '@/src/core/orders/order-key-patterns'
import type { RefundState } from '@/src/core/orders/order-labels'
import type { OrderStatus } from '@/src/core/orders/statuses'

/** Path and query of the calls under `/public/orders/{ref}`. */
export const orderPath = z.object({ ref: orderRef })
export const orderQuery = z.object({ token: orderToken.optional() })

/** What a form asks who has lost the link to an order. The number may be typed in any way. */
export const orderLookupFields = z.object({
  email,
  orderNumber: z
    .string()
    .trim()
    .min(1, ordersMessages.numberRequired)
    .max(40, ordersMessages.numberInvalid)
    .transform(toOrderRef)
    .pipe(z.string().regex(orderRefPattern, ordersMessages.numberInvalid)),
})

/** Body of `POST /public/orders/lookup`. */
export const orderLookupBody = orderLookupFields.extend({ profileId: z.uuid() })
export type OrderLookupBody = z.input<typeof orderLookupBody>

/** `7KQ2-M4XD-9TRB` of `7kq2 m4xd9trb`. */
function toOrderRef(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}

/** Query of `GET /public/library`. */
export const libraryQuery = z.object({
  page: z.coerce.number().int().min(1).max(limits.maxPage).default(1),
})

/** Query of `GET /public/library/releases`; with a product, whether the visitor owns that one. */
export const ownedReleasesQuery = libraryQuery.extend({ productId: z.uuid().optional() })

/** A song to download. */
export type OrderTrack = OwnedTrack

/** A bought line. Amounts are dollars. */
export type OrderLine = {
  /** Empty for a membership, and for what the artist has deleted. */
  productId: string
  /** It has begun with this order, and goes on by itself. */
  isMembership: boolean
  title: string
  quantity: number
  price: number
  lineTotal: number
  color: string
  size: string
  coverImage: string
  deliveryType: DeliveryType
  /** What may be downloaded now; empty until paid. */
  tracks: OrderTrack[]
  archives: OwnedFiles['archives']
  bonus: OwnedFiles['bonus']
  /** Set when somebody else gets it. */
  gift: OrderGift | null
  /** The buyer's own admissions; empty until paid. */
  tickets: TicketCard[]
  /** Where this line stands, in plain words; empty until paid. */
  progress: string
  /** Units whose money was given back. */
  refundedQuantity: number
}

/** A change of an order. `words` is for its buyer. */
export type OrderStep = { at: string; status: OrderStatus; words: string }

/** A parcel on its way, and how it can be followed; empty strings where that is not known. */
export type OrderParcel = {
  sentAt: string
  /** `2 × Tour shirt (Black, M), Poster` */
  contents: string
  carrier: string
  trackingNumber: string
  trackingUrl: string
}

/** Answer of `GET /public/orders/{ref}`: what its buyer may know. Amounts are dollars. */
export type OrderView = {
  ref: string
  status: OrderStatus
  email: string
  currency: string
  lines: OrderLine[]
  subtotal: number
  discount: number
  /** The code that gave it; empty without one. */
  discountCode: string
  shipping: number
  /** On top of the prices. */
  tax: number
  /** In the prices already. */
  taxIncluded: number
  tip: number
  total: number
  /** What was given back. */
  refunded: number
  refundState: RefundState
  shippingAddress: ShippingAddress | null
  /** What was sent so far, first to last. */
  parcels: OrderParcel[]
  /** A part of it has left, or is ready to be picked up. */
  hasHandedOver: boolean
  /** `2 × Tour shirt (Black, M), Poster`: what has not. */
  stillToCome: string
  /** `Paid`, `Partly delivered`: how it stands. */
  standing: string
  /** `Out on March 1, 2027.`: what nobody can have yet, and when; empty when that is nothing. */
  coming: string
  /** What has happened to it, oldest first. */
  history: OrderStep[]
  createdAt: string
  paidAt: string | null
  isPaid: boolean
  /** The artist has to look at this order before it goes on. */
  needsReview: boolean
  canRetry: boolean
  canCancel: boolean
  testPayments: boolean
}
