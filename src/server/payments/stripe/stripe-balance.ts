import type Stripe from 'stripe'
import { z } from 'zod'
import type { ProviderCharge, ProviderPayout } from '@/src/server/payments/payment-provider'
import { ask, safely } from '@/src/server/payments/stripe/stripe-client'
import { readAs, reference } from '@/src/server/payments/stripe/stripe-shapes'

const booking = z.object({
  object: z.literal('balance_transaction'),
  currency: z.string(),
  fee_details: z.array(z.object({ amount: z.int(), type: z.string() })),
})

/** Not booked yet where it is the id alone, or nothing. */
const paid = z.object({
  object: z.literal('payment_intent'),
  latest_charge: z
    .union([
      z.string().transform(() => null),
      z.object({
        application_fee: reference.nullish(),
        balance_transaction: z.union([booking, z.string().transform(() => null)]).nullish(),
      }),
    ])
    .nullish(),
})

const share = z.object({ object: z.literal('application_fee'), amount_refunded: z.int() })

const payout = z.object({
  object: z.literal('payout'),
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  arrival_date: z.int(),
})

/** What Stripe books on an account, besides the payments themselves. */
export function createStripeBalance(stripe: Stripe, options: Stripe.RequestOptions) {
  const returnedOf = async (fee: string | null | undefined): Promise<number> =>
    // The share is the platform's, and so not on the account that was paid.
    fee ? readAs(share, await stripe.applicationFees.retrieve(fee)).amount_refunded : 0

  return {
    chargeOf: (paymentIntentId: string): Promise<ProviderCharge | null> =>
      safely(async () => {
        const intent = await stripe.paymentIntents.retrieve(
          paymentIntentId,
          { expand: ['latest_charge.balance_transaction'] },
          options,
        )
        const charge = readAs(paid, intent).latest_charge
        const booked = charge?.balance_transaction
        if (!charge || !booked) {
          return null
        }
        const sumOf = (isShare: boolean) =>
          booked.fee_details
            .filter(({ type }) => (type === 'application_fee') === isShare)
            .reduce((sum, { amount }) => sum + amount, 0)
        return {
          feeMinor: sumOf(false),
          currency: booked.currency.toLowerCase(),
          platformFeeMinor: sumOf(true),
          platformFeeReturnedMinor: await returnedOf(charge.application_fee),
        }
      }),
    payouts: (limit: number): Promise<ProviderPayout[]> =>
      ask(
        () => stripe.payouts.list({ limit }, options),
        ({ data }) => data.map(readPayout),
      ),
  }
}

function readPayout(object: unknown): ProviderPayout {
  const { id, amount, currency, status, arrival_date } = readAs(payout, object)
  return {
    id,
    amountMinor: amount,
    currency: currency.toLowerCase(),
    state: stateOf(status),
    arrivesAt: new Date(arrival_date * 1000),
  }
}

function stateOf(status: string): ProviderPayout['state'] {
  if (status === 'paid') {
    return 'paid'
  }
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}
