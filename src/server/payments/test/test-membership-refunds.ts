import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import type { ProviderRefund, RefundRequest } from '@/src/server/payments/payment-provider'
import {
  type BookedTestRefund,
  toProviderRefund,
} from '@/src/server/payments/test/booked-test-refunds'
import {
  changeTestEntry,
  findTestPage,
  placeOfTestPayment,
} from '@/src/server/payments/test/test-subscriptions'

/**
 * Books a refund in the membership payment it is of. It is carried out at once, and never more than was paid.
 *
 * @returns null when there is no such payment, or not so much left of it
 */
export async function createTestMembershipRefund(
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

export async function findTestMembershipRefunds(
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
