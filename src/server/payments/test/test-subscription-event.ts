import { z } from 'zod'
import type { PaymentEvent } from '@/src/server/payments/payment-provider'
import type { TestEntry } from '@/src/server/payments/test/test-subscriptions'

/** It names what changed, not how: whoever hears it asks. */
export const testSubscriptionEvent = z.object({
  id: z.string(),
  type: z.literal('subscription.changed'),
  subscription: z.object({
    id: z.string(),
    pageId: z.string(),
    membershipId: z.string(),
  }),
})

export type TestSubscriptionEvent = z.infer<typeof testSubscriptionEvent>

/** One event per change: announcing it again repeats the id. */
export function composeSubscriptionEvent({
  pageId,
  subscriptionId,
  version,
  state,
}: TestEntry): TestSubscriptionEvent {
  return {
    id: `${pageId}_v${version}`,
    type: 'subscription.changed',
    subscription: { id: subscriptionId ?? '', pageId, membershipId: state.membershipId },
  }
}

export function readSubscriptionEvent({
  id,
  type,
  subscription,
}: TestSubscriptionEvent): PaymentEvent {
  const livemode = false
  return {
    id,
    type,
    account: '',
    livemode,
    objectId: subscription.id || subscription.pageId,
    fact: {
      kind: 'subscription',
      subscriptionId: subscription.id,
      pageId: subscription.pageId,
      membershipId: subscription.membershipId,
      livemode,
    },
  }
}
