import type { Payload } from 'payload'
import { slugs } from '@/src/core/slugs'
import type { PaymentCalls } from '@/src/server/payments/payment-provider'
import {
  allowsTest,
  consent,
  defineService,
  isProduction,
} from '@/src/server/payments/payment-service'
import { passTime } from '@/src/server/payments/simulator/books/pass-time'
import { changePage } from '@/src/server/payments/test/books'
import { deliverEvents } from '@/src/server/payments/test/deliver-events'
import { createTestProvider } from '@/src/server/payments/test/simulated-stripe'

/** The built-in payments without money; in production `ALLOW_TEST_PAYMENTS` must consent to them. */
export const test = defineService({
  name: 'test',
  label: 'Test payments',
  isSimulated: true,
  webhooks: { test: 'own' },
  isAskedFor: () => true,
  problems: (given, isUsed) => {
    if (given.ALLOW_TEST_PAYMENTS && !allowsTest(given)) {
      return [`ALLOW_TEST_PAYMENTS must be ${consent} or unset`]
    }
    return isUsed && isProduction(given) && !allowsTest(given)
      ? [
          `STRIPE_SECRET_KEY is required in production; ALLOW_TEST_PAYMENTS=${consent} runs it without taking money`,
        ]
      : []
  },
  open: () => {
    const known = new WeakMap<Payload, PaymentCalls>()
    return {
      takesMoney: false,
      callsFor: (payload) => {
        const calls = known.get(payload) ?? createTestProvider({ payload })
        known.set(payload, calls)
        return calls
      },
      accounts: null,
    }
  },
  work: workOnTestPayments,
})

/** What Stripe does by itself: it renews what is due, tries cards again, ends subscriptions and closes pages. */
export async function workOnTestPayments(payload: Payload, now = new Date()): Promise<void> {
  const { docs } = await payload.find({
    collection: slugs.testPayments,
    where: { dueAt: { less_than_equal: now.toISOString() } },
    sort: 'dueAt',
    limit: 200,
    pagination: false,
    select: { key: true },
  })
  for (const { key } of docs) {
    const change = await changePage({ payload, now }, key, ({ world }) => passTime(world, 0))
    await deliverEvents(payload, change)
  }
}
