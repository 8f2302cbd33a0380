import type { Payload } from 'payload'
import type { PaymentCalls } from '@/src/server/payments/payment-provider'
import {
  allowsTest,
  consent,
  defineService,
  isProduction,
} from '@/src/server/payments/payment-service'
import { createTestProvider } from '@/src/server/payments/test/simulated-stripe'
import { workOnTestPayments } from '@/src/server/payments/test/work-on-test-payments'

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
