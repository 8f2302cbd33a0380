import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { reportOn } from '@/plugins/commerce/payments/payment-report'
import { findRefund } from '@/plugins/commerce/payments/refund-rows'
import {
  abandonRefund,
  markUnreachable,
  settleRefund,
} from '@/plugins/commerce/payments/settle-refund'
import type { Refund } from '@/src/payload-types'
import { withDeferredRevalidation } from '@/src/server/caching/cache-tags'
import { getPaymentProvider } from '@/src/server/payments'
import {
  type PaymentProvider,
  PaymentProviderError,
  type ProviderRefund,
} from '@/src/server/payments/payment-provider'
import { isolateFailure } from '@/src/server/queue/isolate-failures'
import { runSql } from '@/src/server/transaction'

const atOnce = 50

/**
 * Tells the provider about refunds that wait for it, and asks about those it has not finished.
 *
 * @returns how many it looked at
 */
export async function sendDueRefunds(payload: Payload): Promise<number> {
  const req = await createLocalReq({}, payload)
  const rows = await runSql(req)<{ id: string }>`
    select id from refunds where state in ('requested', 'pending') and next_try_at <= now()
    order by next_try_at limit ${atOnce}`
  for (const { id } of rows) {
    await isolateFailure(payload, { what: 'Refund not sent', id }, () => sendRefund(payload, id))
  }
  return rows.length
}

/**
 * Carries a refund out, or asks how far it is. Several callers at the same time are one: the one that takes
 * the row first goes, and a process that dies leaves it to the next turn. Never throws for what the
 * provider does.
 */
export async function sendRefund(payload: Payload, refundId: string): Promise<void> {
  const req = await createLocalReq({}, payload)
  if (!(await take(req, refundId))) {
    return
  }
  const refund = await findRefund(req, { id: { equals: refundId } })
  const provider = getPaymentProvider(payload, refund?.providerAccount ?? '')
  if (!refund || provider.name !== refund.provider) {
    return
  }
  try {
    const answer = await carryOut(refund, provider)
    await withDeferredRevalidation(() =>
      settleRefund(
        req,
        reportOn(provider, { kind: 'refund', refund: answer }, `refund:${refund.id}`),
      ),
    )
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) {
      throw error
    }
    await note(req, refund, error)
  }
}

/** Before a second try the provider's books are read: the first may have been carried out unheard. */
async function carryOut(refund: Refund, provider: PaymentProvider): Promise<ProviderRefund> {
  const isFirst = refund.state === 'requested' && refund.tries <= 1
  const known = isFirst ? [] : await provider.refundsOf(refund.paymentIntentId)
  const mine = known.find(
    ({ id, refundId }) => id === refund.providerRefundId || refundId === refund.id,
  )
  if (mine) {
    return mine
  }
  if (refund.state === 'pending') {
    throw new PaymentProviderError('unavailable', 'The provider does not list the refund')
  }
  return provider.refund({
    idempotencyKey: `refund:${refund.id}:${refund.attempt}`,
    refundId: refund.id,
    paymentIntentId: refund.paymentIntentId,
    amountMinor: refund.amountMinor,
  })
}

/** Seconds until the next look: soon at first, then twice as long each time, at most six hours. */
const wait = sql`make_interval(secs => least(21600, 60 * power(2, least(tries, 9))))`

/** A row is one caller's for at least a minute, which is longer than the provider is waited for. */
async function take(req: PayloadRequest, refundId: string): Promise<boolean> {
  const rows = await runSql(req)`
    update refunds set tries = tries + 1, next_try_at = now() + ${wait}
    where id = ${refundId} and state in ('requested', 'pending') and next_try_at <= now()
    returning id`
  return rows.length > 0
}

async function note(
  req: PayloadRequest,
  refund: Refund,
  { reason, message }: PaymentProviderError,
): Promise<void> {
  req.payload.logger.warn({ msg: 'Refund not carried out', refund: refund.id, reason, message })
  if (reason === 'refused' && refund.state === 'requested') {
    await abandonRefund(req, refund, { error: message })
  }
  if (reason === 'disconnected') {
    await markUnreachable(req, refund)
  }
  if (reason === 'broken') {
    await runSql(req)`update refunds set attempt = attempt + 1 where id = ${refund.id}`
  }
}
