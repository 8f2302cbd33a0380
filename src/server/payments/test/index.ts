import {
  allowsTest,
  consent,
  defineService,
  isProduction,
} from '@/src/server/payments/payment-service'
import { renewTestSubscriptions } from '@/src/server/payments/test/renew-test-subscriptions'
import { createTestProvider } from '@/src/server/payments/test/test-provider'

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
  open: () => ({ takesMoney: false, callsFor: createTestProvider, accounts: null }),
  work: renewTestSubscriptions,
})
