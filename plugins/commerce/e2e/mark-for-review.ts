import { changeDemo } from '@/site/e2e/demo-database'
import type { ReviewReason } from '@/src/core/orders/order-labels'

/** Money of test payments is never odd, so only the database can say that it is. */
export async function markForReview(orderId: string, why: ReviewReason): Promise<void> {
  await changeDemo('update orders set needs_review = $2 where id = $1', [orderId, why])
}
