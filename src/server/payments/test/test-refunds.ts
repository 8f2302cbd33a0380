import { randomBytes } from 'node:crypto'
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { slugs } from '@/src/core/slugs'
import type { ProviderRefund, RefundRequest } from '@/src/server/payments/payment-provider'
import { bookedTestRefunds, toProviderRefund } from '@/src/server/payments/test/booked-test-refunds'

/**
 * Books a refund in the payment it is of. It is carried out at once, and never more than was paid.
 *
 * @returns null when there is no such payment, or not so much left of it
 */
export async function createTestRefund(
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

export async function findTestRefunds(
  payload: Payload,
  paymentId: string,
): Promise<ProviderRefund[]> {
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
