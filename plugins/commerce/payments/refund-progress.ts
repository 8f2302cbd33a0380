import type { PayloadRequest } from 'payload'
import { writeRow } from '@/plugins/commerce/orders/write-row'
import type { Report } from '@/plugins/commerce/payments/payment-report'
import { findRefund, isWaiting } from '@/plugins/commerce/payments/refund-rows'
import { slugs } from '@/src/core/slugs'
import { isUuid } from '@/src/core/uuid'
import type { Refund } from '@/src/payload-types'
import type { PaymentFact, ProviderRefund } from '@/src/server/payments/payment-provider'

export type RefundReport = Report<Extract<PaymentFact, { kind: 'refund' }>>

/**
 * The decision that a refund carries out: by what we wrote into the provider's object, or by its id.
 *
 * @returns null for one that was made at the provider itself, and not heard of yet
 */
export async function findReportedRefund(
  req: PayloadRequest,
  { fact: { refund }, provider, account }: RefundReport,
): Promise<Refund | null> {
  const named = { id: { equals: refund.refundId } }
  const known = { providerRefundId: { equals: refund.id } }
  const row = await findRefund(req, isUuid(refund.refundId) ? { or: [named, known] } : known)
  const isSame =
    row?.provider === provider &&
    (row.providerAccount ?? '') === account &&
    row.paymentIntentId === refund.paymentIntentId
  return isSame ? row : null
}

/**
 * Writes down how far a refund is, with what it is of locked.
 *
 * @returns null when that was known
 */
export async function advanceRefund(
  req: PayloadRequest,
  row: Refund,
  refund: ProviderRefund,
): Promise<ProviderRefund['state'] | null> {
  if (!isNews(row, refund)) {
    return null
  }
  await writeRow(req, {
    collection: slugs.refunds,
    id: row.id,
    data: {
      state: refund.state,
      providerRefundId: refund.id,
      error: refund.state === 'failed' ? refund.problem : null,
      ...(refund.state !== 'pending' && { settledAt: new Date().toISOString() }),
    },
  })
  return refund.state
}

/** Why a refund is over without any money, and whether its owner wants it so. */
export type RefundFailure = Pick<Refund, 'isAbandoned'> & { error: string }

/**
 * It is given up: the money stays.
 *
 * @returns whether that was not known
 */
export async function failRefund(
  req: PayloadRequest,
  refundId: string,
  failure: RefundFailure,
): Promise<boolean> {
  const row = await findRefund(req, { id: { equals: refundId } })
  if (!row || !isWaiting(row)) {
    return false
  }
  await writeRow(req, {
    collection: slugs.refunds,
    id: row.id,
    data: { state: 'failed', ...failure },
  })
  return true
}

/**
 * Notes why a refund that waits cannot be sent now.
 *
 * @returns whether that was not known
 */
export async function noteProblem(
  req: PayloadRequest,
  refundId: string,
  problem: string,
): Promise<boolean> {
  const row = await findRefund(req, { id: { equals: refundId } })
  if (!row || row.error || !isWaiting(row)) {
    return false
  }
  await writeRow(req, { collection: slugs.refunds, id: row.id, data: { error: problem } })
  return true
}

/** What was carried out can still fail at the bank; what failed is over, unless it was given up here alone. */
function isNews(row: Refund, { id, state }: ProviderRefund): boolean {
  switch (row.state) {
    case 'requested':
      return true
    case 'pending':
      return state !== 'pending' || row.providerRefundId !== id
    case 'succeeded':
      return state === 'failed'
    case 'failed':
      return state === 'succeeded' && !row.providerRefundId
  }
}
