import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { findRefunds, isStuck, linesOf } from '@/plugins/commerce/payments/refund-rows'
import type { Refund } from '@/src/payload-types'

/** Whether one cannot be sent, or failed and nothing made up for it since. */
export async function isRefundOwed(req: PayloadRequest, ofWhat: Where): Promise<boolean> {
  return isOneOwed(await findRefunds(req, ofWhat))
}

/**
 * Each that succeeded makes up for one that failed before: of the same amount, for the same. What its owner
 * gave up is owed to nobody.
 *
 * @param refunds oldest first
 */
export function isOneOwed(refunds: readonly Refund[]): boolean {
  const owed = new Map<string, number>()
  for (const refund of refunds) {
    const key = forWhat(refund)
    const count = owed.get(key) ?? 0
    if (refund.state === 'failed' && !refund.isAbandoned) {
      owed.set(key, count + 1)
    } else if (refund.state === 'succeeded' && count > 0) {
      owed.set(key, count - 1)
    }
  }
  return refunds.some(isStuck) || [...owed.values()].some((count) => count > 0)
}

function forWhat({ amountMinor, membershipPayment, ...refund }: Refund): string {
  const lines = linesOf(refund)
    .map(({ line, quantity }) => `${quantity}×${line}`)
    .sort()
  return [amountMinor, membershipPayment && idOf(membershipPayment), ...lines].join()
}
