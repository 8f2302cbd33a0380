import { z } from 'zod'
import type { ShippingAddress } from '@/src/core/contracts/checkout'
import type { DeliveryType } from '@/src/core/contracts/products'
import { limits } from '@/src/core/limits'
import { type OrderStatus, orderStatuses } from '@/src/core/orders/statuses'

export const orderRef = z.string().regex(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$/)

/** 256 bits, base64url. Whoever holds it may see the order and download what it bought. */
export const orderToken = z.string().regex(/^[\w-]{43}$/)

/** Path and query of the calls under `/public/orders/{ref}`. */
export const orderPath = z.object({ ref: orderRef })
export const orderQuery = z.object({ token: orderToken.optional() })

/** Body of `POST /public/downloads`. */
export const downloadBody = z.object({
  orderRef,
  token: orderToken.optional(),
  trackId: z.uuid(),
})
export type DownloadBody = z.input<typeof downloadBody>

/** Query of `GET /public/library`. */
export const libraryQuery = z.object({
  page: z.coerce.number().int().min(1).max(limits.maxPage).default(1),
})

/** A link that works until `expiresAt` (ISO), at most 300 s. */
export type DownloadLink = { url: string; expiresAt: string }

/** Body of the owner's `POST /orders/{id}/transition`. */
export const transitionBody = z.object({
  to: z.enum(orderStatuses),
  /** Goes into the order's history, and to the buyer when the order is shipped. */
  note: z.string().trim().max(500).optional(),
})

export type OrderTrack = {
  id: string
  title: string
  position: number
  durationSeconds: number
  /** File name ending of the original, upper case: `FLAC`. */
  format: string
}

/** A bought line. Amounts are dollars. */
export type OrderLine = {
  productId: string
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
}

/** Answer of `GET /public/orders/{ref}`: what its buyer may know. Amounts are dollars. */
export type OrderView = {
  ref: string
  status: OrderStatus
  email: string
  currency: string
  lines: OrderLine[]
  subtotal: number
  shipping: number
  tax: number
  total: number
  shippingAddress: ShippingAddress | null
  createdAt: string
  paidAt: string | null
  isPaid: boolean
  /** The artist has to look at this order before it goes on. */
  needsReview: boolean
  canRetry: boolean
  canCancel: boolean
  testPayments: boolean
}

/** Body of `POST /public/test-payments/{id}`. */
export const testPaymentAction = z.object({ action: z.enum(['pay', 'decline', 'cancel']) })

/** Answer of `GET /public/test-payments/{id}`: what the test payment page shows. */
export type TestPaymentView = {
  id: string
  description: string
  /** Dollars. */
  amount: number
  currency: string
  status: 'open' | 'paid' | 'declined' | 'cancelled' | 'expired'
  /** Where "back to the shop" leads. */
  cancelUrl: string
  /** `Test payments – no money is taken` */
  notice: string
}

/** Answer of `POST /public/test-payments/{id}`. */
export type TestPaymentReply = { redirectUrl: string }
