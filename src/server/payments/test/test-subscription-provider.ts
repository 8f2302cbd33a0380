import type { Payload } from 'payload'
import { PaymentProviderError } from '@/src/server/payments/payment-provider'
import type { SubscriptionProvider } from '@/src/server/payments/subscriptions'
import { announceSubscription } from '@/src/server/payments/test/announce-subscription'
import {
  changeSubscription,
  type TestSubscription,
} from '@/src/server/payments/test/test-subscription'
import {
  changeTestEntry,
  closeTestPage,
  createTestSubscription,
  findTestPage,
  findTestSubscription,
  placeOfTestPayment,
  type TestEntry,
  testMembershipUrl,
  toSubscription,
  toSubscriptionPage,
} from '@/src/server/payments/test/test-subscriptions'

/** Memberships without money: books of our own, a page to pay and to manage, signed webhooks. */
export function createTestSubscriptions(payload: Payload): SubscriptionProvider {
  const change = async (id: string, alter: (state: TestSubscription) => TestSubscription) => {
    const { pageId } = await present(findTestSubscription(payload, id))
    await announceSubscription(payload, await present(changeTestEntry(payload, pageId, alter)))
  }
  return {
    openPage: async (request) =>
      toSubscriptionPage(await present(createTestSubscription(payload, request))),
    retrievePage: async (id) => toSubscriptionPage(await present(findTestPage(payload, id))),
    expirePage: async (id) =>
      toSubscriptionPage(await present(closeTestPage(payload, id, 'expired'))),
    retrieve: async (id) => toSubscription(await present(findTestSubscription(payload, id))),
    ofPayment: async (paymentId) => {
      const place = placeOfTestPayment(paymentId)
      const entry = place && (await present(findTestPage(payload, place.pageId)))
      return entry?.subscriptionId
        ? { subscriptionId: entry.subscriptionId, membershipId: entry.state.membershipId }
        : null
    },
    change: (id, { idempotencyKey, ...wanted }) =>
      change(id, (state) => {
        if (state.lastChange === idempotencyKey) {
          return state
        }
        const changed = changeSubscription(state, wanted, new Date())
        if (!changed) {
          throw new PaymentProviderError('declined', 'The card was declined')
        }
        return { ...changed, lastChange: idempotencyKey }
      }),
    setEnding: (id, cancelAtPeriodEnd) => change(id, (state) => ({ ...state, cancelAtPeriodEnd })),
    end: (id) =>
      change(id, (state) =>
        state.status === 'canceled'
          ? state
          : { ...state, status: 'canceled', endedAt: new Date().toISOString(), retryAt: null },
      ),
    openPortal: async ({ subscriptionId, returnUrl }) => {
      const { pageId } = await present(findTestSubscription(payload, subscriptionId))
      return testMembershipUrl(pageId, returnUrl)
    },
  }
}

async function present(found: Promise<TestEntry | null>): Promise<TestEntry> {
  let entry: TestEntry | null
  try {
    entry = await found
  } catch (cause) {
    throw cause instanceof PaymentProviderError
      ? cause
      : new PaymentProviderError('unavailable', 'The test payment books cannot be read', { cause })
  }
  if (!entry) {
    throw new PaymentProviderError('refused', 'No such test membership')
  }
  return entry
}
