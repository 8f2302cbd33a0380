import { z } from 'zod'
import type { ProviderRefund } from '@/src/server/payments/payment-provider'

/** What stands in the books of a test payment about money that went back. */
export const bookedTestRefunds = z.array(
  z.object({ key: z.string(), id: z.string(), refundId: z.string(), amountMinor: z.int() }),
)

export type BookedTestRefund = z.infer<typeof bookedTestRefunds>[number]

/** As any provider would show it; here it is carried out at once. */
export function toProviderRefund(
  { id, refundId, amountMinor }: BookedTestRefund,
  { currency, paymentId }: { currency: string; paymentId: string },
): ProviderRefund {
  return {
    id,
    state: 'succeeded',
    amountMinor,
    currency,
    paymentIntentId: paymentId,
    refundId,
    problem: null,
  }
}
