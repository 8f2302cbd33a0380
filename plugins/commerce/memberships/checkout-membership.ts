import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { findMemberships } from '@/plugins/commerce/memberships/membership-row'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { AppError } from '@/src/core/errors'
import { isMembershipItem } from '@/src/core/orders/pricing/membership-item'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import type { CheckoutMembership } from '@/src/server/payments/payment-provider'

/**
 * The membership of an order, as its payment page needs it; null when it sells none.
 *
 * @throws {AppError} `CONFLICT` when the membership was given up meanwhile
 */
export async function checkoutMembership(
  req: PayloadRequest,
  order: Order,
): Promise<CheckoutMembership | null> {
  const item = order.items.find(isMembershipItem)
  if (!item) {
    return null
  }
  const [row] = await findMemberships(req, sql`order_id = ${order.id}`)
  if (!row || !item.tier) {
    throw new AppError('CONFLICT')
  }
  const tierId = idOf(item.tier)
  const tier = await req.payload.findByID({
    collection: slugs.membershipTiers,
    id: tierId,
    depth: 0,
    req,
  })
  return {
    membershipId: row.id,
    platformFeeBps: order.platformFeeBps ?? 0,
    terms: {
      tierId,
      tierName: tier.name,
      interval: item.membershipInterval,
      amountMinor: item.unitMinor,
    },
  }
}
