import type { PayloadRequest } from 'payload'
import { waitsForOrder } from '@/plugins/commerce/memberships/lock-live-membership'
import type { MembershipRow } from '@/plugins/commerce/memberships/membership-row'
import { findOrder } from '@/plugins/commerce/orders/find-order'
import { reportOf } from '@/plugins/commerce/payments/payment-report'
import { settle } from '@/plugins/commerce/payments/settle'
import type { PaymentProvider } from '@/src/server/payments/payment-provider'

/** Hears of the membership before its order was settled: asks for the order's payment, and settles both. */
export async function settleOrderAndMembership(
  req: PayloadRequest,
  provider: PaymentProvider,
  row: MembershipRow | null,
): Promise<void> {
  if (!row || !waitsForOrder(row)) {
    return
  }
  const order = await findOrder(req, { id: { equals: row.orderId } })
  if (order?.checkoutSessionId && order.provider === provider.name) {
    const session = await provider.retrieve(order.checkoutSessionId)
    await settle(req, reportOf(provider, session, 'heard of its membership'))
  }
}
