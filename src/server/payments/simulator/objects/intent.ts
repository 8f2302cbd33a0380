import type { Mint } from '@/src/server/payments/simulator/books/table'
import type { World } from '@/src/server/payments/simulator/books/world'
import { declined, invalid, missing } from '@/src/server/payments/simulator/failure'
import {
  type Form,
  only,
  required,
  text,
  texts,
  whole,
} from '@/src/server/payments/simulator/params'

export type PaymentIntent = ReturnType<typeof newIntent>
export type Charge = ReturnType<typeof newCharge>

export type IntentParams = {
  amount: number
  currency: string
  customer: string | null
  feeAmount: number | null
  livemode: boolean
  metadata: Record<string, string>
  status: 'succeeded' | 'processing' | 'requires_payment_method'
}

export function newIntent({ clock, makeId }: Mint, params: IntentParams) {
  const isPaid = params.status === 'succeeded'
  const isDeclined = params.status === 'requires_payment_method'
  return {
    id: makeId('pi'),
    object: 'payment_intent' as const,
    amount: params.amount,
    amount_received: isPaid ? params.amount : 0,
    application_fee_amount: params.feeAmount,
    created: clock.now(),
    currency: params.currency,
    customer: params.customer,
    last_payment_error: isDeclined
      ? {
          type: 'card_error' as const,
          code: 'card_declined' as const,
          message: 'Your card was declined.',
        }
      : null,
    latest_charge: makeId('ch'),
    livemode: params.livemode,
    metadata: params.metadata,
    status: params.status,
  }
}

export function chargeIntent(intent: PaymentIntent): void {
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
}

/** What has gone back of a payment, or is on its way. */
export function refundedOf(world: World, intentId: string): number {
  return world.refunds
    .all()
    .filter(({ row }) => row.payment_intent === intentId && row.status !== 'failed')
    .reduce((sum, { row }) => sum + row.amount, 0)
}

export const chargeOf = (world: World, intent: PaymentIntent): Charge =>
  newCharge(intent, refundedOf(world, intent.id))

/** What Stripe asks for a card of its own country in the United States. */
const feeOf = (amount: number): number => Math.round(amount * 0.029) + 30

/** A payment as it is booked on the account that was paid. */
export function balanceOf(intent: PaymentIntent) {
  const own = feeOf(intent.amount)
  const { application_fee_amount: share, currency } = intent
  const details = [
    { amount: own, application: null, currency, description: 'Fee', type: 'stripe_fee' },
    ...(share
      ? [
          {
            amount: share,
            application: null,
            currency,
            description: 'Share',
            type: 'application_fee',
          },
        ]
      : []),
  ]
  const fee = own + (share ?? 0)
  return {
    id: intent.latest_charge.replace(/^ch/, 'txn'),
    object: 'balance_transaction' as const,
    amount: intent.amount,
    created: intent.created,
    currency,
    fee,
    fee_details: details,
    net: intent.amount - fee,
  }
}

/** The platform's share of a payment, known by the payment's name. */
export function applicationFeeOf(world: World, id: string) {
  const intent = world.intents
    .all()
    .find(({ row }) => feeIdOf(row) === id && row.application_fee_amount !== null)
  if (!intent) {
    throw missing('fee', id)
  }
  const amount = intent.row.application_fee_amount ?? 0
  const refundsReturned = world.refunds
    .all()
    .filter(({ row }) => row.payment_intent === intent.row.id && row.status !== 'failed')
    .reduce((sum, { row }) => sum + (world.feesReturned.get(row.id) ?? 0), 0)
  return {
    id,
    object: 'application_fee' as const,
    account: intent.account,
    amount,
    amount_refunded: refundsReturned,
    charge: intent.row.latest_charge,
    created: intent.row.created,
    currency: intent.row.currency,
    livemode: intent.row.livemode,
    refunded: refundsReturned >= amount,
  }
}

const feeIdOf = ({ latest_charge }: PaymentIntent): string => latest_charge.replace(/^ch/, 'fee')

function newCharge(intent: PaymentIntent, refunded: number) {
  return {
    id: intent.latest_charge,
    object: 'charge' as const,
    application_fee: intent.application_fee_amount ? feeIdOf(intent) : null,
    amount: intent.amount,
    amount_captured: intent.amount_received,
    amount_refunded: refunded,
    application_fee_amount: intent.application_fee_amount,
    created: intent.created,
    currency: intent.currency,
    livemode: intent.livemode,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    refunded: refunded >= intent.amount,
    status: 'succeeded' as const,
  }
}

/** A payment by Stripe's test cards without a page, as tests make one. */
export function confirmIntent(world: World, form: Form, account: string): PaymentIntent {
  only(
    form,
    'amount',
    'currency',
    'confirm',
    'metadata',
    'payment_method',
    'automatic_payment_methods',
  )
  const method = required(form, 'payment_method')
  if (
    text(form.confirm) !== 'true' ||
    !['pm_card_visa', 'pm_card_chargeDeclined'].includes(method)
  ) {
    throw invalid('This stand-in takes payments at once, by pm_card_visa or pm_card_chargeDeclined')
  }
  if (method === 'pm_card_chargeDeclined') {
    throw declined()
  }
  const intent = newIntent(world, {
    amount: whole(form.amount, 'amount'),
    currency: required(form, 'currency'),
    customer: null,
    feeAmount: null,
    livemode: false,
    metadata: texts(form.metadata),
    status: 'succeeded',
  })
  world.intents.add(account, intent)
  world.announce('payment_intent.succeeded', intent, account)
  return intent
}
