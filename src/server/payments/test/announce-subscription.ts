import type { Payload } from 'payload'
import { deliverTestEvent } from '@/src/server/payments/test/deliver-event'
import { composeSubscriptionEvent } from '@/src/server/payments/test/test-subscription-event'
import type { TestEntry } from '@/src/server/payments/test/test-subscriptions'

/** Tells the shop of a change by a signed webhook; one that gets lost is asked about later. */
export async function announceSubscription(payload: Payload, entry: TestEntry): Promise<void> {
  const event = composeSubscriptionEvent(entry)
  const { host } = new URL(entry.state.page.successUrl)
  try {
    const status = await deliverTestEvent({ event, secret: payload.secret, host })
    if (status >= 300) {
      payload.logger.warn({ msg: 'Test payment webhook was refused', status, eventId: event.id })
    }
  } catch (error) {
    payload.logger.warn({ msg: 'Test payment webhook got lost', err: error, eventId: event.id })
  }
}
