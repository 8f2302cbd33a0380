import type { Payload } from 'payload'
import type { TestPaymentView } from '@/src/core/contracts/orders'
import { testPaymentsNotice } from '@/src/core/messages/checkout'
import { toDollars } from '@/src/core/money'
import type { TestPayment } from '@/src/payload-types'
import { deliverTestEvent } from '@/src/server/payments/test/deliver-event'
import { composeTestEvent, type TestEvent } from '@/src/server/payments/test/test-event'
import {
  findTestSession,
  isPayable,
  moveSession,
  toPaymentSession,
} from '@/src/server/payments/test/test-sessions'

export type TestPaymentAction = 'pay' | 'decline' | 'cancel'

/** What the hosted page shows; null for an unknown id. */
export async function viewTestPayment(
  payload: Payload,
  sessionId: string,
): Promise<TestPaymentView | null> {
  const session = await findTestSession(payload, sessionId)
  return (
    session && {
      id: session.sessionId,
      description: session.description ?? '',
      amount: toDollars(session.amountMinor),
      currency: session.currency,
      status: session.status,
      cancelUrl: session.cancelUrl,
      notice: testPaymentsNotice,
    }
  )
}

/**
 * What the buttons of the hosted page do: write the books, tell the shop by a signed webhook, and
 * answer where the buyer goes. Paying twice pays once. The shop hears of a payment even when the
 * webhook gets lost: it asks for open sessions every minute.
 *
 * @returns null for an unknown id
 */
export async function actOnTestPayment(
  payload: Payload,
  sessionId: string,
  action: TestPaymentAction,
): Promise<{ redirectUrl: string } | null> {
  const session = await findTestSession(payload, sessionId)
  if (!session) {
    return null
  }
  if (isPayable(session)) {
    await moveSession(payload, sessionId, outcomes[action](session))
  }
  const after = await findTestSession(payload, sessionId)
  if (after?.status === 'paid') {
    await announce(payload, after, 'session.paid')
    return { redirectUrl: after.successUrl }
  }
  if (after?.status === 'declined' && action === 'decline') {
    await announce(payload, after, 'session.declined')
  }
  return { redirectUrl: session.cancelUrl }
}

type Outcome = Parameters<typeof moveSession>[2]

const outcomes: Record<TestPaymentAction, (session: TestPayment) => Outcome> = {
  pay: ({ sessionId }) => ({ status: 'paid', paymentId: sessionId.replace(/^test_/, 'testpay_') }),
  decline: () => ({ status: 'declined' }),
  cancel: () => ({ status: 'cancelled' }),
}

async function announce(
  payload: Payload,
  session: TestPayment,
  type: TestEvent['type'],
): Promise<void> {
  const event = composeTestEvent(type, toPaymentSession(session))
  const { host } = new URL(session.successUrl)
  try {
    const status = await deliverTestEvent({ event, secret: payload.secret, host })
    if (status >= 300) {
      payload.logger.warn({ msg: 'Test payment webhook was refused', status, eventId: event.id })
    }
  } catch (error) {
    payload.logger.warn({ msg: 'Test payment webhook got lost', err: error, eventId: event.id })
  }
}
