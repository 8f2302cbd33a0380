import { z } from 'zod'
import { email } from '@/src/core/contracts/email-address'
import { orderRef, orderToken } from '@/src/core/contracts/orders/order-key'
import { limits } from '@/src/core/limits'
import { ordersMessages } from '@/src/core/messages/orders'
import { orderRefPattern } from '@/src/core/orders/order-key-patterns'

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
