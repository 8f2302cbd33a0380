import type { PayloadRequest } from 'payload'
import type { OrderState } from '@/src/core/contracts/orders/order-calls'
import { slugs } from '@/src/core/slugs'
import type { Order, OrderEvent } from '@/src/payload-types'

/** How the history names a mark that its owner has taken off. */
export const reviewedCause = (mark: string): string => `reviewed ${mark}`

/** How it names a part of an order that was handed over before the rest. */
export const partSentCause = 'parcel'

/** How it names what an artist has put right for a buyer, which it does not repeat. */
export const buyerEmailCause = 'buyer email'
export const buyerAddressCause = 'buyer address'

/** How it names that a buyer's consent to have companies told of it was taken back. */
export const consentCause = 'consent taken back'

/** Everything that happened to an order, oldest first. */
export async function eventsOf(req: PayloadRequest, orderId: string): Promise<OrderEvent[]> {
  const { docs } = await req.payload.find({
    collection: slugs.orderEvents,
    where: { order: { equals: orderId } },
    sort: 'createdAt',
    pagination: false,
    depth: 0,
    req,
  })
  return docs
}

/**
 * Of what costs nothing, no payment is told; and no delivery while something is still to come.
 *
 * @param isComing whether something is
 */
export function isTold(
  { totalMinor }: Pick<Order, 'totalMinor'>,
  { from, to }: Pick<OrderEvent, 'from' | 'to'>,
  isComing: boolean,
): boolean {
  if (from === to) {
    return true
  }
  return !(to === 'paid' && totalMinor === 0) && !(to === 'delivered' && isComing)
}

/** What an owner's call about an order answers. */
export function stateOf({ id, status, refundState, needsReview }: Order): OrderState {
  return { id, status, refundState, needsReview: Boolean(needsReview) }
}
