import type { Payload } from 'payload'
import { z } from 'zod'
import { getPaymentProvider } from '@/src/server/payments'

export const endSubscriptionData = z.object({
  subscriptionId: z.string(),
  /** Connected account that it belongs to; '' for the platform's own. */
  account: z.string(),
})

/** Ends a subscription that nobody has a membership for any more, so that it takes no more money. */
export async function endSubscription(
  payload: Payload,
  { subscriptionId, account }: z.output<typeof endSubscriptionData>,
): Promise<void> {
  await getPaymentProvider(payload, account).subscriptions.end(subscriptionId)
}
