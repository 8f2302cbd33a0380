import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { membershipMessages } from '@/src/core/messages/membership'
import { formatPrice } from '@/src/core/money'
import { slugs } from '@/src/core/slugs'
import type { TestPayment } from '@/src/payload-types'
import type { CheckoutRequest, PaymentSession } from '@/src/server/payments/payment-provider'
import {
  openTestMembership,
  testSubscriptionIdOf,
} from '@/src/server/payments/test/test-cart-membership'

/** Statuses in which the page can still be paid: declining or leaving it does not close it. */
const payable = ['open', 'declined', 'cancelled'] as const

/** The books of the test provider. They know nothing of orders but what checkout wrote into them. */
export async function createTestSession(
  payload: Payload,
  request: CheckoutRequest,
): Promise<TestPayment> {
  const known = await findBy(payload, 'idempotencyKey', request.idempotencyKey)
  if (known) {
    return known
  }
  try {
    return await payload.create({
      collection: slugs.testPaymentSessions,
      data: {
        profile: request.profileId,
        sessionId: `test_${randomBytes(18).toString('base64url')}`,
        idempotencyKey: request.idempotencyKey,
        order: request.orderId,
        attempt: request.attempt,
        amountMinor: request.totalMinor,
        currency: request.currency,
        description: [...request.lines.map(({ title }) => title), ...membershipLabel(request)].join(
          ', ',
        ),
        membership: request.membership,
        status: 'open',
        successUrl: request.successUrl,
        cancelUrl: request.cancelUrl,
        expiresAt: request.expiresAt.toISOString(),
      },
    })
  } catch (error) {
    const winner = await findBy(payload, 'idempotencyKey', request.idempotencyKey)
    if (winner) {
      return winner
    }
    throw error
  }
}

/** The session as it is now; one that ran out is closed on the way. */
export async function findTestSession(
  payload: Payload,
  sessionId: string,
): Promise<TestPayment | null> {
  const session = await findBy(payload, 'sessionId', sessionId)
  await openTestMembership(payload, session)
  const isOver = session && isPayable(session) && new Date(session.expiresAt).getTime() < Date.now()
  return isOver ? expireTestSession(payload, sessionId) : session
}

/** The session that was paid by this payment. */
export async function findTestSessionOf(
  payload: Payload,
  paymentId: string,
): Promise<PaymentSession | null> {
  const session = await findBy(payload, 'paymentId', paymentId)
  return session && toPaymentSession(session)
}

/** Closes the session unless it is paid. */
export async function expireTestSession(
  payload: Payload,
  sessionId: string,
): Promise<TestPayment | null> {
  await moveSession(payload, sessionId, { status: 'expired' })
  return findBy(payload, 'sessionId', sessionId)
}

/**
 * Moves a session that can still be paid to another status; only one of several callers wins.
 *
 * @returns whether this call moved it
 */
export async function moveSession(
  payload: Payload,
  sessionId: string,
  data: Pick<TestPayment, 'status'> & { paymentId?: string },
): Promise<boolean> {
  const moved = await payload.db.updateOne({
    collection: slugs.testPaymentSessions,
    where: {
      and: [{ sessionId: { equals: sessionId } }, { status: { in: [...payable] } }],
    },
    data: { ...data, updatedAt: new Date().toISOString() },
    options: { atomic: true },
  })
  return Boolean(moved)
}

export function isPayable({ status }: TestPayment): boolean {
  return payable.some((each) => each === status)
}

/** The session as any provider would show it. */
export function toPaymentSession(session: TestPayment): PaymentSession {
  return {
    id: session.sessionId,
    url: isPayable(session) ? pageOf(session) : null,
    state: isPayable(session) ? 'open' : session.status === 'paid' ? 'paid' : 'expired',
    amountMinor: session.amountMinor,
    currency: session.currency,
    orderId: session.order,
    attempt: session.attempt,
    paymentIntentId: session.paymentId ?? null,
    subscriptionId: testSubscriptionIdOf(session),
    livemode: false,
  }
}

function membershipLabel({ membership }: CheckoutRequest): string[] {
  if (!membership) {
    return []
  }
  const { tierName, interval, amountMinor } = membership.terms
  const again = membershipMessages.priceA(formatPrice(amountMinor), interval)
  return [`${tierName} (${again}, until you cancel)`]
}

/** The hosted page stands on the site that the buyer came from. */
function pageOf({ sessionId, successUrl }: TestPayment): string {
  return new URL(`/test-payments/${sessionId}`, successUrl).href
}

async function findBy(
  payload: Payload,
  field: 'idempotencyKey' | 'sessionId' | 'paymentId',
  value: string,
): Promise<TestPayment | null> {
  const { docs } = await payload.find({
    collection: slugs.testPaymentSessions,
    where: { [field]: { equals: value } },
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
}
