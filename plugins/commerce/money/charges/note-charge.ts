import { createLocalReq, type PayloadRequest } from 'payload'
import { type PaymentTarget, paymentTarget } from '@/plugins/commerce/payments/payment-target'
import { getPaymentProvider } from '@/src/server/payments'
import type { ProviderCharge } from '@/src/server/payments/payment-provider'
import { enqueue } from '@/src/server/queue'
import { defineJob } from '@/src/server/queue/define-job'
import { runSql, withTx } from '@/src/server/transaction'

/**
 * Lets what a payment cost be written into the books, in the transaction that settles it or a refund of it.
 * The provider is asked afterwards: what it charged is known only once it has booked the payment.
 *
 * @param fact `paid`, or the refund that went back
 */
export function queueChargeNote(
  req: PayloadRequest,
  of: PaymentTarget,
  fact: string,
): Promise<void> {
  return enqueue(req, noteCharge, of, { dedupeKey: `${Object.values(of)[0]}:${fact}` })
}

/** Asks the provider what a payment cost. Banks that pay days later are booked days later. */
export const noteCharge = defineJob({
  name: 'note-charge',
  data: paymentTarget,
  retries: 16,
  retryDelaySeconds: 10,
  keepDays: 30,
  run: async (payload, of) => {
    const req = await createLocalReq({}, payload)
    const paid = await findPaid(req, of)
    if (!paid?.paymentIntentId) {
      return
    }
    const provider = getPaymentProvider(payload, paid.account ?? '')
    if (provider.name !== paid.provider) {
      // Paid by a service that is not used any more: nobody can be asked.
      return
    }
    const charge = await provider.chargeOf(paid.paymentIntentId)
    if (!charge) {
      throw new Error('The provider has not booked this payment yet')
    }
    await withTx(req, async () => {
      await write(req, of, charge, paid)
      await noteReturnedShare(req, of, charge, paid)
    })
  },
})

type Paid = {
  provider: string
  account: string | null
  paymentIntentId: string | null
  currency: string
}

async function findPaid(req: PayloadRequest, of: PaymentTarget): Promise<Paid | null> {
  const rows =
    'order' in of
      ? await runSql(req)<Paid>`
          select provider, provider_account as account, payment_intent_id as "paymentIntentId", currency
          from orders where id = ${of.order}`
      : await runSql(req)<Paid>`
          select provider, account, payment_intent_id as "paymentIntentId", currency
          from membership_payments where id = ${of.payment}`
  return rows[0] ?? null
}

/** Of an account in another currency the share is booked in that one: what was decided with the order stays. */
async function write(
  req: PayloadRequest,
  of: PaymentTarget,
  { feeMinor, currency, platformFeeMinor }: ProviderCharge,
  paid: Paid,
): Promise<void> {
  const share = currency === paid.currency ? platformFeeMinor : null
  if ('order' in of) {
    await runSql(req)`
      update orders set provider_fee_minor = ${feeMinor}, provider_fee_currency = ${currency},
        platform_fee_minor = coalesce(${share}, platform_fee_minor)
      where id = ${of.order}`
  } else {
    await runSql(req)`
      update membership_payments set provider_fee_minor = ${feeMinor},
        provider_fee_currency = ${currency}, platform_fee_minor = coalesce(${share}, platform_fee_minor)
      where id = ${of.payment}`
  }
}

/**
 * The provider tells what the platform gave back of a payment in all. What no refund is known to have brought is
 * that of the last one.
 */
async function noteReturnedShare(
  req: PayloadRequest,
  of: PaymentTarget,
  { platformFeeReturnedMinor, currency }: ProviderCharge,
  paid: Paid,
): Promise<void> {
  const returned = currency === paid.currency ? platformFeeReturnedMinor : 0
  const [orderId, paymentId] = 'order' in of ? [of.order, null] : [null, of.payment]
  await runSql(req)`
    with gone as materialized (
      select id, platform_fee_minor, settled_at from refunds
      where (order_id = ${orderId} or membership_payment_id = ${paymentId}) and state = 'succeeded'
      for update
    ),
    news as (select id from gone where platform_fee_minor is null),
    newest as (select id from gone where platform_fee_minor is null
      order by settled_at desc, id desc limit 1)
    update refunds set platform_fee_minor = case when refunds.id = (select id from newest)
      then greatest(0, ${returned} - (select coalesce(sum(platform_fee_minor), 0) from gone))
      else 0 end
    where refunds.id in (select id from news)`
}
