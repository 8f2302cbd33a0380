import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { withdrawGifts } from '@/plugins/commerce/gifts/withdraw-gifts'
import { endOrderedMembership } from '@/plugins/commerce/memberships/ordered-membership'
import { moveOrder } from '@/plugins/commerce/orders/move-order'
import type { ClaimedGiftChoice } from '@/src/core/gifts/gift-states'
import { paidStatuses } from '@/src/core/orders/statuses'
import type { Order } from '@/src/payload-types'
import { runSql } from '@/src/server/transaction'

type Why = {
  by?: 'provider' | 'system'
  cause: string
  note: string
  set?: Partial<Order>
  /** What becomes of gifts that somebody has claimed; they keep them unless the owner decided otherwise. */
  claimedGifts?: ClaimedGiftChoice
  /** The bank took it: a membership ends though another period was paid since. */
  isLost?: boolean
}

/**
 * What follows when all the money of a paid order has gone back, or there was none: it is cancelled, and
 * what it gave the right to is withdrawn. In the transaction of `req`, with the order locked.
 */
export async function revokeOrder(
  req: PayloadRequest,
  order: Order,
  { by = 'provider', cause, note, set, claimedGifts = 'keep', isLost = false }: Why,
): Promise<Order> {
  if (!paidStatuses.includes(order.status)) {
    return order
  }
  const kept = await withdrawGifts(req, order, { claimed: claimedGifts })
  const isWithdrawn = kept.length > 0 ? sql`and line not in (${sql.join(kept, sql`, `)})` : sql``
  await runSql(req)`
    update entitlements set revoked_at = now(), revoke_reason = ${note}, updated_at = now()
    where order_id = ${order.id} and revoked_at is null ${isWithdrawn}`
  await runSql(req)`
    update tickets set status = 'void', updated_at = now()
    where order_id = ${order.id} and status = 'valid' ${isWithdrawn}`
  await endOrderedMembership(req, order, isLost ? 'any' : 'running')
  return moveOrder(req, order, { to: 'cancelled', by, cause, note, set })
}
