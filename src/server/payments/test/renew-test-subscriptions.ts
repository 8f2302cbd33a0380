import type { Payload } from 'payload'
import { slugs } from '@/src/core/slugs'
import { getPaymentProvider } from '@/src/server/payments'
import { announceSubscription } from '@/src/server/payments/test/announce-subscription'
import { advanceSubscription } from '@/src/server/payments/test/test-subscription'
import { changeTestEntry } from '@/src/server/payments/test/test-subscriptions'

/** What the test provider does by itself: it renews what is due, tries cards again and ends. */
export async function renewTestSubscriptions(payload: Payload, now = new Date()): Promise<void> {
  if (getPaymentProvider(payload).name !== 'test') {
    return
  }
  const { docs } = await payload.find({
    collection: slugs.testSubscriptions,
    where: { dueAt: { less_than_equal: now.toISOString() } },
    sort: 'dueAt',
    limit: 200,
    pagination: false,
    select: { sessionId: true },
  })
  for (const { sessionId } of docs) {
    const entry = await changeTestEntry(payload, sessionId, (state) =>
      advanceSubscription(state, now),
    )
    if (entry) {
      await announceSubscription(payload, entry)
    }
  }
}
