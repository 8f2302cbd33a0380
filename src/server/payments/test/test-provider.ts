import type { Payload } from 'payload'
import type { TestPayment } from '@/src/payload-types'
import {
  type PaymentProvider,
  PaymentProviderError,
  type PaymentSession,
} from '@/src/server/payments/payment-provider'
import { parseTestEvent } from '@/src/server/payments/test/test-event'
import {
  createTestSession,
  expireTestSession,
  findTestSession,
  toPaymentSession,
} from '@/src/server/payments/test/test-sessions'

/** Payments without money: sessions in our own database, a hosted page, signed webhooks. */
export function createTestProvider(payload: Payload): PaymentProvider {
  return {
    name: 'test',
    livemode: false,
    account: '',
    createCheckout: (request) => present(createTestSession(payload, request)),
    retrieve: (sessionId) => present(findTestSession(payload, sessionId)),
    expire: (sessionId) => present(expireTestSession(payload, sessionId)),
    parseWebhook: (rawBody, headers) =>
      parseTestEvent({ secret: payload.secret, rawBody, headers }),
  }
}

async function present(found: Promise<TestPayment | null>): Promise<PaymentSession> {
  let session: TestPayment | null
  try {
    session = await found
  } catch (cause) {
    throw new PaymentProviderError('unavailable', 'The test payment books cannot be read', {
      cause,
    })
  }
  if (!session) {
    throw new PaymentProviderError('refused', 'No such test payment')
  }
  return toPaymentSession(session)
}
