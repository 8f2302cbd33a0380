import type { OrderState } from '@/src/core/contracts/order-calls'
import type { Order } from '@/src/payload-types'

/** What an owner's call about an order answers. */
export function stateOf({ id, status, refundState, needsReview }: Order): OrderState {
  return { id, status, refundState, needsReview: Boolean(needsReview) }
}
