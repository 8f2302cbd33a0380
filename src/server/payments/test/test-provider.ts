import { randomBytes } from 'node:crypto'
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { slugs } from '@/src/core/slugs'
import type { TestPayment } from '@/src/payload-types'
import {
  type PaymentCalls,
  PaymentProviderError,
  type PaymentSession,
  type ProviderRefund,
  type RefundRequest,
} from '@/src/server/payments/payment-provider'
import {
  type BookedTestRefund,
  bookedTestRefunds,
  toProviderRefund,
} from '@/src/server/payments/test/booked-test-refunds'
import { parseTestEvent } from '@/src/server/payments/test/test-event'
import {
  createTestSession,
  expireTestSession,
  findTestSession,
  findTestSessionOf,
  toPaymentSession,
} from '@/src/server/payments/test/test-sessions'
import { createTestSubscriptions } from '@/src/server/payments/test/test-subscription-provider'
import {
  changeTestEntry,
  findTestPage,
  placeOfTestPayment,
} from '@/src/server/payments/test/test-subscriptions'

/** Payments without money: sessions in our own database, a hosted page, signed webhooks. */
export function createTestProvider(payload: Payload): PaymentCalls {
  return {
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
    async *missedWebhooks() {},
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

/**
 * Books a refund in the payment it is of. It is carried out at once, and never more than was paid.
 *
 * @returns null when there is no such payment, or not so much left of it
 */
async function createTestRefund(
  payload: Payload,
  { idempotencyKey: key, refundId, paymentIntentId, amountMinor }: RefundRequest,
): Promise<ProviderRefund | null> {
  const id = `testrefund_${randomBytes(12).toString('hex')}`
  const entry = JSON.stringify([{ key, id, refundId, amountMinor }])
  const { drizzle } = payload.db as unknown as PostgresAdapter
  await drizzle.execute(sql`
    update test_payments set refunds = coalesce(refunds, '[]'::jsonb) || ${entry}::jsonb
    where payment_id = ${paymentIntentId} and status = 'paid'
      and not coalesce(refunds, '[]'::jsonb) @> ${JSON.stringify([{ key }])}::jsonb
      and amount_minor - ${amountMinor} >= (
        select coalesce(sum((each->>'amountMinor')::int), 0)
        from jsonb_array_elements(coalesce(refunds, '[]'::jsonb)) each)`)
  const all = await findTestRefunds(payload, paymentIntentId)
  return all.find((each) => each.refundId === refundId) ?? null
}

async function findTestRefunds(payload: Payload, paymentId: string): Promise<ProviderRefund[]> {
  const { docs } = await payload.find({
    collection: slugs.testPaymentSessions,
    where: { paymentId: { equals: paymentId } },
    limit: 1,
    pagination: false,
  })
  const [payment] = docs
  return bookedTestRefunds
    .parse(payment?.refunds ?? [])
    .map((booked) => toProviderRefund(booked, { currency: payment?.currency ?? '', paymentId }))
}

/**
 * Books a refund in the membership payment it is of. It is carried out at once, and never more than was paid.
 *
 * @returns null when there is no such payment, or not so much left of it
 */
async function createTestMembershipRefund(
  payload: Payload,
  request: RefundRequest,
): Promise<ProviderRefund | null> {
  const { idempotencyKey: key, refundId, paymentIntentId, amountMinor } = request
  const place = placeOfTestPayment(paymentIntentId)
  if (!place) {
    return null
  }
  const id = `testrefund_${randomBytes(12).toString('hex')}`
  await changeTestEntry(payload, place.pageId, (state) => {
    const paid = state.payments[place.index]
    const isDone = paid?.refunds.some((each) => each.key === key)
    if (!paid || isDone || amountMinor > paid.amountMinor - sumOf(paid.refunds)) {
      return state
    }
    const refunds = [...paid.refunds, { key, id, refundId, amountMinor }]
    return { ...state, payments: state.payments.with(place.index, { ...paid, refunds }) }
  })
  const all = await findTestMembershipRefunds(payload, paymentIntentId)
  return all.find((each) => each.refundId === refundId) ?? null
}

async function findTestMembershipRefunds(
  payload: Payload,
  paymentId: string,
): Promise<ProviderRefund[]> {
  const place = placeOfTestPayment(paymentId)
  const entry = place && (await findTestPage(payload, place.pageId))
  if (!entry) {
    return []
  }
  const { currency, payments } = entry.state
  return (payments[place.index]?.refunds ?? []).map((booked) =>
    toProviderRefund(booked, { currency, paymentId }),
  )
}

function sumOf(refunds: readonly BookedTestRefund[]): number {
  return refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}
