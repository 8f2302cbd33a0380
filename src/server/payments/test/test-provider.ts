import type { Payload } from 'payload'
import type { TestPayment } from '@/src/payload-types'
import {
  type PaymentProvider,
  PaymentProviderError,
  type PaymentSession,
} from '@/src/server/payments/payment-provider'
import { parseTestEvent } from '@/src/server/payments/test/test-event'
import {
  createTestMembershipRefund,
  findTestMembershipRefunds,
} from '@/src/server/payments/test/test-membership-refunds'
import { createTestRefund, findTestRefunds } from '@/src/server/payments/test/test-refunds'
import {
  createTestSession,
  expireTestSession,
  findTestSession,
  findTestSessionOf,
  toPaymentSession,
} from '@/src/server/payments/test/test-sessions'
import { createTestSubscriptions } from '@/src/server/payments/test/test-subscription-provider'
import { placeOfTestPayment } from '@/src/server/payments/test/test-subscriptions'

/** Payments without money: sessions in our own database, a hosted page, signed webhooks. */
export function createTestProvider(payload: Payload): PaymentProvider {
  return {
    name: 'test',
    livemode: false,
    account: '',
    createCheckout: (request) => present(createTestSession(payload, request)),
    retrieve: (sessionId) => present(findTestSession(payload, sessionId)),
    expire: (sessionId) => present(expireTestSession(payload, sessionId)),
    sessionOf: (paymentId) => reading(findTestSessionOf(payload, paymentId)),
    refund: (request) =>
      reading(
        ofMembership(request.paymentIntentId)
          ? createTestMembershipRefund(payload, request)
          : createTestRefund(payload, request),
      ).then(orRefuse),
    refundsOf: (paymentId) =>
      reading(
        ofMembership(paymentId)
          ? findTestMembershipRefunds(payload, paymentId)
          : findTestRefunds(payload, paymentId),
      ),
    // What got lost is found by asking for each open session.
    async *missedEvents() {},
    ledger: null,
    subscriptions: createTestSubscriptions(payload),
    parseWebhook: (rawBody, headers) =>
      parseTestEvent({ secret: payload.secret, rawBody, headers }),
  }
}

function ofMembership(paymentId: string): boolean {
  return placeOfTestPayment(paymentId) !== null
}

async function present(found: Promise<TestPayment | null>): Promise<PaymentSession> {
  return toPaymentSession(orRefuse(await reading(found)))
}

async function reading<Result>(books: Promise<Result>): Promise<Result> {
  try {
    return await books
  } catch (cause) {
    const message = 'The test payment books cannot be read'
    throw new PaymentProviderError('unavailable', message, { cause })
  }
}

function orRefuse<Result>(found: Result | null): Result {
  if (found === null) {
    throw new PaymentProviderError('refused', 'No such test payment, or not so much left of it')
  }
  return found
}
